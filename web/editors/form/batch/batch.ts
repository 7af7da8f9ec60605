/** One tool over many pictures: pure. */
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';

/** Pictures in one batch. */
export const BATCH_PICTURES = 50;

export interface BatchItem {
  /** Idempotency key of its run, so that sending it again after a reload starts nothing twice. */
  key: string;
  url: string;
  thumbnail: string | null;
  name: string;
  taskId?: string;
  /** The server's answer if it refused the run. */
  refused?: string;
}

/** Stored on the device, so that it continues after a reload. */
export interface Batch {
  /** The tool's settings without the picture. */
  input: Readonly<Record<string, unknown>>;
  /** The engine that was chosen when it began. */
  engine?: string | undefined;
  /** Points of one run before the factor, as they were shown when it began; undefined of older batches. */
  unitPoints?: number;
  items: readonly BatchItem[];
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
 * @param differences how much each result differs from its picture, 0 to 1, by item key; as far as they are known
 */
export function batchRows(
  { items }: Batch,
  runOf: (taskId: string) => TaskRecord | undefined,
  differences: ReadonlyMap<string, number>,
): BatchRow[] {
  const odd = outliers(differences);
  const rows = items.map((item): BatchRow => {
    const run = item.taskId === undefined ? undefined : runOf(item.taskId);
    const state = stateOf(item, run);
    const failed = state === 'failed' || state === 'refused';
    return { item, run, state, stands: failed ? 'failed' : odd.has(item.key) ? 'differs' : undefined };
  });
  const rank = ({ stands }: BatchRow) => (stands === 'failed' ? 0 : stands === 'differs' ? 1 : 2);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

function stateOf(item: BatchItem, run: TaskRecord | undefined): RowState {
  if (item.refused !== undefined) return 'refused';
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
