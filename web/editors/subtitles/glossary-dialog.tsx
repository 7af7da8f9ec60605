import { subtitleDialogTexts } from '@inkreel/contract/messages/areas/subtitle-dialogs.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { type GlossaryEntry, PROJECT_LIMITS } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const NONE: GlossaryEntry = { term: '', translation: '' };
const isWritten = ({ term, translation }: GlossaryEntry) => term.trim() !== '' && translation.trim() !== '';

/** Words that are always translated the same way; one step of undo when it is closed. */
export default function GlossaryDialog({
  glossary,
  onClose,
}: {
  glossary: readonly GlossaryEntry[];
  /** Gets the entries with both a term and a translation. */
  onClose: (glossary: readonly GlossaryEntry[]) => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const words = useAreaTexts(subtitleDialogTexts);
  const { shell } = useStudioMessages();
  const [entries, setEntries] = useState<readonly GlossaryEntry[]>(() =>
    glossary.length > 0 ? glossary : [NONE],
  );
  const close = () => onClose(entries.filter(isWritten));
  const write = (at: number, change: Partial<GlossaryEntry>) =>
    setEntries(entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry)));
  return (
    <Dialog open onClose={close} title={texts.glossary} closeLabel={shell.close} width={560}>
      <div className="glossary">
        <p className="note">{words.glossaryHint}</p>
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no other name
          <div key={at} className="glossary-row">
            {(['term', 'translation'] as const).map((part) => (
              <input
                key={part}
                type="text"
                className="input"
                aria-label={part === 'term' ? words.term : words.termTranslation}
                placeholder={part === 'term' ? words.term : words.termTranslation}
                maxLength={PROJECT_LIMITS.term}
                value={entry[part]}
                onChange={(event) => write(at, { [part]: event.target.value })}
              />
            ))}
            <IconButton
              icon={Trash2}
              small
              label={words.removeTerm({ term: entry.term })}
              onClick={() => setEntries(entries.toSpliced(at, 1))}
            />
          </div>
        ))}
        <div className="glossary-foot">
          <Button
            size="small"
            disabled={entries.length >= PROJECT_LIMITS.glossary}
            onClick={() => setEntries([...entries, NONE])}
          >
            <Plus size={15} strokeWidth={1.6} aria-hidden /> {words.addTerm}
          </Button>
          <Button look="ink" size="small" onClick={close}>
            {words.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
