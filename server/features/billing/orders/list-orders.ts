import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { listOrders as endpoint } from '@inkreel/contract/api/orders.ts';
import type { Db } from '../../../db/connect.ts';
import { toOrder } from './order-record.ts';
import { type Buyer, findSeenOrders } from './store.ts';

/** The organisation's orders, newest first; members see their own only. */
export async function listOrders(
  deps: { db: Db },
  user: Buyer,
  { limit, before }: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findSeenOrders(deps.db, user, { limit: limit + 1, before });
  const items = rows.slice(0, limit).map(toOrder);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
