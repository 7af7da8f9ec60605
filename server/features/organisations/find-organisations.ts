import { EDITIONS, type Edition } from '@inkreel/contract/api/accounts.ts';
import { and, desc, eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { matching } from '../../db/search.ts';
import { members, organisations } from './tables.ts';

/** An organisation's row, with the plan's columns named as in `contract/plans.ts`. */
export type OrganisationRow = Omit<typeof organisations.$inferSelect, 'plan' | 'planExpiresAt'> & {
  plan: Edition;
  expiresAt: Date | null;
};

/** A row of `organisations` as the rest of the code knows it. */
export function organisationOf(row: typeof organisations.$inferSelect): OrganisationRow {
  const { planExpiresAt, ...rest } = row;
  return {
    ...rest,
    plan: EDITIONS.find((edition) => edition === row.plan) ?? 'free',
    expiresAt: planExpiresAt,
  };
}

export async function findOrganisation(
  db: DbOrTx,
  id: string,
): Promise<(OrganisationRow & { members: number }) | undefined> {
  const [found] = await db
    .select({ row: organisations, members: db.$count(members, eq(members.organisationId, id)) })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found && { ...organisationOf(found.row), members: found.members };
}

/** Names of organisations, by their ids: one statement for a whole list. */
export async function namesOfOrganisations(
  db: DbOrTx,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(inArray(organisations.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Organisations that match a search, newest first; `before` is the id of the last one on the previous page. */
export async function searchOrganisations(
  db: DbOrTx,
  { limit, before, search }: { limit: number; before?: string | undefined; search?: string | undefined },
): Promise<OrganisationRow[]> {
  const rows = await db
    .select()
    .from(organisations)
    .where(
      and(
        before === undefined ? undefined : lt(organisations.id, before),
        matching(search, { texts: [organisations.name], ids: [organisations.id] }),
      ),
    )
    .orderBy(desc(organisations.id))
    .limit(limit);
  return rows.map(organisationOf);
}

/** Condition on the id of an organisation, for lists of other features: its name matches the search. */
export function isOrganisationMatching(
  organisationId: SQLWrapper,
  search: string | undefined,
): SQL | undefined {
  const found = matching(search, { texts: [organisations.name], ids: [] });
  return found && sql`${organisationId} in (select ${organisations.id} from ${organisations} where ${found})`;
}
