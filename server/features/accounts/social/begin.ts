import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import { socialSignIns } from '../tables.ts';
import { hashToken } from '../token.ts';
import { failed } from './failed.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Minutes that a person has for the provider's pages. */
const MINUTES = 10;

/**
 * Stores a pending sign-in and returns the first address of its popup.
 * @param redirectUrl a page of this product, checked by `isOwnRedirect`
 * @throws AppError social_sign_in_failed when the provider does not answer
 */
export async function beginSocialSignIn(
  deps: { db: Db; clock: Clock; provider: IdentityProvider },
  redirectUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string> {
  const checks = deps.provider.newChecks(redirectUrl);
  const url = await deps.provider.beginUrl(checks).catch((error: unknown) => failed(log, error));
  await deps.db.insert(socialSignIns).values({
    stateHash: hashToken(checks.state),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    redirectUrl,
    expiresAt: new Date(deps.clock.now().getTime() + MINUTES * 60_000),
  });
  return url;
}
