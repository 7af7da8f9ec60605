import { CLOCK_SET_BACK_MS } from '../clock.ts';
import { BUSY_MS } from './provider-answers.ts';

/**
 * The state of a failing route: an engine with one of its capabilities. A route without a state works.
 *
 * It is a circuit breaker: after some failures in a row the route rests, then one run at a time tries it, and each
 * failed trial doubles the next rest, until one succeeds.
 */
export interface RouteHealth {
  /** Runs in a row that failed there, each counted once. */
  failures: number;
  /** The last one of them. */
  lastRun: string;
  failedAt: Date;
  /** Rests in a row. */
  rests: number;
  /** Until when it gets no runs; then one at a time. Null while it gets all runs. */
  until: Date | null;
  /** The run that tries it, and until when others wait for it. */
  trialRun: string | null;
  trialUntil: Date | null;
}

/** The outcome of a run at an engine. */
export type Verdict =
  /** `submittedAt`: a success of a run from before the last failure says nothing. */
  | { kind: 'worked'; submittedAt: Date }
  /** `busyMs`: the provider was busy and took nothing; retry after this many milliseconds. */
  | { kind: 'failed'; busyMs?: number | undefined }
  /** Neither a failure of the engine nor proof that it works. */
  | { kind: 'neither' };

/** Failures in a row after which a route rests. */
const FAILURES = 3;
/** Maximum time between failures in a row, in milliseconds. */
const APART_MS = 10 * 60_000;
/** The first rest after failures, in milliseconds; after "busy" it is the provider's retry time, or `BUSY_MS`. */
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;
/** How long before a trial without an outcome gives way to another run, in milliseconds. */
const TRIAL_MS = 2 * 60_000;
/** How long a run waits before it checks again whether another run's trial has ended, in milliseconds. */
const TRIAL_PAUSE_MS = 5_000;

/** The state of a route after a failed run. */
export function afterFailure(
  before: RouteHealth | undefined,
  { runId, now, busyMs }: { runId: string; now: Date; busyMs?: number | undefined },
): RouteHealth {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isInRow = before !== undefined && now.getTime() - before.failedAt.getTime() <= APART_MS;
  const counted = isInRow || before?.until ? (before?.failures ?? 0) : 0;
  // One run may be tried several times, and the fault may be its own.
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
  // Runs from before the rest end during it; only the provider's retry time makes it longer.
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
 * Remaining milliseconds of a rest; 0 when it is over. One longer than the maximum started before the clock was set
 * back, and is over.
 */
export function restLeft(until: Date, now: Date): number {
  const left = until.getTime() - now.getTime();
  return left > LONGEST_REST_MS + CLOCK_SET_BACK_MS ? 0 : Math.max(0, left);
}

/**
 * Whether a route may get a run: for a trial with the route's new state; otherwise with the milliseconds until the next
 * check.
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
