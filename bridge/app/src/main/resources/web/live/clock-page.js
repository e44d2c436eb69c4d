/** The game clock for the players, on a screen that lies beside the board: the time, and nothing that could disturb. */
import * as clocks from './clock-faces.js';
import { follow } from './connection.js';
import { translate } from './page.js';
import { callOut, offerVoice } from './voice.js';
import { colourName, standsWords, words } from './words.js';

const page = document.getElementById('clocks');
const halves = { black: document.getElementById('black'), white: document.getElementById('white') };
const asked = new URLSearchParams(location.search);
let state;

/** ?side=white: White sits at the near edge, otherwise Black; ?turn: the far half is for the seat opposite. */
function arrange() {
	const near = asked.get('side') === 'white' ? 'white' : 'black';
	for (const [colour, half] of Object.entries(halves)) {
		half.classList.toggle('far', colour !== near);
	}
	page.classList.toggle('turned', asked.has('turn'));
}

function show(picture) {
	state = picture;
	for (const [colour, half] of Object.entries(halves)) {
		half.querySelector('.name').textContent = picture[colour].name || colourName[colour];
	}
	clocks.show(picture.clock);
	page.dataset.seq = picture.seq;
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
offerVoice();
follow({
	shown(picture) {
		show(picture);
		callOut(picture.calls);
	},
	connected: showConnection,
});
keepScreenOn();
document.addEventListener('visibilitychange', () => document.hidden || keepScreenOn());
