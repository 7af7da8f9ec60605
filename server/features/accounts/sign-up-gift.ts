import { createHash } from 'node:crypto';
import { SIGN_UP_GIFTS_PER_ADDRESS } from '@inkreel/contract/limits.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/connect.ts';
import { type AttemptLimit, countHit } from '../../db/count-attempt.ts';
import { sourceOf } from '../../http/source-of.ts';
import type { Identity } from './identity.ts';
import { signUpGifts } from './tables.ts';

/** The refusal is never returned: beyond the limit, accounts are created without a gift. */
const PER_SOURCE: AttemptLimit = {
  name: 'gift-address',
  hits: SIGN_UP_GIFTS_PER_ADDRESS,
  windowSeconds: 24 * 60 * 60,
  refusal: 'too_many_sign_ins',
};

/**
 * Whether a new account gets the gift (decisions, Sign-up gift: once per person), and records that it did: one gift
 * per mailbox or number for ever, and a limited number a day per network address.
 */
export async function takeSignUpGift(
  deps: { db: Tx; clock: Clock },
  { identity, address }: { identity: Identity; address: string },
): Promise<boolean> {
  const identityHash = createHash('sha256').update(giftKey(identity)).digest('hex');
  const [first] = await deps.db
    .insert(signUpGifts)
    .values({ identityHash })
    .onConflictDoNothing()
    .returning();
  if (!first) return false;
  const { hits } = await countHit(deps, PER_SOURCE, sourceOf(address));
  if (hits <= PER_SOURCE.hits) return true;
  await deps.db.delete(signUpGifts).where(eq(signUpGifts.identityHash, identityHash));
  return false;
}

/**
 * What may have one gift: a mobile number, or the mailbox that an address belongs to. The part after a plus sign is a
 * label of the same mailbox (RFC 5233), and Gmail ignores dots. The migration that fills the table does the same in
 * SQL.
 */
export function giftKey({ way, value }: Identity): string {
  if (way === 'mobile') return `mobile:${value}`;
  const [local = '', domain = ''] = value.split('@');
  const name = local.replace(/(.)\+.*$/, '$1');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return `email:${isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`}`;
}
