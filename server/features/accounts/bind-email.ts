import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { countCodeGuess } from './codes/code-limits.ts';
import { useBindCode } from './codes/use-code.ts';
import { users } from './tables.ts';

/**
 * Binds an address with the code that was mailed to it. Only a right code reveals that the address belongs to
 * someone else.
 * @throws AppError reset_code_wrong, account_exists, too_many_codes
 */
export async function bindEmail(
  deps: { db: Db; clock: Clock; codeSecret: Buffer },
  user: Pick<Principal, 'userId'>,
  input: { email: string; code: string; address: string },
): Promise<void> {
  await countCodeGuess(deps, input.address);
  const { email, code, address } = input;
  const outcome = await deps.db
    .transaction(async (tx) => {
      if (!(await useBindCode(tx, deps, { email, code, address, userId: user.userId })))
        return 'wrong' as const;
      await tx
        .update(users)
        .set({ email, emailVerifiedAt: deps.clock.now() })
        .where(eq(users.id, user.userId));
      return 'bound' as const;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return 'taken' as const;
      throw error;
    });
  if (outcome === 'wrong') throw new AppError('reset_code_wrong');
  if (outcome === 'taken') throw new AppError('account_exists');
}
