import { isOpenAddress } from '@inkreel/contract/documents/text-node.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import {
  Bold,
  ChevronDown,
  CodeXml,
  Italic,
  Link,
  List,
  type LucideIcon,
  MessageSquare,
  PanelLeft,
  Plus,
  Quote,
  Redo2,
  Search,
  Strikethrough,
  Undo2,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { COMMENT_MARKS } from '../comments/comment-marks.ts';
import { PERSON } from '../mentions/mentions.ts';
import { BLOCK_KINDS, kindAt, turnInto } from './block-moves.ts';
import { useEditorValue } from './use-editor-value.ts';

const has = (state: EditorState, name: string): boolean => {
  const type = state.schema.marks[name];
  const { from, to, empty, $from } = state.selection;
  if (!type) return false;
  return empty
    ? (type.isInSet(state.storedMarks ?? $from.marks()) ?? false) !== false
    : state.doc.rangeHasMark(from, to, type);
};

const barState = (state: EditorState) => ({
  kind: kindAt(state) ?? null,
  bold: has(state, 'bold'),
  italic: has(state, 'italic'),
  strike: has(state, 'strike'),
  code: has(state, 'code'),
  link: has(state, 'link'),
  inTable: isInTable(state),
  canUndo: undoDepth(state) > 0,
  canRedo: redoDepth(state) > 0,
});

const openComments = (state: EditorState) =>
  COMMENT_MARKS.getState(state)?.threads.filter(({ isResolved }) => !isResolved).length ?? 0;

function isInTable({ selection: { $from } }: EditorState): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') return true;
  return false;
}

/** Formatting; on phones above the keyboard. */
export function Toolbar({
  editor,
  onFind,
  onOutline,
  isCommenting,
  onComments,
  children,
}: {
  editor: Editor;
  onFind: () => void;
  onOutline: () => void;
  isCommenting: boolean;
  onComments: () => void;
  /** What a model can do with the selection. */
  children?: ReactNode;
}) {
  const all = useAreaTexts(writerTexts);
  const { bar: texts, kinds } = all;
  const state = useEditorValue(editor, barState);
  const open = useEditorValue(editor, openComments);
  const [isLinking, setLinking] = useState(false);
  const toggle = (icon: LucideIcon, name: 'bold' | 'italic' | 'strike' | 'code', className?: string) => (
    <IconButton
      icon={icon}
      label={texts[name]}
      aria-pressed={state[name]}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.chain().focus().toggleMark(name).run()}
    />
  );
  const kind = (icon: LucideIcon, label: string, name: 'bulletList' | 'blockquote', className: string) => (
    <IconButton
      icon={icon}
      label={label}
      aria-pressed={state.kind === name}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => turnInto(editor, name)}
    />
  );
  return (
    <div className="writer-tools" role="toolbar" aria-label={texts.label}>
      <IconButton
        icon={PanelLeft}
        label={all.outline.open}
        className="writer-outline-open"
        onClick={onOutline}
      />
      <IconButton
        icon={Undo2}
        label={all.undo}
        disabled={!state.canUndo}
        onClick={() => undo(editor.state, editor.view.dispatch)}
      />
      <IconButton
        icon={Redo2}
        label={all.redo}
        disabled={!state.canRedo}
        className="max-phone:hidden"
        onClick={() => redo(editor.state, editor.view.dispatch)}
      />
      <span aria-hidden className="writer-tools-line" />
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className="button button-small button-quiet writer-kind"
          aria-label={`${texts.kind}: ${kinds[state.kind ?? 'other']}`}
        >
          <span>{kinds[state.kind ?? 'other']}</span>
          <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
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
            {BLOCK_KINDS.map((name) => (
              <DropdownMenu.CheckboxItem
                key={name}
                className="menu-item"
                checked={state.kind === name}
                onSelect={() => state.kind !== name && turnInto(editor, name)}
              >
                {kinds[name]}
              </DropdownMenu.CheckboxItem>
            ))}
            {state.inTable && <TableItems editor={editor} />}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <span aria-hidden className="writer-tools-line" />
      {toggle(Bold, 'bold')}
      {toggle(Italic, 'italic')}
      {toggle(Strikethrough, 'strike', 'max-desk:hidden')}
      {toggle(CodeXml, 'code', 'max-desk:hidden')}
      <IconButton
        icon={Link}
        label={texts.link}
        aria-pressed={state.link}
        aria-expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      />
      {kind(List, texts.list, 'bulletList', 'max-phone:hidden')}
      {kind(Quote, texts.quote, 'blockquote', 'max-phone:hidden')}
      <IconButton
        icon={Plus}
        label={texts.insert}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => insertSlash(editor)}
      />
      {children}
      <IconButton
        icon={MessageSquare}
        label={all.comments.open({ count: open })}
        aria-pressed={isCommenting}
        className="ml-auto"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onComments}
      />
      <IconButton icon={Search} label={texts.find} onClick={onFind} />
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

/** Opens the slash menu where the caret is, for those who have no slash at hand. */
export function insertSlash(editor: Editor): void {
  const { $from } = editor.state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  editor.chain().focus().insertContent(`${gap}/`).run();
}

function TableItems({ editor }: { editor: Editor }) {
  const { table: texts } = useAreaTexts(writerTexts);
  const item = (label: string, run: () => void) => (
    <DropdownMenu.Item className="menu-item" onSelect={run}>
      {label}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Group aria-label={texts.label}>
      <DropdownMenu.Separator className="menu-line" />
      {item(texts.rowBelow, () => editor.commands.addRowAfter())}
      {item(texts.columnAfter, () => editor.commands.addColumnAfter())}
      {item(texts.deleteRow, () => editor.commands.deleteRow())}
      {item(texts.deleteColumn, () => editor.commands.deleteColumn())}
      {item(texts.remove, () => editor.commands.deleteTable())}
    </DropdownMenu.Group>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { link: texts } = useAreaTexts(writerTexts);
  const [href, setHref] = useState(() => {
    const address = String(editor.getAttributes('link')['href'] ?? '');
    return address.startsWith(PERSON) ? '' : address;
  });
  const [isBad, setBad] = useState(false);
  const set = () => {
    const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href.trim()) ? `https://${href.trim()}` : href.trim();
    if (!isOpenAddress(address)) return setBad(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({
        type: 'text',
        text: address,
        marks: [{ type: 'link', attrs: { href: address } }],
      });
    else chain.setMark('link', { href: address });
    chain.run();
    onDone();
  };
  return (
    <form
      className="writer-link"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onDone();
        editor.commands.focus();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the press on the button asked for it
        autoFocus
        className="input"
        type="text"
        inputMode="url"
        value={href}
        placeholder={texts.placeholder}
        aria-label={texts.label}
        aria-invalid={isBad}
        onChange={(event) => {
          setHref(event.target.value);
          setBad(false);
        }}
      />
      <Button size="small" look="ink" type="submit">
        {texts.set}
      </Button>
      <Button
        size="small"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
          onDone();
        }}
      >
        {texts.remove}
      </Button>
      {isOpenAddress(href) && (
        <a className={buttonClass({ size: 'small' })} href={href} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </a>
      )}
      {isBad && (
        <p role="alert" className="note">
          {texts.bad}
        </p>
      )}
    </form>
  );
}
