/** Speaks the calls of the time, once somebody has switched it on. Nothing else makes a sound. */
import { bridgeTime } from './connection.js';
import { words } from './words.js';

/** A call that is later, in milliseconds, is not spoken any more. */
const LATE = 500;

/** The side whose questions are answered aloud here; nobody's unless the address says so: ?side=black. */
const side = new URLSearchParams(location.search).get('side');
const button = document.getElementById('voice');
const choice = document.getElementById('voice-language');

let on = false;
let languages;
/** Number of the newest call that has been dealt with. */
let dealtWith = 0;

/** Offers the switch, where the browser can speak. */
export async function offerVoice() {
	if (!('speechSynthesis' in window)) {
		return;
	}
	languages = await (await fetch('call-words.json')).json();
	choice.replaceChildren(...Object.entries(languages).map(([code, { name }]) => new Option(name, code)));
	choice.value = words.lang;
	button.addEventListener('click', () => {
		on = !on;
		speechSynthesis.cancel();
		showSwitch();
	});
	showSwitch();
	button.parentElement.hidden = false;
}

function showSwitch() {
	button.textContent = on ? words.voice.on : words.voice.off;
	button.setAttribute('aria-pressed', on);
	choice.hidden = !on;
}

/** Speaks what is called just now. */
export function callOut(calls = []) {
	for (const call of calls) {
		const due = call.seq > dealtWith && (!call.asked || call.color === side);
		dealtWith = Math.max(dealtWith, call.seq);
		if (on && due && bridgeTime.now() - call.t <= LATE) {
			speak(call);
		}
	}
}

/** What waits or is still being spoken gives way: the newest call is the one that is right now. */
function speak({ key, t }) {
	const { texts, voice } = languages[choice.value];
	const utterance = new SpeechSynthesisUtterance(callText(texts, key));
	utterance.lang = voice;
	const own = speechSynthesis.getVoices().filter(known => known.lang.replace('_', '-').startsWith(choice.value));
	utterance.voice = own.find(known => known.localService) ?? own[0] ?? null;
	const tooLate = setTimeout(() => speechSynthesis.cancel(), Math.max(0, LATE - (bridgeTime.now() - t)));
	utterance.onstart = () => clearTimeout(tooLate);
	utterance.onend = utterance.onerror = () => clearTimeout(tooLate);
	speechSynthesis.cancel();
	speechSynthesis.speak(utterance);
}

/** The text of a call: of this very key, or of all keys that differ in their number alone. */
export function callText(texts, key) {
	const number = /\d+/.exec(key)?.[0];
	return texts[key] ?? texts[key.replace(/\d+/, 'N')]?.replace('{N}', number) ?? key;
}
