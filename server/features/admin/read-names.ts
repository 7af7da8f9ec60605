import type { DbOrTx } from '../../db/connect.ts';
import { findUsers } from '../accounts/find-users.ts';
import { namesOfOrganisations } from '../organisations/find-organisations.ts';

interface Row {
  organisationId: string;
  userId: string;
}

/** Names of the owners of a list's rows: two statements, however long the list. */
export async function readNames(db: DbOrTx, rows: readonly Row[]) {
  const organisations = await namesOfOrganisations(
    db,
    rows.map(({ organisationId }) => organisationId),
  );
  const users = await findUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  return {
    organisationOf: ({ organisationId: id }: Row) => ({ id, name: organisations.get(id) ?? '' }),
    userOf: ({ userId: id }: Row) => ({ id, name: users.get(id)?.name ?? '' }),
  };
}
