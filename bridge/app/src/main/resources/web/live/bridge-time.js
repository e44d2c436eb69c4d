/** How long an answer is believed, in milliseconds; clocks of computers go apart by some milliseconds in that time. */
const BELIEVED = 150_000;
/** How long a message is believed where no question is answered. */
const BELIEVED_ALONE = 600_000;
/** By so much things said may contradict each other before one of the clocks must have jumped. */
const JUMP = 30;

/**
 * What time it is at the bridge, by a clock of this computer that nobody sets and by what the bridge said of its own.
 * Each thing said gives bounds of how far the two are apart: what is heard was true before it was heard, and what is
 * answered was true after it was asked.
 */
export class BridgeTime {
	#local;
	#bounds = [];

	/** @param local a clock in milliseconds, as performance.now */
	constructor(local) {
		this.#local = local;
	}

	/** Nothing that was said counts any more. */
	forget() {
		this.#bounds = [];
	}

	/** The bridge said, some time ago, that it is this late. */
	heard(now) {
		const at = this.#local();
		this.#add({ at, low: now - at, high: Infinity }, BELIEVED_ALONE);
	}

	/** The bridge said so between these two moments. */
	answered(now, sent, arrived) {
		this.#add({ at: arrived, low: now - arrived, high: now - sent }, BELIEVED);
	}

	/** How late it is; not a number before anything was said. */
	now() {
		return this.#local() + this.#apart();
	}

	#add(bound, believed) {
		const contradicted = this.#bounds.some(other =>
			other.low > bound.high + JUMP || other.high < bound.low - JUMP);
		this.#bounds = contradicted ? [] : this.#bounds.filter(other => bound.at - other.at < believed);
		this.#bounds.push(bound);
	}

	#apart() {
		if (this.#bounds.length === 0) {
			return NaN;
		}
		const low = Math.max(...this.#bounds.map(bound => bound.low));
		const high = Math.min(...this.#bounds.map(bound => bound.high));
		if (high === Infinity) {
			return low;
		}
		// Of the way there and back nothing is known but its length; the shortest says most.
		const best = this.#bounds.reduce((a, b) => b.high - b.low < a.high - a.low ? b : a);
		return Math.max(low, Math.min(high, (best.low + best.high) / 2));
	}
}
