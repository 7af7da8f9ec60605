import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { TEXT_PART_LIMITS } from '@inkreel/contract/documents/text-document.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useUser } from '../../lib/query.ts';
import { useSelected } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorValue } from '../editor/use-editor-value.ts';
import { COMMENT_MARKS } from './comment-marks.ts';
import { commentsReader, subjectAt, type Thread, threadsOf } from './comments.ts';

/** What people say about places of the text: threads with answers, to be resolved. */
export function CommentsPane({
  editor,
  document,
  onClose,
}: {
  editor: Editor;
  document: OpenParts;
  onClose: () => void;
}) {
  const { comments: texts } = useAreaTexts(writerTexts);
  const user = useUser();
  const [read] = useState(commentsReader);
  const comments = useSelected(document.state, ({ parts }) => read(parts));
  const subject = useEditorValue(editor, (state) => subjectAt(state) ?? null);
  const threads = threadsOf(comments);
  const isFull = comments.length >= TEXT_PART_LIMITS.comments;
  const say = (text: string, place: { parent: string; on?: { block: string; quote: string } }) => {
    if (!user) return;
    const { parent, on } = place;
    const by = { user: user.id, name: user.name, at: new Date().toISOString() };
    const fields = { text, by, ...(on ? { on } : {}) };
    document.insert({ parent, position: comments.length }, [{ id: newId(), kind: 'comment', fields }]);
  };
  const show = (list: readonly Thread[]) => (
    <ol className="writer-threads">
      {list.map((thread) => (
        <ThreadRow
          key={thread.id}
          thread={thread}
          go={() => goTo(editor, thread)}
          reply={(text) => say(text, { parent: thread.id })}
          resolve={() => document.edit(thread.id, { resolved: !thread.isResolved })}
        />
      ))}
    </ol>
  );
  const done = threads.filter(({ isResolved }) => isResolved);
  return (
    <section className="writer-outline-in writer-comments" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <IconButton small icon={X} label={texts.close} onClick={onClose} />
      </header>
      {isFull && <p className="note">{texts.full({ most: TEXT_PART_LIMITS.comments })}</p>}
      {subject && !isFull && (
        <div className="writer-comment-new">
          <blockquote dir="auto">{subject.quote === '' ? texts.block : subject.quote}</blockquote>
          <SayForm
            label={texts.on}
            button={texts.add}
            onSay={(text) => say(text, { parent: HEAD, on: subject })}
          />
        </div>
      )}
      {threads.length === 0 && <p className="note">{texts.none}</p>}
      {show(threads.filter(({ isResolved }) => !isResolved))}
      {done.length > 0 && (
        <details>
          <summary>{texts.resolved({ count: done.length })}</summary>
          {show(done)}
        </details>
      )}
    </section>
  );
}

function ThreadRow({
  thread,
  go,
  reply,
  resolve,
}: {
  thread: Thread;
  go: () => void;
  reply: (text: string) => void;
  resolve: () => void;
}) {
  const { comments: texts } = useAreaTexts(writerTexts);
  const { time } = useLanguage();
  return (
    <li>
      <button type="button" className="writer-comment-quote" dir="auto" onClick={go}>
        {thread.quote === '' ? texts.block : thread.quote}
      </button>
      {thread.comments.map(({ id, name, at, text }) => (
        <div key={id} className="writer-comment-said">
          <p className="note">
            <b>{name}</b> <time dateTime={at}>{time(at)}</time>
          </p>
          <p dir="auto">{text}</p>
        </div>
      ))}
      {thread.isResolved ? (
        <Button size="small" look="quiet" onClick={resolve}>
          {texts.reopen}
        </Button>
      ) : (
        <SayForm label={texts.reply} button={texts.reply} rows={1} onSay={reply}>
          <Button size="small" look="quiet" onClick={resolve}>
            {texts.resolve}
          </Button>
        </SayForm>
      )}
    </li>
  );
}

function SayForm({
  label,
  button,
  rows = 2,
  onSay,
  children,
}: {
  label: string;
  button: string;
  rows?: number;
  onSay: (text: string) => void;
  /** Beside its button. */
  children?: ReactNode;
}) {
  const [text, setText] = useState('');
  const said = text.trim();
  const send = () => {
    if (said === '') return;
    onSay(said);
    setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className="input"
        dir="auto"
        rows={rows}
        aria-label={label}
        placeholder={label}
        maxLength={TEXT_PART_LIMITS.commentCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
            send();
        }}
      />
      <div className="writer-comment-acts">
        <Button size="small" look="ink" type="submit" disabled={said === ''}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Selects what a thread is about, in view. */
function goTo(editor: Editor, { id }: Thread): void {
  const [mark] =
    COMMENT_MARKS.getState(editor.state)?.marks.find(undefined, undefined, (spec) => spec['id'] === id) ?? [];
  if (!mark) return;
  editor.chain().setTextSelection({ from: mark.from, to: mark.to }).focus().scrollIntoView().run();
}
