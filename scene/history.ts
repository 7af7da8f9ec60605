/**
 * Unlimited undo for documents of plain values. Operations are plain functions; each step keeps only the differences
 * of the document between two marks. Since operations never change a document in place, the comparison is cheap: it
 * skips parts that are the same object.
 */

/** One difference between two documents; `undefined` means that the value is missing. */
interface Difference {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}
type Step = readonly Difference[];

export interface History<Document> {
  readonly document: Document;
  /** The document at the last mark: a gesture in progress has not changed it yet. */
  readonly marked: Document;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** A history that begins with this document. */
export function startHistory<Document>(document: Document): History<Document> {
  return { document, marked: document, past: [], future: [] };
}

/** Shows a changed document without ending the step: for each move of a gesture. */
export function previewChange<Document>(history: History<Document>, document: Document): History<Document> {
  return { ...history, document };
}

/** Ends the step: one undo reverts everything since the previous mark. Without a change there is no step. */
export function markStep<Document>(history: History<Document>): History<Document> {
  const step = differences(history.marked, history.document, []);
  if (step.length === 0) return { ...history, document: history.marked };
  return { document: history.document, marked: history.document, past: [...history.past, step], future: [] };
}

/** A change that is a separate step. */
export function commitChange<Document>(history: History<Document>, document: Document): History<Document> {
  return markStep(previewChange(history, document));
}

/** Discards changes since the last mark: Escape in the middle of a gesture. */
export function dropChange<Document>(history: History<Document>): History<Document> {
  return { ...history, document: history.marked };
}

/** One step back; a gesture in progress is a step too. */
export function undo<Document>(history: History<Document>): History<Document> {
  const { past, future, marked } = markStep(history);
  const step = past.at(-1);
  if (!step) return history;
  const document = apply(marked, step, 'before');
  return { document, marked: document, past: past.slice(0, -1), future: [...future, step] };
}

/** One step forward again, until another change. */
export function redo<Document>(history: History<Document>): History<Document> {
  const { past, future, marked } = markStep(history);
  const step = future.at(-1);
  if (!step) return history;
  const document = apply(marked, step, 'after');
  return { document, marked: document, past: [...past, step], future: future.slice(0, -1) };
}

/**
 * Replaces a string wherever it is a whole value, now and in every step: a source was renamed, and undo must not
 * restore the old name.
 */
export function renameInHistory<Document>(
  history: History<Document>,
  from: string,
  to: string,
): History<Document> {
  const document = renamed(history.document, from, to);
  // Both are the same object unless a change is not marked yet.
  const marked = history.marked === history.document ? document : renamed(history.marked, from, to);
  const { past, future } = history;
  return { document, marked, past: renamed(past, from, to), future: renamed(future, from, to) };
}

function renamed<Value>(value: Value, from: string, to: string): Value {
  if (value === from) return to as Value;
  if (!isBranch(value)) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, renamed(item, from, to)]),
  ) as Value;
}

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
/** Lists are compared item by item only if they keep their length: an inserted item would shift all later ones. */
const comparable = (before: unknown, after: unknown): boolean =>
  isBranch(before) &&
  isBranch(after) &&
  Array.isArray(before) === Array.isArray(after) &&
  (!Array.isArray(before) || before.length === (after as unknown as unknown[]).length);

function differences(before: unknown, after: unknown, path: readonly string[]): Step {
  if (Object.is(before, after)) return [];
  if (!comparable(before, after)) return [{ path, before, after }];
  const [old, fresh] = [before as Branch, after as Branch];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names].flatMap((name) => differences(old[name], fresh[name], [...path, name]));
}

function apply<Document>(document: Document, step: Step, side: 'before' | 'after'): Document {
  let changed: unknown = document;
  for (const difference of step) changed = put(changed, difference.path, difference[side]);
  return changed as Document;
}

function put(branch: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (!isBranch(branch))
    throw new Error(`A step changes ${path.join('.')}, which the document does not have`);
  const changed = put(branch[name], rest, value);
  if (Array.isArray(branch)) return branch.with(Number(name), changed);
  const { [name]: _, ...others } = branch;
  return changed === undefined ? others : { ...others, [name]: changed };
}
