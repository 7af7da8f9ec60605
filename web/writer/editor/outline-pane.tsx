import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { X } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { idOf } from '../schema/block-ids.ts';
import { blockAt } from './block-moves.ts';
import { countSome, factsOf } from './outline.ts';
import { useQuietValue } from './use-quiet-value.ts';

/** The headings of the text, where the caret is among them, and how long the text is. */
export function OutlinePane({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { outline: texts } = useAreaTexts(writerTexts);
  const outline = useQuietValue(editor, readOutline, countSome);
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
      {outline?.facts.headings.length === 0 && <p className="note">{texts.none}</p>}
      {outline && outline.facts.headings.length > 0 && (
        <ol>
          {outline.facts.headings.map(({ id, level, words, count }) => (
            <li key={id} data-level={Math.min(3, level)}>
              <button type="button" aria-current={id === outline.current || undefined} onClick={() => go(id)}>
                <span dir="auto">{words.trim() === '' ? texts.untitled : words}</span>
                <small>{number(count)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
      {outline && (
        <p className="writer-count">
          {texts.counted({ words: outline.facts.words, minutes: outline.facts.minutes })}
        </p>
      )}
    </nav>
  );
}

function readOutline(state: EditorState) {
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
