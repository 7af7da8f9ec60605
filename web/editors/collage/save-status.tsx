import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { DocumentSaving } from '../../documents/document-sync.ts';
import { SavingIcon } from '../../documents/saving-icon.tsx';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';

/** Where the collage is stored at the moment, next to undo. */
export function SaveStatus({ saving, partly }: { saving: DocumentSaving; partly: boolean }) {
  const texts = useAreaTexts(collageTexts);
  const messages = useStudioMessages();
  const reason =
    saving.kind === 'failed' ? failureOf(saving.error, messages, texts.saving.failed).text : undefined;
  const hint = reason ?? (partly ? texts.saving.partly : undefined);
  return (
    <span role="status" className="save-status" data-state={saving.kind} title={hint}>
      <SavingIcon kind={saving.kind} />
      <span>{texts.saving[saving.kind]}</span>
      {hint && <span className="sr-only">{hint}</span>}
    </span>
  );
}
