import { documentDialogTexts } from '@inkreel/contract/messages/areas/document-dialogs.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RenameForm } from '../ui/rename-form.tsx';
import type { DocumentList } from './use-document-list.ts';
import './document-rows.css';

/** Documents that are opened, renamed and deleted. */
export function DocumentRows({
  list: { items, more, rename, remove, restore },
  openId,
  open,
  onRemove,
}: {
  list: DocumentList;
  /** The one that is open. */
  openId: string | undefined;
  /** What opens one: a link or a button around its name and its time. */
  open: (id: string, content: ReactNode) => ReactNode;
  /** Called before one is deleted. */
  onRemove: (id: string) => unknown;
}) {
  const { list: texts } = useAreaTexts(documentDialogTexts);
  const messages = useStudioMessages();
  const { gap } = useLanguage();
  const [renaming, setRenaming] = useState<string>();
  return (
    <>
      <ul className="document-rows">
        {items.map(({ id, name, updated_at }) => (
          <li key={id} data-open={id === openId}>
            {renaming === id ? (
              <RenameForm
                name={name}
                label={texts.name}
                save={texts.save}
                onDone={(changed) => {
                  setRenaming(undefined);
                  if (changed !== undefined) rename(id, changed);
                }}
              />
            ) : (
              <>
                {open(
                  id,
                  <>
                    <span>{name}</span>
                    <Day at={updated_at} />
                  </>,
                )}
                <IconButton
                  icon={Pencil}
                  small
                  label={texts.rename({ name })}
                  onClick={() => setRenaming(id)}
                />
                <IconButton
                  icon={Trash2}
                  small
                  label={texts.remove({ name })}
                  onClick={() => {
                    onRemove(id);
                    remove(id);
                  }}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {restore && (
        <p className="documents-deleted" role="status">
          {texts.deleted}
          {gap}
          <button type="button" className="link" onClick={restore}>
            {messages.pictures.verbs.undo}
          </button>
        </p>
      )}
      {more && (
        <Button size="small" look="quiet" onClick={more}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Day({ at }: { at: string }) {
  const { clock, date } = useLanguage();
  return <span className="note">{isToday(at) ? clock(at) : date(at)}</span>;
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();
