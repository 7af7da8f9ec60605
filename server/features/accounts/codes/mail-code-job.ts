import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

const payload = z.object({
  purpose: z.enum(['reset', 'bind']),
  email: z.string(),
  language: z.enum(['en', 'zh']),
  /** For `bind`: who wants to bind the address. */
  userId: z.uuid().optional(),
  /** The requester, see `hashSource`. */
  sourceHash: z.string().optional(),
  /** False for a mail beyond those that a mailbox gets in a day: its code is worth less, see `code-limits.ts`. */
  isOneOfFew: z.boolean().default(true),
});

export type CodeRequest = z.output<typeof payload>;

/**
 * Checks whether the address is known, makes the code and mails it. The job does this instead of the request,
 * so that the answer takes the same time for every address, and no code waits in the queue.
 */
export const mailCodeJob = defineJob({
  name: 'mail-code',
  payload,
  options: { slots: 2, retries: 10, expireSeconds: 120 },
});
