/** The places of a run's pictures: pure. */
import type { TaskRecord, TaskResult } from '@inkreel/contract/api/tasks.ts';
import { isFinished } from '../../runs/run-list.ts';

export type Candidate = { key: string; run: TaskRecord; index: number } & (
  | { kind: 'picture'; result: TaskResult }
  /** `share` 0 to 1. */
  | { kind: 'making'; share: number }
  | { kind: 'failed' }
);

/** What a run asked for, picture by picture, last one first; deleted pictures are left out. */
export function candidatesOf(run: TaskRecord): Candidate[] {
  const count = Math.max(1, run.candidates.length, Number(run.input['count'] ?? 1));
  const ended = isFinished(run);
  const places = Array.from({ length: count }, (_, index): Candidate | undefined => {
    const base = { key: `${run.id}-${index}`, run, index };
    const result = run.results.find((one) => one.index === index);
    if (result) return result.deleted_at ? undefined : { ...base, kind: 'picture', result };
    if (!ended) return { ...base, kind: 'making', share: run.candidates[index] ?? 0 };
    return undefined;
  });
  const shown = places.filter((place) => place !== undefined).reverse();
  // A run that ended with nothing to show keeps one place, where its reason is told.
  const told = ended && run.state !== 'SUCCEEDED' && run.results.length === 0;
  return told ? [{ key: `${run.id}-end`, run, index: 0, kind: 'failed' }] : shown;
}

/** The candidate that the stage shows: the picked one, else the first picture of the newest run, else what is made. */
export function pickShown(
  candidates: readonly Candidate[],
  picked: string | undefined,
): Candidate | undefined {
  const own = candidates.find(({ key }) => key === picked);
  if (own) return own;
  const newest = candidates[0]?.run;
  const ofNewest = candidates.filter(({ run }) => run === newest).reverse();
  return ofNewest.find(({ kind }) => kind === 'picture') ?? ofNewest[0];
}
