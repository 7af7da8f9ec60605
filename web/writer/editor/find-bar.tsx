import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { ArrowDown, ArrowUp, CaseSensitive, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isOfInputMethod } from '../../lib/input-method.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { findState, goToMatch, matchNumber, replaceMatches, setQuery, showMatch } from './find.ts';
import { useEditorValue } from './use-editor-value.ts';

const places = (state: EditorState) => ({ at: matchNumber(state), of: findState(state).matches.length });

/** The place is selected without the caret: the words are still being looked for. */
const reveal = () => document.querySelector('.writer-found-current')?.scrollIntoView({ block: 'nearest' });

/** Finds words in the text, and replaces them. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { find: texts } = useAreaTexts(writerTexts);
  const { at, of } = useEditorValue(editor, places);
  const [words, setWords] = useState(() => {
    const { from, to } = editor.state.selection;
    return to - from < 100 ? editor.state.doc.textBetween(from, to, ' ') : '';
  });
  const [into, setInto] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  useEffect(() => {
    editor.view.dispatch(setQuery(editor.state, { words, matchCase }));
    const first = showMatch(editor.state);
    if (first) editor.view.dispatch(first);
    reveal();
  }, [editor, words, matchCase]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(setQuery(editor.state, { words: '', matchCase: false }));
    },
    [editor],
  );
  const run = (make: (state: EditorState) => Transaction | undefined) => {
    const transaction = make(editor.state);
    if (transaction) editor.view.dispatch(transaction);
    reveal();
  };
  const replaceOne = () => {
    run((state) => replaceMatches(state, into, 'one'));
    run((state) => goToMatch(state, 1));
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <div
      role="search"
      className="writer-find"
      aria-label={texts.label}
      onKeyDown={(event) => {
        if (isOfInputMethod(event)) return;
        if (event.key === 'Escape') close();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the press on the button asked for it
        autoFocus
        className="input"
        value={words}
        aria-label={texts.find}
        placeholder={texts.find}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event)) return;
          event.preventDefault();
          run((state) => goToMatch(state, event.shiftKey ? -1 : 1));
        }}
      />
      <span role="status" className="writer-find-count">
        {words !== '' && (of === 0 ? texts.none : texts.count({ at, of }))}
      </span>
      <IconButton
        small
        icon={CaseSensitive}
        label={texts.matchCase}
        aria-pressed={matchCase}
        onClick={() => setMatchCase(!matchCase)}
      />
      <IconButton
        small
        icon={ArrowUp}
        label={texts.previous}
        onClick={() => run((state) => goToMatch(state, -1))}
      />
      <IconButton
        small
        icon={ArrowDown}
        label={texts.next}
        onClick={() => run((state) => goToMatch(state, 1))}
      />
      <input
        className="input"
        value={into}
        aria-label={texts.replace}
        placeholder={texts.replace}
        onChange={(event) => setInto(event.target.value)}
      />
      {/* Not disabled: a button that has the focus would lose it with the last match, and Escape would reach nothing. */}
      <Button
        size="small"
        aria-disabled={of === 0}
        onClick={at === 0 ? () => run((state) => goToMatch(state, 1)) : replaceOne}
      >
        {texts.one}
      </Button>
      <Button
        size="small"
        aria-disabled={of === 0}
        onClick={() => run((state) => replaceMatches(state, into, 'all'))}
      >
        {texts.all}
      </Button>
      <IconButton small icon={X} label={texts.close} className="writer-find-close" onClick={close} />
    </div>
  );
}
