import { randomInt } from 'node:crypto';
import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { emailCodes, users } from '../tables.ts';
import { hashCode } from './code-hash.ts';
import type { CodeRequest } from './mail-code-job.ts';
import { createResetLink } from './reset-link.ts';

export interface MailCodeDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Where the links of mails lead. */
  publicUrl: string;
  /** See `codeSecret`. */
  codeSecret: Buffer;
}

/**
 * The work of `mailCodeJob`: makes a code for the account that the address belongs to, keeps its hash, and
 * mails it, for a reset with a link beside it. An unknown address gets no mail. A retry makes a new code,
 * since the first one was not stored.
 * @throws Error when the mail server does not take the mail now
 */
export async function mailCode(deps: MailCodeDeps, request: CodeRequest): Promise<void> {
  const { purpose, email, language, isOneOfFew } = request;
  const userId = await receiverOf(deps.db, request);
  if (userId === undefined) return;
  if (purpose === 'bind') {
    const tries = isOneOfFew ? EMAIL_CODE.tries : 1;
    const code = await deps.db.transaction((tx) => createCode(tx, deps, { ...request, userId }, tries));
    return deps.mailer.sendMail({ to: email, language, template: 'bindCode', values: { code } });
  }
  const { code, link } = await deps.db.transaction(async (tx) => ({
    code: isOneOfFew ? await createCode(tx, deps, { ...request, userId }, EMAIL_CODE.tries) : undefined,
    link: await createResetLink(tx, deps, { userId, email, language }),
  }));
  if (code === undefined)
    return deps.mailer.sendMail({ to: email, language, template: 'resetLink', values: { link } });
  return deps.mailer.sendMail({ to: email, language, template: 'resetCode', values: { code, link } });
}

async function createCode(
  tx: Tx,
  deps: Pick<MailCodeDeps, 'clock' | 'codeSecret'>,
  {
    purpose,
    email,
    userId,
    sourceHash = null,
  }: Omit<CodeRequest, 'userId' | 'sourceHash'> & {
    userId: string;
    sourceHash?: string | null | undefined;
  },
  tries: number,
): Promise<string> {
  const code = String(randomInt(10 ** EMAIL_CODE.digits)).padStart(EMAIL_CODE.digits, '0');
  const now = deps.clock.now();
  const fresh = {
    codeHash: hashCode(deps.codeSecret, { purpose, email, userId, code }),
    sourceHash,
    triesLeft: tries,
    othersTriesLeft: tries,
    expiresAt: new Date(now.getTime() + EMAIL_CODE.minutes * 60_000),
    createdAt: now,
  };
  await tx
    .insert(emailCodes)
    .values({ purpose, email, userId, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.purpose, emailCodes.email, emailCodes.userId], set: fresh });
  // The address may have belonged to someone else before.
  if (purpose === 'reset') {
    await tx
      .delete(emailCodes)
      .where(
        and(eq(emailCodes.purpose, purpose), eq(emailCodes.email, email), ne(emailCodes.userId, userId)),
      );
  }
  return code;
}

/** For `bind` even if the address is someone else's: only the person who reads its mail may learn so. */
async function receiverOf(db: Db, { purpose, email, userId }: CodeRequest): Promise<string | undefined> {
  if (purpose === 'bind') return userId;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}
