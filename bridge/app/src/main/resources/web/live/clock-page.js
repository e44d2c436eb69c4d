/** The game clock for the players, on a screen that lies beside the board: the time, and nothing that could disturb. */
import * as clocks from './clock-faces.js';
import { bridgeTime, follow } from './connection.js';
import { translate } from './page.js';
import { callOut, callText, offerVoice } from './voice.js';
import { colourName, standsWords, words } from './words.js';

const page = document.getElementById('clocks');
const halves = { black: document.getElementById('black'), white: document.getElementById('white') };
const asked = new URLSearchParams(location.search);
/** A question that is older is answered no more; an answer stays; who has asked waits: in milliseconds. */
const LATELY = 3_000;
const ANSWERED = 6_000;
const ASK_AGAIN = 2_500;
const forget = {};
/** Number of the newest question that has been answered. */
let answered = 0;
let texts;
let state;
let voiceOffered = false;

/** ?side=white: White sits at the near edge, otherwise Black; ?turn: the far half is for the seat opposite. */
function arrange() {
	const near = asked.get('side') === 'white' ? 'white' : 'black';
	for (const [colour, half] of Object.entries(halves)) {
		half.classList.toggle('far', colour !== near);
	}
	page.classList.toggle('turned', asked.has('turn'));
}

/** Whoever sits at one side alone asks for that side alone. */
function show(picture) {
	state = picture;
	for (const [colour, half] of Object.entries(halves)) {
		half.querySelector('.name').textContent = picture[colour].name || colourName[colour];
		half.querySelector('.ask').hidden = !picture.clock || asked.has('side') && half.classList.contains('far');
	}
	clocks.show(picture.clock);
	if (picture.clock && !voiceOffered) {
		voiceOffered = true;
		offerVoice();
	}
	page.dataset.seq = picture.seq;
}

function offerQuestions() {
	for (const [colour, half] of Object.entries(halves)) {
		const button = half.querySelector('.ask');
		button.textContent = words.ask;
		button.addEventListener('click', () => ask(colour, button));
	}
}

async function ask(color, button) {
	button.disabled = true;
	setTimeout(() => button.disabled = false, ASK_AGAIN);
	try {
		await fetch('api/v1/time-left', {
			method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ color }),
		});
	} catch {
		// The page says itself that the connection is broken.
	}
}

/** What a side has asked for is answered in its half alone. */
async function answer(calls = []) {
	for (const call of calls.filter(({ asked, seq }) => asked && seq > answered)) {
		answered = call.seq;
		const button = halves[call.color].querySelector('.ask');
		if (!button.hidden && bridgeTime.now() - call.t <= LATELY) {
			texts ??= (await (await fetch('call-words.json')).json())[words.lang].texts;
			button.textContent = callText(texts, call.key);
			clearTimeout(forget[call.color]);
			forget[call.color] = setTimeout(() => button.textContent = words.ask, ANSWERED);
		}
	}
}

function showConnection(connected) {
	page.dataset.connection = connected ? 'live' : 'broken';
	const said = !connected ? words.reconnecting : state?.clock ? standsWords(state.clock) : words.clock.none;
	for (const half of Object.values(halves)) {
		const line = half.querySelector('.stands');
		line.textContent = said;
	}
}

/** Where the browser lets pages do so: on this computer itself, or over HTTPS. */
async function keepScreenOn() {
	try {
		await navigator.wakeLock?.request('screen');
	} catch (refused) {
		console.info(`the screen may go dark: ${refused.message}`);
	}
}

translate();
arrange();
clocks.showIn({ black: halves.black.querySelector('.clock'), white: halves.white.querySelector('.clock') });
offerQuestions();
follow({
	shown(picture) {
		show(picture);
		callOut(picture.calls);
		answer(picture.calls);
	},
	connected: showConnection,
});
keepScreenOn();
document.addEventListener('visibilitychange', () => document.hidden || keepScreenOn());
