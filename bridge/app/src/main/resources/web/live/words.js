/** The page's words for what the bridge says. */

export const colourName = { black: 'Black', white: 'White' };

/** "B+3.5" → "Black wins by 3.5 points". */
export function resultWords(result) {
	const won = /^([BW])\+(.*)$/.exec(result);
	if (won) {
		const winner = `${won[1] === 'B' ? 'Black' : 'White'} wins`;
		const reasons = { R: ' by resignation', T: ' on time', F: ' by forfeit', '': '' };
		return winner + (reasons[won[2]] ?? ` by ${won[2]} ${won[2] === '1' ? 'point' : 'points'}`);
	}
	const others = { 0: 'Draw', Void: 'No result', 'Both lost': 'Both players lose', '?': 'Result unknown' };
	return others[result] ?? result;
}

function turnWords(move) {
	const name = colourName[move.color];
	return move.point === 'pass' ? `${name} passes` : `${name} ${move.point}`;
}

/** The large line: how the game stands. */
export function headline(state) {
	const last = state.moves.at(-1);
	if (state.result !== undefined) {
		return resultWords(state.result);
	}
	if (!last) {
		return state.game === 0 ? 'Waiting for the game' : 'No moves yet';
	}
	return `Move ${last.number} · ${turnWords(last)}`;
}

/** The line under it. */
export function subline(state) {
	const last = state.moves.at(-1);
	if (state.result !== undefined) {
		return last ? `after ${last.number} move${last.number === 1 ? '' : 's'}, the last one ${turnWords(last)}` : '';
	}
	switch (state.phase) {
		case 'playing':
			return `${colourName[state.toPlay]} to play`;
		case 'paused':
			return 'The game is paused';
		case 'adjourned':
			return 'The game is adjourned';
		case 'counting':
			return `The players are counting; ${state.clearingEnds
				? 'clearing the board ends the game'
				: 'no other game is recorded before the result is entered'}`;
		case 'ended':
			return 'The game is over';
		default:
			return state.game === 0 ? '' : 'The game has not begun';
	}
}

/** "White leads by 13.5 points as it is counted now"; what is agreed is said large elsewhere. */
export function countWords({ result, agreed }) {
	if (agreed) {
		return 'The count, agreed';
	}
	const ahead = /^([BW])\+(.*)$/.exec(result);
	return ahead
		? `As counted now: ${ahead[1] === 'B' ? 'Black' : 'White'} +${ahead[2]}`
		: 'As counted now: a draw';
}

/** The rows of the count, [what, Black's, White's]: what counts under the rules of the game, and the prisoners. */
export function countRows({ counted, black, white }) {
	const rows = counted === 'territory'
		? [['Territory', black.territory, white.territory]]
		: [['Area', black.area, white.area]];
	rows.push(['Prisoners', black.prisoners, white.prisoners]);
	if (black.penalty || white.penalty) {
		rows.push(['Points off', black.penalty ?? 0, white.penalty ?? 0]);
	}
	return rows;
}

/** Which stones are dead, and which dame are open. */
export function countPoints({ dead, dame }) {
	const stones = dead.length === 0 ? 'No stone is dead.'
		: `${dead.length} dead ${dead.length === 1 ? 'stone' : 'stones'}.`;
	return dame.length === 0 ? stones : `${stones} Dame: ${dame.join(' ')}`;
}

/** "Japanese rules · komi 6.5 · handicap 2". */
export function detailWords({ rules, komi, handicap }) {
	const parts = [];
	if (rules) {
		parts.push(`${rules} rules`);
	}
	if (komi) {
		parts.push(`komi ${komi.replace('zi', ' zi')}`);
	}
	if (handicap > 1) {
		parts.push(`handicap ${handicap}`);
	}
	return parts.join(' · ');
}

/** So many points of a kind are written out; the board marks all of them. */
const MOST_POINTS = 12;

/** What is to be done until board and record agree: how much, and where which stones. Nothing if there is no guide. */
export function guideWords(guide) {
	const points = put => {
		const all = (guide?.steps ?? []).filter(step => step.put === put).map(step => step.point);
		const more = all.length - MOST_POINTS;
		return more > 1 ? `${all.slice(0, MOST_POINTS).join(' ')} and ${more} more` : all.join(' ');
	};
	const left = guide?.left ?? 0;
	return {
		what: guide?.scattered ? 'Rebuild this position' : 'Put the board right',
		left: left === 1 ? '1 point left' : `${left} points left`,
		steps: { black: points('black'), white: points('white'), empty: points('empty') },
	};
}

/** How the page stands to the game: "Live", or what else a viewer must know before looking at the board. */
export function liveWords(state) {
	if (state.result !== undefined) {
		return { mark: 'ended', words: 'Ended' };
	}
	return isRead(state.source) ? { mark: 'live', words: 'Live' } : { mark: 'unread', words: 'Board not read' };
}

function isRead(source) {
	return source.state === 'found';
}

/** What is said of the device that reads the board, and its state for the style sheet. */
export function sourceWords({ source, phase }) {
	const { state, description, detail } = source;
	const name = description || 'Board';
	if (isRead(source)) {
		return description ? { mark: 'found', words: name } : { mark: 'waiting', words: 'Waiting for the board' };
	}
	const what = inSeconds(detail) || (state === 'moved' ? `${name} was moved` : `${name} does not answer`);
	const then = phase === 'preparing' || phase === 'ended' ? ''
		: state === 'moved' ? ' It is being lined up again.' : ' The game goes on when it is back.';
	return { mark: 'lost', words: `${what[0].toUpperCase()}${what.slice(1)}.${then}` };
}

/** Drivers count milliseconds. */
function inSeconds(text) {
	return text.replace(/(\d+) ms\b/g, (_, millis) => {
		const seconds = Math.round(millis / 1000);
		return seconds === 1 ? '1 second' : `${seconds} seconds`;
	});
}
