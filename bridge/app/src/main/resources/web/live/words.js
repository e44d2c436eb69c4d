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

/** "The board differs from the record: D7 missing, G5 added"; nothing if it does not. */
export function disorderWords(incidents) {
	const points = part => [...new Set(incidents.flatMap(incident => incident[part]))].join(' ');
	const parts = [['missing', points('missing')], ['added', points('added')]].filter(([, where]) => where)
		.map(([part, where]) => `${where} ${part}`);
	return parts.length === 0 ? '' : `The board differs from the record: ${parts.join(', ')}`;
}

/** What is said of the device that reads the board, and its state for the style sheet. */
export function sourceWords({ state, description, detail }) {
	const name = description || 'Board';
	const why = detail ? `: ${detail}` : '';
	switch (state) {
		case 'lost':
			return { mark: 'lost', words: `${name} does not answer${why}. The game goes on when it is back.` };
		case 'moved':
			return { mark: 'lost', words: `${name} was moved${why}. It is being lined up again.` };
		default:
			return description ? { mark: 'found', words: name } : { mark: 'waiting', words: 'Waiting for the board' };
	}
}
