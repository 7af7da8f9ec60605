import type { Site } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { mobileIdentity } from './identity.ts';
import { users } from './tables.ts';

/**
 * Binds a mobile number, or another one, confirmed with the password.
 * @throws AppError invalid_input, wrong_password, too_many_sign_ins, account_exists
 */
export async function bindMobile(
  deps: { db: Db; clock: Clock; site: Site },
  user: Pick<Principal, 'userId' | 'tokenHash'>,
  input: { mobile: string; password: string },
): Promise<void> {
  const { value } = mobileIdentity(deps.site, input.mobile);
  await checkOwnPassword(deps, { ...user, password: input.password });
  await deps.db
    .update(users)
    .set({ mobile: value })
    .where(eq(users.id, user.userId))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('account_exists') : error;
    });
}
