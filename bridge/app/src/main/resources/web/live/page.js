/** What all pages do with their own elements. */
import { words } from './words.js';

export function text(id, words) {
	const element = document.getElementById(id);
	if (element.textContent !== words) {
		element.textContent = words;
	}
}

/** The words that stand in the page are English; in another language they are replaced once. */
export function translate() {
	document.documentElement.lang = words.lang;
	for (const element of document.querySelectorAll('[data-say]')) {
		const said = words.statics[element.dataset.say];
		if (said && element.hasAttribute('aria-label')) {
			element.setAttribute('aria-label', said);
		} else if (said) {
			element.textContent = said;
		}
	}
}
