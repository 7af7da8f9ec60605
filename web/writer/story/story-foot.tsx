import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { madeStoryPath } from '../../documents/text-paths.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { useQuietValue } from '../editor/use-quiet-value.ts';

/** Levels of the headings that have words, in their order. */
function levelsOf({ doc }: EditorState): number[] {
  const levels: number[] = [];
  doc.forEach((block) => {
    if (block.type.name === 'heading' && block.textContent.trim() !== '')
      levels.push(Number(block.attrs['level']));
  });
  return levels;
}

/** At the foot of the sheet: a text with headings can become a story, and leads to the one that was made last. */
export function StoryFoot({
  editor,
  document,
  onTurn,
}: {
  editor: Editor;
  document: OpenParts;
  onTurn: () => void;
}) {
  const { story: texts } = useAreaTexts(writerTexts);
  const levels = useQuietValue(editor, levelsOf) ?? [];
  const story = useSelected(document.state, ({ parts }) => parts.get(HEAD)?.['story']);
  if (levels.length < 2) return null;
  // A single heading of the first level is the title (`scriptOfText`).
  const isTitled = levels[0] === 1 && levels.filter((level) => level === 1).length === 1;
  const count = isTitled ? levels.length - 1 : levels.length;
  return (
    <section className="writer-story" aria-label={texts.turn}>
      <p>
        <b>{texts.turn}</b>
        <span className="note">{texts.scenes({ count })}</span>
      </p>
      {typeof story === 'string' && (
        <LanguageLink className="link" to={madeStoryPath(story)}>
          {texts.open}
        </LanguageLink>
      )}
      <Button look="seal" onClick={onTurn}>
        {texts.turn}
      </Button>
    </section>
  );
}
