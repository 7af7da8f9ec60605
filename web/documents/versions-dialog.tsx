import { type DocumentRevision, listRevisions } from '@inkreel/contract/api/documents.ts';
import { documentDialogTexts } from '@inkreel/contract/messages/areas/document-dialogs.ts';
import { useEffect, useState } from 'react';
import { call } from '../lib/client.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toast } from '../lib/toast.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './versions.css';

/** The versions of a saved document, newest first, each with a way back to it. */
export default function VersionsDialog({
  documentId,
  onRestore,
  onClose,
}: {
  documentId: string;
  onRestore: (revision: number) => Promise<void>;
  onClose: () => void;
}) {
  const texts = useAreaTexts(documentDialogTexts).versions;
  const messages = useStudioMessages();
  const { time } = useLanguage();
  const [versions, setVersions] = useState<readonly DocumentRevision[] | 'failed' | undefined>();
  const [restoring, setRestoring] = useState(false);

  useEffect(() => {
    let left = false;
    call(listRevisions, { params: { id: documentId } })
      .then(({ items }) => items)
      .catch(() => 'failed' as const)
      .then((found) => !left && setVersions(found));
    return () => {
      left = true;
    };
  }, [documentId]);

  const restore = async (revision: number) => {
    if (restoring) return;
    setRestoring(true);
    try {
      await onRestore(revision);
      toast(texts.restored);
      onClose();
    } catch (error) {
      toastFailure(error, messages);
      setRestoring(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={messages.shell.close} width={440}>
      <div className="versions">
        <p className="note">{texts.hint}</p>
        {versions === 'failed' && <p role="alert">{texts.failed}</p>}
        {Array.isArray(versions) && versions.length === 0 && <p role="status">{texts.none}</p>}
        {Array.isArray(versions) && (
          <ol aria-label={texts.title}>
            {versions.map(({ revision, own, created_at }: DocumentRevision, index) => (
              <li key={revision}>
                <span>
                  {time(created_at)}
                  <small>{own ? texts.own : texts.other}</small>
                </span>
                {index === 0 ? (
                  <span className="note">{texts.current}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={texts.restoreOf({ time: time(created_at) })}
                    aria-disabled={restoring}
                    onClick={() => void restore(revision)}
                  >
                    {texts.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
