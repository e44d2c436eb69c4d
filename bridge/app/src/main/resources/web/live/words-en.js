/** What the page says in English. */
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

export const lang = 'en';
export const other = { lang: 'zh', name: '中文' };
export const colour = { black: 'Black', white: 'White' };
export const statics = {};

export const won = (side, how) => {
	const reasons = { R: ' by resignation', T: ' on time', F: ' by forfeit', '': '' };
	return `${colour[side]} wins${reasons[how] ?? ` by ${how} ${how === '1' ? 'point' : 'points'}`}`;
};
export const results = { 0: 'Draw', Void: 'No result', 'Both lost': 'Both players lose', '?': 'Result unknown' };
export const turn = (side, point) => point === 'pass' ? `${colour[side]} passes` : `${colour[side]} ${point}`;
export const move = (number, what) => `Move ${number} · ${what}`;
export const waitingForGame = 'Waiting for the game';
export const noMoves = 'No moves yet';
export const after = (number, what) => `after ${plural(number, 'move', 'moves')}, the last one ${what}`;
export const toPlay = side => `${colour[side]} to play`;
export const toPlayShort = 'to play';
export const phases = {
	paused: 'The game is paused',
	adjourned: 'The game is adjourned',
	ended: 'The game is over',
	preparing: 'The game has not begun',
};
export const counting = clearingEnds => `The players are counting; ${clearingEnds
	? 'clearing the board ends the game'
	: 'no other game is recorded before the result is entered'}`;

export const clock = {
	periods: count => `${count} ×`,
	then: (count, period) => `then ${count} × ${period}`,
	stones: count => `/ ${plural(count, 'stone', 'stones')}`,
	stonesIn: (count, period) => `then ${count} in ${period}`,
	points: count => `−${plural(count, 'point', 'points')}`,
	bought: (points, left, period) => `−${plural(points, 'point', 'points')}${left > 0 ? ` · ${left} × ${period}` : ''}`,
	delay: time => `delay ${time}`,
	out: 'Time is up',
	none: 'This game has no clock',
};
/** Why the clock stands. */
export const stands = {
	preparing: 'The clock starts with the game',
	paused: 'Paused',
	adjourned: 'Adjourned',
	counting: 'The players are counting',
	ended: 'The game is over',
	restart: 'The clock stands until play is resumed',
	scattered: 'The clock stands until the position is rebuilt',
	'board-lost': 'The clock stands until the board is read again',
	compare: 'The clock stands until the board agrees with the record',
	sealed: 'The clock stands until the sealed move is on the board',
};
/** What becomes of a move that is sealed: how the game stands by it. */
export const sealed = ({ color, point }, phase) => phase === 'adjourned'
	? `Adjourned · ${colour[color]} has sealed a move`
	: point === undefined ? `${colour[color]}'s sealed move is opened when the board agrees with the record`
		: point === 'unreadable' ? `${colour[color]}'s sealed move is with the referee`
			: `Sealed move: ${turn(color, point)}`;
/** The page on which a referee seals a move. */
export const seal = {
	game: state => {
		if (state.sealed) {
			return sealed(state.sealed, state.phase);
		}
		return ['playing', 'adjourned'].includes(state.phase)
			? `${colour[state.toPlay]} is to move and may seal, after move ${state.moves.length}`
			: 'No move can be sealed now: the game is not being played';
	},
	done: side => `${colour[side]}'s move is sealed. Say resume when play is to go on.`,
	silent: 'The bridge does not answer; nothing is known to be sealed. Try again.',
};
export const ask = 'Time left?';
export const voice = { on: 'Calls are spoken', off: 'Speak the calls' };

export const countAgreed = 'The count, agreed';
export const countNow = (side, margin) => `As counted now: ${side ? `${colour[side]} +${margin}` : 'a draw'}`;
export const rows = {
	area: 'Area', territory: 'Territory', prisoners: 'Prisoners, dead stones too', komi: 'Komi', penalty: 'Points off',
};
export const dead = count => count === 0 ? 'No stone is dead.' : `${plural(count, 'dead stone', 'dead stones')}.`;
export const dame = points => ` Dame: ${points}`;

export const details = ({ rules, policy, komi, handicap }) => [
	rules && `${rules} rules`, komi && `komi ${komi.replace('zi', ' zi')}`, handicap > 1 && `handicap ${handicap}`,
	policy && `judged by: ${policy.en}`,
].filter(Boolean).join(' · ');

export const guide = { put: 'Put the board right', rebuild: 'Rebuild this position', ruled: 'As ruled' };
export const guideFootResting = 'The board is not looked at until somebody says resume.';
export const guideFoot = 'Play goes on by itself when the board agrees with the picture.';
export const pointsLeft = count => plural(count, 'point left', 'points left');

export const live = 'Live';
export const ended = 'Ended';
export const notRead = 'Board not read';
export const tableClockLost = 'The clock on the table does not answer. The game goes on; turns end with their stones.';
export const tableClockUnsure = 'The clock on the table may not have taken the last press: see that the right side’s time runs.';
export const reconnecting = 'Reconnecting';
export const board = 'Board';
export const waitingForBoard = 'Waiting for the board';
export const moved = name => `${name} was moved`;
export const silent = name => `${name} does not answer`;
export const sentence = words => `${words[0].toUpperCase()}${words.slice(1)}.`;
export const linedUp = ' It is being lined up again.';
export const whenBack = ' The game goes on when it is back.';
/** Drivers speak English. */
export const device = name => name;
/** Drivers count milliseconds. */
export const inSeconds = text => text.replace(/(\d+) ms\b/g, (_, millis) =>
	plural(Math.round(millis / 1000), 'second', 'seconds'));

export const pass = 'pass';
export const guess = 'a best guess';
export const captured = count => `${count} captured`;
export const goBoard = 'Go board';
/** The board itself speaks English. */
export const spoken = undefined;
