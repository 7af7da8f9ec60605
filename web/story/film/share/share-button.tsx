import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'floating');

/** Opens the links of a film. */
export function ShareButton({ document }: { document: OpenParts }) {
  const { bar } = useAreaTexts(filmTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Share2} label={bar.share} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ShareDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
