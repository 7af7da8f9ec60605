import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';

/** The collage was changed somewhere else: the person chooses which of the two continues. Neither is lost. */
export function ConflictBar({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => Promise<void> }) {
  const texts = useAreaTexts(collageTexts).conflict;
  const messages = useStudioMessages();
  return (
    <div className="save-conflict" role="alert">
      <p>{texts.told}</p>
      <Button size="small" onClick={onMine}>
        {texts.mine}
      </Button>
      <Button
        size="small"
        onClick={() => void onTheirs().catch((error: unknown) => toastFailure(error, messages))}
      >
        {texts.theirs}
      </Button>
    </div>
  );
}
