import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { lockKeyPoints } from './store.ts';

/**
 * Refuses a run that would take its API key beyond its limit of points. Belongs in the transaction of the run, before
 * its points are held.
 * @throws AppError key_points_spent with `{needed, left}` in points
 */
export async function checkKeyPoints(
  tx: Tx,
  apiKeyId: string,
  { points, now }: { points: number; now: Date },
): Promise<void> {
  const key = await lockKeyPoints(tx, apiKeyId, now);
  if (!key) return;
  const left = Math.max(0, key.limit - key.used);
  if (points > left) throw new AppError('key_points_spent', { data: { needed: points, left } });
}
