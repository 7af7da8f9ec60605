import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { periodOf } from '@inkreel/contract/plans.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Receipt } from '../../../ui/receipt.tsx';
import { localDay } from '../pricing/local-day.ts';
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

/** What is bought, as a slip: points and days added, what becomes of the plan that runs, and what is to pay. */
export function PurchaseLines({ name, type, count, amount, currency, points, valid_days: days }: Bought) {
  const { pay } = useAreaTexts(paymentTexts);
  const { card } = useAreaTexts(pricingTexts);
  const { language, number } = useLanguage();
  const purchase = { type, count, amount, currency, points, validDays: days };
  const change = shownChange(useTerms(), purchase);
  const period = card.periods[periodOf(days)];
  const title =
    count > 1
      ? `${name} · ${period} · ${card.perPerson({ price: '', count }).trim()}`
      : `${name} · ${period}`;
  const converted = change?.converted;
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
          ...(change
            ? [
                {
                  label: pay.until,
                  figure: <time dateTime={change.until.toISOString()}>{localDay(change.until)}</time>,
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
