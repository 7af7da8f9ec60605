import type { adminUsers } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { pageOf } from '../../db/search.ts';
import { searchUsers } from '../accounts/find-users.ts';
import { findMemberships } from '../organisations/memberships.ts';
import type { AdminDeps } from './admin-deps.ts';

/** Accounts, newest first, with the organisations that each is in. */
export async function listUsers(
  deps: Pick<AdminDeps, 'db' | 'adminEmails'>,
  { limit, before, search }: QueryOf<typeof adminUsers>,
): Promise<OutputOf<typeof adminUsers>> {
  const rows = await searchUsers(deps.db, { limit: limit + 1, before, search });
  const page = pageOf(rows, limit);
  const places = Map.groupBy(
    await findMemberships(
      deps.db,
      page.items.map(({ id }) => id),
    ),
    ({ userId }) => userId,
  );
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
        organisations: (places.get(user.id) ?? []).map(({ organisation: { id, name }, role }) => ({
          id,
          name,
          role,
        })),
        created_at: user.createdAt.toISOString(),
      };
    }),
  };
}

/** Whether the settings name this person as an operator, by a confirmed address. */
export function isNamed(
  { adminEmails }: Pick<AdminDeps, 'adminEmails'>,
  { email, emailVerifiedAt }: { email: string | null; emailVerifiedAt: Date | null },
): boolean {
  return email !== null && emailVerifiedAt !== null && adminEmails.includes(email);
}
