import { setTimeout as pause } from 'node:timers/promises';
import { ORDER_STATUS, type PlanType } from '@inkreel/contract/api/orders.ts';
import { PROJECT_CAPS } from '@inkreel/contract/limits.ts';
import { type PaidOrder, type PlanRule, planAfter } from '@inkreel/contract/plan-time.ts';
import { NO_PLAN } from '@inkreel/contract/plans.ts';
import { asc, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/connect.ts';
import { orders, organisations } from '../../server/db/schema.ts';
import type { Crowd } from './chaos-load.ts';
import { INVITATION_USES } from './chaos-team.ts';

/** Reconciliation runs every 20 s; an order whose turn was cut off waits for the next one. */
const SETTLING_MS = 150_000;
const POLL_MS = 500;

const isWallet = (...states: string[]) => sql`coalesce(payment.state, 'none') in ${states}`;
const fits = sql`case orders.status
    when ${ORDER_STATUS.created} then ${isWallet('none', 'waiting')}
    when ${ORDER_STATUS.paid} then ${isWallet('paid')} and orders.refund_state = 'none'
    when ${ORDER_STATUS.closed} then ${isWallet('none', 'waiting', 'closed', 'refused')}
    else ${isWallet('refunded')} and orders.refund_state = 'done' end`;

/**
 * What must hold of orders, plans and teams at any moment, besides invariants 1 to 7; one line for each
 * violation.
 */
export async function findTradeDamage(db: Db, ordered: Crowd['ordered']): Promise<string[]> {
  return [
    ...(await linesOf(db, wallets(sql`orders.next_check_at is null`))),
    ...(await linesOf(db, STRAY_PAYMENTS)),
    ...(await linesOf(db, LEDGER_AND_MAIL)),
    ...(await linesOf(db, SEATS_AND_CODES)),
    ...(await findWrongPlans(db)),
    ...(await findLostOrders(db, ordered)),
  ];
}

/**
 * Waits until reconciliation has settled the open orders: then order and wallet agree on every payment, and every
 * promised code exists.
 * @returns one line for each order and code that is still open
 */
export async function findUnsettled(db: Db, resetCodes: readonly string[]): Promise<string[]> {
  const end = Date.now() + SETTLING_MS;
  for (;;) {
    const left = [...(await linesOf(db, wallets(sql`true`))), ...(await findMissingCodes(db, resetCodes))];
    if (left.length === 0 || Date.now() > end) return left;
    await pause(POLL_MS);
  }
}

/** Orders that contradict their wallet, which is allowed until reconciliation checks them. */
function wallets(condition: SQL): SQL {
  return sql`
    select 'order ' || orders.id || ' has status ' || orders.status || ', refund ' || orders.refund_state
           || ', its payment is ' || coalesce(payment.state, 'none') as violation
      from orders left join sandbox_payments payment on payment.order_id = orders.id
     where not (${fits}) and ${condition}`;
}

const STRAY_PAYMENTS = sql`
  select 'payment of ' || payment.order_id || ' is not what was ordered' as violation
    from sandbox_payments payment left join orders on orders.id = payment.order_id
   where orders.id is null or (orders.amount, orders.currency) <> (payment.amount, payment.currency)`;

/**
 * One recharge and one receipt for each paid order; a refund was requested by an operator, and its points were revoked
 * once.
 */
const LEDGER_AND_MAIL = sql`
  select 'order ' || orders.id || ' of status ' || orders.status || ' has ' || credited.lines || ' recharges, '
         || taken.lines || ' deductions, ' || receipts.jobs || ' receipts, ' || wishes.lines || ' wishes' as violation
    from orders
    cross join lateral (select count(*) as lines from ledger_rows
                         where order_id = orders.id and type = 'recharge' and points = orders.points
                           and plan_points = orders.points) as credited
    cross join lateral (select count(*) as lines from ledger_rows
                         where order_id = orders.id and type = 'system_deduction') as taken
    cross join lateral (select count(*) as jobs from jobs.job
                         where name = 'mail' and singleton_key = 'receipt ' || orders.id) as receipts
    cross join lateral (select least(count(*), 1) as lines from audit_log
                         where action = 'order.refund' and subject_id = orders.id::text) as wishes
   where array[credited.lines, taken.lines, receipts.jobs]
         <> case orders.status when 1 then array[1, 0, 1] when 3 then array[1, 1, 1] else array[0, 0, 0] end::bigint[]
      or (orders.status = 3 and wishes.lines = 0)`;

/** Every person who joined used a code once, and no use is lost. */
const SEATS_AND_CODES = sql`
  select 'organisation ' || id || ' has ' || joined || ' who joined, ' || uses || ' uses are gone' as violation
    from (select organisations.id,
                 (select count(*) - 1 from members where organisation_id = organisations.id) as joined,
                 (select coalesce(sum(${INVITATION_USES}::int - uses_left), 0) from invitations
                   where organisation_id = organisations.id) as uses
            from organisations) as team
   where joined <> uses`;

/** The plan follows from the paid orders; members and projects never exceeded the limits of every plan. */
async function findWrongPlans(db: Db): Promise<string[]> {
  const everPaid = await db
    .select()
    .from(orders)
    .where(isNotNull(orders.paidAt))
    .orderBy(asc(orders.paidAt), asc(orders.id));
  const { rows } = await db.execute<{ id: string; members: number; projects: number; early: number }>(sql`
    select id, (select count(*)::int from members where organisation_id = organisations.id) as members,
           open_projects.*
      from organisations
      cross join lateral (
        select count(*)::int as projects,
               (count(*) filter (where created_at < (select coalesce(min(paid_at), 'infinity') from orders
                                                      where organisation_id = organisations.id)))::int as early
          from projects where organisation_id = organisations.id and archived_at is null) as open_projects`);
  const counts = new Map(rows.map((row) => [row.id, row]));
  return (await db.select().from(organisations)).flatMap(({ id, plan, planExpiresAt, seats }) => {
    const own = everPaid.filter(({ organisationId }) => organisationId === id);
    const now = planAfter(own.filter(({ status }) => status === ORDER_STATUS.paid).map(toPaid));
    const ever = [NO_PLAN, ...own.map((_, index) => planAfter(own.slice(0, index + 1).map(toPaid)))];
    const mostSeats = Math.max(...ever.map((state) => state.seats));
    const mostProjects = Math.max(...ever.map((state) => PROJECT_CAPS[state.plan]));
    const { members = 0, projects = 0, early = 0 } = counts.get(id) ?? {};
    const [is, should] = [
      { plan, expiresAt: planExpiresAt, seats },
      { plan: now.plan, expiresAt: now.expiresAt, seats: now.seats },
    ].map((state) => JSON.stringify(state));
    return [
      ...(is === should ? [] : [`organisation ${id} has ${is}, its paid orders say ${should}`]),
      ...(members > mostSeats ? [`organisation ${id} has ${members} members on ${mostSeats} seats`] : []),
      ...(projects > mostProjects || early > PROJECT_CAPS.free
        ? [`organisation ${id} has ${projects} open projects, ${early} from before its first plan`]
        : []),
    ];
  });
}

const toPaid = ({ type, paidAt, planRule, ...order }: typeof orders.$inferSelect): PaidOrder => {
  if (paidAt === null) throw new Error('asked for by the query');
  return { ...order, type: type as PlanType, rule: planRule as PlanRule, paidAt };
};

/** Every answered order exists, and one key never created two orders. */
async function findLostOrders(db: Db, ordered: Crowd['ordered']): Promise<string[]> {
  const known = new Map((await db.select().from(orders)).map((row) => [row.id, row.idempotencyKey]));
  return ordered
    .filter(
      ({ key, id }) => known.get(id) !== key || ordered.some((other) => other.key === key && other.id !== id),
    )
    .map(({ key, id }) => `${key} was answered with order ${id}, which is of ${known.get(id)}`);
}

async function findMissingCodes(db: Db, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`select email from email_codes`);
  return addresses
    .filter((address) => !rows.some(({ email }) => email === address))
    .map((address) => `no code for ${address}`);
}

async function linesOf(db: Db, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ violation: string }>(query);
  return rows.map(({ violation }) => violation);
}
