import type { adminOrders } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { orders } from '../billing/tables.ts';
import { organisations } from '../organisations/tables.ts';
import type { AdminDeps } from './admin-deps.ts';
import { readOrders } from './order-records.ts';
import { matching, pageOf } from './search.ts';

/** Orders of all organisations, newest first. */
export async function listAllOrders(
  { db }: Pick<AdminDeps, 'db'>,
  { limit, before, search, status, problem }: QueryOf<typeof adminOrders>,
): Promise<OutputOf<typeof adminOrders>> {
  const searched = matching(search, {
    texts: [orders.providerOrderId, orders.providerPaymentId, organisations.name, users.name, users.email],
    ids: [orders.id, orders.organisationId, orders.userId],
  });
  const rows = await readOrders(
    db,
    and(
      before === undefined ? undefined : lt(orders.id, before),
      status === undefined ? undefined : eq(orders.status, status),
      problem === undefined ? undefined : isNotNull(orders.problem),
      searched,
    ),
    limit + 1,
  );
  return pageOf(rows, limit);
}
