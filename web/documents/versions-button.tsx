import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'), 'floating');

/** Opens the versions of a document. */
export function VersionsButton({
  documentId,
  onRestore,
  ...rest
}: {
  documentId: string;
  /** Makes a revision the newest one. @throws ApiError */
  onRestore: (revision: number) => Promise<void>;
  small?: boolean;
  className?: string;
}) {
  const texts = useAreaTexts(saveStateTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={History} label={texts.versions} onClick={() => setOpen(true)} {...rest} />
      {isOpen && (
        <Suspense>
          <VersionsDialog documentId={documentId} onRestore={onRestore} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
