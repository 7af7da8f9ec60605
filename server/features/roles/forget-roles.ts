import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { roles } from './tables.ts';

/** Removes all characters of organisations, with their looks. */
export async function forgetRoles(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  await tx.delete(roles).where(inArray(roles.organisationId, [...organisationIds]));
}
