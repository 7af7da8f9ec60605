import { and, asc, desc, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { matching } from '../../db/search.ts';
import { users } from './tables.ts';

/** What other features may know about a person, which excludes credentials. */
export type UserFacts = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'name'
  | 'email'
  | 'emailVerifiedAt'
  | 'mobile'
  | 'language'
  | 'timeZone'
  | 'isOperator'
  | 'disabledAt'
  | 'createdAt'
>;

const facts = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  mobile: users.mobile,
  language: users.language,
  timeZone: users.timeZone,
  isOperator: users.isOperator,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
};

/**
 * People by their ids, in the order of their names: one statement for a whole list.
 * @param ids duplicates and nulls are ignored
 */
export async function findUsers(
  db: DbOrTx,
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, UserFacts>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select(facts)
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(asc(users.name), asc(users.id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who did something, as lists show it; null for nobody. */
export function nameIn(
  people: ReadonlyMap<string, UserFacts>,
  id: string | null,
): { id: string; name: string } | null {
  const user = id === null ? undefined : people.get(id);
  return user ? { id: user.id, name: user.name } : null;
}

export async function findUser(db: DbOrTx, id: string): Promise<UserFacts | undefined> {
  return (await findUsers(db, [id])).get(id);
}

/** Accounts that match a search, newest first; `before` is the id of the last one on the previous page. */
export async function searchUsers(
  db: DbOrTx,
  { limit, before, search }: { limit: number; before?: string | undefined; search?: string | undefined },
): Promise<UserFacts[]> {
  return db
    .select(facts)
    .from(users)
    .where(
      and(
        before === undefined ? undefined : lt(users.id, before),
        matching(search, { texts: [users.name, users.email, users.mobile], ids: [users.id] }),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

/** Condition on the id of a person, for lists of other features: their name or e-mail address matches the search. */
export function isUserMatching(userId: SQLWrapper, search: string | undefined): SQL | undefined {
  const found = matching(search, { texts: [users.name, users.email], ids: [] });
  return found && sql`${userId} in (select ${users.id} from ${users} where ${found})`;
}
