import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { matching } from '../../../db/search.ts';
import { isUserMatching } from '../../accounts/find-users.ts';
import { isOrganisationMatching } from '../../organisations/find-organisations.ts';
import { orders } from '../tables.ts';
import type { OrderRow } from './store.ts';

export interface OrderSearch {
  limit: number;
  id?: string | undefined;
  /** Id of the order before which the page begins. */
  before?: string | undefined;
  status?: number | undefined;
  /** Only orders whose payment does not match. */
  hasProblem?: boolean;
  search?: string | undefined;
}

/** Orders of all organisations that match a search, newest first. */
export async function searchOrders(
  db: DbOrTx,
  { limit, id, before, status, hasProblem, search }: OrderSearch,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        id === undefined ? undefined : eq(orders.id, id),
        before === undefined ? undefined : lt(orders.id, before),
        status === undefined ? undefined : eq(orders.status, status),
        hasProblem ? isNotNull(orders.problem) : undefined,
        matching(search, {
          texts: [orders.providerOrderId, orders.providerPaymentId],
          ids: [orders.id, orders.organisationId, orders.userId],
          related: [
            isOrganisationMatching(orders.organisationId, search),
            isUserMatching(orders.userId, search),
          ],
        }),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
}
