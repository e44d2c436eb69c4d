import './go-board.js';
import * as clocks from './clock-faces.js';
import { follow } from './connection.js';
import { MoveList } from './move-list.js';
import { text, translate } from './page.js';
import { callOut, offerVoice } from './voice.js';
import {
	colourName, countPoints, countRows, countWords, detailWords, guideWords, headline, liveWords, reportWords, sourceWords, tableClockWords,
	standsWords, subline, words,
} from './words.js';

const page = document.getElementById('live');
const board = document.getElementById('board');
const moveList = new MoveList(document.getElementById('moves'));

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
function showGuide(state) {
	const { guide, reports } = state;
	const all = reportWords(reports);
	const open = all.filter(report => report.state === 'open');
	const ruled = guide?.ruled ? all.filter(report => report.state === 'ruling').slice(-1) : [];
	const told = [...open, ...ruled];
	document.getElementById('guide').hidden = guide === undefined && told.length === 0;
	document.getElementById('guide-happened').replaceChildren(...told.map(reportItem));
	showReports(all.filter(report => !told.includes(report)));
	const said = guideWords(state);
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

function reportItem({ id, happened }) {
	const item = document.createElement('li');
	item.value = id;
	item.textContent = happened;
	return item;
}

/** Where the game itself does not go on, that is said already. */
function showClock({ clock, phase }) {
	clocks.show(clock);
	const stands = phase === 'playing' ? standsWords(clock) : '';
	text('stands', stands);
	document.getElementById('stands').hidden = stands === '';
	page.classList.toggle('timed', clock !== undefined);
}

function offerLanguage() {
	const link = document.getElementById('language');
	const asked = new URLSearchParams(location.search);
	asked.set('lang', words.other.lang);
	link.href = `?${asked}`;
	// The players see that one.
	asked.delete('token');
	asked.set('lang', words.lang);
	document.getElementById('clock-link').href = `clock?${asked}`;
	link.lang = words.other.lang;
	link.textContent = words.other.name;
}

function show(state) {
	showBoard(state);
	showPlayer('black', state.black, state);
	showPlayer('white', state.white, state);
	text('headline', headline(state));
	text('subline', subline(state));
	showClock(state);
	showCount(state);
	showGuide(state);
	document.getElementById('settling').hidden = state.unsettled.length === 0;
	document.getElementById('lost').hidden = !state.lost;
	text('table-clock', tableClockWords(state));
	document.getElementById('table-clock').hidden = !state.tableClock;
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

translate();
offerLanguage();
clocks.showIn({ black: document.querySelector('#black .clock'), white: document.querySelector('#white .clock') });
offerVoice();
follow({
	shown(state) {
		show(state);
		callOut(state.calls);
	},
	connected(whether) {
		showConnection(whether ? live : broken);
	},
});
