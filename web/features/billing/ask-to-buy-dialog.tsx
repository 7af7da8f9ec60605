import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { closeAskToBuy, openPricing } from '../../lib/dialogs.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { usePoints } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Receipt } from '../../ui/receipt.tsx';

interface AskToBuyProps {
  /** Whole points. */
  needed?: number;
  balance?: number;
  missing?: number;
}

/** Opened by code 100505 (specification, section 8): what the run needs, what is there, what is missing, what to do. */
export default function AskToBuyDialog({ needed, balance, missing }: AskToBuyProps) {
  const { askToBuy: texts } = useAreaTexts(creditsTexts);
  const { shell } = useMessages();
  const current = usePoints();
  const has = balance ?? current?.total;
  const line = (label: string, points: number | undefined, total = false) =>
    points === undefined ? [] : [{ label, figure: shell.points({ points }), total }];
  const lines = [
    ...line(texts.needs, needed),
    ...line(texts.has, has),
    ...line(texts.missing, missing, true),
  ];
  return (
    <Dialog open onClose={closeAskToBuy} title={texts.title} closeLabel={shell.close} width={480}>
      <div className="flex flex-col gap-5 px-7 pt-4 pb-7 max-phone:px-5">
        <p className="text-ink-2">{texts.kept}</p>
        {lines.length > 0 && <Receipt title={texts.run} lines={lines} />}
        <div className="mt-1">
          <h3 className="font-ui text-[13px] leading-6 font-semibold tracking-normal">{texts.cheaper}</h3>
          <ul className="list-disc pl-5 text-ink-2 marker:text-ink-3">
            <li>{texts.candidates}</li>
            <li>{texts.draft}</li>
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button look="seal" onClick={() => openPricing()}>
            {texts.plans}
          </Button>
          <Button look="quiet" onClick={closeAskToBuy}>
            {texts.back}
          </Button>
          <LanguageLink className="link leading-10" to="/credits" onClick={closeAskToBuy}>
            {texts.ledger}
          </LanguageLink>
        </div>
      </div>
    </Dialog>
  );
}
