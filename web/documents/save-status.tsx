import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { clsx } from 'clsx';
import { failureOf } from '../lib/failure-text.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import type { DocumentSaving } from './document-sync.ts';
import { SavingIcon } from './saving-icon.tsx';
import './documents.css';

/**
 * Where a document is stored at the moment.
 * @param hint what the person should know about it besides
 */
export function SaveStatus({
  saving,
  hint,
  className,
}: {
  /** `outdated`: the page is older than the document and has to be loaded again before it can save. */
  saving: DocumentSaving | { kind: 'outdated' };
  hint?: string | undefined;
  className?: string;
}) {
  const { saving: texts } = useAreaTexts(saveStateTexts);
  const messages = useStudioMessages();
  const reason = saving.kind === 'failed' ? failureOf(saving.error, messages, texts.failed).text : hint;
  return (
    <span
      role="status"
      className={clsx('save-status', className)}
      data-state={saving.kind}
      title={reason ?? texts[saving.kind]}
    >
      <SavingIcon kind={saving.kind} />
      <span>{texts[saving.kind]}</span>
      {reason !== undefined && <span className="sr-only">{reason}</span>}
    </span>
  );
}
