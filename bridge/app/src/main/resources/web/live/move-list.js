import { colourName, words } from './words.js';

/** How near to the end, in pixels, counts as following the game. */
const NEAR_END = 48;

/** Keeps a list element like the record; the newest move stays in view unless the reader has scrolled back. */
export class MoveList {
	#list;
	#shown = [];
	#following = true;

	constructor(list) {
		this.#list = list;
		list.addEventListener('scroll', () => this.#following = this.#isAtEnd());
		new ResizeObserver(() => {
			if (this.#following) {
				this.#toEnd();
			}
		}).observe(list);
	}

	show(moves) {
		const list = this.#list;
		this.#following = this.#isAtEnd();
		const keys = moves.map(move => JSON.stringify(move));
		let same = 0;
		while (same < keys.length && keys[same] === this.#shown[same]) {
			same++;
		}
		while (list.children.length > same) {
			list.lastElementChild.remove();
		}
		list.append(...moves.slice(same).map(item));
		list.querySelector('[aria-current]')?.removeAttribute('aria-current');
		list.lastElementChild?.setAttribute('aria-current', 'true');
		this.#shown = keys;
		if (this.#following) {
			this.#toEnd();
		}
	}

	#isAtEnd() {
		return this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < NEAR_END;
	}

	/** The last row comes into view, and no row is cut in two at the top: there is room for that below the last one. */
	#toEnd() {
		const list = this.#list;
		list.style.paddingBottom = '';
		const row = list.firstElementChild?.getBoundingClientRect();
		if (row) {
			const padding = parseFloat(getComputedStyle(list).paddingTop);
			const rows = list.lastElementChild.getBoundingClientRect().bottom - row.top;
			const over = rows + 2 * padding - list.clientHeight;
			const hidden = padding + Math.ceil((over - padding) / row.height) * row.height;
			if (over > 0) {
				list.style.paddingBottom = `${padding + hidden - over}px`;
			}
		}
		list.scrollTop = list.scrollHeight;
	}
}

function item(move) {
	const row = document.createElement('li');
	row.className = move.color;
	row.append(
		span('number', String(move.number)),
		span(`stone ${move.color}`, '', colourName[move.color]),
		span('point', move.point === 'pass' ? words.pass : move.point));
	if (move.uncertain) {
		row.append(span('uncertain', '?', words.guess));
	}
	if (move.captured) {
		row.append(span('taken', `+${move.captured}`, words.captured(move.captured)));
	}
	return row;
}

function span(className, text, label) {
	const element = document.createElement('span');
	element.className = className;
	element.textContent = text;
	if (label) {
		element.title = label;
		element.setAttribute('role', 'img');
		element.setAttribute('aria-label', label);
	}
	return element;
}
