import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { clsx } from 'clsx';
import { useAreaTexts } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { Button } from '../ui/button.tsx';

/** A document was changed somewhere else: the person chooses which of the two continues. Neither is lost. */
export function ConflictBar({
  editor: { saving, keepMine, loadTheirs },
  className,
}: {
  editor: { saving: { kind: string }; keepMine: () => void; loadTheirs: () => Promise<void> };
  className?: string;
}) {
  const { conflict: texts } = useAreaTexts(saveStateTexts);
  const messages = useStudioMessages();
  if (saving.kind !== 'conflict') return null;
  return (
    <div className={clsx('save-conflict', className)} role="alert">
      <p>{texts.told}</p>
      <Button size="small" onClick={keepMine}>
        {texts.mine}
      </Button>
      <Button
        size="small"
        onClick={() => void loadTheirs().catch((error: unknown) => toastFailure(error, messages))}
      >
        {texts.theirs}
      </Button>
    </div>
  );
}
