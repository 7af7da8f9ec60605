import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import type { Enqueue } from '../../../jobs/jobs.ts';
import { hashSource } from './code-hash.ts';
import { countCodeRequest } from './code-limits.ts';
import { type CodeRequest, mailCodeJob } from './mail-code-job.ts';

/**
 * Requests a code by e-mail. The answer and its timing do not depend on whether the address belongs to an
 * account: the request is only counted and queued.
 *
 * @param caller network address of the caller
 * @returns seconds until another code may be requested
 * @throws AppError too_many_codes
 */
export async function askForCode(
  deps: { db: Db; clock: Clock; jobs: Enqueue; codeSecret: Buffer },
  request: Pick<CodeRequest, 'purpose' | 'email' | 'language' | 'userId'>,
  caller: string,
): Promise<{ retry_after: number }> {
  const isOneOfFew = await countCodeRequest(deps, request, caller);
  const { purpose, email, userId } = request;
  // A mail that still waits for the mail server is not sent twice.
  const key = [purpose, email, userId ?? ''].join(' ');
  await deps.db.transaction((tx) =>
    deps.jobs.enqueue(
      tx,
      mailCodeJob,
      { ...request, sourceHash: hashSource(deps.codeSecret, caller), isOneOfFew },
      { key },
    ),
  );
  return { retry_after: EMAIL_CODE.countdownSeconds };
}
