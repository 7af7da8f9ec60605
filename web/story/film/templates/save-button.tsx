import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { LayoutTemplate } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

const SaveTemplate = lazyPart(() => import('./save-template.tsx'), 'floating');

/** Opens the dialog that saves a film as a template. */
export function SaveTemplateButton({ document }: { document: OpenParts }) {
  const { bar } = useAreaTexts(filmTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={LayoutTemplate}
        label={bar.template}
        onClick={() => setOpen(true)}
        className="max-phone:hidden"
      />
      {isOpen && (
        <Suspense>
          <SaveTemplate document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
