import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import type { Purchase } from '@inkreel/contract/plan-time.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { ShownChange } from '../pricing/plan-change.ts';

interface PlanChangeNoteProps {
  purchase: Purchase;
  change: ShownChange;
}

/** A sentence about how an upgrade converts the remaining time; nothing if days are only added. */
export function PlanChangeNote({ purchase: { type, count, validDays }, change }: PlanChangeNoteProps) {
  const { pay } = useAreaTexts(paymentTexts);
  const { editions } = useAreaTexts(pricingTexts);
  const { date } = useLanguage();
  const { converted, until } = change;
  if (converted === undefined) return null;
  const { from, fromCount, leftHours, hours } = converted;
  const figures = { left: leftHours, hours, days: validDays, until: date(until.toISOString()) };
  return (
    <p className="pay-change">
      {from === type
        ? pay.morePeople({ ...figures, plan: editions[type], before: fromCount, after: count })
        : pay.upgrade({ ...figures, from: editions[from], to: editions[type] })}
      <small>{pay.upgradeWhen}</small>
    </p>
  );
}
