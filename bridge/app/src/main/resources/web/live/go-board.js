/**
 * <go-board>: a Go board as SVG.
 *
 * Its properties; maps are arrays of rows from the top, one value a point:
 *   signMap    1 black, -1 white, 0 empty; its number of rows is the size of the board (2 to 25)
 *   markerMap  {type}: last (the last move), black-point or white-point (surrounded by that side), dame
 *              (nobody's yet), put (the stone drawn there is still to be put: a plus on it, a
 *              ring around it) or take (what lies there is to be taken off: a cross in a square); a
 *              missing value = no mark
 *   dimmed     list of [column, row] from the top left, counted from 0: stones drawn pale
 * The attribute label is read out instead of "Go board"; the property spoken holds other words for the stones, functions
 * as in SPOKEN.
 * Colours: the custom properties --go-board-wood, -wood-low, -line, -text, -accent, -put, -take. The two kinds of steps are
 * told apart by their shapes alone; their colours only help.
 */
const CELL = 40;
/** From the outermost line to the edge of the wood, in cells. */
const MARGIN = 1.3;
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const SVG = 'http://www.w3.org/2000/svg';
const SPOKEN = {
	size: size => `, ${size} by ${size}`,
	count: (count, side) => `, ${count} ${side} stone${count === 1 ? '' : 's'}`,
	list: (side, points) => `${side === 'black' ? 'Black' : 'White'}: ${points || 'none'}.`,
};
const NO_STONES = Array.from({ length: 19 }, () => Array(19).fill(0));

const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
	:host { display: block; aspect-ratio: 1; min-width: 0; min-height: 0; overflow: hidden; }
	:host([hidden]) { display: none; }
	svg { display: block; user-select: none; }
	.wood-high { stop-color: var(--go-board-wood, #e8c88f); }
	.wood-low { stop-color: var(--go-board-wood-low, #dfb877); }
	.grid { stroke: var(--go-board-line, #4a371d); fill: none; stroke-linecap: square; }
	.stars { fill: var(--go-board-line, #4a371d); }
	.coordinates { fill: var(--go-board-text, #6b5433); font-weight: 500; font-family: system-ui, sans-serif;
		text-anchor: middle; dominant-baseline: central; }
	.shadow { fill: #2a1a05; opacity: .3; }
	.white-edge { fill: none; stroke: #8d8577; stroke-width: .9; }
	.dimmed { opacity: .45; }
	.marker { fill: none; stroke-width: 3.2; }
	.marker.last { fill: var(--go-board-accent, #c8452f); stroke: none; }
	.marker.black-point, .marker.white-point { stroke-width: 1; }
	.marker.black-point { fill: #171615; stroke: #f3f0e9; }
	.marker.white-point { fill: #fbfaf6; stroke: #57503f; }
	.marker.dame { stroke: var(--go-board-accent, #c8452f); stroke-width: 2.6; }
	.marker.put, .marker.take { stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
	.marker.put, .plus { stroke: var(--go-board-put, #0b57b0); }
	.plus { fill: none; stroke-width: 5; stroke-linecap: round; }
	.plus.on-black { stroke: #fff; }
	.marker.take { stroke: var(--go-board-take, #b3261e); }
	.halo { fill: none; stroke: #fff; stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }
	.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`);

function draw(name, attributes = {}, children = []) {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) {
		element.setAttribute(key, value);
	}
	element.append(...children);
	return element;
}

function gradient(id, stops) {
	return draw('radialGradient', { id, cx: '0.36', cy: '0.3', r: '0.75', fx: '0.32', fy: '0.24' },
		stops.map(([offset, colour]) => draw('stop', { offset, 'stop-color': colour })));
}

/** Where a board of this size has its dots, in columns (or rows) counted from 0. */
function starPoints(size) {
	if (size < 7) {
		return [];
	}
	const edge = size < 13 ? 2 : 3;
	const far = size - 1 - edge;
	const middle = (size - 1) / 2;
	const points = [[edge, edge], [far, edge], [edge, far], [far, far]];
	if (size % 2 === 1) {
		points.push([middle, middle]);
		if (size > 14) {
			points.push([middle, edge], [middle, far], [edge, middle], [far, middle]);
		}
	}
	return points;
}

export class GoBoard extends HTMLElement {
	static observedAttributes = ['label'];

	#values = { signMap: NO_STONES, markerMap: [], dimmed: [] };
	#svg = draw('svg', { role: 'img' });
	#text = document.createElement('p');
	#layers = {};
	/** Words for the stones, for those who listen. */
	spoken = SPOKEN;
	#drawnSize = 0;
	#waiting = false;

	constructor() {
		super();
		const root = this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [STYLE];
		this.#text.className = 'hidden';
		this.#text.id = 'stones';
		this.#svg.setAttribute('aria-describedby', 'stones');
		root.append(this.#svg, this.#text);
		this.#svg.append(draw('defs', {}, [
			draw('linearGradient', { id: 'wood', x1: 0, y1: 0, x2: 0.25, y2: 1 }, [
				draw('stop', { offset: 0, class: 'wood-high' }), draw('stop', { offset: 1, class: 'wood-low' })]),
			gradient('black', [[0, '#6a6967'], [0.35, '#343331'], [0.8, '#191817'], [1, '#0d0d0c']]),
			gradient('white', [[0, '#ffffff'], [0.45, '#f8f6f1'], [0.85, '#e2ddd2'], [1, '#cbc4b5']]),
		]));
		for (const name of ['wood', 'grid', 'stars', 'coordinates', 'stones', 'markers']) {
			this.#layers[name] = draw('g', { class: name });
			this.#svg.append(this.#layers[name]);
		}
		new ResizeObserver(() => this.#fit()).observe(this);
	}

	get signMap() { return this.#values.signMap; }
	set signMap(rows) { this.#set('signMap', rows ?? NO_STONES); }
	get markerMap() { return this.#values.markerMap; }
	set markerMap(rows) { this.#set('markerMap', rows ?? []); }
	get dimmed() { return this.#values.dimmed; }
	set dimmed(points) { this.#set('dimmed', points ?? []); }

	/** Lines in each direction. */
	get size() { return this.#values.signMap.length; }

	attributeChangedCallback() {
		this.#later();
	}

	connectedCallback() {
		this.#later();
	}

	#set(name, value) {
		this.#values[name] = value;
		this.#later();
	}

	#later() {
		if (!this.#waiting) {
			this.#waiting = true;
			queueMicrotask(() => {
				this.#waiting = false;
				this.#draw();
			});
		}
	}

	#draw() {
		if (this.size !== this.#drawnSize) {
			this.#drawnSize = this.size;
			this.#drawGrid();
			this.#fit();
		}
		this.#drawStones();
		this.#drawMarkers();
		this.#describe();
	}

	/**
	 * As large as there is room. Lines lie on whole screen pixels, with as many of them between two lines everywhere: so
	 * all lines look alike, on small screens too.
	 */
	#fit() {
		const ratio = window.devicePixelRatio || 1;
		const box = this.getBoundingClientRect();
		const last = this.size - 1;
		const room = Math.floor(Math.min(box.width, box.height) * ratio) - 1;
		const cell = Math.max(1, Math.floor(room / (last + 2 * MARGIN)));
		const line = Math.max(1, Math.round(cell * 0.03));
		const before = Math.round(cell * MARGIN) + (line % 2) / 2;
		const side = last * cell + 2 * before;
		const onPixel = (start, length) => Math.round((start + length / 2) * ratio - side / 2) / ratio - start;
		const style = this.#svg.style;
		style.width = style.height = `${side / ratio}px`;
		style.marginLeft = `${onPixel(box.left, box.width)}px`;
		style.marginTop = `${onPixel(box.top + window.scrollY, box.height)}px`;
		const unit = CELL / cell;
		const edge = -before * unit;
		this.#svg.setAttribute('viewBox', `${edge} ${edge} ${side * unit} ${side * unit}`);
		this.#layers.wood.replaceChildren(draw('rect',
			{ x: edge, y: edge, width: side * unit, height: side * unit, rx: CELL * 0.12, fill: 'url(#wood)' }));
		this.#layers.grid.setAttribute('stroke-width', line * unit);
		const letters = Math.min(0.42 * cell, Math.max(12 * ratio, 0.02 * side));
		this.#layers.coordinates.setAttribute('font-size', letters * unit);
	}

	#drawGrid() {
		const last = this.size - 1;
		let lines = '';
		for (let i = 0; i <= last; i++) {
			lines += `M0 ${i * CELL}H${last * CELL}M${i * CELL} 0V${last * CELL}`;
		}
		this.#layers.grid.replaceChildren(draw('path', { d: lines }));
		this.#layers.stars.replaceChildren(...starPoints(this.size)
			.map(([x, y]) => draw('circle', { cx: x * CELL, cy: y * CELL, r: CELL * 0.11 })));
		this.#layers.coordinates.replaceChildren(...this.#labels(last));
	}

	#labels(last) {
		const labels = [];
		const low = -0.88 * CELL;
		const high = (last + 0.88) * CELL;
		for (let i = 0; i <= last; i++) {
			for (const edge of [low, high]) {
				labels.push(draw('text', { x: i * CELL, y: edge }, [LETTERS[i]]));
				labels.push(draw('text', { x: edge, y: (last - i) * CELL }, [String(i + 1)]));
			}
		}
		return labels;
	}

	/** What the function makes of every point that has a value in the map, in one list. */
	#each(map, make) {
		return map.flatMap((row, y) => (row ?? []).flatMap((value, x) =>
			value && x < this.size && y < this.size ? make(value, x * CELL, y * CELL, x, y) : []));
	}

	#drawStones() {
		const dimmed = new Set(this.dimmed.map(([x, y]) => `${x} ${y}`));
		this.#layers.stones.replaceChildren(...this.#each(this.signMap, (sign, cx, cy, x, y) =>
			stone(sign, cx, cy, dimmed.has(`${x} ${y}`) ? 'stone dimmed' : 'stone')));
	}

	#drawMarkers() {
		this.#layers.markers.replaceChildren(...this.#each(this.markerMap, ({ type }, cx, cy, x, y) =>
			marker(type, cx, cy, this.signMap[y]?.[x] ?? 0)));
	}

	#describe() {
		const names = { '1': [], '-1': [] };
		this.#each(this.signMap, (sign, _cx, _cy, x, y) => names[sign].push(LETTERS[x] + (this.size - y)));
		const what = this.getAttribute('label') ?? 'Go board';
		const { size, count, list } = this.spoken;
		this.#svg.setAttribute('aria-label', what + size(this.size) + count(names[1].length, 'black')
			+ count(names[-1].length, 'white'));
		this.#text.textContent = `${list('black', names[1].join(' '))} ${list('white', names[-1].join(' '))}`;
	}
}

function stone(sign, cx, cy, kind) {
	const colour = sign > 0 ? 'black' : 'white';
	const r = CELL * 0.48;
	const parts = [
		draw('circle', { class: 'shadow', cx: cx + CELL * 0.035, cy: cy + CELL * 0.065, r }),
		draw('circle', { cx, cy, r, fill: `url(#${colour})` }),
	];
	if (sign < 0) {
		parts.push(draw('circle', { class: 'white-edge', cx, cy, r: r - 0.4 }));
	}
	return draw('g', { class: `${kind} ${colour}` }, parts);
}

function marker(type, cx, cy, sign) {
	const className = `marker ${type}`;
	switch (type) {
		case 'last':
			return draw('circle', { class: className, cx, cy, r: CELL * 0.21 });
		case 'black-point':
		case 'white-point': {
			const side = CELL * 0.3;
			return draw('rect', { class: className, x: cx - side / 2, y: cy - side / 2, width: side, height: side, rx: 1.5 });
		}
		case 'dame': {
			const r = CELL * 0.25;
			return draw('path', { class: className,
				d: `M${cx} ${cy - r}l${r} ${1.7 * r}h${-2 * r}z` });
		}
		case 'put':
			return [...step(className, ring(cx, cy, CELL * 0.45)), draw('path',
				{ class: sign > 0 ? 'plus on-black' : 'plus', d: plus(cx, cy, CELL * 0.2) })];
		case 'take':
			return step(className, square(cx, cy, CELL * 0.37) + cross(cx, cy, CELL * 0.19));
		default:
			return [];
	}
}

/** A light edge makes the mark stand out from wood and stones alike. */
function step(className, d) {
	return [draw('path', { class: 'halo', d }), draw('path', { class: className, d })];
}

function ring(cx, cy, r) {
	return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
}

function plus(cx, cy, r) {
	return `M${cx - r} ${cy}h${2 * r}M${cx} ${cy - r}v${2 * r}`;
}

function square(cx, cy, r) {
	return `M${cx - r} ${cy - r}h${2 * r}v${2 * r}h${-2 * r}z`;
}

function cross(cx, cy, r) {
	return `M${cx - r} ${cy - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
}

customElements.define('go-board', GoBoard);
