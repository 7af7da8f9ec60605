import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { periodOf } from '@inkreel/contract/plans.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Receipt } from '../../../ui/receipt.tsx';

interface Bought {
  name: string;
  count: number;
  /** Minor units, for all persons. */
  amount: number;
  currency: string;
  points: number;
  valid_days: number;
}

/** What is bought, as a slip: points and days added, and what is to pay. */
export function PurchaseLines({ name, count, amount, currency, points, valid_days: days }: Bought) {
  const { pay } = useAreaTexts(paymentTexts);
  const { card } = useAreaTexts(pricingTexts);
  const { language, number } = useLanguage();
  const period = card.periods[periodOf(days)];
  const title =
    count > 1
      ? `${name} · ${period} · ${card.perPerson({ price: '', count }).trim()}`
      : `${name} · ${period}`;
  return (
    <Receipt
      title={title}
      lines={[
        { label: pay.adds, figure: number(points) },
        { label: pay.days, figure: number(days) },
        { label: pay.amount, figure: formatMoney(amount, currency, language), total: true },
      ]}
    />
  );
}
