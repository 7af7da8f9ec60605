/** The runs a browser knows of: pure functions over a list that is newest first. */
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';

/** More than a person scrolls through in one visit; My creation has the rest. */
const LONGEST_LIST = 200;

export const isFinished = (run: Pick<TaskRecord, 'state'>) =>
  run.state !== 'PENDING' && run.state !== 'RUNNING';

/**
 * Merges an update of a run into the list. Updates may arrive out of order (stream, poll and answers race
 * each other): a finished run never becomes unfinished again, progress never falls, results never disappear.
 */
export function mergeRun(runs: readonly TaskRecord[], news: TaskRecord): TaskRecord[] {
  const known = runs.find(({ id }) => id === news.id);
  if (!known) return [...runs, news].sort(newestFirst).slice(0, LONGEST_LIST);
  const merged = newer(known, news);
  return merged === known ? (runs as TaskRecord[]) : runs.map((run) => (run === known ? merged : run));
}

/** Merges a freshly read page with what the stream has reported meanwhile. */
export function mergeRuns(runs: readonly TaskRecord[], news: readonly TaskRecord[]): TaskRecord[] {
  return news.reduce(mergeRun, runs as TaskRecord[]);
}

function newestFirst(a: TaskRecord, b: TaskRecord): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1);
}

function newer(known: TaskRecord, news: TaskRecord): TaskRecord {
  if (isFinished(known) && !isFinished(news)) return known;
  if (isFinished(news)) return news;
  const ahead = news.progress >= known.progress && news.results.length >= known.results.length;
  const started = known.state === 'PENDING' || news.state === 'RUNNING';
  return ahead && started ? news : known;
}

export interface RunCounts {
  running: number;
  waiting: number;
  done: number;
  failed: number;
  cancelled: number;
  /** 0 to 1 over all runs that are not finished; null if there is none. */
  share: number | null;
}

/** The figures of the job chip. */
export function countRuns(runs: readonly TaskRecord[]): RunCounts {
  const of = (state: TaskRecord['state']) => runs.filter((run) => run.state === state);
  const unfinished = [...of('RUNNING'), ...of('PENDING')];
  const share = unfinished.reduce((sum, { progress }) => sum + progress, 0) / unfinished.length;
  return {
    running: of('RUNNING').length,
    waiting: of('PENDING').length,
    done: of('SUCCEEDED').length,
    failed: of('FAILED').length,
    cancelled: of('CANCELED').length,
    share: unfinished.length > 0 ? share : null,
  };
}
