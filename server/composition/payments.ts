import { installationSecret } from '../db/installation-secret.ts';
import { announcePayment, announceRemoval } from '../features/billing/announce.ts';
import { createProviders } from '../features/billing/pay/providers.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Core, Start } from './core.ts';

/** What orders and points need besides the core. */
export type Payments = Awaited<ReturnType<typeof openPayments>>;

/** Opens the ways to pay, and sets up mails about points. */
export async function openPayments({ settings }: Start, { deps }: Core, jobs: Jobs) {
  const { db, site, publicUrl } = deps;
  const secret = await installationSecret(db, 'sandbox_wallet');
  const mailDeps = { jobs, publicUrl, defaultLanguage: site.defaultLanguage };
  return {
    /** Signs the test wallet's messages. */
    secret,
    orderDeps: {
      ...deps,
      providers: createProviders(settings, site, { ...deps, secret }),
      announcePayment: announcePayment(mailDeps),
    },
    announceRemoval: announceRemoval(mailDeps),
  };
}
