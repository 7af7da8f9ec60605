import { documentDialogTexts } from '@inkreel/contract/messages/areas/document-dialogs.ts';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RenameForm } from '../ui/rename-form.tsx';
import { DocumentCover } from './document-cover.tsx';
import type { DocumentList } from './use-document-list.ts';
import './document-rows.css';

/** Documents that are opened, renamed and deleted. */
export function DocumentRows({
  list: { items, more, rename, copy, remove, restore },
  openId,
  open,
  onRemove,
  hasCovers = false,
}: {
  list: DocumentList;
  /** The one that is open. */
  openId: string | undefined;
  /** What opens one: a link or a button around its name and its time. */
  open: (id: string, content: ReactNode) => ReactNode;
  /** Called before one is deleted. */
  onRemove: (id: string) => unknown;
  /** Whether each shows a small image, if any has one. */
  hasCovers?: boolean;
}) {
  const { list: texts } = useAreaTexts(documentDialogTexts);
  const messages = useStudioMessages();
  const { gap } = useLanguage();
  const areCovered = hasCovers && items.some(({ cover }) => cover !== null);
  const [renaming, setRenaming] = useState<string>();
  return (
    <>
      <ul className="document-rows" data-covers={areCovered}>
        {items.map(({ id, name, updated_at, cover }) => (
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
                    {areCovered && <DocumentCover url={cover} />}
                    <span className="document-name">{name}</span>
                    <Day at={updated_at} />
                  </>,
                )}
                <IconButton
                  icon={Pencil}
                  small
                  label={texts.rename({ name })}
                  onClick={() => setRenaming(id)}
                />
                {hasCovers && (
                  <IconButton
                    icon={Copy}
                    small
                    label={texts.copy({ name })}
                    // A name has at most 200 units of UTF-16.
                    onClick={() => copy(id, texts.copyOf({ name: [...name].slice(0, 90).join('') }))}
                  />
                )}
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
