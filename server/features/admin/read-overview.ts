import type { adminOverview } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { sql } from 'drizzle-orm';
import type { AdminDeps } from './admin-deps.ts';
import { aDayAgo } from './since.ts';

const REVENUE_DAYS = 30;

/**
 * The figures on the console's first page. Money of the sandbox wallet is counted separately, since it is not
 * real.
 */
export async function readOverview({
  db,
  clock,
}: Pick<AdminDeps, 'db' | 'clock'>): Promise<OutputOf<typeof adminOverview>> {
  const now = clock.now();
  const since = sql`${now.toISOString()}::timestamptz - ${REVENUE_DAYS} * interval '1 day'`;
  const [counts, money] = await Promise.all([
    db.execute<Record<'users' | 'organisations' | 'problems' | 'open' | 'failed', number>>(sql`
      select (select count(*) from users)::int as users,
             (select count(*) from organisations)::int as organisations,
             (select count(*) from orders where problem is not null)::int as problems,
             (select count(*) from tasks where finished_at is null)::int as open,
             (select count(*) from tasks where id >= ${aDayAgo(now)}::uuid and state = 'FAILED')::int as failed`),
    db.execute<{ currency: string; test: boolean; amount: number }>(sql`
      select currency, provider = 'sandbox' as test,
             (coalesce(sum(amount) filter (where paid_at >= ${since}), 0)
              - coalesce(sum(amount) filter (where status = 3 and refunded_at >= ${since}), 0))::float8 as amount
        from orders where paid_at >= ${since} or refunded_at >= ${since}
       group by 1, 2 order by 1`),
  ]);
  const [count] = counts.rows;
  const revenueOf = (test: boolean) =>
    Object.fromEntries(
      money.rows.filter((row) => row.test === test).map((row) => [row.currency, row.amount]),
    );
  return {
    users: count?.users ?? 0,
    organisations: count?.organisations ?? 0,
    revenue: revenueOf(false),
    test_revenue: revenueOf(true),
    orders_with_problem: count?.problems ?? 0,
    tasks_open: count?.open ?? 0,
    tasks_failed: count?.failed ?? 0,
  };
}
