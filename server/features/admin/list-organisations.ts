import { EDITIONS } from '@inkreel/contract/api/accounts.ts';
import { type adminOrganisations } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { editionOf, seatsInForce } from '@inkreel/contract/plans.ts';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { pointAccounts } from '../billing/tables.ts';
import { members, organisations } from '../organisations/tables.ts';
import { storageAccounts } from '../storage/tables.ts';
import type { AdminDeps } from './admin-deps.ts';
import { matching, pageOf } from './search.ts';

/** Organisations, newest first, with their plan and their points. */
export async function listOrganisations(
  { db, clock, files }: Pick<AdminDeps, 'db' | 'clock' | 'files'>,
  { limit, before, search }: QueryOf<typeof adminOrganisations>,
): Promise<OutputOf<typeof adminOrganisations>> {
  const now = clock.now();
  const rows = await db
    .select({
      id: organisations.id,
      name: organisations.name,
      plan: organisations.plan,
      expiresAt: organisations.planExpiresAt,
      seats: organisations.seats,
      createdAt: organisations.createdAt,
      balance: pointAccounts.balance,
      planBalance: pointAccounts.planBalance,
      storageUsed: storageAccounts.used,
    })
    .from(organisations)
    .leftJoin(pointAccounts, eq(pointAccounts.organisationId, organisations.id))
    .leftJoin(storageAccounts, eq(storageAccounts.organisationId, organisations.id))
    .where(
      and(
        before === undefined ? undefined : lt(organisations.id, before),
        matching(search, { texts: [organisations.name], ids: [organisations.id] }),
      ),
    )
    .orderBy(desc(organisations.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  const ids = page.items.map(({ id }) => id);
  const counted = await db
    .select({ id: members.organisationId, members: count() })
    .from(members)
    .where(inArray(members.organisationId, ids))
    .groupBy(members.organisationId);
  return {
    next: page.next,
    items: page.items.map((row) => {
      const plan = EDITIONS.find((edition) => edition === row.plan) ?? 'free';
      const state = { plan, expiresAt: row.expiresAt, seats: row.seats };
      const number = counted.find(({ id }) => id === row.id)?.members ?? 0;
      const ended = row.expiresAt !== null && row.expiresAt <= now;
      return {
        id: row.id,
        name: row.name,
        edition: editionOf(state, now),
        expired_at: row.expiresAt?.toISOString() ?? null,
        seats: seatsInForce(state, number, now),
        members: number,
        balance: row.balance ?? 0,
        frozen: ended ? (row.planBalance ?? 0) : 0,
        storage_used: row.storageUsed ?? 0,
        storage_quota: files.quotas[editionOf(state, now)].bytes,
        created_at: row.createdAt.toISOString(),
      };
    }),
  };
}
