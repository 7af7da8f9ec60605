import { deleteDocument, listDocuments, updateDocument } from '@inkreel/contract/api/documents.ts';
import { subtitleDialogTexts } from '@inkreel/contract/messages/areas/subtitle-dialogs.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { LanguageLink, useBarePath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RenameForm } from '../../../ui/rename-form.tsx';

/** Maximum projects listed, newest first; the list has one page. */
const LISTED = 50;
const PROJECTS_KEY = ['subtitle-projects'];

/** The person's subtitle projects, newest first: opened, renamed and deleted. */
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
  const client = useQueryClient();
  const { time, gap } = useLanguage();
  const path = useBarePath();
  const { data, isError } = useQuery({
    queryKey: PROJECTS_KEY,
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { kind: 'subtitle-project', own: 'true', limit: LISTED }, signal }),
  });
  const [renaming, setRenaming] = useState<string>();
  const [deleted, setDeleted] = useState<string>();
  const act = (work: Promise<unknown>) =>
    work
      .then(() => client.invalidateQueries({ queryKey: PROJECTS_KEY }))
      .catch((error: unknown) => toast(failureOf(error, messages).text, { kind: 'failure' }));
  const rename = (id: string, name: string | undefined) => {
    setRenaming(undefined);
    if (name !== undefined) void act(call(updateDocument, { params: { id }, body: { name } }));
  };
  const remove = (id: string) => {
    if (id === current) onDelete();
    void act(call(deleteDocument, { params: { id } }).then(() => setDeleted(id)));
  };
  const restore = (id: string) => {
    setDeleted(undefined);
    void act(call(updateDocument, { params: { id }, body: { restored: true } }));
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={messages.shell.close} width={480}>
      <div className="glossary">
        {isError && <p role="alert">{texts.failed}</p>}
        {data?.items.length === 0 && <p className="note">{texts.none}</p>}
        <ul className="project-list">
          {data?.items.map(({ id, name, updated_at }) => (
            <li key={id}>
              {renaming === id ? (
                <RenameForm
                  name={name}
                  label={texts.name}
                  save={texts.save}
                  onDone={(changed) => rename(id, changed)}
                />
              ) : (
                <>
                  <span className="project-name">
                    {id === current ? (
                      <b>{name}</b>
                    ) : (
                      <LanguageLink className="link" to={`${path}?project=${id}`} onClick={onClose}>
                        {name}
                      </LanguageLink>
                    )}
                    <small className="numbers">{id === current ? texts.current : time(updated_at)}</small>
                  </span>
                  <IconButton
                    icon={Pencil}
                    small
                    label={texts.rename({ name })}
                    onClick={() => setRenaming(id)}
                  />
                  <IconButton icon={Trash2} small label={texts.remove({ name })} onClick={() => remove(id)} />
                </>
              )}
            </li>
          ))}
        </ul>
        {deleted !== undefined && (
          <p className="project-deleted" role="status">
            {texts.deleted}
            {gap}
            <button type="button" className="link" onClick={() => restore(deleted)}>
              {messages.pictures.verbs.undo}
            </button>
          </p>
        )}
        <div className="glossary-foot">
          <Button size="small" onClick={onNew}>
            <Plus size={15} strokeWidth={1.6} aria-hidden /> {texts.new}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
