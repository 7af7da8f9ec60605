import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { readInvoice } from '@inkreel/contract/api/orders.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import type { ReactNode } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';

/** The sheet itself: buyer, product, amount, payment, and any refund. */
export function InvoiceSheet({ invoice }: { invoice: OutputOf<typeof readInvoice> }) {
  const { invoice: texts } = useAreaTexts(ledgerTexts);
  const { language, number, date } = useLanguage();
  const { order, buyer, seller } = invoice;
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  const { name, count, valid_days, amount, paid_at, refunded_at } = order;
  return (
    <article className="invoice">
      <header className="invoice-head">
        <h1>{texts.title}</h1>
        {refunded_at !== null && (
          <p className="invoice-mark">{texts.refunded({ date: date(refunded_at) })}</p>
        )}
      </header>
      <dl className="invoice-facts">
        <Fact label={texts.number}>{invoice.number}</Fact>
        <Fact label={texts.date}>{date(paid_at ?? order.created_at)}</Fact>
        <Fact label={texts.order}>{order.id}</Fact>
      </dl>
      <dl className="invoice-facts invoice-sides">
        <Fact label={texts.seller}>{seller}</Fact>
        <Fact label={texts.buyer}>
          {buyer.organisation}
          <small>{buyer.name}</small>
          {buyer.contact !== null && <small>{buyer.contact}</small>}
        </Fact>
      </dl>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.each}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {texts.line({ name, valid_days })}
              <small>{texts.points({ count: order.points })}</small>
            </td>
            <td>{number(count)}</td>
            <td>{money(amount / count)}</td>
            <td>{money(amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td colSpan={2}>
              {money(amount)} {order.currency}
            </td>
          </tr>
        </tfoot>
      </table>
      {paid_at !== null && <p>{texts.paid({ date: date(paid_at), way: texts.ways[order.pay_way] })}</p>}
      {order.test && <p className="invoice-test">{texts.test}</p>}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
