import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { type OrganisationRow, organisationOf } from './find-organisations.ts';
import { organisations } from './tables.ts';

/**
 * Everything that counts or changes members, invitations, projects, orders and the plan of an organisation happens
 * under this lock, one after the other. Runs and payments only refer to the row and do not wait for it.
 * @throws AppError not_found
 */
export async function lockOrganisation(tx: Tx, id: string): Promise<OrganisationRow> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('no key update');
  if (!row) throw new AppError('not_found');
  return organisationOf(row);
}
