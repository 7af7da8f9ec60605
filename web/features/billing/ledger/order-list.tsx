import { listOrders } from '@inkreel/contract/api/orders.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/client.ts';
import { openPricing, useGlobalDialog } from '../../../lib/dialogs.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User } from '../../../lib/query.ts';
import { LoadState } from '../../../shell/page-states.tsx';
import { Button } from '../../../ui/button.tsx';
import { OrderRow } from './order-row.tsx';
import './ledger.css';

const PAGE_ROWS = 20;

/** The organisation's orders, newest first; members see only the orders that they placed. */
export function OrderList({ user }: { user: User }) {
  const { orders: texts } = useAreaTexts(ledgerTexts);
  const query = useInfiniteQuery({
    queryKey: ['credits', 'orders'],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { limit: PAGE_ROWS, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  useAfterPayment(() => void query.refetch());
  const orders = query.data?.pages.flatMap((page) => page.items);
  const { columns } = texts;
  if (orders === undefined) return <LoadState query={query} />;
  if (orders.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-2">{isOrgAdmin(user) ? texts.empty : texts.emptyMember}</p>
        {isOrgAdmin(user) && <Button onClick={() => openPricing()}>{texts.plans}</Button>}
      </div>
    );
  return (
    <div aria-busy={query.isFetching}>
      <div className="overflow-x-auto" role="region" aria-label={texts.caption} tabIndex={0}>
        <table className="table slip-table phone:min-w-[640px]">
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col" className="figure">
                {columns.points}
              </th>
              <th scope="col" className="figure">
                {columns.amount}
              </th>
              <th scope="col">{columns.status}</th>
              <th scope="col">{columns.next}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      </div>
      {query.hasNextPage && (
        <Button className="mt-6" onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}

/** Called when the payment dialog is closed, whatever the outcome. */
function useAfterPayment(run: () => void): void {
  const paying = useGlobalDialog()?.kind === 'payment';
  const paid = useRef(false);
  const ended = useEffectEvent(run);
  useEffect(() => {
    if (paid.current && !paying) ended();
    paid.current = paying;
  }, [paying]);
}
