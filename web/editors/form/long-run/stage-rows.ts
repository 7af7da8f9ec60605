import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';

/** One stage of a run as its list shows it. */
export interface StageRow {
  stage: string;
  state: 'done' | 'running' | 'failed' | 'open';
  /** Of the whole run's work, 0 to 1; 0 while unknown. */
  share: number;
  /** How much of it is done, 0 to 1. */
  within: number;
  /** Seconds that it took; undefined if it has not ended. */
  seconds: number | undefined;
}

/** The stage that every run ends with. */
const LAST = 'saving';

/**
 * The stages of a run in their order: those that it has reached, with each one's share of the work and duration, and
 * the one that every run ends with. A stage that began again after a crash is one row.
 */
export function stageRows(run: Pick<TaskRecord, 'steps' | 'state' | 'progress' | 'finished_at'>): StageRow[] {
  const { steps, state, progress, finished_at: finished } = run;
  const named = [...new Set(steps.map(({ stage }) => stage))];
  const current = steps.at(-1)?.stage;
  const stopped = state === 'FAILED' || state === 'CANCELED';
  const rows = named.map((stage): StageRow => {
    const spans = steps.flatMap((step, at) => {
      if (step.stage !== stage) return [];
      const next = steps[at + 1];
      const to = next?.at ?? finished;
      return {
        from: step.progress,
        to: next?.progress ?? progress,
        seconds: to === null ? undefined : (Date.parse(to) - Date.parse(step.at)) / 1000,
      };
    });
    const isCurrent = stage === current && state !== 'SUCCEEDED';
    const known = spans.flatMap(({ seconds }) => seconds ?? []);
    return {
      stage,
      state: isCurrent ? (stopped ? 'failed' : 'running') : 'done',
      share: Math.max(0, ...spans.map(({ from, to }) => to - from)),
      within: isCurrent ? 0 : 1,
      seconds: isCurrent ? undefined : known.reduce((sum, one) => sum + one, 0),
    };
  });
  const left = Math.max(0, 1 - rows.reduce((sum, { share }) => sum + share, 0));
  const running = rows.find((row) => row.state === 'running');
  // Until it ends, all that is left belongs to the current stage, except for the last one.
  const whole = running ? running.share + left : 0;
  if (running && whole > 0) Object.assign(running, { share: whole, within: (whole - left) / whole });
  if (state === 'SUCCEEDED' || named.includes(LAST)) return rows;
  return [...rows, { stage: LAST, state: 'open', share: 0, within: 0, seconds: undefined }];
}
