import { listDocuments } from '@inkreel/contract/api/documents.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { call } from '../../../../lib/client.ts';
import { LanguageLink, useBarePath } from '../../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** Projects of one page of the list: older ones are found by working on them again. */
const LISTED = 50;

/** The person's subtitle projects, newest first. */
export default function ProjectsDialog({
  current,
  onNew,
  onClose,
}: {
  /** Document that is open. */
  current: string | undefined;
  onNew: () => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(subtitleTexts).projects;
  const { shell } = useStudioMessages();
  const { time } = useLanguage();
  const path = useBarePath();
  const { data, isError } = useQuery({
    queryKey: ['subtitle-projects'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { kind: 'subtitle-project', own: 'true', limit: LISTED }, signal }),
  });
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={shell.close} width={480}>
      <div className="glossary">
        {isError && <p role="alert">{texts.failed}</p>}
        {data?.items.length === 0 && <p className="note">{texts.none}</p>}
        <ul className="project-list">
          {data?.items.map(({ id, name, updated_at }) => (
            <li key={id}>
              {id === current ? (
                <b>{name}</b>
              ) : (
                <LanguageLink className="link" to={`${path}?project=${id}`} onClick={onClose}>
                  {name}
                </LanguageLink>
              )}
              <small className="numbers">{id === current ? texts.current : time(updated_at)}</small>
            </li>
          ))}
        </ul>
        <div className="glossary-foot">
          <Button size="small" onClick={onNew}>
            <Plus size={15} strokeWidth={1.6} aria-hidden /> {texts.new}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
