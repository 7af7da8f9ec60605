import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CaretKeys, CaretQuery } from './caret-query.ts';

export interface CaretItem {
  /** Unique in the menu. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** At its end. */
  note?: string;
  /** What was typed for the menu is gone by then. */
  run: (editor: Editor) => void;
}

export interface CaretGroup {
  name: string;
  items: readonly CaretItem[];
}

/** A menu at the caret, which keeps the focus: the keys of the text choose in it. */
export function CaretMenu({
  editor,
  keys,
  query,
  label,
  groups,
  empty,
  foot,
}: {
  editor: Editor;
  keys: CaretKeys;
  query: CaretQuery;
  label: string;
  groups: readonly CaretGroup[];
  /** Said without any item. */
  empty: string;
  foot?: ReactNode;
}) {
  const id = useId();
  const found = groups.flatMap(({ items }) => items);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, found.length - 1);
  const menu = useRef<HTMLDivElement>(null);
  const insert = (item: CaretItem) => {
    keys.dismiss();
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run();
    item.run(editor);
  };
  useLayoutEffect(() =>
    keys.takeKeys((event) => {
      const item = found[at];
      if (event.key === 'Escape') keys.dismiss();
      else if (!item) return false;
      else if (event.key === 'ArrowDown') setChosen((at + 1) % found.length);
      else if (event.key === 'ArrowUp') setChosen((at - 1 + found.length) % found.length);
      else if (event.key === 'Enter') insert(item);
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
      <div id={id} role="listbox" aria-label={label}>
        {groups
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <span aria-hidden className="writer-slash-group">
                {group.name}
              </span>
              {group.items.map((item) => (
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
                  <span>{item.name}</span>
                  {item.note !== undefined && <small>{item.note}</small>}
                </div>
              ))}
            </div>
          ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="note px-2.5 py-1.5">
          {empty}
        </p>
      )}
      {foot}
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
