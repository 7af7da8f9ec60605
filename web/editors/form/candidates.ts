/** The places of a run's pictures: pure. */
import type { TaskRecord, TaskResult } from '@inkreel/contract/api/tasks.ts';
import { isFinished } from '../../runs/run-list.ts';
import { subjectOfRun, type VerbSubject } from '../../runs/verb-subject.ts';

export type Candidate = { key: string; run: TaskRecord; index: number } & (
  | { kind: 'result'; result: TaskResult }
  /** `share` 0 to 1. */
  | { kind: 'making'; share: number }
  | { kind: 'failed' }
);

/** The candidates of a run, last one first; deleted pictures are left out. */
export function candidatesOf(run: TaskRecord): Candidate[] {
  const count = Math.max(1, run.candidates.length, Number(run.input['count'] ?? 1));
  const ended = isFinished(run);
  const places = Array.from({ length: count }, (_, index): Candidate | undefined => {
    const base = { key: `${run.id}-${index}`, run, index };
    const result = run.results.find((one) => one.index === index);
    if (result) return result.deleted_at ? undefined : { ...base, kind: 'result', result };
    if (!ended) return { ...base, kind: 'making', share: run.candidates[index] ?? 0 };
    return undefined;
  });
  const shown = places.filter((place) => place !== undefined).reverse();
  // A run that ended without results keeps one place, which shows the reason.
  const told = ended && run.state !== 'SUCCEEDED' && run.results.length === 0;
  return told ? [{ key: `${run.id}-end`, run, index: 0, kind: 'failed' }] : shown;
}

/** The person's selection: a run, and possibly one of its pictures. */
export interface Picked {
  taskId: string;
  key?: string;
}

/**
 * The candidate that the stage shows: the picked one, else the first picture of the picked run, else of the newest; if
 * a run has none yet, the first that is made.
 */
export function pickShown(
  candidates: readonly Candidate[],
  picked: Picked | undefined,
): Candidate | undefined {
  const exact = candidates.find(({ key }) => key === picked?.key);
  if (exact) return exact;
  const first = (taskId: string | undefined) => {
    const own = candidates.filter(({ run }) => run.id === taskId).reverse();
    return own.find(({ kind }) => kind === 'result') ?? own[0];
  };
  return first(picked?.taskId) ?? first(candidates[0]?.run.id);
}

/** What the actions of a picture need; undefined for a candidate without one. */
export function subjectOf(candidate: Candidate | undefined): VerbSubject | undefined {
  return candidate?.kind === 'result' ? subjectOfRun(candidate.run, candidate.result) : undefined;
}

/** The address of the video that a video was made from; undefined for any other result. */
export function videoSourceOf(shown: Candidate): string | undefined {
  const given = shown.run.input['video_url'];
  return shown.kind === 'result' && shown.result.file.kind === 'video' && typeof given === 'string'
    ? given
    : undefined;
}
