import type { Language } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { countRegistration } from './attempts.ts';
import { createAccount } from './create-account.ts';
import { type Identity, nameOf } from './identity.ts';
import { type DeviceDeps, deviceCookie } from './known-device.ts';
import { checkPassword, hashPassword } from './password.ts';
import type { FreshSession } from './sign-in.ts';
import { users } from './tables.ts';

interface RegisterInput {
  identity: Identity;
  password: string;
  inviteCode: string | undefined;
  language: Language;
  timeZone: string | undefined;
  address: string;
}

/**
 * Creates an account with a password, and signs it in.
 * @throws AppError account_exists, password_length, password_too_common, invite_code_invalid, no_free_seat,
 *   too_many_sign_ins, too_many_codes
 */
export async function register(
  deps: { db: Db; clock: Clock } & DeviceDeps,
  { password, ...input }: RegisterInput,
): Promise<FreshSession> {
  checkPassword(password);
  await countRegistration(deps, input.address);
  const { way, value } = input.identity;
  const [taken] = await deps.db.select({ id: users.id }).from(users).where(eq(users[way], value));
  if (taken) throw new AppError('account_exists');
  const passwordHash = await hashPassword(password);
  const { userId, session } = await createAccount(deps, {
    ...input,
    name: nameOf(input.identity),
    passwordHash,
    emailVerifiedAt: null,
  });
  return { session, cookie: deviceCookie(deps, { id: userId, passwordHash }, deps.clock.now()) };
}
