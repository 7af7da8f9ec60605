import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { useListedPoints } from '../make/use-image-order.ts';
import { matching, type SlashItem } from './slash-items.ts';
import type { SlashKeys, SlashQuery } from './slash-plugin.ts';

/** The blocks that can be inserted at the caret, filtered by what is typed behind the slash. */
export function SlashMenu({
  editor,
  keys,
  items,
}: {
  editor: Editor;
  keys: SlashKeys;
  items: readonly SlashItem[];
}) {
  const query = useStore(keys.open, undefined);
  return query === undefined ? null : <Menu editor={editor} keys={keys} items={items} query={query} />;
}

const GROUPS = ['text', 'insert', 'make'] as const;

function Menu({
  editor,
  keys,
  items,
  query,
}: {
  editor: Editor;
  keys: SlashKeys;
  items: readonly SlashItem[];
  query: SlashQuery;
}) {
  const { slash: texts, kinds } = useAreaTexts(writerTexts);
  const points = useListedPoints();
  const id = useId();
  const nameOf = (item: SlashItem) => kinds[item.id];
  const found = matching(items, query.words, nameOf);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, found.length - 1);
  const menu = useRef<HTMLDivElement>(null);
  const insert = (item: SlashItem) => {
    keys.dismiss();
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run();
    item.run(editor);
  };
  useLayoutEffect(() =>
    keys.takeKeys((event) => {
      const item = found[at];
      if (event.key === 'Escape') keys.dismiss();
      else if (event.key === 'ArrowDown') setChosen((at + 1) % Math.max(1, found.length));
      else if (event.key === 'ArrowUp') setChosen((at - 1 + found.length) % Math.max(1, found.length));
      else if (event.key === 'Enter' && item) insert(item);
      else return false;
      return true;
    }),
  );
  // The words under the caret say which option is chosen.
  useEffect(() => {
    const { dom } = editor.view;
    const option = found[at] ? `${id}-${found[at].id}` : '';
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', option);
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  });
  usePlaceAtCaret(editor, menu, query.from);
  return (
    <div
      ref={menu}
      role="presentation"
      className="menu writer-slash"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={texts.label}>
        {GROUPS.map((group) => {
          const inside = found.filter((item) => item.group === group);
          return inside.length === 0 ? null : (
            <div key={group} role="group" aria-label={texts[group]}>
              <span aria-hidden className="writer-slash-group">
                {texts[group]}
              </span>
              {inside.map((item) => (
                <div
                  key={item.id}
                  id={`${id}-${item.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item === found[at]}
                  className="menu-item"
                  data-highlighted={item === found[at] || undefined}
                  onPointerMove={() => setChosen(found.indexOf(item))}
                  onPointerUp={() => insert(item)}
                >
                  <item.icon size={18} strokeWidth={1.6} aria-hidden />
                  <span>{nameOf(item)}</span>
                  <small>{group === 'make' ? texts.points({ points }) : texts.free}</small>
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {found.length === 0 && (
        <p role="status" className="note px-2.5 py-1.5">
          {texts.none}
        </p>
      )}
      <p className="writer-slash-keys" aria-hidden>
        <span>{texts.enter}</span>
        <span>{texts.escape}</span>
      </p>
    </div>
  );
}

/** Puts the menu below the line of a position, or above it where there is more room. */
function usePlaceAtCaret(
  editor: Editor,
  menu: React.RefObject<HTMLDivElement | null>,
  position: number,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = menu;
      const style = current?.style;
      if (!current || !style || position > editor.state.doc.content.size) return;
      const line = editor.view.coordsAtPos(position);
      const room = window.visualViewport?.height ?? innerHeight;
      const below = room - line.bottom - 12;
      const isAbove = below < Math.min(current.scrollHeight, 320) && line.top > below;
      style.setProperty('max-height', `${Math.max(120, Math.min(360, isAbove ? line.top - 20 : below))}px`);
      const left = Math.max(8, Math.min(line.left, innerWidth - current.offsetWidth - 8));
      const top = isAbove ? line.top - current.offsetHeight - 6 : line.bottom + 6;
      style.setProperty('translate', `${left}px ${Math.max(8, top)}px`);
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  });
}
