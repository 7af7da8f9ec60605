import { creditRecords } from '@inkreel/contract/api/billing.ts';
import type { Order } from '@inkreel/contract/api/orders.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { usePoints } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { useTerms } from '../pricing/use-offer.ts';
import { throwConfetti } from './confetti.ts';

/** Payment success dialog: the points added, their ledger line, and back to what the person was doing. */
export function PaidStep({ order, onDone }: { order: Order; onDone: () => void }) {
  const { paid: texts } = useAreaTexts(paymentTexts);
  const { number, date } = useLanguage();
  const points = usePoints();
  const end = useTerms()?.expired_at;
  const line = useLedgerLine(order.id);
  useEffect(() => throwConfetti(), []);
  return (
    <>
      <p className="flex items-center gap-2 text-[16px]" role="status">
        <Check size={20} strokeWidth={2} className="flex-none text-jade" aria-hidden />
        {texts.lead({ points: order.points })}
      </p>
      <Receipt
        title={order.name}
        reference={
          line !== undefined && (
            <LanguageLink className="link" to={`/credits?line=${line}`} onClick={onDone}>
              {texts.ledger}
            </LanguageLink>
          )
        }
        lines={[
          { label: texts.added, figure: `+${number(order.points)}` },
          { label: texts.balance, figure: points ? number(points.total) : texts.refreshing, total: true },
          ...(end ? [{ label: texts.until, figure: <time dateTime={end}>{date(end)}</time> }] : []),
        ]}
      />
      <div className="pay-verbs">
        <Button look="ink" onClick={onDone}>
          {texts.back}
        </Button>
        <LanguageLink className="link leading-10" to={`/credits/invoice/${order.id}`} onClick={onDone}>
          {texts.invoice}
        </LanguageLink>
      </div>
    </>
  );
}

/** Number of the ledger line that the order wrote; undefined until it is found. */
function useLedgerLine(orderId: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['payment', 'line', orderId],
    queryFn: ({ signal }) => call(creditRecords, { query: { type: 'recharge' }, signal }),
  });
  return data?.items.find((record) => record.order_id === orderId)?.line;
}
