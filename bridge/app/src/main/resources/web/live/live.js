import './go-board.js';
import { MoveList } from './move-list.js';
import {
	colourName, countPoints, countRows, countWords, detailWords, guideWords, headline, liveWords, sourceWords, subline,
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
		(player.name ? colourName[colour] : '') + (toPlay ? (player.name ? ' · to play' : 'to play') : '');
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
	board.signMap = rows;
	board.markerMap = marks;
	board.removeAttribute('waiting');
	board.setAttribute('label', `Go board. ${headline(state)}`);
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

function showCount({ count }) {
	const table = document.getElementById('count');
	table.hidden = !count;
	if (count) {
		text('count-result', countWords(count));
		text('count-points', countPoints(count));
		table.tBodies[0].replaceChildren(...countRows(count).map(([what, ...numbers]) => {
			const row = document.createElement('tr');
			row.append(cell('th', what), ...numbers.map(number => cell('td', number)));
			return row;
		}));
	}
}

function showGuide(guide) {
	document.getElementById('guide').hidden = guide === undefined;
	const words = guideWords(guide);
	text('guide-what', words.what);
	text('guide-left', words.left);
	for (const [kind, points] of Object.entries(words.steps)) {
		text(`guide-${kind}`, points);
		document.getElementById(`guide-${kind}`).parentElement.hidden = points === '';
	}
}

function show(state) {
	showBoard(state);
	showPlayer('black', state.black, state);
	showPlayer('white', state.white, state);
	text('headline', headline(state));
	text('subline', subline(state));
	showCount(state);
	showGuide(state.guide);
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

const broken = { mark: 'broken', words: 'Reconnecting' };
/** What is said while the connection stands. */
let live = { mark: 'live', words: 'Live' };
let events;
let silence;
let again;

function connect() {
	clearTimeout(again);
	events?.close();
	events = new EventSource('events');
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

connect();
