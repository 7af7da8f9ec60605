import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { useListedPoints } from '../make/use-image-order.ts';
import { CaretMenu } from './caret-menu.tsx';
import type { CaretKeys } from './caret-query.ts';
import { matching, type SlashItem } from './slash-items.ts';

const GROUPS = ['text', 'insert', 'make'] as const;

/** The blocks that can be inserted at the caret, filtered by what is typed behind the slash. */
export function SlashMenu({
  editor,
  keys,
  items,
}: {
  editor: Editor;
  keys: CaretKeys;
  items: readonly SlashItem[];
}) {
  const { slash: texts, kinds } = useAreaTexts(writerTexts);
  const points = useListedPoints();
  const query = useStore(keys.open, undefined);
  if (query === undefined) return null;
  const found = matching(items, query.words, (item) => kinds[item.id]);
  const groups = GROUPS.map((group) => ({
    name: texts[group],
    items: found
      .filter((item) => item.group === group)
      .map((item) => ({
        ...item,
        name: kinds[item.id],
        note: group === 'make' ? texts.points({ points }) : texts.free,
      })),
  }));
  return (
    <CaretMenu
      editor={editor}
      keys={keys}
      query={query}
      label={texts.label}
      groups={groups}
      empty={texts.none}
      foot={
        <p className="writer-slash-keys" aria-hidden>
          <span>{texts.enter}</span>
          <span>{texts.escape}</span>
        </p>
      }
    />
  );
}
