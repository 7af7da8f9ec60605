import { LANGUAGES } from '@inkreel/contract/site.ts';
import { z } from 'zod';
import type { Tx } from '../db/connect.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Enqueue } from '../jobs/jobs.ts';
import { composeMail, type MailTemplate, type MailValues } from './compose.ts';

const payload = z.object({
  to: z.string(),
  language: z.enum(LANGUAGES as ['en', 'zh']),
  /** Only templates without a secret, since jobs can be read in the database. */
  template: z.enum(['frozenNotice', 'receipt']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Sends a mail that was decided in a business transaction, however long the mail server is away. */
export const mailJob = defineJob({
  name: 'mail',
  payload,
  options: { slots: 1, retries: 120, expireSeconds: 120 },
});

/**
 * Has a mail sent once the caller's transaction commits.
 * @param key the same mail is not queued twice at a time
 */
export async function enqueueMail<Template extends z.output<typeof payload>['template'] & MailTemplate>(
  jobs: Enqueue,
  tx: Tx,
  key: string,
  mail: { to: string; language: 'en' | 'zh'; template: Template; values: MailValues<Template> },
): Promise<void> {
  // Composed here as well, so that invalid values fail the transaction and not a later job.
  composeMail(mail.template, mail.language, mail.values);
  await jobs.enqueue(tx, mailJob, mail, { key });
}
