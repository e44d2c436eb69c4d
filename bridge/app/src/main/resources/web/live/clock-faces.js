/** The clocks of both sides as the page shows them, counting on by themselves. */
import { bridgeTime } from './connection.js';
import { during, face, text, untilNextSecond } from './clock.js';
import { words } from './words.js';

const COLOURS = ['black', 'white'];
/** Timers wake a little early now and then, in milliseconds. */
const LATER = 1;
/** The time of the bridge is known better from message to message. */
const MOST = 1_000;

let shown;
let timer;
let faces;

/** Shows them in these elements, by colour. */
export function showIn(elements) {
	faces = elements;
	document.addEventListener('visibilitychange', () => document.hidden || draw());
}

/** Shows this clock from now on; nothing if the game has none. */
export function show(clock) {
	shown = clock;
	draw();
}

/** What a side has left at this time of the bridge. */
function left(colour, now) {
	const runs = shown.since !== undefined && shown.toPlay === colour;
	return during(shown[colour], runs ? now - shown.since : 0);
}

function draw() {
	clearTimeout(timer);
	// Once: what is shown and what is waited for must not lie on either side of a second.
	const now = bridgeTime.now();
	for (const colour of COLOURS) {
		const element = faces[colour];
		element.hidden = !shown;
		if (shown) {
			drawFace(element, colour, face(left(colour, now)));
		}
	}
	if (shown?.since !== undefined) {
		const wait = untilNextSecond(left(shown.toPlay, now));
		timer = setTimeout(draw, Math.min(MOST, wait) + LATER);
	}
}

function drawFace(element, colour, now) {
	const running = shown.since !== undefined && shown.toPlay === colour;
	element.classList.toggle('turn', shown.toPlay === colour);
	element.classList.toggle('running', running && !now.out);
	element.classList.toggle('out', now.out === true);
	// Who waits cannot lose any time.
	element.classList.toggle('ending', running && now.ending === true);
	element.classList.toggle('long', now.time >= 3_600_000);
	const many = now.inPeriod && now.periods > 0 && now.kind === 'byoyomi';
	put(element, '.clock-periods', many ? words.clock.periods(now.periods) : '');
	put(element, '.clock-time', now.out ? words.clock.out : now.time === undefined ? '–' : text(now.time));
	put(element, '.clock-note', now.out ? costs(now) : note(now));
	element.style.setProperty('--left', running && now.ending ? now.seconds : 0);
}

function costs({ points }) {
	return points ? words.clock.points(points) : '';
}

/** What is to be known beside the time that runs. */
function note(now) {
	switch (now.kind) {
		case 'byoyomi':
			return now.inPeriod ? '' : words.clock.then(now.periods, text(now.period));
		case 'canadian':
			return now.inPeriod ? words.clock.stones(now.stones) : words.clock.stonesIn(now.stones, text(now.period));
		case 'overtime':
			return now.inPeriod
				? words.clock.bought(now.points, now.periods, text(now.full))
				: words.clock.then(now.periods, text(now.period));
		case 'fischer':
			return `+${text(now.increment)}`;
		case 'delay':
			return now.period > 0 ? words.clock.delay(text(now.period)) : '';
		default:
			return '';
	}
}

function put(element, selector, words) {
	const part = element.querySelector(selector);
	if (part.textContent !== words) {
		part.textContent = words;
	}
}
