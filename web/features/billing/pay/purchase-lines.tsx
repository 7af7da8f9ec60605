import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { periodOf } from '@inkreel/contract/plans.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Receipt } from '../../../ui/receipt.tsx';
import { shownChange } from '../pricing/plan-change.ts';
import { useTerms } from '../pricing/use-offer.ts';
import { PlanChangeNote } from './plan-change-note.tsx';

interface Bought {
  name: string;
  type: PlanType;
  count: number;
  /** Minor units, for all persons. */
  amount: number;
  currency: string;
  points: number;
  valid_days: number;
}

/** The purchase as a slip: points and days added, the effect on the current plan, and the amount to pay. */
export function PurchaseLines({ name, type, count, amount, currency, points, valid_days: days }: Bought) {
  const { pay } = useAreaTexts(paymentTexts);
  const { card } = useAreaTexts(pricingTexts);
  const { language, number, date } = useLanguage();
  const purchase = { type, count, amount, currency, points, validDays: days };
  const change = shownChange(useTerms(), purchase);
  const period = card.periods[periodOf(days)];
  const title =
    count > 1
      ? `${name} · ${period} · ${card.perPerson({ price: '', count }).trim()}`
      : `${name} · ${period}`;
  const converted = change?.converted;
  const until = change?.until.toISOString();
  return (
    <>
      <Receipt
        title={title}
        lines={[
          { label: pay.adds, figure: number(points) },
          { label: pay.days, figure: number(days) },
          ...(converted
            ? [{ label: pay.converted, figure: pay.convertedTime({ hours: converted.hours }) }]
            : []),
          ...(until
            ? [
                {
                  label: pay.until,
                  figure: <time dateTime={until}>{date(until)}</time>,
                },
              ]
            : []),
          { label: pay.amount, figure: formatMoney(amount, currency, language), total: true },
        ]}
      />
      {change && <PlanChangeNote purchase={purchase} change={change} />}
    </>
  );
}
