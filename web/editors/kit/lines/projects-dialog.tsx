import { subtitleDialogTexts } from '@inkreel/contract/messages/areas/subtitle-dialogs.ts';
import { Plus } from 'lucide-react';
import { DocumentRows } from '../../../documents/document-rows.tsx';
import { useDocumentList } from '../../../documents/use-document-list.ts';
import { LanguageLink, useBarePath } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The person's subtitle projects: opened, renamed and deleted. */
export default function ProjectsDialog({
  current,
  onNew,
  onDelete,
  onClose,
}: {
  /** Document that is open. */
  current: string | undefined;
  onNew: () => void;
  /** Called before the open one is deleted, so that the editor leaves it. */
  onDelete: () => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(subtitleDialogTexts).projects;
  const messages = useStudioMessages();
  const path = useBarePath();
  const list = useDocumentList('subtitle-project');
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={messages.shell.close} width={480}>
      <div className="glossary">
        {list.error && <p role="alert">{texts.failed}</p>}
        {!list.isPending && !list.error && list.items.length === 0 && <p className="note">{texts.none}</p>}
        <DocumentRows
          list={list}
          openId={current}
          open={(id, content) =>
            id === current ? (
              <b className="document-open" title={texts.current}>
                {content}
              </b>
            ) : (
              <LanguageLink className="document-open" to={`${path}?project=${id}`} onClick={onClose}>
                {content}
              </LanguageLink>
            )
          }
          onRemove={(id) => id === current && onDelete()}
        />
        <div className="glossary-foot">
          <Button size="small" onClick={onNew}>
            <Plus size={15} strokeWidth={1.6} aria-hidden /> {texts.new}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
