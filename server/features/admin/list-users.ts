import type { adminUsers } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { members, organisations } from '../organisations/tables.ts';
import type { AdminDeps } from './admin-deps.ts';
import { matching, pageOf } from './search.ts';

/** Accounts, newest first, with the organisations that each is in. */
export async function listUsers(
  deps: Pick<AdminDeps, 'db' | 'adminEmails'>,
  { limit, before, search }: QueryOf<typeof adminUsers>,
): Promise<OutputOf<typeof adminUsers>> {
  const rows = await deps.db
    .select()
    .from(users)
    .where(
      and(
        before === undefined ? undefined : lt(users.id, before),
        matching(search, { texts: [users.name, users.email, users.mobile], ids: [users.id] }),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  const places = await deps.db
    .select({
      userId: members.userId,
      id: organisations.id,
      name: organisations.name,
      role: members.role,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(
      inArray(
        members.userId,
        page.items.map(({ id }) => id),
      ),
    )
    .orderBy(asc(members.createdAt), asc(members.organisationId));
  return {
    next: page.next,
    items: page.items.map((user) => {
      const bySettings = isNamed(deps, user);
      return {
        id: user.id,
        name: user.name,
        email: user.email,
        mobile: user.mobile,
        is_operator: user.isOperator || bySettings,
        operator_by_settings: bySettings,
        disabled: user.disabledAt !== null,
        organisations: places
          .filter(({ userId }) => userId === user.id)
          .map(({ id, name, role }) => ({ id, name, role })),
        created_at: user.createdAt.toISOString(),
      };
    }),
  };
}

/** Whether the settings name this person as an operator, by an address that they have shown to read. */
export function isNamed(
  { adminEmails }: Pick<AdminDeps, 'adminEmails'>,
  { email, emailVerifiedAt }: { email: string | null; emailVerifiedAt: Date | null },
): boolean {
  return email !== null && emailVerifiedAt !== null && adminEmails.includes(email);
}
