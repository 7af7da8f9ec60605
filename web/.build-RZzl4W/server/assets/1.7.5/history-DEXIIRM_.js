// scene/history.ts
/** A history that begins with this document. */
function startHistory(document) {
	return {
		document,
		marked: document,
		past: [],
		future: []
	};
}
/** Shows a changed document without ending the step: for each move of a gesture. */
function previewChange(history, document) {
	return {
		...history,
		document
	};
}
/** Ends the step: one undo reverts everything since the previous mark. Without a change there is no step. */
function markStep(history) {
	const step = differences(history.marked, history.document, []);
	if (step.length === 0) return {
		...history,
		document: history.marked
	};
	return {
		document: history.document,
		marked: history.document,
		past: [...history.past, step],
		future: []
	};
}
/** A change that is a separate step. */
function commitChange(history, document) {
	return markStep(previewChange(history, document));
}
/** Discards changes since the last mark: Escape in the middle of a gesture. */
function dropChange(history) {
	return {
		...history,
		document: history.marked
	};
}
/** One step back; a gesture in progress is a step too. */
function undo(history) {
	const { past, future, marked } = markStep(history);
	const step = past.at(-1);
	if (!step) return history;
	const document = apply(marked, step, "before");
	return {
		document,
		marked: document,
		past: past.slice(0, -1),
		future: [...future, step]
	};
}
/** One step forward again, until another change. */
function redo(history) {
	const { past, future, marked } = markStep(history);
	const step = future.at(-1);
	if (!step) return history;
	const document = apply(marked, step, "after");
	return {
		document,
		marked: document,
		past: [...past, step],
		future: future.slice(0, -1)
	};
}
/**
* Replaces a string wherever it is a whole value, now and in every step: a source was renamed, and undo must not
* restore the old name.
*/
function renameInHistory(history, from, to) {
	const document = renamed(history.document, from, to);
	const marked = history.marked === history.document ? document : renamed(history.marked, from, to);
	const { past, future } = history;
	return {
		document,
		marked,
		past: renamed(past, from, to),
		future: renamed(future, from, to)
	};
}
function renamed(value, from, to) {
	if (value === from) return to;
	if (!isBranch(value)) return value;
	if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, renamed(item, from, to)]));
}
var isBranch = (value) => typeof value === "object" && value !== null;
/** Lists are compared item by item only if they keep their length: an inserted item would shift all later ones. */
var comparable = (before, after) => isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after) && (!Array.isArray(before) || before.length === after.length);
function differences(before, after, path) {
	if (Object.is(before, after)) return [];
	if (!comparable(before, after)) return [{
		path,
		before,
		after
	}];
	const [old, fresh] = [before, after];
	return [.../* @__PURE__ */ new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name) => differences(old[name], fresh[name], [...path, name]));
}
function apply(document, step, side) {
	let changed = document;
	for (const difference of step) changed = put(changed, difference.path, difference[side]);
	return changed;
}
function put(branch, path, value) {
	const [name, ...rest] = path;
	if (name === void 0) return value;
	if (!isBranch(branch)) throw new Error(`A step changes ${path.join(".")}, which the document does not have`);
	const changed = put(branch[name], rest, value);
	if (Array.isArray(branch)) return branch.with(Number(name), changed);
	const { [name]: _, ...others } = branch;
	return changed === void 0 ? others : {
		...others,
		[name]: changed
	};
}
export { redo as a, undo as c, previewChange as i, dropChange as n, renameInHistory as o, markStep as r, startHistory as s, commitChange as t };
