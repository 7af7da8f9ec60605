/** One tool over many pictures. */
import type { BatchItemState, WholeBatch } from '@inkreel/contract/api/batches.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/file-path.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { imageAt } from '../../../uploads/uploaded-image.ts';

/** Pictures in one batch. */
export const BATCH_PICTURES = 50;

export interface BatchItem {
  id: string;
  url: string;
  thumbnail: string;
  name: string;
  state: BatchItemState;
  taskId: string | undefined;
  /** Why it failed, as a code of the error catalogue. */
  error: string | undefined;
}

/** The pictures of a batch. @param property that which names the picture in the input of a run */
export function itemsOf({ items }: Pick<WholeBatch, 'items'>, property: string): BatchItem[] {
  return items.map(({ id, input, state, task_id, error }, at) => {
    const image = imageAt(String(input[property] ?? ''));
    return {
      id,
      url: image.url,
      // Only stored files have a smaller copy.
      thumbnail: image.url.startsWith(FILE_PATH_PREFIX) ? image.thumbnail : image.url,
      // Names are known to the browser that uploaded them.
      name: image.name || String(at + 1),
      state,
      taskId: task_id ?? undefined,
      error: error ?? undefined,
    };
  });
}

export type RowState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'refused';

export interface BatchRow {
  item: BatchItem;
  run: TaskRecord | undefined;
  state: RowState;
  /** Whether it should be reviewed first: it failed, or its result differs from the others more than they do. */
  stands: 'failed' | 'differs' | undefined;
}

/**
 * The rows of the table, those that need a look first, then in the order in which the pictures were added.
 * @param differences how much each result differs from its picture, 0 to 1, by item id; as far as they are known
 */
export function batchRows(
  items: readonly BatchItem[],
  runOf: (taskId: string) => TaskRecord | undefined,
  differences: ReadonlyMap<string, number>,
): BatchRow[] {
  const odd = outliers(differences);
  const rows = items.map((item): BatchRow => {
    const run = item.taskId === undefined ? undefined : runOf(item.taskId);
    const state = stateOf(item, run);
    const failed = state === 'failed' || state === 'refused';
    return { item, run, state, stands: failed ? 'failed' : odd.has(item.id) ? 'differs' : undefined };
  });
  const rank = ({ stands }: BatchRow) => (stands === 'failed' ? 0 : stands === 'differs' ? 1 : 2);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** A run tells how far it is before its item does. */
function stateOf({ state, taskId }: BatchItem, run: TaskRecord | undefined): RowState {
  if (state === 'failed' && taskId === undefined) return 'refused';
  if (state !== 'started') return state;
  switch (run?.state) {
    case undefined:
    case 'PENDING':
      return 'waiting';
    case 'RUNNING':
      return 'running';
    case 'SUCCEEDED':
      return 'done';
    case 'FAILED':
      return 'failed';
    case 'CANCELED':
      return 'cancelled';
  }
}

/** Minimum results to judge what is usual. */
const ENOUGH = 5;
/** Modified z-score (Iglewicz and Hoaglin, 1993) above which a value is called an outlier. */
const Z_LIMIT = 3.5;
/** Differences below this are invisible, however alike the others are. */
const LEAST = 0.02;

/** Keys whose value lies far from the median of all. */
export function outliers(values: ReadonlyMap<string, number>): Set<string> {
  if (values.size < ENOUGH) return new Set();
  const middle = median([...values.values()]);
  const spread = median([...values.values()].map((value) => Math.abs(value - middle)));
  const far = [...values].filter(([, value]) => {
    const distance = Math.abs(value - middle);
    return distance > LEAST && (spread === 0 || (0.6745 * distance) / spread > Z_LIMIT);
  });
  return new Set(far.map(([key]) => key));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

/** Progress of the batch, and the points charged for its results so far. */
export function batchSums(rows: readonly BatchRow[]) {
  const count = (...states: RowState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    done: count('done'),
    failed: count('failed', 'refused', 'cancelled'),
    open: count('waiting', 'running'),
    points: rows.reduce((sum, { run }) => sum + (run?.receipt.settled ?? 0), 0),
  };
}
