import './go-board.js';
import { MoveList } from './move-list.js';
import {
	colourName, countPoints, countRows, countWords, detailWords, guideWords, headline, liveWords, reportWords, sourceWords,
	subline, words,
} from './words.js';

/** Milliseconds without a word from the server after which the connection counts as broken; it speaks every 5 s. */
const SILENCE = 16_000;
const TRY_AGAIN = 3_000;

const page = document.getElementById('live');
const board = document.getElementById('board');
const moveList = new MoveList(document.getElementById('moves'));

function text(id, words) {
	const element = document.getElementById(id);
	if (element.textContent !== words) {
		element.textContent = words;
	}
}

function vertex(point, size) {
	return ['ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(point[0]), size - Number(point.slice(1))];
}

function showPlayer(colour, player, state) {
	const card = document.getElementById(colour);
	const toPlay = state.phase === 'playing' && state.result === undefined && state.toPlay === colour;
	card.classList.toggle('to-play', toPlay);
	const name = card.querySelector('.name');
	name.textContent = player.name || colourName[colour];
	name.title = player.name;
	card.querySelector('.side').textContent =
		[player.name && colourName[colour], toPlay && words.toPlayShort].filter(Boolean).join(' · ');
	card.querySelector('output').textContent = player.captures;
}

function showBoard(state) {
	const sign = { X: 1, O: -1 };
	const rows = Array.from({ length: state.size }, (_, y) =>
		Array.from(state.board.slice(y * state.size, (y + 1) * state.size), stone => sign[stone] ?? 0));
	const marks = rows.map(() => []);
	const last = state.moves.at(-1);
	if (last && last.point !== 'pass') {
		const [x, y] = vertex(last.point, state.size);
		marks[y][x] = { type: 'last' };
	}
	board.dimmed = (state.count?.dead ?? []).map(point => vertex(point, state.size));
	showCounted(state, marks);
	const steps = state.guide?.steps ?? [];
	for (const { point, put } of steps) {
		const [x, y] = vertex(point, state.size);
		marks[y][x] = { type: put === 'empty' ? 'take' : 'put' };
	}
	board.spoken = words.spoken ?? board.spoken;
	board.signMap = rows;
	board.markerMap = marks;
	board.removeAttribute('waiting');
	board.setAttribute('label', `${words.goBoard}. ${headline(state)}`);
}

/** Whose the points are, and which are nobody's yet. */
function showCounted({ count, size }, marks) {
	const lists = count ? { 'black-point': count.blackPoints, 'white-point': count.whitePoints, dame: count.dame } : {};
	for (const [type, points] of Object.entries(lists)) {
		points.map(point => vertex(point, size)).forEach(([x, y]) => marks[y][x] = { type });
	}
}

function cell(name, words) {
	const element = document.createElement(name);
	element.textContent = words;
	if (name === 'th') {
		element.scope = 'row';
	}
	return element;
}

function showCount({ count, komi }) {
	const table = document.getElementById('count');
	table.hidden = !count;
	if (count) {
		text('count-result', countWords(count));
		text('count-points', countPoints(count));
		table.tBodies[0].replaceChildren(...countRows(count, komi).map(([what, ...numbers]) => {
			const row = document.createElement('tr');
			row.append(cell('th', what), ...numbers.map(number => cell('td', number)));
			return row;
		}));
	}
}

/** What happened stands before what is to be done, and what is over below it. */
function showGuide({ guide, reports }) {
	const all = reportWords(reports);
	const open = all.filter(report => report.state === 'open');
	const ruled = guide?.ruled ? all.filter(report => report.state === 'ruling').slice(-1) : [];
	const told = [...open, ...ruled];
	document.getElementById('guide').hidden = guide === undefined && told.length === 0;
	document.getElementById('guide-happened').replaceChildren(...told.map(reportItem));
	showReports(all.filter(report => !told.includes(report)));
	const said = guideWords(guide);
	text('guide-what', said.what);
	text('guide-left', said.left);
	text('guide-foot', said.foot);
	for (const element of document.querySelectorAll('.guide-head, .guide-foot')) {
		element.hidden = guide === undefined;
	}
	for (const [kind, points] of Object.entries(said.steps)) {
		text(`guide-${kind}`, points);
		document.getElementById(`guide-${kind}`).parentElement.hidden = points === '';
	}
}

function showReports(reports) {
	document.getElementById('reports').hidden = reports.length === 0;
	text('reports-count', String(reports.length));
	document.getElementById('reports-list').replaceChildren(...reports.map(reportItem));
}

function reportItem({ id, happened, closed }) {
	const item = document.createElement('li');
	item.value = id;
	item.textContent = happened + (closed && ` · ${closed}`);
	return item;
}

/** The referee's, who is told of incidents. */
const token = new URLSearchParams(location.search).get('token');

/** The words that stand in the page are English; in another language they are replaced once. */
function translate() {
	document.documentElement.lang = words.lang;
	for (const element of document.querySelectorAll('[data-say]')) {
		const said = words.statics[element.dataset.say];
		if (said && element.hasAttribute('aria-label')) {
			element.setAttribute('aria-label', said);
		} else if (said) {
			element.textContent = said;
		}
	}
	const link = document.getElementById('language');
	link.href = `?${new URLSearchParams({ lang: words.other.lang, ...token && { token } })}`;
	link.lang = words.other.lang;
	link.textContent = words.other.name;
}

function show(state) {
	showBoard(state);
	showPlayer('black', state.black, state);
	showPlayer('white', state.white, state);
	text('headline', headline(state));
	text('subline', subline(state));
	showCount(state);
	showGuide(state);
	document.getElementById('settling').hidden = state.unsettled.length === 0;
	document.getElementById('lost').hidden = !state.lost;
	moveList.show(state.moves);
	document.getElementById('legend').hidden = !state.moves.some(move => move.uncertain);
	text('details', detailWords(state));
	const source = sourceWords(state);
	document.getElementById('source').dataset.state = source.mark;
	text('source-words', source.words);
	const names = [state.black.name, state.white.name];
	document.title = names.every(Boolean) ? `${names.join(' – ')} · Goban Bridge` : 'Goban Bridge';
	page.dataset.seq = state.seq;
	live = liveWords(state);
}

function showConnection({ mark, words }) {
	page.dataset.connection = mark;
	text('connection-words', words);
	document.getElementById('stale').hidden = mark !== 'broken';
}

const broken = { mark: 'broken', words: words.reconnecting };
/** What is said while the connection stands. */
let live = { mark: 'live', words: words.live };
let events;
let silence;
let again;

function connect() {
	clearTimeout(again);
	events?.close();
	events = new EventSource(token ? `events?${new URLSearchParams({ token })}` : 'events');
	events.onmessage = message => {
		show(JSON.parse(message.data));
		heard();
	};
	events.addEventListener('alive', heard);
	events.onerror = () => {
		showConnection(broken);
		// The browser tries again by itself, except after an answer that is no event stream.
		if (events.readyState === EventSource.CLOSED) {
			again = setTimeout(connect, TRY_AGAIN);
		}
	};
	listen();
}

function heard() {
	showConnection(live);
	listen();
}

function listen() {
	clearTimeout(silence);
	silence = setTimeout(() => {
		showConnection(broken);
		connect();
	}, SILENCE);
}

translate();
connect();
