import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';
import { GripVertical, Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { idOf } from '../schema/block-ids.ts';
import { BLOCK_KINDS, blockAt, copyBlock, deleteBlock, moveBlocks, turnInto } from './block-moves.ts';
import { onShown } from './on-shown.ts';
import { insertSlash } from './toolbar.tsx';

/**
 * A plus and a grip in the margin beside the block under the pointer, or where the caret is. Blocks clip what stands
 * outside of them, so the handle is beside the text and not in it.
 */
export function BlockHandle({ editor, sheet }: { editor: Editor; sheet: RefObject<HTMLElement | null> }) {
  const { block: texts, kinds } = useAreaTexts(writerTexts);
  const isOpen = useRef(false);
  const shown = useShownBlock(editor, sheet, isOpen);
  const place = () => {
    let at: number | undefined;
    editor.state.doc.forEach((node, position) => {
      if (idOf(node) === shown?.id) at = position;
    });
    return at;
  };
  /** Puts the caret into the block, then acts on it. */
  const act = (run: (at: number) => void) => {
    const at = place();
    if (at === undefined) return;
    const { from, to } = editor.state.selection;
    const node = editor.state.doc.nodeAt(at);
    const isInside = from >= at && to <= at + (node?.nodeSize ?? 0);
    if (!isInside) editor.commands.setTextSelection(at + 1);
    run(at);
    editor.commands.focus();
  };
  const dispatch = (transaction: Transaction | undefined) => transaction && editor.view.dispatch(transaction);
  if (!shown) return null;
  return (
    <div className="writer-handle" style={{ top: shown.top }} contentEditable={false}>
      <button
        type="button"
        aria-label={texts.add}
        title={texts.add}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() =>
          act((at) => {
            const node = editor.state.doc.nodeAt(at);
            if (!node) return;
            const isEmpty = node.type.name === 'paragraph' && node.content.size === 0;
            if (!isEmpty) editor.commands.insertContentAt(at + node.nodeSize, { type: 'paragraph' });
            editor.commands.setTextSelection(isEmpty ? at + 1 : at + node.nodeSize + 1);
            insertSlash(editor);
          })
        }
      >
        <Plus size={15} strokeWidth={1.6} aria-hidden />
      </button>
      <DropdownMenu.Root
        modal={false}
        onOpenChange={(open) => {
          isOpen.current = open;
        }}
      >
        <DropdownMenu.Trigger
          aria-label={texts.menu}
          title={texts.menu}
          draggable
          onDragStart={(event) => {
            const at = place();
            if (at === undefined) return;
            const { view, state } = editor;
            const selection = NodeSelection.create(state.doc, at);
            view.dispatch(state.tr.setSelection(selection));
            const dom = view.nodeDOM(at);
            if (dom instanceof HTMLElement) event.dataTransfer.setDragImage(dom, 0, 0);
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', selection.node.textContent);
            Object.assign(view, { dragging: { slice: selection.content(), move: true } });
          }}
        >
          <GripVertical size={15} strokeWidth={1.6} aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={document.getElementById('content')}>
          <DropdownMenu.Content
            className="menu"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              editor.commands.focus();
            }}
          >
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => act(() => dispatch(moveBlocks(editor.state, -1)))}
            >
              {texts.up}
              <small>{texts.upKeys}</small>
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => act(() => dispatch(moveBlocks(editor.state, 1)))}
            >
              {texts.down}
              <small>{texts.downKeys}</small>
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => act((at) => dispatch(copyBlock(editor.state, at)))}
            >
              {texts.copy}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => act((at) => dispatch(deleteBlock(editor.state, at)))}
            >
              {texts.remove}
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="menu-line" />
            {BLOCK_KINDS.map((kind) => (
              <DropdownMenu.Item
                key={kind}
                className="menu-item"
                onSelect={() => act(() => turnInto(editor, kind))}
              >
                {kinds[kind]}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}

/** The block that the handle is beside. @param held while a menu is open it stays */
function useShownBlock(
  editor: Editor,
  sheet: RefObject<HTMLElement | null>,
  held: RefObject<boolean>,
): { id: string; top: number } | undefined {
  const [shown, setShown] = useState<{ id: string; top: number }>();
  useEffect(() => {
    const show = (position: number) => {
      const block = blockAt(editor.state.doc, position);
      const id = block && idOf(block.node);
      const dom = block && editor.view.nodeDOM(block.at);
      if (!id || !(dom instanceof HTMLElement) || !sheet.current) return;
      const line = Math.min(dom.offsetHeight, Number.parseFloat(getComputedStyle(dom).lineHeight) || 26);
      const top = dom.getBoundingClientRect().top - sheet.current.getBoundingClientRect().top + line / 2 - 14;
      setShown((before) => (before?.id === id && before.top === top ? before : { id, top }));
    };
    const { current } = sheet;
    const onMove = (event: PointerEvent) => {
      if (held.current || event.pointerType !== 'mouse' || !current) return;
      const { left, right } = editor.view.dom.getBoundingClientRect();
      const x = Math.min(Math.max(event.clientX, left + 4), right - 4);
      const found = editor.view.posAtCoords({ left: x, top: event.clientY });
      if (found) show(found.pos);
    };
    const follow = () => {
      if (!held.current && editor.isFocused) show(editor.state.selection.from);
    };
    current?.addEventListener('pointermove', onMove);
    const unfollow = onShown(editor, follow);
    editor.on('focus', follow);
    return () => {
      current?.removeEventListener('pointermove', onMove);
      unfollow();
      editor.off('focus', follow);
    };
  }, [editor, sheet, held]);
  return shown;
}
