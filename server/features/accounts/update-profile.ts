import type { Language } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { checkTimeZone } from '../../time-zone.ts';
import { users } from './tables.ts';

/**
 * Changes what is given and leaves the rest.
 * @throws AppError invalid_input for what is not an IANA time zone
 */
export async function updateProfile(
  deps: { db: Db },
  user: Pick<Principal, 'userId'>,
  input: { name?: string | undefined; language?: Language | undefined; timeZone?: string | undefined },
): Promise<void> {
  const { name, language, timeZone } = input;
  const zone = timeZone === undefined ? undefined : checkTimeZone(timeZone);
  const given = Object.entries({ name, language, timeZone: zone }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  await deps.db.update(users).set(Object.fromEntries(given)).where(eq(users.id, user.userId));
}
