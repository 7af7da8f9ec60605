import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Upload } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import type { ExportOrder } from './export-film.ts';
import { interruptedExport } from './interrupted-export.ts';

const ExportDialog = lazyPart(
  loadOnNeed(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog })),
  'floating',
);

/** Opens the export of a film; by itself where a page was left during one. */
export function ExportButton({ document }: { document: OpenParts }) {
  const { bar } = useAreaTexts(filmTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [interrupted, setInterrupted] = useState<ExportOrder>();
  useEffect(() => {
    let isLeft = false;
    void interruptedExport(document.record.id).then((order) => {
      if (isLeft || !order) return;
      setInterrupted(order);
      setIsOpen(true);
    });
    return () => {
      isLeft = true;
    };
  }, [document]);
  const close = () => {
    setIsOpen(false);
    setInterrupted(undefined);
  };
  const isEmpty = useSelected(
    document.state,
    ({ parts }) => ![...parts.values()].some(({ kind }) => kind === 'clip'),
  );
  return (
    <>
      <Button look="seal" size="small" disabled={isEmpty} onClick={() => setIsOpen(true)}>
        <Upload size={15} aria-hidden />
        <span className="film-export-word">{bar.export}</span>
      </Button>
      {/* While it is loaded the page stays, and with it the focus on the button. */}
      <Suspense>
        {isOpen && <ExportDialog document={document} interrupted={interrupted} onClose={close} />}
      </Suspense>
    </>
  );
}
