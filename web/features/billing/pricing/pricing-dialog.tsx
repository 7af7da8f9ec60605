import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { useEffect, useRef } from 'react';
import { closePricing } from '../../../lib/dialogs.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { usePoints } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { localDay } from './local-day.ts';
import { Plans } from './plans.tsx';
import { useTerms } from './use-offer.ts';

/** The subscription modal: balance, end of the plan, and the same cards as on the page. */
export default function PricingDialog({ type }: { type?: PlanType }) {
  const { modal } = useAreaTexts(pricingTexts);
  const { shell } = useMessages();
  const signedIn = useSignedIn();
  const content = useRef<HTMLDivElement>(null);
  // Cards and tabs are still loading, so the focus goes to the dialog instead of to what is about to change.
  useEffect(() => {
    const frame = requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dialog open onClose={closePricing} title={modal.title} closeLabel={shell.close} width={1080}>
      <div ref={content} tabIndex={-1} className="pricing-modal">
        {signedIn && <Standing />}
        <Plans from="pricing_dialog" startType={type} />
        <p className="note mt-4">{modal.adds}</p>
      </div>
    </Dialog>
  );
}

/** What the organisation has: points, frozen points, end of the plan as YYYY-MM-DD in the reader's time zone. */
function Standing() {
  const { modal } = useAreaTexts(pricingTexts);
  const { number } = useLanguage();
  const points = usePoints();
  const terms = useTerms();
  const end = terms?.expired_at ?? null;
  const runs = terms !== undefined && terms.edition !== 'free';
  return (
    <dl className="standing">
      <div>
        <dt>{modal.balance}</dt>
        <dd>{points ? number(points.total) : '…'}</dd>
      </div>
      {points !== undefined && points.frozen > 0 && (
        <div>
          <dt>{modal.frozen}</dt>
          <dd>
            {number(points.frozen)} <small>{modal.frozenWhy}</small>
          </dd>
        </div>
      )}
      {end !== null && (
        <div>
          <dt>{runs ? modal.until : modal.ended}</dt>
          <dd>
            <time dateTime={end}>{localDay(end)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
