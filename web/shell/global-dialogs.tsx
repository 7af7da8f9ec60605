import { lazy, Suspense } from 'react';
import { useGlobalDialog } from '../lib/dialogs.ts';

const SignInDialog = lazy(() => import('../features/accounts/sign-in-dialog.tsx'));
const AskToBuyDialog = lazy(() => import('../features/billing/ask-to-buy-dialog.tsx'));

/** The dialogs that any call may open; each is loaded when it is first needed. */
export function GlobalDialogs() {
  const dialog = useGlobalDialog();
  return (
    <Suspense>
      {dialog?.kind === 'sign_in' && <SignInDialog startMode={dialog.mode} />}
      {dialog?.kind === 'not_enough_points' && <AskToBuyDialog {...dialog} />}
    </Suspense>
  );
}
