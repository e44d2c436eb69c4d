/** The page's words for what the bridge says, in the language of its reader. */
import * as english from './words-en.js';
import * as chinese from './words-zh.js';

/** What the address asks for, else what the browser prefers: ?lang=zh, ?lang=en. */
function chosen() {
	const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language ?? '';
	return asked.toLowerCase().startsWith('zh') ? chinese : english;
}

export const words = chosen();
export const colourName = words.colour;

const side = letter => letter === 'B' ? 'black' : 'white';

/** "B+3.5" → "Black wins by 3.5 points". */
export function resultWords(result) {
	const won = /^([BW])\+(.*)$/.exec(result);
	return won ? words.won(side(won[1]), won[2]) : words.results[result] ?? result;
}

/** The large line: how the game stands. */
export function headline(state) {
	const last = state.moves.at(-1);
	if (state.result !== undefined) {
		return resultWords(state.result);
	}
	if (!last) {
		return state.game === 0 ? words.waitingForGame : words.noMoves;
	}
	return words.move(last.number, words.turn(last.color, last.point));
}

/** The line under it. */
export function subline(state) {
	const last = state.moves.at(-1);
	if (state.result !== undefined) {
		return last ? words.after(last.number, words.turn(last.color, last.point)) : '';
	}
	if (state.sealed) {
		return words.sealed(state.sealed, state.phase);
	}
	switch (state.phase) {
		case 'playing':
			return words.toPlay(state.toPlay);
		case 'counting':
			return words.counting(state.clearingEnds);
		case 'preparing':
			return state.game === 0 ? '' : words.phases.preparing;
		default:
			return words.phases[state.phase] ?? '';
	}
}

/** Why the clock stands; nothing if it runs. */
export function standsWords(clock) {
	return words.stands[clock?.stands] ?? '';
}

/** "As counted now: White +13.5"; what is agreed is said large elsewhere. */
export function countWords({ result, agreed }) {
	if (agreed) {
		return words.countAgreed;
	}
	const ahead = /^([BW])\+(.*)$/.exec(result);
	return ahead ? words.countNow(side(ahead[1]), ahead[2]) : words.countNow();
}

/** The rows of the count, [what, Black's, White's]: what counts under the rules of the game, prisoners and komi. */
export function countRows({ counted, black, white }, komi) {
	const rows = counted === 'territory'
		? [[words.rows.territory, black.territory, white.territory]]
		: [[words.rows.area, black.area, white.area]];
	rows.push([words.rows.prisoners, black.prisoners, white.prisoners]);
	const points = komiInPoints(komi);
	if (points) {
		rows.push([words.rows.komi, points < 0 ? -points : '', points > 0 ? points : '']);
	}
	if (black.penalty || white.penalty) {
		rows.push([words.rows.penalty, black.penalty ?? 0, white.penalty ?? 0]);
	}
	return rows;
}

/** "3.75zi" is 7.5 points. */
function komiInPoints(komi = '') {
	return komi.endsWith('zi') ? 2 * parseFloat(komi) : parseFloat(komi) || 0;
}

/** Which stones are dead, and which dame are open. */
export function countPoints({ dead, dame }) {
	return words.dead(dead.length) + (dame.length === 0 ? '' : words.dame(dame.join(' ')));
}

/** "Japanese rules · komi 6.5 · handicap 2". */
export function detailWords(state) {
	return words.details(state);
}

/** What is to be done until board and record agree: how much, and where which stones. Nothing if there is no guide. */
export function guideWords({ guide, phase }) {
	const points = wanted => (guide?.steps ?? []).filter(wanted).map(step => step.point).join(' ');
	const put = colour => points(step => step.put === colour);
	const take = colour => points(step => step.put === 'empty' && step.lies === colour);
	const what = guide?.ruled ? 'ruled' : 'put';
	return {
		what: words.guide[guide?.scattered ? 'rebuild' : what],
		left: words.pointsLeft(guide?.left ?? 0),
		foot: phase === 'playing' ? words.guideFoot : words.guideFootResting,
		steps: {
			'put-black': put('black'), 'put-white': put('white'),
			'take-black': take('black'), 'take-white': take('white'), 'take-stone': take(undefined),
		},
	};
}

/** The incidents of the game: what happened, and how it stands. */
export function reportWords(reports) {
	return reports.map(report => ({ id: report.id, state: report.state, happened: report[words.lang] }));
}

/** How the page stands to the game: "Live", or what else a viewer must know before looking at the board. */
export function liveWords(state) {
	if (state.result !== undefined) {
		return { mark: 'ended', words: words.ended };
	}
	return isRead(state.source) ? { mark: 'live', words: words.live } : { mark: 'unread', words: words.notRead };
}

function isRead(source) {
	return source.state === 'found';
}

/** What is wrong with the clock on the table; nothing where nothing is. */
export function tableClockWords({ tableClock }) {
	return tableClock === undefined ? '' : tableClock === 'unsure' ? words.tableClockUnsure : words.tableClockLost;
}

/** What is said of the device that reads the board, and its state for the style sheet. */
export function sourceWords({ source, phase }) {
	const { state, description, detail } = source;
	const name = words.device(description) || words.board;
	if (isRead(source)) {
		return description ? { mark: 'found', words: name } : { mark: 'waiting', words: words.waitingForBoard };
	}
	const what = words.inSeconds(detail) || (state === 'moved' ? words.moved(name) : words.silent(name));
	const then = phase === 'preparing' || phase === 'ended' ? ''
		: state === 'moved' ? words.linedUp : words.whenBack;
	return { mark: 'lost', words: words.sentence(what, Boolean(detail)) + then };
}
