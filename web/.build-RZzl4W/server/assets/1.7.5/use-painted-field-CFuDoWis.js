import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { a as keepDraft, n as forgetDraft, o as readDraft } from "./draft-store-BTyyAdVO.js";
import { h as afterFirstUse, jt as lazyPart } from "../../entry-server.js";
import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { t as useKeys } from "./use-keys-Dv2LE1db.js";
import { a as stepScale, i as pinch, n as fitView, o as zoomAt, r as panBy, t as clampScale } from "./zoom-CO1vb8zJ.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as loadSender } from "./workspace-CwkgsVb9.js";
import { t as fingerprintOf } from "./fingerprint-DGovSSA8.js";
import { t as ON_STAGE } from "./form-values-Dj4WOTDZ.js";
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Maximize, Minus, Plus, Redo2, Undo2 } from "lucide-react";
// web/canvas/core/grid/words.ts
/** Multiplied by a byte, it repeats the byte in a whole word. */
var EACH = 16843009;
var views = /* @__PURE__ */ new WeakMap();
/** The bytes of a tile, four to a word. */
function wordsOf(tile) {
	const known = views.get(tile) ?? new Uint32Array(tile.buffer, tile.byteOffset, tile.length >> 2);
	views.set(tile, known);
	return known;
}
/** Where the run of equal bytes that begins at `from` ends, at `to` at the latest. Compares four bytes at a time. */
function runEnd(tile, from, to) {
	const value = tile[from];
	let at = from;
	while (at < to && (at & 3) !== 0 && tile[at] === value) at += 1;
	if ((at & 3) === 0) {
		const words = wordsOf(tile);
		const word = (value ?? 0) * EACH >>> 0;
		while (at + 4 <= to && words[at >> 2] === word) at += 4;
	}
	while (at < to && tile[at] === value) at += 1;
	return at;
}
var SHIFT = 8;
var LOW = 255;
/**
* A byte for each pixel of a picture, in tiles that only exist where something was painted: a mask of a picture of 8192
* x 8192 pixels takes memory for its outline, not for its area. What a value means is up to the owner; 0 is empty.
* Changes belong to a step until `endStep`.
*/
var Grid = class {
	width;
	height;
	/** Tiles across and down. */
	columns;
	rows;
	#tiles;
	/** The tiles that the open step changed, as they were before it. */
	#before = /* @__PURE__ */ new Map();
	/** The tiles whose bytes were created by the open step, which may write to them. */
	#own = /* @__PURE__ */ new Set();
	#dirty;
	constructor({ width, height }) {
		this.width = width;
		this.height = height;
		this.columns = Math.ceil(width / 256);
		this.rows = Math.ceil(height / 256);
		this.#tiles = new Array(this.columns * this.rows).fill(0);
	}
	/** How many tiles there are; their numbers run row by row. */
	get tileCount() {
		return this.#tiles.length;
	}
	/** The value of a pixel; 0 outside the picture. */
	valueAt(x, y) {
		if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0;
		const tile = this.#tiles[(y >> SHIFT) * this.columns + (x >> SHIFT)];
		return typeof tile === "number" ? tile : tile[(y & LOW) << SHIFT | x & LOW];
	}
	/** A tile by its number. Its bytes are for reading. */
	tile(index) {
		return this.#tiles[index];
	}
	/**
	* True if the open step is still writing to a tile's bytes, so that nothing about them may be cached.
	*/
	isOpen(index) {
		return this.#own.has(index);
	}
	/** True in the middle of a step that has changed something. */
	get hasOpenStep() {
		return this.#before.size > 0;
	}
	/** Where a tile lies, cut at the picture's edges. */
	tileArea(index) {
		const x = index % this.columns * 256;
		const y = Math.floor(index / this.columns) * 256;
		return {
			x,
			y,
			width: Math.min(256, this.width - x),
			height: Math.min(256, this.height - y)
		};
	}
	/**
	* The value that all pixels of a rectangle share; undefined if they differ, or if finding out would mean reading
	* pixels.
	*/
	uniformIn({ x, y, width, height }) {
		const [left, right] = [Math.max(0, x) >> SHIFT, Math.min(this.width, x + width) - 1];
		const [top, bottom] = [Math.max(0, y) >> SHIFT, Math.min(this.height, y + height) - 1];
		const first = this.#tiles[top * this.columns + left];
		if (typeof first !== "number") return void 0;
		for (let row = top; row <= bottom >> SHIFT; row += 1) for (let column = left; column <= right >> SHIFT; column += 1) if (this.#tiles[row * this.columns + column] !== first) return void 0;
		return first;
	}
	/** True if nothing is painted. */
	get empty() {
		return this.#tiles.every((tile) => tile === 0);
	}
	/** Gives the pixels from `from` up to but not including `to` of row `y` a value; cut at the picture's edges. */
	fillRun(y, from, to, value) {
		if (y < 0 || y >= this.height) return;
		const start = Math.max(0, from);
		const end = Math.min(this.width, to);
		if (start >= end) return;
		const row = (y >> SHIFT) * this.columns;
		const line = (y & LOW) << SHIFT;
		for (let x = start; x < end;) {
			const column = x >> SHIFT;
			const stop = Math.min(end, column + 1 << SHIFT);
			this.#writable(row + column, value)?.fill(value, line | x & LOW, line + stop - (column << SHIFT));
			x = stop;
		}
		this.#mark(start, y, end, y + 1);
	}
	/** Puts another tile in a tile's place, within the open step. */
	setTile(index, tile) {
		const now = this.#tiles[index];
		if (now === tile) return;
		if (!this.#before.has(index)) this.#before.set(index, now);
		this.#tiles[index] = tile;
		this.#own.delete(index);
		const { x, y, width, height } = this.tileArea(index);
		this.#mark(x, y, x + width, y + height);
	}
	/**
	* Ends the step and returns the tiles that it changed, as they were before, by number; undefined if nothing is
	* different now.
	*/
	endStep() {
		const changed = /* @__PURE__ */ new Map();
		for (const [index, before] of this.#before) {
			const tile = this.#simplified(index);
			this.#tiles[index] = tile;
			if (sameTile(before, tile)) this.#tiles[index] = before;
			else changed.set(index, before);
		}
		this.acceptStep();
		return changed.size > 0 ? changed : void 0;
	}
	/** Ends the step without comparing tiles, for callers that replace whole known tiles. */
	acceptStep() {
		this.#before = /* @__PURE__ */ new Map();
		this.#own.clear();
	}
	/** Rolls the open step back. */
	rollBack() {
		for (const [index, before] of this.#before) this.setTile(index, before);
		this.#before = /* @__PURE__ */ new Map();
	}
	/** The rectangle around what has changed since the last call; undefined if nothing has. */
	takeDirty() {
		const dirty = this.#dirty;
		this.#dirty = void 0;
		if (!dirty) return void 0;
		const { left, top, right, bottom } = dirty;
		return {
			x: left,
			y: top,
			width: right - left,
			height: bottom - top
		};
	}
	/**
	* The bytes of a tile for writing `value` into, copied when the step first writes there; undefined if all its pixels
	* have that value already.
	*/
	#writable(index, value) {
		const tile = this.#tiles[index];
		if (tile === value) return void 0;
		if (this.#own.has(index)) return tile;
		this.#own.add(index);
		if (!this.#before.has(index)) this.#before.set(index, tile);
		const bytes = typeof tile === "number" ? (/* @__PURE__ */ new Uint8Array(65536)).fill(tile) : tile.slice();
		this.#tiles[index] = bytes;
		return bytes;
	}
	/** The tile as a single number if all its pixels within the picture are alike. */
	#simplified(index) {
		const tile = this.#tiles[index];
		if (typeof tile === "number") return tile;
		const { width, height } = this.tileArea(index);
		const value = tile[0];
		for (let y = 0; y < height; y += 1) if (runEnd(tile, y << SHIFT, (y << SHIFT) + width) < (y << SHIFT) + width || tile[y << SHIFT] !== value) return tile;
		return value;
	}
	#mark(left, top, right, bottom) {
		const dirty = this.#dirty;
		if (!dirty) {
			this.#dirty = {
				left,
				top,
				right,
				bottom
			};
			return;
		}
		if (left < dirty.left) dirty.left = left;
		if (top < dirty.top) dirty.top = top;
		if (right > dirty.right) dirty.right = right;
		if (bottom > dirty.bottom) dirty.bottom = bottom;
	}
};
function sameTile(one, other) {
	if (typeof one === "number" || typeof other === "number") return one === other;
	const [words, others] = [wordsOf(one), wordsOf(other)];
	for (let at = 0; at < words.length; at += 1) if (words[at] !== others[at]) return false;
	return true;
}
// web/canvas/core/grid/tile-runs.ts
/** The runs of a tile's bytes. */
function runsOf(tile) {
	const runs = [];
	const starts = /* @__PURE__ */ new Uint32Array(257);
	for (let y = 0; y < 256; y += 1) {
		const line = y * 256;
		for (let x = 0; x < 256;) {
			const end = runEnd(tile, line + x, line + 256) - line;
			runs.push(tile[line + x], x, end);
			x = end;
		}
		starts[y + 1] = runs.length;
	}
	return {
		starts,
		runs: Uint16Array.from(runs)
	};
}
var known = /* @__PURE__ */ new WeakMap();
/** `runsOf`, cached per tile; only for tiles that are no longer written to. */
function runsOfFinished(tile) {
	const found = known.get(tile) ?? runsOf(tile);
	known.set(tile, found);
	return found;
}
// web/canvas/core/grid/runs.ts
/**
* Reads a grid's rows, fastest from top to bottom, since each tile is then read once for all of its rows. Do not keep
* it across changes of the grid.
*/
function rowReader(grid, value) {
	let row = -1;
	let tiles = [];
	const load = (index) => {
		const tile = grid.tile(index);
		if (typeof tile === "number") return tile;
		return grid.isOpen(index) ? runsOf(tile) : runsOfFinished(tile);
	};
	return (y) => {
		if (y >> 8 !== row) {
			row = y >> 8;
			tiles = Array.from({ length: grid.columns }, (_, column) => load(row * grid.columns + column));
		}
		const found = [];
		const add = (from, to) => {
			if (found.length > 0 && found[found.length - 1] === from) found[found.length - 1] = to;
			else found.push(from, to);
		};
		for (let column = 0; column < tiles.length; column += 1) {
			const tile = tiles[column];
			const left = column * 256;
			const width = Math.min(256, grid.width - left);
			if (typeof tile === "number") {
				if (tile === value) add(left, left + width);
				continue;
			}
			const last = tile.starts[(y & 255) + 1];
			for (let at = tile.starts[y & 255]; at < last; at += 3) {
				const from = tile.runs[at + 1];
				if (tile.runs[at] === value && from < width) add(left + from, left + Math.min(width, tile.runs[at + 2]));
			}
		}
		return found;
	};
}
/** True if any pixel of the grid has a value. */
function contains(grid, value) {
	for (let index = 0; index < grid.tileCount; index += 1) {
		const tile = grid.tile(index);
		if (typeof tile === "number" ? tile === value : tile.includes(value)) return true;
	}
	return false;
}
/** The connected areas of a value in reading order, by their topmost pixel; at most `LISTED_AREAS`, the largest. */
function findAreas(grid, value) {
	const [rows, starts, ends, parents] = [
		[],
		[],
		[],
		[]
	];
	const rootOf = (index) => {
		let at = index;
		while (parents[at] !== at) {
			parents[at] = parents[parents[at]];
			at = parents[at];
		}
		return at;
	};
	const read = rowReader(grid, value);
	let [above, aboveEnd] = [0, 0];
	for (let y = 0; y < grid.height; y += 1) {
		const start = rows.length;
		const runs = read(y);
		for (let at = 0; at < runs.length; at += 2) {
			const index = rows.length;
			const [from, to] = [runs[at], runs[at + 1]];
			rows.push(y);
			starts.push(from);
			ends.push(to);
			parents.push(index);
			while (above < aboveEnd && ends[above] < from) above += 1;
			for (let touching = above; touching < aboveEnd && starts[touching] <= to; touching += 1) {
				const [one, other] = [rootOf(touching), rootOf(index)];
				parents[Math.max(one, other)] = Math.min(one, other);
			}
		}
		[above, aboveEnd] = [start, rows.length];
	}
	const areas = /* @__PURE__ */ new Map();
	for (let index = 0; index < rows.length; index += 1) {
		const root = rootOf(index);
		const [from, to] = [starts[index], ends[index]];
		const area = areas.get(root) ?? {
			left: from,
			right: to,
			pixels: 0,
			runs: []
		};
		if (index === root) areas.set(root, area);
		area.left = Math.min(area.left, from);
		area.right = Math.max(area.right, to);
		area.pixels += to - from;
		area.runs.push(rows[index], from, to);
	}
	const found = [...areas.values()].map(({ left, right, pixels, runs }) => {
		const [y, last] = [runs[0], runs[runs.length - 3]];
		return {
			bounds: {
				x: left,
				y,
				width: right - left,
				height: last - y + 1
			},
			pixels,
			runs
		};
	});
	const largest = [...found].sort((one, other) => other.pixels - one.pixels).slice(0, 60);
	const listed = new Set(largest);
	return found.filter((area) => listed.has(area));
}
/** Gives all pixels of an area a value. */
function fillArea(grid, { runs }, value) {
	for (let at = 0; at < runs.length; at += 3) grid.fillRun(runs[at], runs[at + 1], runs[at + 2], value);
}
// web/canvas/core/grid/flood.ts
/** Fills the 4-connected area of one value around a point with another value. In picture pixels. */
function flood(grid, at, value) {
	const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
	if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return;
	const old = grid.valueAt(x, y);
	if (old === value) return;
	const waiting = [x, y];
	while (waiting.length > 0) {
		const row = waiting.pop();
		const start = waiting.pop();
		if (grid.valueAt(start, row) !== old) continue;
		let [from, to] = [start, start + 1];
		while (from > 0 && grid.valueAt(from - 1, row) === old) from -= 1;
		while (to < grid.width && grid.valueAt(to, row) === old) to += 1;
		grid.fillRun(row, from, to, value);
		for (const next of [row - 1, row + 1]) {
			if (next < 0 || next >= grid.height) continue;
			for (let column = from; column < to; column += 1) if (grid.valueAt(column, next) === old && (column === from || grid.valueAt(column - 1, next) !== old)) waiting.push(column, next);
		}
	}
}
// web/canvas/core/grid/tile-codec.ts
/**
* A tile as run lengths: a value, then how many pixels have it, in seven bits of each byte, whose top bit says that
* more follow. Masks have few runs, so most tiles shrink from 64 KB to some hundred bytes.
*/
function packTile(tile) {
	const packed = [];
	for (let at = 0; at < tile.length;) {
		const value = tile[at];
		const end = runEnd(tile, at, tile.length);
		packed.push(value);
		let length = end - at;
		for (; length > 127; length >>>= 7) packed.push(length & 127 | 128);
		packed.push(length);
		at = end;
	}
	return Uint8Array.from(packed);
}
/**
* The tile that was packed.
* @throws Error if the bytes do not make a whole tile
*/
function unpackTile(packed) {
	const tile = /* @__PURE__ */ new Uint8Array(65536);
	let filled = 0;
	for (let at = 0; at < packed.length;) {
		const value = packed[at];
		at += 1;
		let length = 0;
		for (let shift = 0;; shift += 7) {
			const byte = packed[at] ?? 0;
			at += 1;
			length |= (byte & 127) << shift;
			if (byte < 128) break;
			if (shift > 21) throw new Error("a run of a packed tile does not end");
		}
		if (length === 0 || filled + length > tile.length) throw new Error("a packed tile has a wrong run");
		tile.fill(value, filled, filled + length);
		filled += length;
	}
	if (filled !== tile.length) throw new Error("a packed tile is incomplete");
	return tile;
}
var packings = /* @__PURE__ */ new WeakMap();
/** `packTile`, cached per tile; only for tiles that are no longer written to. */
function packFinishedTile(tile) {
	const known = packings.get(tile) ?? packTile(tile);
	packings.set(tile, known);
	return known;
}
// web/canvas/core/grid/grid-history.ts
/**
* Undo without limit: each step keeps only the tiles that it changed, and all but the newest steps keep them as run
* lengths, so that a long session stays small in memory.
*/
var GridHistory = class {
	#past = [];
	#future = [];
	get canUndo() {
		return this.#past.length > 0;
	}
	get canRedo() {
		return this.#future.length > 0;
	}
	/** Adds the result of `Grid.endStep`. This clears the redo steps. */
	record(before) {
		this.#past.push(before);
		this.#future = [];
		packOld(this.#past);
	}
	/** Undoes the last step; false if there is none. */
	undo(grid) {
		return move(this.#past, this.#future, grid);
	}
	/** Redoes the last undone step; false if there is none. */
	redo(grid) {
		return move(this.#future, this.#past, grid);
	}
	/** Bytes that the steps hold, for tests and measurements. */
	get bytes() {
		return [...this.#past, ...this.#future].flatMap((step) => [...step.values()].map((tile) => typeof tile === "number" ? 0 : "packed" in tile ? tile.packed.length : tile.length)).reduce((sum, size) => sum + size, 0);
	}
};
/** Swaps the last step's tiles with the grid's. */
function move(from, to, grid) {
	const step = from.pop();
	if (!step) return false;
	const other = /* @__PURE__ */ new Map();
	for (const [index, tile] of step) {
		other.set(index, grid.tile(index));
		grid.setTile(index, typeof tile === "object" && "packed" in tile ? unpackTile(tile.packed) : tile);
	}
	grid.acceptStep();
	to.push(other);
	packOld(to);
	return true;
}
/** Packs the step that has just become an old one. */
function packOld(steps) {
	const step = steps.at(-9);
	if (!step) return;
	for (const [index, tile] of step) if (tile instanceof Uint8Array) step.set(index, { packed: packFinishedTile(tile) });
}
// web/canvas/core/grid/morphology.ts
/** Exchanges two values in the whole grid. */
function exchange(grid, one, other) {
	const swap = (value) => value === one ? other : value === other ? one : value;
	const swapped = Uint8Array.from({ length: 256 }, (_, value) => swap(value));
	for (let index = 0; index < grid.tileCount; index += 1) {
		const tile = grid.tile(index);
		if (typeof tile === "number") {
			grid.setTile(index, swap(tile));
			continue;
		}
		const bytes = new Uint8Array(tile.length);
		for (let at = 0; at < tile.length; at += 1) bytes[at] = swapped[tile[at]];
		grid.setTile(index, bytes);
	}
}
/** Empties the grid. */
function clear(grid) {
	for (let index = 0; index < grid.tileCount; index += 1) grid.setTile(index, 0);
}
/** Adds to the areas of `value` every empty pixel that is at most `by` pixels away from them. */
function grow(grid, value, by) {
	spread(grid, {
		of: value,
		into: 0,
		by
	});
}
/**
* Removes from the areas of `value` every pixel that is at most `by` pixels away from an empty one. The
* picture's edge is not a border: an area that reaches it stays there.
*/
function shrink(grid, value, by) {
	spread(grid, {
		of: 0,
		into: value,
		by
	});
}
/** Dilates the areas of one value by a disc, over pixels that have another. */
function spread(grid, { of, into, by }) {
	const reach = Array.from({ length: by + 1 }, (_, rise) => Math.floor(Math.sqrt(by * by - rise * rise)));
	const [readOf, readInto] = [rowReader(grid, of), rowReader(grid, into)];
	const rows = /* @__PURE__ */ new Map();
	const rowAt = (y) => {
		const runs = rows.get(y) ?? (y >= 0 && y < grid.height ? readOf(y) : []);
		rows.set(y, runs);
		return runs;
	};
	const results = [];
	for (let y = 0; y < grid.height; y += 1) {
		const wide = [];
		for (let rise = -by; rise <= by; rise += 1) {
			const runs = rowAt(y + rise);
			const more = reach[Math.abs(rise)];
			for (let at = 0; at < runs.length; at += 2) wide.push([runs[at] - more, runs[at + 1] + more]);
		}
		rows.delete(y - by);
		if (wide.length > 0) results.push({
			y,
			runs: common(joined(wide), readInto(y))
		});
	}
	for (const { y, runs } of results) for (let at = 0; at < runs.length; at += 2) grid.fillRun(y, runs[at], runs[at + 1], of);
}
/** Runs as pairs, sorted, with those that touch joined. */
function joined(runs) {
	runs.sort((one, other) => one[0] - other[0]);
	const flat = [];
	for (const [from, to] of runs) {
		const end = flat.at(-1);
		if (end !== void 0 && from <= end) flat[flat.length - 1] = Math.max(end, to);
		else flat.push(from, to);
	}
	return flat;
}
/** The intersection of two sorted lists of runs. */
function common(one, other) {
	const runs = [];
	for (let p = 0, q = 0; p < one.length && q < other.length;) {
		const from = Math.max(one[p], other[q]);
		const to = Math.min(one[p + 1], other[q + 1]);
		if (from < to) runs.push(from, to);
		if (one[p + 1] < other[q + 1]) p += 2;
		else q += 2;
	}
	return runs;
}
// web/canvas/core/grid/shapes.ts
/** Points may lie this far outside by rounding alone. */
var EPSILON = 1e-9;
/**
* Where a brush of `size` pixels (whole, 1 or more) is set down: on the middle of a pixel if the size is odd, on the
* nearest corner if it is even, so that a brush of one pixel paints exactly the pixel under the pointer.
*/
function snap({ x, y }, size) {
	return size % 2 === 1 ? {
		x: Math.floor(x) + .5,
		y: Math.floor(y) + .5
	} : {
		x: Math.round(x),
		y: Math.round(y)
	};
}
/** Draws a line with round ends: every pixel whose middle is at most half the size away from it. In picture pixels. */
function fillSegment(grid, from, to, size, value) {
	const radius = size / 2;
	const a = snap(from, size);
	const b = snap(to, size);
	const top = Math.max(0, Math.ceil(Math.min(a.y, b.y) - radius - .5));
	const bottom = Math.min(grid.height - 1, Math.floor(Math.max(a.y, b.y) + radius - .5));
	for (let y = top; y <= bottom; y += 1) {
		const parts = [
			disc(a, radius, y + .5),
			disc(b, radius, y + .5),
			body(a, b, radius, y + .5)
		];
		let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
		for (const part of parts) {
			if (!part) continue;
			left = Math.min(left, part[0]);
			right = Math.max(right, part[1]);
		}
		grid.fillRun(y, Math.ceil(left - .5 - EPSILON), Math.floor(right - .5 + EPSILON) + 1, value);
	}
}
/** The part of the line at height `y` that a disc covers. */
function disc(middle, radius, y) {
	const square = radius * radius - (y - middle.y) * (y - middle.y);
	if (square < -1e-9) return void 0;
	const half = Math.sqrt(Math.max(0, square));
	return [middle.x - half, middle.x + half];
}
/** The part of the line at height `y` that the stroke's body, without its ends, covers. */
function body(a, b, radius, y) {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const length = Math.hypot(dx, dy);
	if (length === 0) return void 0;
	const rise = y - a.y;
	const across = between(a.x, -dy, dx * rise, -radius * length, radius * length);
	const along = between(a.x, dx, dy * rise, 0, length * length);
	if (!across || !along) return void 0;
	const both = [Math.max(across[0], along[0]), Math.min(across[1], along[1])];
	return both[0] <= both[1] ? both : void 0;
}
/** All x where `slope * (x - start) + offset` lies between two limits. */
function between(start, slope, offset, low, high) {
	if (slope === 0) return offset >= low - EPSILON && offset <= high + EPSILON ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : void 0;
	const ends = [start + (low - offset) / slope, start + (high - offset) / slope];
	return [Math.min(...ends), Math.max(...ends)];
}
/** The rectangle of whole pixels between two points, with the pixels under both; cut at the picture's edges. */
function boxBetween(from, to, grid) {
	const cut = (value, side) => Math.min(side - 1, Math.max(0, Math.floor(value)));
	const [left, right] = [from.x, to.x].map((x) => cut(x, grid.width)).sort((p, q) => p - q);
	const [top, bottom] = [from.y, to.y].map((y) => cut(y, grid.height)).sort((p, q) => p - q);
	return {
		x: left,
		y: top,
		width: right - left + 1,
		height: bottom - top + 1
	};
}
/** Fills a rectangle of whole pixels. */
function fillBox(grid, { x, y, width, height }, value) {
	for (let row = y; row < y + height; row += 1) grid.fillRun(row, x, x + width, value);
}
/** Fills the inside of a closed line, even if it crosses itself: every pixel whose middle is inside. */
function fillPolygon(grid, points, value) {
	if (points.length < 3) return;
	const heights = points.map(({ y }) => y);
	const top = Math.max(0, Math.floor(heights.reduce((low, y) => Math.min(low, y))));
	const bottom = Math.min(grid.height - 1, Math.ceil(heights.reduce((high, y) => Math.max(high, y))));
	const crossings = [];
	points.forEach((from, at) => {
		const to = points[(at + 1) % points.length];
		const turn = to.y > from.y ? 1 : -1;
		const [upper, lower] = turn > 0 ? [from, to] : [to, from];
		const first = Math.max(top, Math.ceil(upper.y - .5));
		for (let y = first; y <= bottom && y + .5 < lower.y; y += 1) {
			const x = upper.x + (lower.x - upper.x) * (y + .5 - upper.y) / (lower.y - upper.y);
			crossings[y - top] ??= [];
			crossings[y - top].push({
				x,
				turn
			});
		}
	});
	crossings.forEach((row, at) => {
		row.sort((one, other) => one.x - other.x);
		let depth = 0;
		row.forEach(({ x, turn }, index) => {
			depth += turn;
			const next = row[index + 1];
			if (depth !== 0 && next) grid.fillRun(top + at, Math.ceil(x - .5), Math.ceil(next.x - .5), value);
		});
	});
}
// web/canvas/core/tools/box.ts
/** Picture pixels that at least one side of a box needs: a mere click draws no box. */
var SMALLEST = 1;
var GONE$1 = {
	kind: "outline",
	shape: "box",
	points: []
};
/** Fills the rectangle between where the pointer goes down and where it is lifted. */
function createBox() {
	let start;
	return ({ kind, at }) => {
		if (kind === "down") {
			start = at;
			return [];
		}
		if (!start) return [];
		const from = start;
		if (kind === "move") return [{
			kind: "outline",
			shape: "box",
			points: [from, at]
		}];
		start = void 0;
		const tiny = Math.abs(at.x - from.x) < SMALLEST && Math.abs(at.y - from.y) < SMALLEST;
		if (kind === "cancel" || tiny) return [GONE$1, { kind: "rollback" }];
		return [
			GONE$1,
			{
				kind: "box",
				from,
				to: at
			},
			{ kind: "commit" }
		];
	};
}
// web/canvas/core/tools/brush.ts
/** Paints along the pointer's path. The eraser and the pen are this tool with another value. */
function createBrush() {
	let last;
	let end;
	return ({ kind, at, straight }) => {
		if (kind === "down") {
			const from = straight && end ? end : at;
			last = at;
			return [{
				kind: "segment",
				from,
				to: at
			}];
		}
		if (!last) return [];
		const from = last;
		if (kind === "move") {
			last = at;
			return [{
				kind: "segment",
				from,
				to: at
			}];
		}
		last = void 0;
		if (kind === "cancel") return [{ kind: "rollback" }];
		end = at;
		return [{
			kind: "segment",
			from,
			to: at
		}, { kind: "commit" }];
	};
}
// web/canvas/core/tools/fill.ts
/** Fills the area under the pointer with one press. */
function createFill() {
	return ({ kind, at }) => kind === "down" ? [{
		kind: "flood",
		at
	}, { kind: "commit" }] : [];
}
// web/canvas/core/tools/lasso.ts
/** Picture pixels between two points of the line; nearer ones add nothing. */
var APART = .5;
var GONE = {
	kind: "outline",
	shape: "line",
	points: []
};
/** Fills the area that the pointer encloses; the line closes itself. */
function createLasso() {
	let points = [];
	return ({ kind, at }) => {
		if (kind === "down") {
			points = [at];
			return [];
		}
		const last = points.at(-1);
		if (!last) return [];
		if (kind === "move") {
			if (Math.hypot(at.x - last.x, at.y - last.y) < APART) return [];
			points.push(at);
			return [{
				kind: "outline",
				shape: "line",
				points
			}];
		}
		const around = [...points, at];
		points = [];
		if (kind === "cancel" || around.length < 4) return [GONE, { kind: "rollback" }];
		return [
			GONE,
			{
				kind: "polygon",
				points: around
			},
			{ kind: "commit" }
		];
	};
}
// web/canvas/core/grid-editor.ts
var FACTORIES = {
	brush: createBrush,
	eraser: createBrush,
	box: createBox,
	lasso: createLasso,
	fill: createFill
};
/** One press of a size key. */
var SIZE_STEP = 1.2;
/**
* A grid being painted: tools, settings and history, without a browser. `get` and `subscribe` follow the
* state that a toolbar shows; during a stroke only the attached view is notified.
*/
var GridEditor = class {
	grid;
	/** The largest brush. */
	largestSize;
	#boxes;
	#history = new GridHistory();
	#tools = /* @__PURE__ */ new Map();
	#listeners = /* @__PURE__ */ new Set();
	#view;
	#state;
	/** @param boxes whether the box tool fills its box, or keeps it as the one frame around the subject */
	constructor(grid, { size, boxes }) {
		this.grid = grid;
		this.#boxes = boxes;
		this.largestSize = Math.max(64, Math.ceil(Math.max(grid.width, grid.height) / 2));
		this.#state = {
			tool: "brush",
			size: this.#allowed(size),
			value: 1,
			takingAway: false,
			frame: void 0,
			canUndo: false,
			canRedo: false,
			empty: grid.empty,
			revision: 0
		};
	}
	get = () => this.#state;
	subscribe = (listener) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
	/** Attaches the editor to a view; returns a function to detach it. */
	attach(view) {
		this.#view = view;
		return () => {
			if (this.#view === view) this.#view = void 0;
		};
	}
	/** Changes settings. An open stroke ends first. */
	set(settings) {
		this.#cancel();
		const size = this.#allowed(settings.size ?? this.#state.size);
		this.#publish({
			...settings,
			size
		});
	}
	/** One step smaller or larger; by one pixel if a step would be less. */
	stepSize(direction) {
		const { size } = this.#state;
		const next = Math.round(size * SIZE_STEP ** direction);
		this.set({ size: next === size ? size + direction : next });
	}
	/** Brush to eraser and back; box and lasso between adding and taking away. */
	swap() {
		const { tool, takingAway } = this.#state;
		if (tool === "box" || tool === "lasso") this.set({ takingAway: !takingAway });
		else this.set({ tool: tool === "eraser" ? "brush" : "eraser" });
	}
	/** Passes a pointer's or the keyboard's input to the tool. */
	input(input) {
		const { tool } = this.#state;
		const machine = this.#tools.get(tool) ?? FACTORIES[tool]();
		this.#tools.set(tool, machine);
		for (const operation of machine(input)) this.#perform(operation);
		this.#view?.changed();
	}
	/** Runs a change of the whole grid as one step. An open stroke is cancelled first. */
	change(action) {
		this.#cancel();
		action(this.grid);
		this.#commit();
		this.#view?.changed();
	}
	/** Takes another grid of the same size as one step: an uploaded mask, a first guess. */
	take(other) {
		this.change((grid) => {
			for (let index = 0; index < grid.tileCount; index += 1) grid.setTile(index, other.tile(index));
		});
	}
	/** Starts from a saved grid of the same size, which cannot be undone. */
	restore(other) {
		for (let index = 0; index < other.tileCount; index += 1) this.grid.setTile(index, other.tile(index));
		this.grid.endStep();
		this.#publish({
			empty: this.grid.empty,
			revision: this.#state.revision + 1
		});
		this.#view?.changed();
	}
	/** Empties the grid as one step. */
	clear() {
		this.change(clear);
	}
	/** Empties an area as one step. */
	remove(area) {
		this.change((grid) => fillArea(grid, area, 0));
	}
	/** Undoes the last step; false if there is none. During a stroke it cancels the stroke. */
	undo() {
		return this.#travel((grid) => this.#history.undo(grid));
	}
	/** Redoes the last undone step; false if there is none. */
	redo() {
		return this.#travel((grid) => this.#history.redo(grid));
	}
	#travel(move) {
		this.#cancel();
		const moved = move(this.grid);
		if (moved) this.#publish({
			empty: this.grid.empty,
			revision: this.#state.revision + 1
		});
		this.#view?.changed();
		return moved;
	}
	#perform(operation) {
		const { grid } = this;
		const { tool, size, takingAway } = this.#state;
		const value = tool === "eraser" || (tool === "box" || tool === "lasso") && takingAway ? 0 : this.#state.value;
		switch (operation.kind) {
			case "segment": return fillSegment(grid, operation.from, operation.to, size, value);
			case "box": return this.#box(boxBetween(operation.from, operation.to, grid), value);
			case "polygon": return fillPolygon(grid, operation.points, value);
			case "flood": return flood(grid, operation.at, value);
			case "outline": return this.#view?.outline(operation);
			case "commit": return this.#commit();
			case "rollback": return grid.rollBack();
		}
	}
	#box(box, value) {
		if (this.#boxes === "frame") this.#publish({ frame: box });
		else fillBox(this.grid, box, value);
	}
	#cancel() {
		this.#tools.get(this.#state.tool)?.({
			kind: "cancel",
			at: {
				x: 0,
				y: 0
			}
		}).forEach((operation) => {
			this.#perform(operation);
		});
	}
	#commit() {
		const before = this.grid.endStep();
		if (!before) return;
		this.#history.record(before);
		this.#publish({
			empty: this.grid.empty,
			revision: this.#state.revision + 1
		});
	}
	#allowed(size) {
		return Math.min(this.largestSize, Math.max(1, Math.round(size)));
	}
	#publish(changes) {
		const { canUndo, canRedo } = this.#history;
		this.#state = {
			...this.#state,
			...changes,
			canUndo,
			canRedo
		};
		for (const listener of this.#listeners) listener();
	}
};
// web/canvas/core/placement.ts
/** The point of the picture under a point of the window, which is given from the window's centre in CSS pixels. */
function toPicture({ picture, view }, at) {
	return {
		x: (at.x - view.x) / view.scale + picture.width / 2,
		y: (at.y - view.y) / view.scale + picture.height / 2
	};
}
/** The point of the window, from its centre in CSS pixels, over a point of the picture. */
function toWindow({ picture, view }, at) {
	return {
		x: (at.x - picture.width / 2) * view.scale + view.x,
		y: (at.y - picture.height / 2) * view.scale + view.y
	};
}
/**
* The view moved by less than a screen pixel, so that the picture's corner lies on a whole one: browsers align pictures
* to whole pixels anyway, each differently, and the painting must match them to the pixel.
*/
function onWholePixels(placement) {
	const { frame, device, view } = placement;
	const corner = toWindow(placement, {
		x: 0,
		y: 0
	});
	const shift = (at, css, screen) => {
		const pixel = (at + css / 2) * screen / css;
		return (Math.round(pixel) - pixel) * css / screen;
	};
	return {
		scale: view.scale,
		x: view.x + shift(corner.x, frame.width, device.width),
		y: view.y + shift(corner.y, frame.height, device.height)
	};
}
/** Both directions; screen pixels need not be square if the window does not measure a whole number of them. */
function axesOf(placement) {
	const { frame, device } = placement;
	const corner = toWindow(placement, {
		x: 0,
		y: 0
	});
	const axis = (start, css, screen) => {
		const ratio = screen / css;
		return {
			origin: (start + css / 2) * ratio,
			scale: placement.view.scale * ratio
		};
	};
	return {
		x: axis(corner.x, frame.width, device.width),
		y: axis(corner.y, frame.height, device.height)
	};
}
/**
* The screen pixels that show any part of a rectangle of the picture, `margin` more on each side, cut at the window.
*/
function screenArea(placement, area, margin) {
	const axes = axesOf(placement);
	const span = ({ origin, scale }, from, length, limit) => {
		const start = Math.max(0, Math.floor(origin + from * scale) - margin);
		return {
			start,
			length: Math.min(limit, Math.ceil(origin + (from + length) * scale) + margin) - start
		};
	};
	const x = span(axes.x, area.x, area.width, placement.device.width);
	const y = span(axes.y, area.y, area.height, placement.device.height);
	if (x.length <= 0 || y.length <= 0) return void 0;
	return {
		x: x.start,
		y: y.start,
		width: x.length,
		height: y.length
	};
}
/** The picture pixels of which a rectangle of screen pixels shows any part; it may reach beyond the picture. */
function pictureArea(placement, { x, y, width, height }) {
	const axes = axesOf(placement);
	const span = ({ origin, scale }, from, length) => {
		const start = Math.floor((from - origin) / scale);
		return {
			start,
			length: Math.ceil((from + length - origin) / scale) - start
		};
	};
	const across = span(axes.x, x, width);
	const down = span(axes.y, y, height);
	return {
		x: across.start,
		y: down.start,
		width: across.length,
		height: down.length
	};
}
/**
* Which picture pixels a stretch of screen pixels shows, `samples` points for each, spread evenly; -1 outside the
* picture.
*/
function pictureColumns(axis, from, count, samples, limit) {
	const columns = new Int32Array(count * samples);
	for (let at = 0; at < columns.length; at += 1) {
		const pixel = Math.floor((from + (at + .5) / samples - axis.origin) / axis.scale);
		columns[at] = pixel >= 0 && pixel < limit ? pixel : -1;
	}
	return columns;
}
// web/canvas/ui/use-editor-state.ts
/** The editor state that the toolbar shows, kept up to date. */
function useEditorState(editor) {
	return useSyncExternalStore(editor.subscribe, editor.get, editor.get);
}
// web/canvas/ui/history-buttons.tsx
/** Undo and redo. They stay in place and keep their focus when there is nothing left. */
function HistoryButtons({ editor, run }) {
	const { tools } = useAreaTexts(canvasTexts);
	const { canUndo, canRedo } = useEditorState(editor);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(IconButton, {
		icon: Undo2,
		label: tools.undo,
		title: tools.withKey({
			name: tools.undo,
			key: "Ctrl+Z"
		}),
		"aria-keyshortcuts": "Control+Z",
		"aria-disabled": !canUndo,
		onClick: () => run({ kind: "undo" })
	}), /* @__PURE__ */ jsx(IconButton, {
		icon: Redo2,
		label: tools.redo,
		title: tools.withKey({
			name: tools.redo,
			key: "Ctrl+Shift+Z"
		}),
		"aria-keyshortcuts": "Control+Shift+Z",
		"aria-disabled": !canRedo,
		onClick: () => run({ kind: "redo" })
	})] });
}
// web/canvas/ui/paint-menu.tsx
var loadPanel = loadOnNeed(() => import("./paint-panel-CLaW7p44.js"));
var PaintPanel = lazyPart(loadPanel);
var fetchPanel = () => void loadPanel().catch(() => void 0);
/** The last button of a toolbar, and the panel above it: its keys, and occasional commands. */
function PaintMenu({ icon, label, keys, children }) {
	const [open, setOpen] = useState(false);
	const button = useRef(null);
	useEffect(() => afterFirstUse(fetchPanel), []);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(IconButton, {
		ref: button,
		icon,
		label,
		"aria-haspopup": "dialog",
		"aria-expanded": open,
		"data-state": open ? "open" : "closed",
		onPointerEnter: fetchPanel,
		onFocus: fetchPanel,
		onClick: () => setOpen(!open)
	}), open && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PaintPanel, {
		button,
		keys,
		onClose: () => setOpen(false),
		children
	}) })] });
}
// web/canvas/core/keyboard-cursor.ts
/** The keyboard's pointer: arrows move it over the picture, Space and Enter press and release the tool. */
function createKeyboardCursor(picture) {
	let at;
	let down = false;
	const within = ({ x, y }) => ({
		x: Math.min(picture.width - .5, Math.max(.5, Math.floor(x) + .5)),
		y: Math.min(picture.height - .5, Math.max(.5, Math.floor(y) + .5))
	});
	return {
		get at() {
			return at;
		},
		get down() {
			return down;
		},
		move: (by, start) => {
			const from = at ?? within(start);
			at = within({
				x: from.x + by.x,
				y: from.y + by.y
			});
			return down ? [{
				kind: "move",
				at
			}] : [];
		},
		press: (start) => {
			at ??= within(start);
			down = !down;
			return [{
				kind: down ? "down" : "up",
				at
			}];
		},
		leave: () => {
			const last = at;
			const was = down;
			at = void 0;
			down = false;
			return was && last ? [{
				kind: "cancel",
				at: last
			}] : [];
		}
	};
}
// web/canvas/core/shortcuts.ts
var LETTERS = {
	b: {
		kind: "tool",
		tool: "brush"
	},
	e: {
		kind: "tool",
		tool: "eraser"
	},
	m: {
		kind: "tool",
		tool: "box"
	},
	l: {
		kind: "tool",
		tool: "lasso"
	},
	f: {
		kind: "tool",
		tool: "fill"
	},
	x: { kind: "swap" },
	i: { kind: "invert" },
	"[": {
		kind: "size",
		direction: -1
	},
	"]": {
		kind: "size",
		direction: 1
	},
	"{": { kind: "shrink" },
	"}": { kind: "grow" },
	"+": {
		kind: "zoom",
		direction: 1
	},
	"=": {
		kind: "zoom",
		direction: 1
	},
	"-": {
		kind: "zoom",
		direction: -1
	},
	"0": { kind: "fit" }
};
/** The command of a key; undefined if it has none. */
function commandOf({ key, shiftKey, altKey, commandKey }) {
	const letter = key.toLowerCase();
	if (altKey) return void 0;
	if (!commandKey) return LETTERS[letter];
	if (letter === "z") return { kind: shiftKey ? "redo" : "undo" };
	return letter === "y" ? { kind: "redo" } : void 0;
}
/** Pixels of the window that an arrow key moves the keyboard's pointer. */
var ARROW_STEP = 8;
var FAST = 6;
var ARROWS = {
	ArrowLeft: {
		x: -1,
		y: 0
	},
	ArrowRight: {
		x: 1,
		y: 0
	},
	ArrowUp: {
		x: 0,
		y: -1
	},
	ArrowDown: {
		x: 0,
		y: 1
	}
};
/**
* How far an arrow key moves the keyboard's pointer, in picture pixels: eight pixels of the screen, six times that with
* Shift, one pixel of the picture with Alt. `scale` is CSS pixels per picture pixel.
*/
function arrowMove(press, scale) {
	const arrow = ARROWS[press.key];
	if (!arrow || press.commandKey) return void 0;
	const step = Math.max(1, Math.round(ARROW_STEP / scale));
	const length = press.altKey ? 1 : press.shiftKey ? step * FAST : step;
	return {
		x: arrow.x * length,
		y: arrow.y * length
	};
}
// web/canvas/core/tools/gestures.ts
/** A second finger within this time belongs to the first: what the first painted is undone. */
var TOGETHER_MS = 250;
/** One finger, pen or mouse button paints; two fingers move and zoom, and so does the space bar with the mouse. */
function createGestures() {
	const pointers = /* @__PURE__ */ new Map();
	let state = { kind: "idle" };
	const down = ({ id, at, touch, pan, time }) => {
		pointers.set(id, at);
		if (state.kind === "idle") {
			state = pan ? {
				kind: "panning",
				id
			} : {
				kind: "painting",
				id,
				since: time
			};
			return pan ? [] : [{
				to: "tool",
				kind: "down",
				at
			}];
		}
		if (state.kind !== "painting" || !touch) return [];
		const kind = time - state.since <= TOGETHER_MS ? "cancel" : "up";
		const last = pointers.get(state.id) ?? at;
		state = { kind: "pinching" };
		return [{
			to: "tool",
			kind,
			at: last
		}];
	};
	const move = ({ id, at }) => {
		const before = pointers.get(id);
		if (!before) return [];
		pointers.set(id, at);
		if (state.kind === "painting") return state.id === id ? [{
			to: "tool",
			kind: "move",
			at
		}] : [];
		if (state.kind === "panning") return state.id === id ? [{
			to: "view",
			kind: "pan",
			by: {
				x: at.x - before.x,
				y: at.y - before.y
			}
		}] : [];
		const other = [...pointers].find(([each]) => each !== id)?.[1];
		if (state.kind !== "pinching" || !other || pointers.size !== 2) return [];
		return [{
			to: "view",
			kind: "pinch",
			before: [before, other],
			after: [at, other]
		}];
	};
	const lift = ({ id, at, kind }) => {
		if (!pointers.delete(id)) return [];
		const was = state;
		if (pointers.size === 0 || was.kind !== "pinching" && was.kind !== "idle" && was.id === id) state = pointers.size === 0 ? { kind: "idle" } : { kind: "pinching" };
		if (was.kind !== "painting" || was.id !== id) return [];
		return [{
			to: "tool",
			kind: kind === "cancel" ? "cancel" : "up",
			at
		}];
	};
	return (sample) => sample.kind === "down" ? down(sample) : sample.kind === "move" ? move(sample) : lift(sample);
}
// web/canvas/core/mask/mask-overlay.ts
/**
* Maximum points sampled for a screen pixel, in each direction, so that thin lines stay visible when the picture is
* small.
*/
var MOST_SAMPLES = 3;
var TINT_OPACITY = .46;
var STRIPE = {
	period: 6,
	width: 1.4,
	opacity: .62
};
var EDGE = {
	width: 1.5,
	opacity: .95
};
/** Screen pixels around a change that may also change their look, since the drawn edge reaches that far. */
function edgeReach(screenRatio) {
	return Math.max(1, Math.round(EDGE.width * screenRatio));
}
/**
* A rectangle of the window as it shows the mask: RGBA, not premultiplied. `looks[0]` shows value 1 and so on.
* @param area in screen pixels
*/
function drawMask(grid, placement, area, looks) {
	const ratio = placement.device.width / placement.frame.width;
	const reach = edgeReach(ratio);
	const wide = area.width + reach * 2;
	const seen = valuesSeen(grid, placement, {
		x: area.x - reach,
		y: area.y - reach,
		width: wide,
		height: area.height + reach * 2
	});
	const pixels = new Uint8ClampedArray(area.width * area.height * 4);
	const words = new Uint32Array(pixels.buffer);
	const inks = looks.map(inksOf);
	const { x: across, y: down } = axesOf(placement);
	const step = Math.round(256 / (STRIPE.period * ratio));
	const striped = Math.round(256 * STRIPE.width / STRIPE.period);
	const first = Math.round(area.x - across.origin);
	const rise = reach * wide;
	for (let y = 0; y < area.height; y += 1) {
		const height = Math.round(area.y + y - down.origin);
		const to = y * area.width;
		let at = (y + reach) * wide + reach;
		for (let x = 0; x < area.width; x += 1, at += 1) {
			const value = seen[at];
			if (value === 0) continue;
			const look = inks[value - 1];
			if (!look) continue;
			const inside = seen[at - reach] === value && seen[at + reach] === value && seen[at - rise] === value && seen[at + rise] === value;
			const phase = (first + x + look.lean * height) * step & 255;
			words[to + x] = !inside ? look.edge : phase < striped ? look.stripe : look.tint;
		}
	}
	return pixels;
}
function inksOf({ tint, stripes }) {
	const ink = (white) => {
		const opacity = white + TINT_OPACITY * (1 - white);
		const [red, green, blue] = tint.map((part) => Math.round((255 * white + part * TINT_OPACITY * (1 - white)) / opacity));
		return (Math.round(opacity * 255) << 24 | blue << 16 | green << 8 | red) >>> 0;
	};
	return {
		tint: ink(0),
		stripe: ink(STRIPE.opacity),
		edge: ink(EDGE.opacity),
		lean: stripes === "rising" ? 1 : -1
	};
}
/** The value that each screen pixel of a rectangle shows: the first that is not 0 among the sampled points. */
function valuesSeen(grid, placement, area) {
	const seen = new Uint8Array(area.width * area.height);
	const covered = pictureArea(placement, area);
	const { x, y: top, width, height } = covered;
	const uniform = x >= 0 && top >= 0 && x + width <= grid.width && top + height <= grid.height ? grid.uniformIn(covered) : void 0;
	if (uniform !== void 0) return seen.fill(uniform);
	const axes = axesOf(placement);
	const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(1 / axes.x.scale - 1e-6)));
	const columns = pictureColumns(axes.x, area.x, area.width, samples, grid.width);
	pictureColumns(axes.y, area.y, area.height, samples, grid.height).forEach((y, index) => {
		if (y < 0) return;
		const line = Math.floor(index / samples) * area.width;
		const tiles = (y >> 8) * grid.columns;
		const inTile = y % 256 * 256;
		let column = -1;
		let tile = 0;
		for (let at = 0, to = line, left = samples; at < columns.length; at += 1) {
			const pixel = columns[at];
			if (pixel >= 0) {
				if (pixel >> 8 !== column) {
					column = pixel >> 8;
					tile = grid.tile(tiles + column);
				}
				const value = typeof tile === "number" ? tile : tile[inTile | pixel & 255];
				if (value !== 0 && seen[to] === 0) seen[to] = value;
			}
			left -= 1;
			if (left === 0) {
				to += 1;
				left = samples;
			}
		}
	});
	return seen;
}
// web/canvas/ui/overlay-canvas.ts
/** Side of a block in screen pixels: empty blocks are skipped. */
var BLOCK = 128;
/** Redraws the part of the canvas that shows a rectangle of the picture, and nothing else. */
function drawChanged(context, grid, placement, changed, paint) {
	const area = screenArea(placement, changed, edgeReach(placement.device.width / placement.frame.width) + 1);
	if (area) drawArea(context, grid, placement, area, paint);
}
/** Redraws the whole window. */
function drawWindow(context, grid, placement, paint) {
	drawArea(context, grid, placement, {
		x: 0,
		y: 0,
		...placement.device
	}, paint);
}
function drawArea(context, grid, placement, area, paint) {
	context.clearRect(area.x, area.y, area.width, area.height);
	for (let top = area.y; top < area.y + area.height; top += BLOCK) for (let left = area.x; left < area.x + area.width; left += BLOCK) {
		const block = {
			x: left,
			y: top,
			width: Math.min(BLOCK, area.x + area.width - left),
			height: Math.min(BLOCK, area.y + area.height - top)
		};
		if (isEmpty(grid, placement, block)) continue;
		const pixels = new ImageData(paint(grid, placement, block), block.width, block.height);
		context.putImageData(pixels, left, top);
	}
}
/** True if a block certainly shows nothing, since it lies outside the picture or over unpainted tiles. */
function isEmpty(grid, placement, block) {
	const area = pictureArea(placement, block);
	return area.x + area.width <= 0 || area.y + area.height <= 0 || area.x >= grid.width || area.y >= grid.height || grid.uniformIn(area) === 0;
}
// web/canvas/ui/surface-window.ts
/** Milliseconds from the last zoom step until the picture is redrawn sharp. */
var REST_MS = 300;
/** CSS pixels that the keyboard's pointer keeps from the window's edge. */
var KEEP_IN = 32;
/** The window on the picture: its position and size, and drawing what has changed, once a frame. */
var SurfaceWindow = class {
	parts;
	editor;
	events;
	picture;
	/** Of the window, in CSS pixels. */
	size = {
		width: 1,
		height: 1
	};
	#fineness;
	#context;
	#ends = [];
	#paint;
	/** Undefined shows the whole picture, and follows the window when it changes. */
	#view;
	#device = {
		width: 1,
		height: 1
	};
	/** Work of the next frame. */
	#redraw = "nothing";
	#request = 0;
	/** A box to zoom to as soon as the surface is visible. */
	#awaited;
	#toldScale = 0;
	#rest;
	constructor(parts, { editor, picture, fineness, paint, events }) {
		const context = parts.overlay.getContext("2d");
		if (!context) throw new Error("the browser has no 2D canvas");
		this.parts = parts;
		this.editor = editor;
		this.picture = picture;
		this.events = events;
		this.#context = context;
		this.#fineness = fineness;
		this.#paint = paint;
		this.atEnd(editor.attach({
			changed: () => this.#schedule("changes"),
			outline: (line) => this.#outline(line)
		}));
		const observer = new ResizeObserver(([entry]) => entry && this.#measure(entry));
		try {
			observer.observe(parts.frame, { box: "device-pixel-content-box" });
		} catch {
			observer.observe(parts.frame);
		}
		this.atEnd(() => observer.disconnect());
	}
	atEnd(end) {
		this.#ends.push(end);
	}
	/** Stops listening and drawing. */
	end() {
		cancelAnimationFrame(this.#request);
		clearTimeout(this.#rest);
		for (const end of this.#ends) end();
	}
	/** False while another part of the page is shown instead. */
	get visible() {
		return this.parts.frame.checkVisibility();
	}
	/** Changes how the overlay is drawn. */
	setPainter(paint) {
		this.#paint = paint;
		this.#schedule("all");
	}
	/** Zooms around the middle by one step of 0.1. */
	step(direction) {
		const view = this.current();
		this.show(zoomAt(view, stepScale(view.scale, direction), {
			x: 0,
			y: 0
		}));
	}
	/** Shows the whole picture, also when the window changes. */
	fit() {
		this.show(void 0);
	}
	/** Moves the view so that a grid point is visible. */
	reveal(at) {
		const seen = toWindow(this.placement(), at);
		const over = (place, side) => {
			const limit = Math.max(0, side / 2 - KEEP_IN);
			return Math.max(0, Math.abs(place) - limit) * -Math.sign(place);
		};
		const by = {
			x: over(seen.x, this.size.width),
			y: over(seen.y, this.size.height)
		};
		if (by.x !== 0 || by.y !== 0) this.show(panBy(this.current(), by, this.picture));
	}
	/** Brings a box of the picture into the middle, so large that half of the window stays free around it. */
	approach(box) {
		this.#awaited = this.visible && this.size.width > 1 ? void 0 : box;
		if (this.#awaited) return;
		const near = Math.min(this.size.width / box.width, this.size.height / box.height) / 2;
		const scale = clampScale(Math.max(near, fitView(this.picture, this.size).scale));
		const aside = (start, side, whole) => (whole / 2 - start - side / 2) * scale;
		const { width, height } = this.picture;
		const middle = {
			x: aside(box.x, box.width, width),
			y: aside(box.y, box.height, height)
		};
		this.show(panBy({
			scale,
			x: 0,
			y: 0
		}, middle, this.picture));
	}
	/** Places the pins, after they have changed. */
	placePins() {
		const placement = this.placement();
		for (const pin of this.parts.pins.children) {
			if (!(pin instanceof HTMLElement)) continue;
			const at = toWindow(placement, {
				x: Number(pin.dataset["x"]),
				y: Number(pin.dataset["y"])
			});
			const { width, height } = this.size;
			pin.style.transform = `translate(${at.x + width / 2}px, ${at.y + height / 2}px)`;
		}
	}
	#measure(entry) {
		const { frame, overlay } = this.parts;
		this.size = {
			width: frame.clientWidth || 1,
			height: frame.clientHeight || 1
		};
		if (this.#awaited) this.approach(this.#awaited);
		const exact = entry.devicePixelContentBoxSize?.[0];
		this.#device = {
			width: screenPixels(this.size.width, exact?.inlineSize),
			height: screenPixels(this.size.height, exact?.blockSize)
		};
		overlay.width = this.#device.width;
		overlay.height = this.#device.height;
		this.#schedule("all");
	}
	fromCentre({ clientX, clientY }) {
		const box = this.parts.frame.getBoundingClientRect();
		return {
			x: clientX - box.left - box.width / 2,
			y: clientY - box.top - box.height / 2
		};
	}
	current() {
		if (this.#view) return this.#view;
		const { width, height } = this.size;
		return fitView(this.picture, {
			width: width - 32,
			height: height - 32
		});
	}
	show(view) {
		this.#view = view;
		this.#schedule("all");
	}
	/** Where the grid lies; its pixels may be finer than the picture's. */
	placement() {
		const { scale, x, y } = this.current();
		const { width, height } = this.editor.grid;
		const placement = {
			picture: {
				width,
				height
			},
			frame: this.size,
			device: this.#device,
			view: {
				scale: scale / this.#fineness,
				x,
				y
			}
		};
		return {
			...placement,
			view: onWholePixels(placement)
		};
	}
	#schedule(what) {
		if (this.#redraw !== "all") this.#redraw = what;
		this.#request ||= requestAnimationFrame(() => this.#draw());
	}
	#draw() {
		const what = this.#redraw;
		this.#request = 0;
		this.#redraw = "nothing";
		const { grid } = this.editor;
		const placement = this.placement();
		const changed = grid.takeDirty();
		if (what !== "all") {
			if (changed) drawChanged(this.#context, grid, placement, changed, this.#paint);
			return;
		}
		const { scale } = this.current();
		const corner = toWindow(placement, {
			x: 0,
			y: 0
		});
		const { frame, picture } = this.parts;
		const [left, top] = [corner.x + this.size.width / 2, corner.y + this.size.height / 2];
		picture.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
		frame.dataset["close"] = String(scale >= 3);
		drawWindow(this.#context, grid, placement, this.#paint);
		this.placePins();
		this.drawn();
		if (scale === this.#toldScale) return;
		this.#toldScale = scale;
		this.events.scale(scale);
		this.#sharpenLater();
	}
	/**
	* The picture is its own layer (`will-change` in its style): moving and zooming cost nothing, but after zooming it is
	* a blurred copy. Once zooming rests, the browser is made to draw it again, which takes a while for a large picture.
	*/
	#sharpenLater() {
		const { style } = this.parts.picture;
		clearTimeout(this.#rest);
		this.#rest = setTimeout(() => {
			style.willChange = "auto";
			requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("will-change")));
		}, REST_MS);
	}
	#outline({ shape, points }) {
		const placement = this.placement();
		const { width, height } = this.size;
		const corners = points.map((point) => toWindow(placement, point));
		const [from, to] = corners;
		const path = (shape === "box" && from && to ? [
			from,
			{
				x: to.x,
				y: from.y
			},
			to,
			{
				x: from.x,
				y: to.y
			}
		] : corners).map(({ x, y }) => `${x + width / 2} ${y + height / 2}`).join("L");
		this.parts.outline.setAttribute("d", path && `M${path}Z`);
	}
};
/**
* How many screen pixels a length in CSS pixels covers. The browser's own figure is exact, unlike rounding;
* browsers that emulate another screen report a different one, which is ignored.
*/
function screenPixels(length, exact) {
	const rounded = Math.round(length * devicePixelRatio);
	return exact !== void 0 && Math.abs(exact - rounded) <= 1 ? exact : rounded;
}
// web/canvas/ui/surface.ts
/** Wheel travel that makes one step of zoom; a mouse wheel's notch is about 100. */
var WHEEL_STEP = 60;
/** How strongly a trackpad's pinch zooms, which browsers report as a wheel with Control. */
var PINCH_STRENGTH = .01;
/**
* The picture with what is painted over it, without React: it turns pointer and key events into inputs of the editor's
* tools, and redraws, once a frame, only the part of the window that has changed.
*/
var Surface = class extends SurfaceWindow {
	#gestures = createGestures();
	#cursor;
	#spaceHeld = false;
	#wheel = 0;
	/** The pointer, from the window's centre; undefined while it is elsewhere. */
	#pointer;
	constructor(parts, options) {
		super(parts, options);
		this.#cursor = createKeyboardCursor(this.editor.grid);
		this.atEnd(this.editor.subscribe(() => this.#moveRing()));
		this.#listen();
	}
	drawn() {
		this.#moveRing();
	}
	#listen() {
		const { frame } = this.parts;
		const on = (name, listener) => {
			frame.addEventListener(name, listener, { passive: false });
			this.atEnd(() => frame.removeEventListener(name, listener));
		};
		on("pointerdown", (event) => this.#pointerDown(event));
		on("mousedown", (event) => {
			if (event.button === 1) event.preventDefault();
		});
		on("pointermove", (event) => this.#pointerMove(event));
		on("pointerup", (event) => this.#lift(event, "up"));
		on("pointercancel", (event) => this.#lift(event, "cancel"));
		on("pointerleave", () => {
			this.#pointer = void 0;
			this.#moveRing();
		});
		on("wheel", (event) => this.#turn(event));
		on("keydown", (event) => this.#keyDown(event));
		on("keyup", (event) => {
			if (event.key === " ") this.#holdSpace(false);
		});
		on("blur", () => {
			this.#holdSpace(false);
			this.#leaveCursor();
		});
	}
	#pointerDown(event) {
		if (event.button !== 0 && event.button !== 1) return;
		this.parts.frame.setPointerCapture(event.pointerId);
		this.#leaveCursor();
		this.#pass(this.#sample(event, "down"), event.shiftKey);
	}
	#pointerMove(event) {
		this.#pointer = this.fromCentre(event);
		if (event.movementX !== 0 || event.movementY !== 0) this.#leaveCursor();
		const all = event.getCoalescedEvents?.() ?? [];
		for (const each of all.length > 0 ? all : [event]) this.#pass(this.#sample(each, "move"), false);
		this.#moveRing();
	}
	#lift(event, kind) {
		this.#pass(this.#sample(event, kind), false);
		if (event.pointerType !== "touch") return;
		this.#pointer = void 0;
		this.#moveRing();
	}
	#sample(event, kind) {
		return {
			kind,
			id: event.pointerId,
			at: this.fromCentre(event),
			touch: event.pointerType === "touch",
			pan: this.#spaceHeld || event.button === 1,
			time: event.timeStamp
		};
	}
	#pass(sample, straight) {
		for (const gesture of this.#gestures(sample)) this.#follow(gesture, straight);
	}
	#follow(gesture, straight) {
		if (gesture.to === "tool") {
			const at = toPicture(this.placement(), gesture.at);
			this.editor.input({
				kind: gesture.kind,
				at,
				straight
			});
		} else if (gesture.kind === "pan") this.show(panBy(this.current(), gesture.by, this.picture));
		else this.show(pinch(this.current(), gesture.before, gesture.after, this.picture));
	}
	#turn(event) {
		event.preventDefault();
		const view = this.current();
		const at = this.fromCentre(event);
		if (event.ctrlKey) {
			this.show(zoomAt(view, view.scale * Math.exp(-event.deltaY * PINCH_STRENGTH), at));
			return;
		}
		this.#wheel += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
		if (Math.abs(this.#wheel) < WHEEL_STEP) return;
		this.show(zoomAt(view, stepScale(view.scale, this.#wheel < 0 ? 1 : -1), at));
		this.#wheel = 0;
	}
	#keyDown(event) {
		const press = {
			...keysOf(event),
			key: event.key
		};
		const middle = toPicture(this.placement(), {
			x: 0,
			y: 0
		});
		const by = arrowMove(press, this.placement().view.scale);
		if (by) this.#input(this.#cursor.move(by, middle));
		else if (event.key === "Enter" && !press.commandKey) this.#input(this.#cursor.press(middle));
		else if (event.key === " " && this.#cursor.at && !event.repeat) this.#input(this.#cursor.press(middle));
		else if (event.key === " ") this.#holdSpace(true);
		else if (event.key === "Escape" && this.#cursor.at) this.#leaveCursor();
		else return;
		event.preventDefault();
		event.stopPropagation();
		const { at, down } = this.#cursor;
		if (!at || event.key === " " && !down && this.#spaceHeld) return;
		this.reveal(at);
		this.#moveRing();
		this.events.cursor({
			at,
			down
		});
	}
	#input(inputs) {
		for (const input of inputs) this.editor.input(input);
	}
	#holdSpace(held) {
		this.#spaceHeld = held;
		this.parts.frame.dataset["pan"] = String(held);
	}
	#leaveCursor() {
		if (!this.#cursor.at) return;
		this.#input(this.#cursor.leave());
		this.#moveRing();
	}
	#moveRing() {
		const { ring } = this.parts;
		const { tool, size } = this.editor.get();
		const placement = this.placement();
		const keyboard = this.#cursor.at;
		const at = keyboard ? toWindow(placement, keyboard) : this.#pointer;
		const side = tool === "brush" || tool === "eraser" ? Math.max(4, size * placement.view.scale) : 4;
		ring.hidden = !at;
		ring.dataset["keyboard"] = String(keyboard !== void 0);
		if (!at) return;
		ring.style.width = `${side}px`;
		ring.style.height = `${side}px`;
		const [x, y] = [at.x + this.size.width / 2, at.y + this.size.height / 2];
		ring.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
	}
};
/** The keys that are held with an event. */
function keysOf(event) {
	return {
		shiftKey: event.shiftKey,
		altKey: event.altKey,
		commandKey: event.ctrlKey || event.metaKey
	};
}
// web/canvas/ui/paint-surface.tsx
/** The picture under a window, and what is painted over it. Moving and painting render nothing here. */
function PaintSurface({ editor, picture, fineness, paint, pins, label, onSurface, onScale, onCursor, children }) {
	const frame = useRef(null);
	const holder = useRef(null);
	const overlay = useRef(null);
	const ring = useRef(null);
	const outline = useRef(null);
	const pinList = useRef(null);
	const surface = useRef(void 0);
	const scale = useEffectEvent(onScale);
	const cursor = useEffectEvent(onCursor);
	const offer = useEffectEvent(onSurface);
	const start = useEffectEvent(() => {
		const [window, box, canvas, circle, list] = [
			frame,
			holder,
			overlay,
			ring,
			pinList
		].map(({ current }) => current);
		const path = outline.current;
		if (!window || !box || !(canvas instanceof HTMLCanvasElement) || !circle || !list || !path) return void 0;
		return new Surface({
			frame: window,
			picture: box,
			overlay: canvas,
			ring: circle,
			outline: path,
			pins: list
		}, {
			editor,
			picture,
			fineness,
			paint,
			events: {
				scale: (value) => scale(value),
				cursor: (value) => cursor(value)
			}
		});
	});
	const { width, height } = picture;
	useEffect(() => {
		const made = start();
		surface.current = made;
		offer(made);
		return () => {
			made?.end();
			offer(void 0);
		};
	}, [
		editor,
		width,
		height,
		fineness
	]);
	useEffect(() => surface.current?.setPainter(paint), [paint]);
	useEffect(() => surface.current?.placePins(), [pins]);
	return /* @__PURE__ */ jsxs("div", {
		ref: frame,
		className: "paint-surface",
		tabIndex: 0,
		role: "application",
		"aria-label": label,
		children: [
			/* @__PURE__ */ jsx("div", {
				ref: holder,
				className: "paint-picture",
				style: {
					width,
					height
				},
				children
			}),
			/* @__PURE__ */ jsx("canvas", {
				ref: overlay,
				className: "paint-overlay"
			}),
			/* @__PURE__ */ jsx("svg", {
				className: "paint-overlay",
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsx("path", {
					ref: outline,
					className: "paint-outline"
				})
			}),
			/* @__PURE__ */ jsx("div", {
				ref: pinList,
				"aria-hidden": "true",
				children: pins.map(({ at, label: text, picked }) => /* @__PURE__ */ jsx("span", {
					className: "paint-pin",
					"data-x": at.x,
					"data-y": at.y,
					"data-picked": picked,
					children: text
				}, text))
			}),
			/* @__PURE__ */ jsx("div", {
				ref: ring,
				className: "paint-ring",
				hidden: true,
				"aria-hidden": "true"
			})
		]
	});
}
// web/canvas/ui/size-control.tsx
/** Positions of the slider; sizes grow by the same factor from one to the next. */
var STEPS = 100;
/**
* The size of the brush: a slider with finer steps for small brushes, between the buttons of its two keys.
*/
function SizeControl({ editor, fineness }) {
	const { tools } = useAreaTexts(canvasTexts);
	const { size } = useEditorState(editor);
	const growth = Math.log(editor.largestSize);
	const shown = Math.max(1, Math.round(size / fineness));
	return /* @__PURE__ */ jsxs("div", {
		className: "paint-size",
		children: [
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": "true",
				children: tools.size
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "key",
				"aria-label": tools.smaller,
				title: tools.withKey({
					name: tools.smaller,
					key: "["
				}),
				onClick: () => editor.stepSize(-1),
				children: "["
			}),
			/* @__PURE__ */ jsx("input", {
				type: "range",
				className: "slider",
				min: 0,
				max: STEPS,
				value: Math.round(Math.log(size) / growth * STEPS),
				"aria-label": tools.size,
				"aria-valuetext": tools.pixels({ size: shown }),
				onChange: (event) => editor.set({ size: Math.round(Math.exp(event.currentTarget.valueAsNumber / STEPS * growth)) })
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "key",
				"aria-label": tools.larger,
				title: tools.withKey({
					name: tools.larger,
					key: "]"
				}),
				onClick: () => editor.stepSize(1),
				children: "]"
			}),
			/* @__PURE__ */ jsx("output", {
				className: "paint-size-figure",
				children: shown
			})
		]
	});
}
// web/canvas/ui/tool-buttons.tsx
/** The pointer tools, one of them chosen. */
function ToolButtons({ editor, tools }) {
	const { withKey } = useAreaTexts(canvasTexts).tools;
	const { tool: chosen } = useEditorState(editor);
	return /* @__PURE__ */ jsx(Fragment$1, { children: tools.map(({ tool, icon, name, key }) => /* @__PURE__ */ jsx(IconButton, {
		icon,
		label: name,
		title: withKey({
			name,
			key
		}),
		"aria-keyshortcuts": key,
		"aria-pressed": chosen === tool,
		onClick: () => editor.set({ tool })
	}, tool)) });
}
// web/canvas/ui/use-surface-keys.ts
/** Elements in which letters are text input. */
var TYPING = "input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]";
/**
* Handles the keys of painting anywhere on the page while the surface is visible, except in text inputs. `run` returns
* false to leave a key unhandled.
*/
function useSurfaceKeys(surface, run) {
	useKeys((event) => {
		const target = event.target instanceof HTMLElement ? event.target : document.body;
		if (!surface?.visible || event.defaultPrevented || target.closest(TYPING)) return;
		const command = commandOf({
			...keysOf(event),
			key: event.key
		});
		if (command && run(command)) event.preventDefault();
	});
}
// web/canvas/ui/use-paint-commands.ts
/**
* The commands of an editor, by button and by key.
* @param names the tools that the editor has, with their names
* @param marks values of the grid: one can be grown, shrunk and inverted; two are exchanged by the swap key
* @param by pixels that growing and shrinking move the edge
*/
function usePaintCommands(editor, surface, { names, marks, by }) {
	const { said: texts } = useAreaTexts(canvasTexts);
	const [said, say] = useState("");
	const run = (command) => {
		switch (command.kind) {
			case "tool": {
				const name = names[command.tool];
				if (name === void 0) return false;
				editor.set({ tool: command.tool });
				say(texts.tool({ tool: name }));
				return true;
			}
			case "size":
				editor.stepSize(command.direction);
				say(texts.size({ size: editor.get().size }));
				return true;
			case "zoom":
				surface?.step(command.direction);
				return true;
			case "fit":
				surface?.fit();
				return true;
			case "swap":
				if (marks === "two") editor.set({ value: 3 - editor.get().value });
				else editor.swap();
				return true;
			case "undo":
				say(editor.undo() ? texts.undone : texts.nothingToUndo);
				return true;
			case "redo":
				say(editor.redo() ? texts.redone : texts.nothingToRedo);
				return true;
			case "invert":
				if (marks !== "one") return false;
				editor.change((grid) => exchange(grid, 0, 1));
				say(texts.inverted);
				return true;
			case "grow":
			case "shrink": {
				if (marks !== "one") return false;
				const change = command.kind === "grow" ? grow : shrink;
				editor.change((grid) => change(grid, 1, by));
				say(texts[command.kind === "grow" ? "grown" : "shrunk"]({ by }));
				return true;
			}
		}
	};
	useSurfaceKeys(surface, run);
	const clear = () => {
		editor.clear();
		say(texts.cleared);
	};
	return {
		run,
		clear,
		said,
		say
	};
}
// web/canvas/ui/zoom-buttons.tsx
/** Zoom out, the scale, zoom in, fit. */
function ZoomButtons({ scale, onStep, onFit }) {
	const { tools, zoom } = useAreaTexts(canvasTexts);
	const { share } = useLanguage();
	return /* @__PURE__ */ jsxs("div", {
		className: "zoom-buttons",
		children: [
			/* @__PURE__ */ jsx(IconButton, {
				icon: Minus,
				label: tools.withKey({
					name: zoom.out,
					key: "-"
				}),
				onClick: () => onStep(-1)
			}),
			/* @__PURE__ */ jsx("output", {
				className: "zoom-figure",
				"aria-label": zoom.scale,
				children: share(scale)
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Plus,
				label: tools.withKey({
					name: zoom.in,
					key: "+"
				}),
				onClick: () => onStep(1)
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Maximize,
				label: tools.withKey({
					name: zoom.fit,
					key: "0"
				}),
				onClick: onFit
			})
		]
	});
}
// web/editors/form/stages/draft-key.ts
/** The key of a painted draft: the tool, its field, and the address of the picture below without its signature. */
function draftKey(tool, field, picture) {
	const address = "url" in picture ? picture.url.split("?")[0] : "";
	return [
		tool.id,
		field,
		`${picture.width}x${picture.height}`,
		address
	].join(" ");
}
// web/canvas/core/grid/grid-codec.ts
var VERSION = 1;
var HEADER_BYTES = 9;
/**
* A grid as bytes, for drafts: version, width and height (32 bits each, little-endian), then each tile as 0 and its
* value, or as 1, its packed length (32 bits) and its packed bytes.
*/
function packGrid(grid) {
	const parts = [];
	const header = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(HEADER_BYTES));
	header.setUint8(0, VERSION);
	header.setUint32(1, grid.width, true);
	header.setUint32(5, grid.height, true);
	parts.push(new Uint8Array(header.buffer));
	for (let index = 0; index < grid.tileCount; index += 1) {
		const tile = grid.tile(index);
		if (typeof tile === "number") {
			parts.push(Uint8Array.of(0, tile));
			continue;
		}
		const packed = grid.isOpen(index) ? packTile(tile) : packFinishedTile(tile);
		const head = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(5));
		head.setUint8(0, 1);
		head.setUint32(1, packed.length, true);
		parts.push(new Uint8Array(head.buffer), packed);
	}
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
/** The grid that was packed; undefined if the bytes are damaged, of another version or of another size. */
function unpackGrid(bytes, { width, height }) {
	try {
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		if (!(view.getUint8(0) === VERSION && view.getUint32(1, true) === width) || view.getUint32(5, true) !== height) return void 0;
		const grid = new Grid({
			width,
			height
		});
		let at = HEADER_BYTES;
		for (let index = 0; index < grid.tileCount; index += 1) {
			if (view.getUint8(at) === 0) {
				grid.setTile(index, view.getUint8(at + 1));
				at += 2;
				continue;
			}
			const length = view.getUint32(at + 1, true);
			grid.setTile(index, unpackTile(bytes.subarray(at + 5, at + 5 + length)));
			at += 5 + length;
		}
		grid.endStep();
		return at === bytes.length ? grid : void 0;
	} catch {
		return;
	}
}
// web/canvas/ui/use-draft.ts
/** Milliseconds without painting until the draft is saved. */
var PAUSE_MS = 400;
/**
* Restores the draft saved under `key`, and saves what is painted from now on; for an empty grid the draft is deleted.
* @returns whether the draft has been restored, or there was none
*/
function useDraft(editor, key) {
	const [ready, setReady] = useState(false);
	useEffect(() => {
		let current = true;
		setReady(false);
		readDraft(key).then((bytes) => {
			if (!current) return;
			const grid = bytes && unpackGrid(bytes, editor.grid);
			if (grid && editor.grid.empty && !editor.get().canUndo) editor.restore(grid);
			setReady(true);
		});
		return () => {
			current = false;
		};
	}, [editor, key]);
	const keep = useEffectEvent(() => {
		if (editor.grid.empty) forgetDraft(key);
		else keepDraft(key, packGrid(editor.grid));
	});
	useEffect(() => {
		let kept = editor.get().revision;
		let timer;
		const keepNow = () => {
			clearTimeout(timer);
			const { revision } = editor.get();
			const isOpen = editor.grid.hasOpenStep;
			if (revision === kept && !isOpen) return;
			kept = isOpen ? NaN : revision;
			keep();
		};
		const changed = editor.subscribe(() => {
			if (editor.get().revision === kept) return;
			clearTimeout(timer);
			timer = setTimeout(keepNow, PAUSE_MS);
		});
		addEventListener("pagehide", keepNow);
		document.addEventListener("visibilitychange", keepNow);
		return () => {
			changed();
			keepNow();
			removeEventListener("pagehide", keepNow);
			document.removeEventListener("visibilitychange", keepNow);
		};
	}, [editor]);
	return ready;
}
// web/editors/form/stages/upload-painted.ts
/**
* Uploads what was painted; returns its address.
* @throws ApiError
*/
async function uploadPainted(png, name) {
	const painted = {
		blob: png,
		type: "image/png",
		name,
		fingerprint: await fingerprintOf(new Uint8Array(await png.arrayBuffer()))
	};
	const { sendAside } = await loadSender();
	return (await sendAside({
		...painted,
		fromType: "temp",
		projectId: void 0
	})).full_path;
}
// web/editors/form/stages/use-painted-field.ts
/**
* Connects the painting to the form: stores it as a draft, tells the form whether there is one, restores that
* of an earlier run ("reuse settings"), and uploads it when a run starts, once per state.
*/
function usePaintedField(options) {
	const { editor, draftKey, properties, values } = options;
	const { revision, empty } = useEditorState(editor);
	const ready = useDraft(editor, draftKey);
	const uploaded = useRef(/* @__PURE__ */ new Map());
	const isThere = ({ value }) => value === void 0 ? !editor.grid.empty : contains(editor.grid, value);
	const earlier = properties.filter(({ name }) => typeof values[name] === "string" && values[name] !== "stage:");
	const tellForm = useEffectEvent(() => {
		const changed = properties.flatMap((property) => {
			const there = isThere(property) ? ON_STAGE : void 0;
			return values[property.name] === there ? [] : [[property.name, there]];
		});
		if (changed.length > 0) options.change(Object.fromEntries(changed));
	});
	const takeEarlier = useEffectEvent(async () => {
		const grids = await Promise.all(earlier.map(({ name, read }) => read(String(values[name])).catch(() => void 0)));
		editor.change((grid) => {
			for (const other of grids) for (let index = 0; other && index < grid.tileCount; index += 1) {
				const tile = other.tile(index);
				if (tile !== 0) grid.setTile(index, merged(grid.tile(index), tile));
			}
		});
		tellForm();
	});
	const addresses = earlier.map(({ name }) => values[name]).join("\n");
	useEffect(() => {
		if (ready && addresses !== "") takeEarlier();
	}, [ready, addresses]);
	useEffect(() => {
		if (ready && addresses === "") tellForm();
	}, [
		ready,
		addresses,
		revision,
		empty
	]);
	const addressOf = ({ name, file }) => {
		const now = editor.get().revision;
		const known = uploaded.current.get(name);
		if (known?.revision === now) return known.address;
		const address = file(editor.grid).then((png) => uploadPainted(png, `${name.replace(/_url$/, "")}.png`));
		const entry = {
			revision: now,
			address
		};
		uploaded.current.set(name, entry);
		address.catch(() => {
			if (uploaded.current.get(name) === entry) uploaded.current.delete(name);
		});
		return address;
	};
	const upload = async () => {
		const named = properties.map(async (property) => [property.name, isThere(property) ? await addressOf(property) : void 0]);
		return Object.fromEntries(await Promise.all(named));
	};
	const prepare = useEffectEvent(upload);
	const offer = useEffectEvent((made) => options.onPrepare(made));
	useEffect(() => {
		uploaded.current = /* @__PURE__ */ new Map();
		offer(() => prepare());
		return () => offer(void 0);
	}, [editor]);
	return {
		ready,
		upload
	};
}
/** One tile over another: what is painted above covers what is below. */
function merged(below, above) {
	if (typeof above === "number") return above;
	const bytes = typeof below === "number" ? new Uint8Array(above.length).fill(below) : below.slice();
	above.forEach((value, at) => {
		if (value !== 0) bytes[at] = value;
	});
	return bytes;
}
export { findAreas as _, ToolButtons as a, drawMask as c, useEditorState as d, axesOf as f, exchange as g, GridEditor as h, usePaintCommands as i, PaintMenu as l, pictureColumns as m, draftKey as n, SizeControl as o, pictureArea as p, ZoomButtons as r, PaintSurface as s, usePaintedField as t, HistoryButtons as u, rowReader as v, Grid as y };
