import { eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { RouteRule } from '../../engines/order-routes.ts';
import { AppError } from '../../http/app-error.ts';
import { engineRoutes, engineSettings, engineTests } from './tables.ts';

export type StoredSetting = typeof engineSettings.$inferSelect;
export type StoredTest = typeof engineTests.$inferSelect;

export const findRules = (db: DbOrTx): Promise<RouteRule[]> =>
  db.select().from(engineRoutes).orderBy(engineRoutes.capability, engineRoutes.position);

export const findSettings = (db: DbOrTx): Promise<StoredSetting[]> =>
  db.select().from(engineSettings).orderBy(engineSettings.name);

export const findTests = (db: DbOrTx): Promise<StoredTest[]> => db.select().from(engineTests);

/**
 * One save of engines at a time, until the transaction ends. A second one would replace rows that it has not seen.
 * @throws AppError conflict while another is under way
 */
export async function lockForSave(tx: Tx): Promise<void> {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended('engines', 0)) as is_ours`;
  const { rows } = await tx.execute<{ is_ours: boolean }>(lock);
  if (!rows[0]?.is_ours) throw new AppError('conflict');
}

/** Replaces the rules of a capability, under `lockForSave`. */
export async function saveRules(tx: Tx, capability: string, rules: readonly RouteRule[]): Promise<void> {
  await tx.delete(engineRoutes).where(eq(engineRoutes.capability, capability));
  if (rules.length > 0) await tx.insert(engineRoutes).values([...rules]);
}

/** Replaces and removes settings, under `lockForSave`. */
export async function saveSettings(
  tx: Tx,
  changes: { set: readonly StoredSetting[]; removed: readonly string[] },
): Promise<void> {
  const names = [...changes.set.map(({ name }) => name), ...changes.removed];
  if (names.length > 0) await tx.delete(engineSettings).where(inArray(engineSettings.name, names));
  if (changes.set.length > 0) await tx.insert(engineSettings).values([...changes.set]);
}

export async function saveTest(db: DbOrTx, test: StoredTest): Promise<void> {
  await db.insert(engineTests).values(test).onConflictDoUpdate({ target: engineTests.engine, set: test });
}
