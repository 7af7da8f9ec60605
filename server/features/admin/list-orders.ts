import type { adminOrders } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { pageOf } from '../../db/search.ts';
import type { AdminDeps } from './admin-deps.ts';
import { readOrders } from './order-records.ts';

/** Orders of all organisations, newest first. */
export async function listAllOrders(
  { db }: Pick<AdminDeps, 'db'>,
  { limit, problem, ...asked }: QueryOf<typeof adminOrders>,
): Promise<OutputOf<typeof adminOrders>> {
  const hasProblem = problem !== undefined;
  return pageOf(await readOrders(db, { ...asked, hasProblem, limit: limit + 1 }), limit);
}
