import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { openPricing } from '../../../lib/dialogs.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { usePoints } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';

/** What can be spent, what runs hold, and what is frozen until a plan runs again (decisions, After expiry). */
export function Standing() {
  const texts = useAreaTexts(creditsTexts);
  const ledger = useAreaTexts(ledgerTexts);
  const { date } = useLanguage();
  const points = usePoints();
  const frozen = points !== undefined && points.frozen > 0;
  return (
    <div className="mt-6 mb-12 grid max-w-[420px] gap-4">
      <dl className="grid gap-1">
        <Figure label={texts.balance} points={points?.total} />
        {points !== undefined && points.held > 0 && <Figure label={texts.held} points={points.held} />}
        {frozen && <Figure label={ledger.frozen} points={points.frozen} />}
      </dl>
      {frozen && (
        <div className="grid justify-items-start gap-3 border-l-2 border-amber pl-3 text-[13px] text-amber">
          {points.frozen_until !== null && <p>{ledger.frozenWhy({ date: date(points.frozen_until) })}</p>}
          <Button size="small" onClick={() => openPricing()}>
            {ledger.renew}
          </Button>
        </div>
      )}
    </div>
  );
}

function Figure({ label, points }: { label: string; points: number | undefined }) {
  const { shell } = useMessages();
  return (
    <div className="leader">
      <dt>{label}</dt>
      <dd className="font-semibold">{points === undefined ? '…' : shell.points({ points })}</dd>
    </div>
  );
}
