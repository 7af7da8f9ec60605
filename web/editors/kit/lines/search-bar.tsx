import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import { findCues, replaceWords, type Search } from '@inkreel/scene/subtitles/cue-operations.ts';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isEnter, isOfInputMethod } from '../../../lib/input-method.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { LineCommands } from './use-lines.ts';
import type { ProjectEditor } from './use-project.ts';

/** Finds words in both texts and replaces them: one line, or all, each in one step of undo. */
export default function SearchBar({
  editor,
  commands,
  onClose,
}: {
  editor: ProjectEditor;
  commands: LineCommands;
  onClose: () => void;
}) {
  const { search: texts } = useAreaTexts(subtitleRowTexts);
  const { lines } = editor.project;
  const [words, setWords] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [place, setPlace] = useState(0);
  const search: Search = { words, fields: ['text', 'translation'], matchCase };
  const found = findCues(lines, search);
  const at = Math.min(place, Math.max(0, found.length - 1));

  const go = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setPlace(next);
    const cue = found[next];
    if (cue) commands.open(cue.id, undefined, undefined);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isOfInputMethod(event)) onClose();
  };
  const replaceIn = (ids: ReadonlySet<string>) => {
    const { count } = replaceWords(
      lines.filter(({ id }) => ids.has(id)),
      search,
      replacement,
    );
    if (count === 0) return 0;
    editor.updateLines((all) =>
      all.map((line) =>
        ids.has(line.id) ? (replaceWords([line], search, replacement).cues[0] ?? line) : line,
      ),
    );
    return count;
  };
  return (
    <search className="lines-search" aria-label={texts.label}>
      <input
        // The person has asked for it with a key or a button.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        type="text"
        className="input"
        aria-label={texts.find}
        placeholder={texts.find}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setPlace(0);
        }}
        onKeyDown={(event) => {
          leave(event);
          if (isEnter(event)) go(event.shiftKey ? at - 1 : at + 1);
        }}
      />
      <span className="note" role="status">
        {words !== '' &&
          (found.length === 0 ? texts.none : texts.matches({ at: at + 1, count: found.length }))}
      </span>
      <IconButton icon={ChevronUp} small label={texts.previous} onClick={() => go(at - 1)} />
      <IconButton icon={ChevronDown} small label={texts.next} onClick={() => go(at + 1)} />
      <input
        type="text"
        className="input"
        aria-label={texts.replace}
        placeholder={texts.replace}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        onKeyDown={leave}
      />
      <Button
        size="small"
        disabled={found.length === 0}
        onClick={() => {
          const cue = found[at];
          if (cue) replaceIn(new Set([cue.id]));
          go(at);
        }}
      >
        {texts.replaceOne}
      </Button>
      <Button
        size="small"
        disabled={found.length === 0}
        onClick={() => toast(texts.replaced({ count: replaceIn(new Set(found.map(({ id }) => id))) }))}
      >
        {texts.replaceAll}
      </Button>
      <label className="lines-case">
        <input type="checkbox" checked={matchCase} onChange={(event) => setMatchCase(event.target.checked)} />
        {texts.matchCase}
      </label>
      <IconButton icon={X} small label={texts.close} onClick={onClose} />
    </search>
  );
}
