import { useEffect, useRef } from 'react';
import { openPayment, useGlobalDialog } from '../../../lib/dialogs.ts';
import { useUser } from '../../../lib/query.ts';
import { readOpenOrder } from '../pay/core/open-order.ts';
import { ExpiryAlert } from './expiry-alert.tsx';

/** Alerts for a signed-in person when a page is opened: an order left open by a reload, a plan that ends. */
export default function MemberAlerts() {
  const user = useUser();
  const dialog = useGlobalDialog();
  const offered = useRef(false);
  const ready = user !== undefined && dialog === undefined;
  useEffect(() => {
    if (!ready || offered.current) return;
    offered.current = true;
    const kept = readOpenOrder(sessionStorage, Date.now());
    if (kept) openPayment({ choice: kept.choice, orderId: kept.orderId, from: 'page' });
  }, [ready]);
  if (!ready) return null;
  return <ExpiryAlert key={user.id} user={user} />;
}
