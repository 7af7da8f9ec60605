import type { Order } from '@inkreel/contract/api/orders.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { openPayment, openPricing } from '../../../lib/dialogs.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { useProducts } from '../pricing/use-offer.ts';
import { productOfOrder, stateOf } from './order-state.ts';

const LOOKS = {
  created: 'status-stale',
  paid: 'status-done',
  closed: 'status-missing',
  refunded: 'status-missing',
} as const;

/** One order: product, amount, status, and actions: pay an open one, view the invoice of a paid one. */
export function OrderRow({ order }: { order: Order }) {
  const { orders: texts } = useAreaTexts(ledgerTexts);
  const { language, number, date, time } = useLanguage();
  const state = stateOf(order);
  const day = date(order.created_at);
  const { name, count } = order;
  const detail =
    state === 'created'
      ? texts.openUntil({ time: time(order.closes_at) })
      : order.refunded_at && texts.refundedOn({ date: date(order.refunded_at) });
  return (
    <tr>
      <td className="whitespace-nowrap">
        <time dateTime={order.created_at}>{day}</time>
      </td>
      <td className="slip-what">
        {texts.what({ name, count })}
        {order.test && <span className="text-ink-3"> ({texts.test})</span>}
      </td>
      <td className="figure" data-label={texts.columns.points}>
        {number(order.points)}
      </td>
      <td className="figure slip-sum">{formatMoney(order.amount, order.currency, language)}</td>
      <td>
        <span className={`status ${LOOKS[state]}`}>{texts.status[state]}</span>
        {detail && <span className="ml-2 text-xs whitespace-nowrap text-ink-3">{detail}</span>}
      </td>
      <td className="slip-end">
        {state === 'created' && <PayAgain order={order} label={texts.payOf({ name, date: day })} />}
        {(state === 'paid' || state === 'refunded') && (
          <LanguageLink
            className="link"
            to={`/credits/invoice/${order.id}`}
            aria-label={texts.invoiceOf({ name, date: day })}
          >
            {texts.invoice}
          </LanguageLink>
        )}
      </td>
    </tr>
  );
}

/** Continues paying an open order; if its product is no longer sold, leads to the plans instead. */
function PayAgain({ order, label }: { order: Order; label: string }) {
  const { orders: texts } = useAreaTexts(ledgerTexts);
  const { data: products } = useProducts();
  const product = products && productOfOrder(products, order);
  return (
    <Button
      size="small"
      aria-label={label}
      onClick={() =>
        product
          ? openPayment({
              choice: { product, count: order.count },
              orderId: order.id,
              way: order.pay_way,
              from: 'page',
            })
          : openPricing(order.type)
      }
    >
      {texts.pay}
    </Button>
  );
}
