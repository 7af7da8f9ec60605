import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const ConflictChoice = lazyPart(() => import('./conflict-choice.tsx'));

/** A document was changed somewhere else: the person chooses which of the two continues. Neither is lost. */
export function ConflictBar({
  editor,
  className,
}: {
  editor: { saving: { kind: string }; keepMine: () => void; loadTheirs: () => Promise<void> };
  className?: string;
}) {
  if (editor.saving.kind !== 'conflict') return null;
  return (
    <Suspense>
      <ConflictChoice editor={editor} className={className} />
    </Suspense>
  );
}
