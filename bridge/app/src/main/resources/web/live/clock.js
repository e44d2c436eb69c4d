/** What a side has left, counted on from what the bridge last said. Pure. All times are milliseconds. */

const SECOND = 1_000;
/** So long before a period or the whole time is used up it is shown. */
const ENDING = 10 * SECOND;
const OUT = { main: 0, periods: 0, period: 0, stones: 0, out: true };

/** What is left when a turn has lasted so long: as the bridge itself counts. */
export function during(left, elapsed) {
	if (left.out || elapsed <= 0) {
		return left;
	}
	const system = left.system ?? { kind: 'none' };
	switch (system.kind) {
		case 'absolute':
		case 'fischer':
			return elapsed < left.main ? { ...left, main: left.main - elapsed } : out(left);
		case 'delay': {
			if (elapsed < left.period) {
				return { ...left, period: left.period - elapsed };
			}
			const main = left.main - (elapsed - left.period);
			return main > 0 ? { ...left, main, period: 0 } : out(left);
		}
		case 'canadian': {
			const beyond = elapsed - left.main;
			if (beyond < 0) {
				return { ...left, main: -beyond };
			}
			return beyond < left.period ? { ...left, main: 0, period: left.period - beyond } : out(left);
		}
		case 'byoyomi':
			return inPeriods(left, elapsed, 1);
		case 'overtime':
			return inPeriods(left, elapsed, 0);
		default:
			return left;
	}
}

function out({ system }) {
	return { ...OUT, system };
}

/** @param least with how many periods left one still runs */
function inPeriods(left, elapsed, least) {
	const over = elapsed - left.main;
	if (over < 0) {
		return { ...left, main: -over };
	}
	if (over < left.period) {
		return { ...left, main: 0, period: left.period - over };
	}
	const { period } = left.system;
	const beyond = over - left.period;
	const periods = left.periods - 1 - Math.floor(beyond / period);
	return periods < least ? out(left) : { ...left, main: 0, periods, period: period - beyond % period };
}

/**
 * What is shown of it: the `time` that runs down, how many `periods` stand before it, what is to be known beside it, and
 * whether it is `ending`, in how many `seconds`.
 */
export function face(left) {
	const { kind } = left.system ?? { kind: 'none' };
	if (left.out) {
		return { kind, out: true, points: points(left) };
	}
	if (kind === 'none' && left.main === 0 && left.period === 0) {
		return { kind };
	}
	const inPeriod = left.main === 0 && kind !== 'delay';
	const time = inPeriod ? left.period : left.main;
	const last = inPeriod || kind === 'absolute' || kind === 'fischer' || (kind === 'delay' && left.period === 0);
	return {
		kind, inPeriod, time, full: left.system?.period,
		periods: left.periods,
		period: kind === 'overtime' && !inPeriod ? left.system.period : left.period,
		stones: left.stones,
		increment: left.system?.increment,
		points: points(left),
		ending: last && time <= ENDING,
		seconds: Math.ceil(time / SECOND),
	};
}

/** Points that Ing's overtime has cost. */
function points({ system, main, periods, out }) {
	if (system?.kind !== 'overtime' || (main > 0 && !out)) {
		return 0;
	}
	return (system.periods - (out ? 0 : periods)) * system.price;
}

/** How long what is shown stays so: until a number of whole seconds is past. */
export function untilNextSecond(left) {
	const runs = left.system?.kind === 'delay' && left.period > 0 ? left.period : left.main || left.period;
	return runs % SECOND || SECOND;
}

/** "1:23:45", "23:45", "0:27"; a second that has begun counts as a whole one, so that 0:00 is never time that is left. */
export function text(millis) {
	const seconds = Math.ceil(millis / SECOND);
	const two = number => String(number).padStart(2, '0');
	const minutes = Math.floor(seconds / 60);
	return minutes < 60
		? `${minutes}:${two(seconds % 60)}`
		: `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
