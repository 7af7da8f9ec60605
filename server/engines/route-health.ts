import { CLOCK_SET_BACK_MS } from '../clock.ts';
import { BUSY_MS } from './provider-answers.ts';

/**
 * What is known of a route that failed: an engine with one of its capabilities. A route of which nothing is known works.
 *
 * The rule is that of a circuit breaker: after some failures in a row the route rests, then one run at a time tries it,
 * and each trial that fails makes the next rest twice as long, until one succeeds.
 */
export interface RouteHealth {
  /** Runs in a row that failed there, each counted once. */
  failures: number;
  /** The last one of them. */
  lastRun: string;
  failedAt: Date;
  /** Rests in a row. */
  rests: number;
  /** Until when it gets no runs; from then on one at a time. Null while it gets all. */
  until: Date | null;
  /** The run that tries it, and until when others wait for it. */
  trialRun: string | null;
  trialUntil: Date | null;
}

/** The outcome of a run at an engine. */
export type Verdict =
  /** `submittedAt`: a success of a run from before the last failure says nothing. */
  | { kind: 'worked'; submittedAt: Date }
  /**
   * `busyMs`: the provider took nothing because it is busy, and may be asked again after this many
   * milliseconds.
   */
  | { kind: 'failed'; busyMs?: number | undefined }
  /** Neither a failure of the engine nor proof that it works. */
  | { kind: 'neither' };

/** Failures in a row after which a route rests. */
const FAILURES = 3;
/** Failures that are further apart are not in a row, in milliseconds. */
const APART_MS = 10 * 60_000;
/** The first rest after failures, in milliseconds; that after "busy" is what the provider says, or `BUSY_MS`. */
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;
/** How long before a trial without an outcome gives way to another run, in milliseconds. */
const TRIAL_MS = 2 * 60_000;
/** How long a run waits before it asks again whether the trial of another one has ended, in milliseconds. */
const TRIAL_PAUSE_MS = 5_000;

/** What is known of a route after a run failed there. */
export function afterFailure(
  before: RouteHealth | undefined,
  { runId, now, busyMs }: { runId: string; now: Date; busyMs?: number | undefined },
): RouteHealth {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isInRow = before !== undefined && now.getTime() - before.failedAt.getTime() <= APART_MS;
  const counted = isInRow || before?.until ? (before?.failures ?? 0) : 0;
  // One run is tried several times, and the run itself may be at fault.
  const isCounted = counted > 0 && before?.lastRun === runId;
  const failures = isCounted ? counted : counted + 1;
  const health: RouteHealth = {
    failures,
    lastRun: runId,
    failedAt: now,
    rests: before?.until ? before.rests : 0,
    until: before?.until ?? null,
    trialRun: before?.trialRun ?? null,
    trialUntil: before?.trialUntil ?? null,
  };
  const isTrial = before?.trialRun === runId;
  // Runs from before the rest end during it; only what its provider says itself makes it longer.
  if (before?.until && !isTrial) {
    const busyUntil = busyMs === undefined ? before.until : after(Math.min(busyMs, LONGEST_REST_MS));
    return { ...health, until: busyUntil > before.until ? busyUntil : before.until };
  }
  if (!isTrial && busyMs === undefined && failures < FAILURES) return health;
  const first = busyMs === undefined ? FIRST_REST_MS : BUSY_MS;
  const rest = Math.max(busyMs ?? 0, first * 2 ** Math.min(health.rests, 10));
  return {
    ...health,
    rests: health.rests + 1,
    until: after(Math.min(rest, LONGEST_REST_MS)),
    trialRun: null,
    trialUntil: null,
  };
}

/**
 * How many milliseconds a rest still takes; 0 when it is over. One that would take longer than any rest was begun before
 * the clock was set back, and is over.
 */
export function restLeft(until: Date, now: Date): number {
  const left = until.getTime() - now.getTime();
  return left > LONGEST_REST_MS + CLOCK_SET_BACK_MS ? 0 : Math.max(0, left);
}

/**
 * Whether a run may be handed to a route: where it may as its trial, what is known of the route from then on; else after
 * how many milliseconds it may ask again.
 */
export function admission(
  health: RouteHealth | undefined,
  runId: string,
  now: Date,
): { admitted: true; trial?: RouteHealth } | { admitted: false; afterMs: number } {
  if (!health?.until) return { admitted: true };
  const restMs = restLeft(health.until, now);
  if (restMs > 0) return { admitted: false, afterMs: restMs };
  const isTaken =
    health.trialRun !== null && health.trialUntil !== null && restLeft(health.trialUntil, now) > 0;
  if (isTaken && health.trialRun !== runId) return { admitted: false, afterMs: TRIAL_PAUSE_MS };
  const trialUntil = new Date(now.getTime() + TRIAL_MS);
  return { admitted: true, trial: { ...health, trialRun: runId, trialUntil } };
}
