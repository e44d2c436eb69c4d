/** Where a referee enters what a player has written for his sealed move. */
import { follow } from './connection.js';
import { text, translate } from './page.js';
import { words } from './words.js';

const form = document.getElementById('seal');
const [token, move, show] = ['token', 'move', 'show'].map(id => document.getElementById(id));
const said = document.getElementById('said');

let state;
let busy = false;

function showGame(picture) {
	state = picture;
	text('game', words.seal.game(picture));
	form.querySelector('button').disabled = busy || !maySeal();
}

/** Whether a move can be sealed as the game stands; once it is sealed, it may be written anew. */
function maySeal() {
	const opened = state?.sealed?.point !== undefined;
	return !opened && (state?.phase === 'playing' || state?.phase === 'adjourned');
}

function say(words, refused) {
	said.textContent = words;
	said.classList.toggle('refused', refused);
}

async function seal() {
	const color = state.toPlay;
	busy = true;
	showGame(state);
	try {
		const answer = await fetch('api/v1/seal', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token.value.trim()}` },
			body: JSON.stringify({ color, move: move.value }),
		});
		const { error } = await answer.json();
		say(error ?? words.seal.done(color), error !== undefined);
		if (error === undefined) {
			move.value = '';
		}
	} catch {
		say(words.seal.silent, true);
	} finally {
		busy = false;
		showGame(state);
	}
}

translate();
token.value = new URLSearchParams(location.search).get('token') ?? '';
show.addEventListener('change', () => move.type = show.checked ? 'text' : 'password');
form.addEventListener('submit', event => {
	event.preventDefault();
	seal();
});
follow({ shown: showGame, connected: whether => whether || text('game', words.reconnecting) });
