import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { FlaskConical } from 'lucide-react';
import { useAreaTexts } from '../lib/messages.tsx';
import { useSiteFacts } from '../lib/query.ts';

/** Says wherever something can be paid that no real money moves (decisions, Payment providers). */
export function TestPaymentsBanner() {
  const { test } = useAreaTexts(pricingTexts);
  if (useSiteFacts()?.test_payments !== true) return null;
  return (
    <p role="note" className="test-payments">
      <FlaskConical size={15} strokeWidth={1.6} aria-hidden />
      {test}
    </p>
  );
}
