import { PASSWORD } from '@inkreel/contract/limits.ts';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../http/app-error.ts';

/** Decisions, Passwords: the 3,000 most common ones that are long enough to be accepted otherwise. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD.minimum).slice(0, 3000),
);

/** OWASP's Argon2id minimum, the library's default, written out so that an update does not change it. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @throws AppError password_length or password_too_common */
export function checkPassword(password: string): void {
  const length = [...password].length;
  if (length < PASSWORD.minimum || length > PASSWORD.maximum) throw new AppError('password_length');
  if (COMMON.has(password.toLowerCase())) throw new AppError('password_too_common');
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID);
}

let decoy: Promise<string> | undefined;

/** Takes as long for a missing account, so that timing reveals nothing. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return matches && passwordHash != null;
}
