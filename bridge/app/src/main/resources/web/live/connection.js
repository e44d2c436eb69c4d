/** The page's connection to the bridge: pictures come as server-sent events, and silence counts as a broken line. */
import { BridgeTime } from './bridge-time.js';

/** Milliseconds without a word from the server after which the connection counts as broken; it speaks every 5 s. */
const SILENCE = 16_000;
const TRY_AGAIN = 3_000;
/** How often the page asks what time it is, in milliseconds, and how many questions make one answer. */
const ASK_AGAIN = 60_000;
const QUESTIONS = 3;

/** What time it is at the bridge, in the milliseconds of its log. */
export const bridgeTime = new BridgeTime(() => performance.now());

/** The referee's, who is told of incidents. */
const token = new URLSearchParams(location.search).get('token');

let listener;
let events;
let silence;
let again;
let asking = false;
let lastAsked = -Infinity;

/** Calls `shown(picture)` with each picture that comes, and `connected(whether)` when that may have changed. */
export function follow({ shown, connected }) {
	listener = { shown, connected };
	connect();
	document.addEventListener('visibilitychange', () => document.hidden || ask());
}

function connect() {
	clearTimeout(again);
	events?.close();
	events = new EventSource(token ? `events?${new URLSearchParams({ token })}` : 'events');
	// The bridge may have begun again, with another time.
	events.onopen = () => {
		bridgeTime.forget();
		lastAsked = -Infinity;
	};
	events.onmessage = message => {
		const picture = JSON.parse(message.data);
		bridgeTime.heard(picture.now);
		if (picture.clock && performance.now() - lastAsked > ASK_AGAIN) {
			ask();
		}
		listener.shown(picture);
		heard();
	};
	events.addEventListener('alive', message => {
		bridgeTime.heard(Number(message.data));
		heard();
	});
	events.onerror = () => {
		listener.connected(false);
		// The browser tries again by itself, except after an answer that is no event stream.
		if (events.readyState === EventSource.CLOSED) {
			again = setTimeout(connect, TRY_AGAIN);
		}
	};
	listen();
}

function heard() {
	listener.connected(true);
	listen();
}

function listen() {
	clearTimeout(silence);
	silence = setTimeout(() => {
		listener.connected(false);
		connect();
	}, SILENCE);
}

/** A message may have been on its way for long; a question that is answered at once says how long at most. */
async function ask() {
	if (asking) {
		return;
	}
	asking = true;
	lastAsked = performance.now();
	try {
		for (let left = QUESTIONS; left > 0; left--) {
			const sent = performance.now();
			const answer = await fetch(left > 1 ? 'time' : 'time?last', { cache: 'no-store' });
			const arrived = performance.now();
			const now = Number(await answer.text());
			if (answer.ok && Number.isFinite(now)) {
				bridgeTime.answered(now, sent, arrived);
			}
		}
	} catch {
		// What the messages say must do; the next question comes with one of them.
	} finally {
		asking = false;
	}
}
