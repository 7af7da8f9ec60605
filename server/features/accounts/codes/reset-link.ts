import { randomBytes } from 'node:crypto';
import { RESET_LINK_MINUTES } from '@inkreel/contract/limits.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { DbOrTx, Tx } from '../../../db/connect.ts';
import { resetLinks, users } from '../tables.ts';
import { hashToken } from '../token.ts';

/**
 * A link to the page that sets a new password. Several links of one account are valid at a time, so that
 * mails requested by a stranger do not invalidate the owner's. The token comes after `#`, which no server log
 * has.
 */
export async function createResetLink(
  tx: Tx,
  deps: { clock: Clock; publicUrl: string },
  { userId, email, language }: { userId: string; email: string; language: Language },
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = new Date(deps.clock.now().getTime() + RESET_LINK_MINUTES * 60_000);
  await tx.insert(resetLinks).values({ tokenHash: hashToken(token), userId, email, expiresAt });
  return `${deps.publicUrl.replace(/\/+$/, '')}/${language}/account/reset#${token}`;
}

/**
 * Id of the account that a link belongs to; undefined for a link that was used, has expired, or went to an address
 * that the account no longer has.
 */
export async function findResetLink(db: DbOrTx, clock: Clock, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: resetLinks.userId })
    .from(resetLinks)
    .innerJoin(users, and(eq(users.id, resetLinks.userId), eq(users.email, resetLinks.email)))
    .where(and(eq(resetLinks.tokenHash, hashToken(token)), gt(resetLinks.expiresAt, clock.now())));
  return link?.userId;
}
