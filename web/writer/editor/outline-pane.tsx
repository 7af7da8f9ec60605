import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { idOf } from '../schema/block-ids.ts';
import { blockAt } from './block-moves.ts';
import { factsOf, type TextFacts } from './outline.ts';

/** Milliseconds without a change until the text is counted again. */
const QUIET = 250;

/** The headings of the text, where the caret is among them, and how long the text is. */
export function OutlinePane({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { outline: texts } = useAreaTexts(writerTexts);
  const { facts, current } = useOutline(editor);
  const { number } = useLanguage();
  const go = (id: string) => {
    onClose();
    goToBlock(editor, id);
  };
  return (
    <nav className="writer-outline-in" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <IconButton small icon={X} label={texts.close} className="writer-outline-close" onClick={onClose} />
      </header>
      {facts.headings.length === 0 ? (
        <p className="note">{texts.none}</p>
      ) : (
        <ol>
          {facts.headings.map(({ id, level, words, count }) => (
            <li key={id} data-level={Math.min(3, level)}>
              <button type="button" aria-current={id === current || undefined} onClick={() => go(id)}>
                <span dir="auto">{words.trim() === '' ? texts.untitled : words}</span>
                <small>{number(count)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="writer-count">{texts.counted({ words: facts.words, minutes: facts.minutes })}</p>
    </nav>
  );
}

function useOutline(editor: Editor): { facts: TextFacts; current: string | undefined } {
  const [shown, setShown] = useState(() => read(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(read(editor)), QUIET);
    };
    editor.on('transaction', later);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', later);
    };
  }, [editor]);
  return shown;
}

function read({ state }: Editor) {
  const facts = factsOf(state.doc);
  const here = blockAt(state.doc, state.selection.from)?.index ?? 0;
  let current: string | undefined;
  state.doc.forEach((block, _at, index) => {
    if (index <= here && block.type.name === 'heading') current = idOf(block) ?? undefined;
  });
  return { facts, current };
}

/** Puts the caret at the end of a block, in view. */
function goToBlock(editor: Editor, id: string): void {
  let place: number | undefined;
  editor.state.doc.forEach((block, at) => {
    if (idOf(block) === id) place = at + block.nodeSize - 1;
  });
  if (place === undefined) return;
  editor.chain().setTextSelection(place).focus(undefined, { scrollIntoView: false }).run();
  const { node } = editor.view.domAtPos(place);
  (node instanceof HTMLElement ? node : node.parentElement)?.scrollIntoView({ block: 'start' });
}
