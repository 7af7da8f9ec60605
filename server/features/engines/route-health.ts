import { and, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { admission, afterFailure, type RouteHealth, type Verdict } from '../../engines/route-health.ts';
import { notifyOfEngines } from '../../events/notify.ts';
import { routeHealth } from './tables.ts';

/** An engine with one of its capabilities. */
interface RouteName {
  capability: string;
  engine: string;
}

/** A route that gets no runs until that time. */
export interface RouteRest extends RouteName {
  until: Date;
}

const isOf = ({ capability, engine }: RouteName) =>
  and(eq(routeHealth.capability, capability), eq(routeHealth.engine, engine));

/** The routes that rest, or that rested and were not tried since. */
export const findRests = (db: DbOrTx): Promise<RouteRest[]> =>
  db
    .select({ capability: routeHealth.capability, engine: routeHealth.engine, until: routeHealth.until })
    .from(routeHealth)
    .where(isNotNull(routeHealth.until))
    .orderBy(routeHealth.capability, routeHealth.engine) as Promise<RouteRest[]>;

/**
 * Whether a run may be submitted to a route now. After a rest one run may, and tries the route. Every worker calls this
 * right before a submit, so that two processes never try a route at once.
 * @returns undefined if it may, else the milliseconds until it may ask again
 */
export async function askForRoute(
  { db, clock }: { db: Db; clock: Clock },
  route: RouteName,
  runId: string,
): Promise<number | undefined> {
  const [known] = await db.select().from(routeHealth).where(isOf(route));
  if (!known?.until) return undefined;
  return db.transaction(async (tx) => {
    const entry = admission(await lockHealth(tx, route), runId, clock.now());
    if (!entry.admitted) return entry.afterMs;
    if (entry.trial) await saveHealth(tx, route, entry.trial);
    return undefined;
  });
}

/**
 * Records the outcome of a run at its engine, in the transaction that ends the run or its attempt. Every
 * process is notified when a rest begins or ends.
 */
export async function noteRun(
  tx: Tx,
  route: RouteName,
  { runId, now }: { runId: string; now: Date },
  verdict: Verdict,
): Promise<void> {
  if (verdict.kind === 'failed') {
    const before = await lockHealth(tx, route);
    const after = afterFailure(before, { runId, now, busyMs: verdict.busyMs });
    await saveHealth(tx, route, after);
    if (after.until?.getTime() !== before?.until?.getTime()) await notifyOfEngines(tx);
    return;
  }
  const known = await lockHealth(tx, route);
  if (!known) return;
  const isTrial = known.trialRun === runId;
  const isNews = verdict.kind === 'worked' && verdict.submittedAt >= known.failedAt;
  if (verdict.kind === 'worked' && (isNews || isTrial || known.lastRun === runId)) {
    await tx.delete(routeHealth).where(isOf(route));
    if (known.until) await notifyOfEngines(tx);
  } else if (isTrial) await saveHealth(tx, route, { ...known, trialRun: null, trialUntil: null });
}

/** Clears an engine's failures, since its settings have changed. */
export async function forgetHealth(tx: Tx, engine: string): Promise<void> {
  await tx.delete(routeHealth).where(eq(routeHealth.engine, engine));
}

async function lockHealth(tx: Tx, route: RouteName): Promise<RouteHealth | undefined> {
  const [row] = await tx.select().from(routeHealth).where(isOf(route)).for('update');
  return row;
}

async function saveHealth(tx: Tx, route: RouteName, health: RouteHealth): Promise<void> {
  const { failures, lastRun, failedAt, rests, until, trialRun, trialUntil } = health;
  const set = { failures, lastRun, failedAt, rests, until, trialRun, trialUntil };
  const row = { capability: route.capability, engine: route.engine, ...set };
  await tx
    .insert(routeHealth)
    .values(row)
    .onConflictDoUpdate({ target: [routeHealth.capability, routeHealth.engine], set });
}
