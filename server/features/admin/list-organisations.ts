import type { adminOrganisations } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { editionOf, seatsInForce } from '@inkreel/contract/plans.ts';
import { pageOf } from '../../db/search.ts';
import { readSnapshot } from '../../db/snapshot.ts';
import { findPointAccounts } from '../billing/point-accounts.ts';
import { searchOrganisations } from '../organisations/find-organisations.ts';
import { countMembersOf } from '../organisations/memberships.ts';
import { findUsedBytes } from '../storage/quota/used-bytes.ts';
import type { AdminDeps } from './admin-deps.ts';

/** Organisations, newest first, with their plan and their points. */
export async function listOrganisations(
  { db, clock, files }: Pick<AdminDeps, 'db' | 'clock' | 'files'>,
  { limit, before, search }: QueryOf<typeof adminOrganisations>,
): Promise<OutputOf<typeof adminOrganisations>> {
  const now = clock.now();
  const { page, accounts, used, members } = await readSnapshot(db, async (tx) => {
    const page = pageOf(await searchOrganisations(tx, { limit: limit + 1, before, search }), limit);
    const ids = page.items.map(({ id }) => id);
    const [accounts, used, members] = await Promise.all([
      findPointAccounts(tx, ids),
      findUsedBytes(tx, ids),
      countMembersOf(tx, ids),
    ]);
    return { page, accounts, used, members };
  });
  return {
    next: page.next,
    items: page.items.map((row) => {
      const number = members.get(row.id) ?? 0;
      const account = accounts.get(row.id);
      const hasEnded = row.expiresAt !== null && row.expiresAt <= now;
      return {
        id: row.id,
        name: row.name,
        edition: editionOf(row, now),
        expired_at: row.expiresAt?.toISOString() ?? null,
        seats: seatsInForce(row, number, now),
        members: number,
        balance: account?.balance ?? 0,
        frozen: hasEnded ? (account?.planBalance ?? 0) : 0,
        storage_used: used.get(row.id) ?? 0,
        storage_quota: files.quotas[editionOf(row, now)].bytes,
        created_at: row.createdAt.toISOString(),
      };
    }),
  };
}
