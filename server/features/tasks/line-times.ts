import { PAUSED, TURN_MS } from '../../engines/define-engine.ts';

/** Work of one lane that has begun, and has this long to go at its own pace. */
interface BegunWork {
  organisationId: string;
  leftMs: number;
}

/** Work that waits in the lane. */
interface WaitingWork {
  organisationId: string;
  /** How long it usually takes. */
  usualMs: number;
}

/** Below this, progress says little about the rest. */
const TELLING_SHARE = 0.08;
/** Work that has begun may be nearly over, but it has not ended. */
const LEAST_MS = 1000;

/**
 * How long begun work still takes: by its pace so far, or before that shows by what is usual.
 * @param progress 0 to 1
 */
export function leftOf({
  usualMs,
  spentMs,
  progress,
}: {
  usualMs: number;
  spentMs: number;
  progress: number;
}): number {
  const left =
    progress >= TELLING_SHARE ? (spentMs * (1 - progress)) / progress : usualMs - Math.max(0, spentMs);
  return Math.max(LEAST_MS, left);
}

/**
 * In how many milliseconds each waiting work of a lane begins, in their order; 0 where a thread is free. Long work
 * of an organisation that has none under way begins sooner: what works is paused for it when its turn is over.
 */
export function startsIn(
  lane: 'short' | 'long',
  places: number,
  { begun, waiting }: { begun: readonly BegunWork[]; waiting: readonly WaitingWork[] },
): number[] {
  const free: number[] = Array.from({ length: Math.max(1, places) }, () => 0);
  /** Gives work the thread that is free first. */
  const take = (ms: number): number => {
    const at = Math.min(...free);
    free[free.indexOf(at)] = at + ms;
    return at;
  };
  for (const { leftMs } of begun.toSorted((a, b) => a.leftMs - b.leftMs)) take(leftMs);
  const under = begun.map(({ organisationId }) => organisationId);
  let turns = 0;
  return waiting.map(({ organisationId, usualMs }) => {
    const inLine = take(usualMs);
    const hasTurn = !under.includes(organisationId) && under.length < places + PAUSED[lane];
    if (!hasTurn) return inLine;
    under.push(organisationId);
    turns += 1;
    return Math.min(inLine, turns * TURN_MS);
  });
}
