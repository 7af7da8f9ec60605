import { Suspense } from 'react';
import { useAlertsDue } from '../features/billing/expiry/alerts-due.ts';
import { useGlobalDialog } from '../lib/dialogs.ts';
import { useBarePath } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useUser } from '../lib/query.ts';

const SignInDialog = lazyPart(() => import('../features/accounts/sign-in-dialog.tsx'), 'floating');
const AskToBuyDialog = lazyPart(() => import('../features/billing/ask-to-buy-dialog.tsx'), 'floating');
const PricingDialog = lazyPart(() => import('../features/billing/pricing/pricing-dialog.tsx'), 'floating');
const PaymentDialog = lazyPart(() => import('../features/billing/pay/payment-dialog.tsx'), 'floating');
const DownloadDialog = lazyPart(() => import('../runs/download/download-dialog.tsx'), 'floating');
const MemberAlerts = lazyPart(() => import('../features/billing/expiry/member-alerts.tsx'), 'floating');

/** The dialogs that any call may open; each is loaded when it is first needed. */
export function GlobalDialogs() {
  const dialog = useGlobalDialog();
  const path = useBarePath();
  const alertsDue = useAlertsDue(useUser());
  // A popup window has one purpose only.
  const inPopup = path.startsWith('/popup/') || path.startsWith('/sandbox/');
  return (
    <>
      <Suspense>
        {dialog?.kind === 'sign_in' && <SignInDialog />}
        {dialog?.kind === 'not_enough_points' && <AskToBuyDialog {...dialog} />}
        {dialog?.kind === 'pricing' && <PricingDialog {...dialog} />}
        {dialog?.kind === 'payment' && <PaymentDialog start={dialog.start} />}
        {dialog?.kind === 'download' && <DownloadDialog start={dialog.start} />}
      </Suspense>
      <Suspense>{alertsDue && !inPopup && <MemberAlerts />}</Suspense>
    </>
  );
}
