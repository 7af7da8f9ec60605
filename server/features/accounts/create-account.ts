import { SIGN_UP_GIFT_POINTS } from '@inkreel/contract/limits.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { isTimeZone } from '../../time-zone.ts';
import { grantPoints } from '../billing/grant-points.ts';
import { countedAsGuess } from '../organisations/code-guesses.ts';
import { createPersonalOrganisation } from '../organisations/create-personal-organisation.ts';
import { joinByCode } from '../organisations/join-by-code.ts';
import type { Identity } from './identity.ts';
import { takeSignUpGift } from './sign-up-gift.ts';
import { users } from './tables.ts';
import { createSession } from './token.ts';

/** Serialises registrations on a new installation, where the first one matters. */
const FIRST_ACCOUNT_LOCK = 727_002;

export interface NewAccount {
  identity: Identity;
  name: string;
  /** Null for an account that signs in elsewhere. */
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  inviteCode: string | undefined;
  language: Language;
  timeZone: string | undefined;
  /** Network address of the caller. */
  address: string;
}

/**
 * Makes the account with its personal organisation, first project and sign-up gift (decisions, First
 * sign-in), all or nothing, and signs it in. A person who had a gift before, or whose network had many today,
 * gets the account without one. The first account of an installation becomes its operator.
 *
 * @param also writes what else belongs to the account, in the same transaction
 * @throws AppError account_exists, invite_code_invalid, no_free_seat, too_many_codes
 */
export async function createAccount(
  deps: { db: Db; clock: Clock },
  account: NewAccount,
  also?: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<{ userId: string; session: { token: string; expire: string; gift: number } }> {
  const { inviteCode, address } = account;
  const make = () =>
    deps.db.transaction(async (tx) => {
      const user = await insertUser(tx, account);
      await also?.(tx, user.id);
      const organisationId = await createPersonalOrganisation(tx, user, account.language);
      const gift = (await takeSignUpGift({ db: tx, clock: deps.clock }, account)) ? SIGN_UP_GIFT_POINTS : 0;
      if (gift > 0) {
        await grantPoints(tx, {
          organisationId,
          userId: user.id,
          points: gift,
          reason: 'sign_up_gift',
        });
      }
      // A user who follows an invitation starts there; the personal organisation is an additional one.
      const team = inviteCode ? await joinByCode(tx, deps.clock, user.id, inviteCode) : undefined;
      const session = await createSession(tx, deps.clock, {
        userId: user.id,
        organisationId: team ?? organisationId,
      });
      return { userId: user.id, session: { ...session, gift } };
    });
  return inviteCode ? countedAsGuess(deps, { address }, make) : make();
}

async function insertUser(tx: Tx, account: NewAccount): Promise<{ id: string; name: string }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
  const [anyone] = await tx.select({ id: users.id }).from(users).limit(1);
  const { way, value } = account.identity;
  const { timeZone } = account;
  const user = { id: uuid(), name: account.name };
  const inserted = await tx
    .insert(users)
    .values({
      ...user,
      [way]: value,
      passwordHash: account.passwordHash,
      emailVerifiedAt: account.emailVerifiedAt,
      language: account.language,
      // The browser sends it unasked, so an unknown one is no reason to refuse the registration.
      timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
      isOperator: anyone === undefined,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // Two registrations of one address at the same moment: the second one finds the first one's row.
  if (inserted.length === 0) throw new AppError('account_exists');
  return user;
}
