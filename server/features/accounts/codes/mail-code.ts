import { randomInt } from 'node:crypto';
import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import { emailCodes, users } from '../../../db/schema.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { hashCode } from './code-hash.ts';
import type { CodeRequest } from './mail-code-job.ts';

export interface MailCodeDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** See `codeSecret`. */
  codeSecret: Buffer;
}

/**
 * The work of `mailCodeJob`: makes a code for whoever the address belongs to, keeps its hash, and mails it. Nobody's
 * address gets no mail. A second try makes a new code, since the first one is known to nobody any more.
 * @throws Error when the mail server does not take the mail now
 */
export async function mailCode(deps: MailCodeDeps, request: CodeRequest): Promise<void> {
  const { purpose, email, language } = request;
  const userId = await receiverOf(deps.db, request);
  if (userId === undefined) return;
  const code = String(randomInt(10 ** EMAIL_CODE.digits)).padStart(EMAIL_CODE.digits, '0');
  const now = deps.clock.now();
  const fresh = {
    codeHash: hashCode(deps.codeSecret, { purpose, email, userId, code }),
    triesLeft: EMAIL_CODE.tries,
    expiresAt: new Date(now.getTime() + EMAIL_CODE.minutes * 60_000),
    createdAt: now,
  };
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(emailCodes)
      .values({ purpose, email, userId, ...fresh })
      .onConflictDoUpdate({ target: [emailCodes.purpose, emailCodes.email, emailCodes.userId], set: fresh });
    // The address may have been somebody else's before.
    if (purpose === 'reset') {
      await tx
        .delete(emailCodes)
        .where(
          and(eq(emailCodes.purpose, purpose), eq(emailCodes.email, email), ne(emailCodes.userId, userId)),
        );
    }
  });
  const template = purpose === 'reset' ? 'resetCode' : 'bindCode';
  await deps.mailer.sendMail({ to: email, language, template, values: { code } });
}

/** For `bind` also where the address is somebody else's: whoever reads its mails may know, nobody else. */
async function receiverOf(db: Db, { purpose, email, userId }: CodeRequest): Promise<string | undefined> {
  if (purpose === 'bind') return userId;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}
