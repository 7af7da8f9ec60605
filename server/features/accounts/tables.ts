import type { WritingCommands } from '@inkreel/contract/api/writing-rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created, instant } from '../../db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').unique(),
    /** When the address was confirmed: by a code, or by an identity provider that had checked it. */
    emailVerifiedAt: instant('email_verified_at'),
    /** E.164. */
    mobile: text('mobile').unique(),
    passwordHash: text('password_hash'),
    language: text('language'),
    timeZone: text('time_zone'),
    /** What the person asks a language model to do with texts; null without any. */
    writingCommands: jsonb('writing_commands').$type<WritingCommands>(),
    isOperator: boolean('is_operator').notNull().default(false),
    /** Set by an operator: the account has no sessions and no one can sign in. */
    disabledAt: instant('disabled_at'),
    /** The person deleted the account: the row stays for receipts, without a name. */
    deletedAt: instant('deleted_at'),
    createdAt: created(),
  },
  (table) => [
    check(
      'users_have_a_way_in',
      sql`(${table.email} is not null or ${table.mobile} is not null) = (${table.deletedAt} is null)`,
    ),
  ],
);

/** Accounts at identity providers (OpenID Connect) that open an account here. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('external_identities_user').on(table.userId),
  ],
);

/** Pending social sign-ins: what the callback is checked against. Used once, then deleted. */
export const socialSignIns = pgTable('social_sign_ins', {
  /** SHA-256 of the `state`, hex. */
  stateHash: text('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The newest code that was mailed to an address for a purpose; an older one no longer counts. */
export const emailCodes = pgTable(
  'email_codes',
  {
    /** reset or bind. */
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    /** Its account: for `bind` the one that requested the address. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC of the code with the installation's secret: six digits alone are guessed from a plain hash. */
    codeHash: text('code_hash').notNull(),
    /** HMAC of the network address that asked for it. */
    sourceHash: text('source_hash'),
    /** Wrong codes that the address which asked may still type, and those that all others together may. */
    triesLeft: integer('tries_left').notNull(),
    othersTriesLeft: integer('others_tries_left').notNull().default(5),
    expiresAt: instant('expires_at').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.email, table.userId] }),
    check('email_codes_purpose', sql`${table.purpose} in ('reset', 'bind')`),
  ],
);

/**
 * Links of reset mails, in addition to codes: 128 random bits need no count of tries, so that no stranger can
 * use one up.
 */
export const resetLinks = pgTable(
  'reset_links',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the mail went: it must still be the account's address. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('reset_links_user').on(table.userId)],
);

/** Mailboxes and mobile numbers that have had the sign-up gift. */
export const signUpGifts = pgTable('sign_up_gifts', {
  /** SHA-256 of the mailbox or number, hex; see `giftKey`. */
  identityHash: text('identity_hash').primaryKey(),
  createdAt: created(),
});
