import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { and, asc, desc, eq, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_SET_BACK_MS } from '../../../clock.ts';
import type { Db, DbOrTx, Tx } from '../../../db/connect.ts';
import { isOrgAdmin, type Principal } from '../../../http/principal.ts';
import { orders } from '../tables.ts';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from './schedule.ts';

export type OrderRow = typeof orders.$inferSelect;
export type Buyer = Pick<Principal, 'userId' | 'organisationId' | 'role'>;

/** Admins see the organisation's orders, members their own; everyone else's do not exist. */
const seenBy = (user: Buyer) =>
  and(
    eq(orders.organisationId, user.organisationId),
    isOrgAdmin(user) ? undefined : eq(orders.userId, user.userId),
  );

export async function findOrder(db: DbOrTx, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Prepared once for each pool: browsers poll open orders, and building the statement costs more than its work. */
const seenOrders = new WeakMap<Db, ReturnType<typeof prepareSeenOrder>>();

function prepareSeenOrder(db: Db) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, sql.placeholder('id')),
        eq(orders.organisationId, sql.placeholder('organisationId')),
        or(sql`${sql.placeholder('all')}::boolean`, eq(orders.userId, sql.placeholder('userId'))),
      ),
    )
    .prepare('find-seen-order');
}

/** The order, if the user may see it. */
export async function findSeenOrder(db: Db, user: Buyer, id: string): Promise<OrderRow | undefined> {
  const statement = seenOrders.get(db) ?? prepareSeenOrder(db);
  seenOrders.set(db, statement);
  const { userId, organisationId } = user;
  const [row] = await statement.execute({ id, organisationId, userId, all: isOrgAdmin(user) });
  return row;
}

/** Newest first; `before` is the id of the last order on the previous page. */
export async function findSeenOrders(
  db: DbOrTx,
  user: Buyer,
  page: { limit: number; before?: string | undefined },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(seenBy(user), page.before === undefined ? undefined : lt(orders.id, page.before)))
    .orderBy(desc(orders.id))
    .limit(page.limit);
}

export async function findByKey(db: DbOrTx, userId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return row;
}

/** Finds the order of a notice by our number, or else by the provider's. */
export async function findNoticed(
  db: DbOrTx,
  provider: string,
  names: { orderId: string | undefined; providerOrderId: string | undefined },
): Promise<OrderRow | undefined> {
  const named =
    names.orderId !== undefined
      ? eq(orders.id, names.orderId)
      : names.providerOrderId !== undefined && eq(orders.providerOrderId, names.providerOrderId);
  if (!named) return undefined;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(named, eq(orders.provider, provider)));
  return row;
}

/**
 * The order under lock. Further locks are taken in this order: order, organisation, point account; and all but
 * the last as `no key update`, since a row that refers to the organisation is written with the account locked.
 */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
}

/** Writes how the buyer pays. Undefined if the order is no longer open. */
export async function saveOpened(
  db: DbOrTx,
  id: string,
  opened: Pick<OrderRow, 'providerOrderId' | 'codeUrl' | 'link'>,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .update(orders)
    .set(opened)
    .where(and(eq(orders.id, id), eq(orders.status, ORDER_STATUS.created)))
    .returning();
  return row;
}

/**
 * Claims the query of an open order that a browser waits for; false if another poll has it. As someone is
 * waiting, reconciliation restarts with short pauses.
 */
export async function claimPoll(db: DbOrTx, seen: OrderRow, now: Date): Promise<boolean> {
  if (seen.nextCheckAt === null) return false;
  const claimed = await db
    .update(orders)
    .set({ nextCheckAt: new Date(now.getTime() + FIRST_PAUSE_MS), checks: 0 })
    .where(
      and(
        eq(orders.id, seen.id),
        eq(orders.status, ORDER_STATUS.created),
        eq(orders.nextCheckAt, seen.nextCheckAt),
      ),
    )
    .returning({ id: orders.id });
  return claimed.length === 1;
}

/**
 * Claims orders that are due for a query. Each gets its next turn here, after a growing pause, so that a
 * crash or a broken provider costs no more than the pause; an open order's closing time is never missed.
 */
export async function claimDue(db: DbOrTx, now: Date, limit: number): Promise<OrderRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = pauseAfter(sql`${orders.checks} + 1`);
  const isWaitedFor = or(eq(orders.status, ORDER_STATUS.created), eq(orders.refundState, 'requested'));
  const wasSetBack = sql`${orders.nextCheckAt} > ${at} + ${pauseAfter(sql`${orders.checks}`)} + ${CLOCK_SET_BACK_MS}::float8 * interval '1 millisecond'`;
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.nextCheckAt), or(lte(orders.nextCheckAt, now), and(isWaitedFor, wasSetBack))))
    .orderBy(asc(orders.nextCheckAt))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  return db
    .update(orders)
    .set({
      checks: sql`${orders.checks} + 1`,
      nextCheckAt: sql`case when ${orders.status} = ${ORDER_STATUS.created} and ${orders.closesAt} > ${at}
        then least(${at} + ${pause}, ${orders.closesAt}) else ${at} + ${pause} end`,
    })
    .where(sql`${orders.id} = any(array(${due}))`)
    .returning();
}

/** The pause after this many queries of an order. */
const pauseAfter = (checks: SQL): SQL =>
  sql`least(${LONGEST_PAUSE_MS}::float8, ${FIRST_PAUSE_MS}::float8 * power(2, least(${checks}, 10))) * interval '1 millisecond'`;

/** Postpones the next query of an order that still has this status; null for never. */
export async function setNextCheck(db: DbOrTx, seen: OrderRow, nextCheckAt: Date | null): Promise<void> {
  await db
    .update(orders)
    .set({ nextCheckAt, checks: 0 })
    .where(
      and(
        eq(orders.id, seen.id),
        eq(orders.status, seen.status),
        // A refund that was requested in the meantime keeps its turn.
        ne(orders.refundState, 'requested'),
      ),
    );
}
