import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { clsx } from 'clsx';
import { useAreaTexts } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { Button } from '../ui/button.tsx';

/** What the bar says, and its buttons; loaded with the first conflict. */
export default function ConflictChoice({
  editor: { keepMine, loadTheirs },
  className,
}: {
  editor: { keepMine: () => void; loadTheirs: () => Promise<void> };
  className: string | undefined;
}) {
  const { conflict: texts } = useAreaTexts(saveStateTexts);
  const messages = useStudioMessages();
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
