import type { Language } from '@inkreel/contract/site.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { createPersonalOrganisation } from '../organisations/create-personal-organisation.ts';
import { findOldestOrganisation } from '../organisations/memberships.ts';
import { users } from './tables.ts';

/**
 * The organisation in which a user starts: the first one that they are in, usually the personal one. A user
 * who handed that over and was removed from the other has none: a new one is created, without a second gift.
 */
export async function findDefaultOrganisation(tx: Tx, userId: string): Promise<string> {
  const found = await findOldestOrganisation(tx, userId);
  if (found !== undefined) return found;
  // Concurrent sign-ins create only one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`home ${userId}`}, 0))`);
  const meanwhile = await findOldestOrganisation(tx, userId);
  if (meanwhile !== undefined) return meanwhile;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('wrong_credentials');
  return createPersonalOrganisation(tx, user, (user.language ?? 'en') as Language);
}
