import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentStart } from '../../../lib/dialogs.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { usePoints } from '../../../lib/query.ts';
import { useStore } from '../../../lib/store.ts';
import { refreshMoney } from '../pricing/use-offer.ts';
import { browserWorld } from './browser-world.ts';
import type { Payment } from './core/payment.ts';
import { type RunningPayment, runPayment } from './core/run-payment.ts';

/** The payment of a dialog: it runs while the dialog is shown. */
export function usePayment(start: PaymentStart): { payment: RunningPayment; state: Payment } {
  const client = useQueryClient();
  const localPath = useLocalPath();
  const [payment] = useState(() => {
    const world = browserWorld({
      start,
      localPath,
      credited: () => refreshMoney(client),
    });
    const { orderId } = start;
    return runPayment(world, orderId === undefined ? { step: 'choosing' } : { step: 'resuming', orderId });
  });
  useEffect(() => payment.start(), [payment]);
  useEffect(() => {
    if (start.way !== undefined && start.orderId === undefined && payment.state.get().step === 'choosing')
      payment.choose(start.way);
  }, [payment, start]);
  useLooks(payment);
  return { payment, state: useStore(payment.state, { step: 'choosing' }) };
}

/** Polls immediately when the tab is visible again, and when the event stream reports a new balance. */
function useLooks(payment: RunningPayment): void {
  const total = usePoints()?.total;
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && payment.look();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [payment]);
  // The first value, too, may be newer than the order that is shown; polling costs one request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance triggers the poll but is not an input
  useEffect(() => payment.look(), [payment, total]);
}
