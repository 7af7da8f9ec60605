import { isChatFull } from '@inkreel/contract/documents/chat-document.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import { History, PanelRight, SquarePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useEngineChoice } from '../editors/kit/use-engine-choice.ts';
import { useWriter } from '../editors/kit/writing/use-writing.ts';
import { askToSignIn } from '../lib/dialogs.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { useAreaTexts } from '../lib/messages.tsx';
import { ENGINES } from '../lib/paths.ts';
import { useUser } from '../lib/query.ts';
import { useSignedIn } from '../lib/session.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useDropTarget } from '../uploads/drop-target.ts';
import { ChatComposer, useSight } from './chat-composer.tsx';
import { AnswerLine, QuestionLine } from './chat-lines.tsx';
import { ChatList } from './chat-list.tsx';
import type { ChatSession } from './chat-session.ts';
import type { AskedWith } from './chat-types.ts';
import { keepMessage, loadMessage } from './message-draft.ts';
import type { FormInReach } from './prompt-slip.tsx';
import { useAttachments } from './use-attachments.ts';
import { useChatSession, useChatState } from './use-chat-session.ts';
import './chat.css';

interface ChatProps extends FormInReach {
  /** Shows the results again; undefined if the chat is shown alone. */
  onResult?: (() => void) | undefined;
  onFold?: (() => void) | undefined;
}

/** The studio's chat: questions, streaming answers, and prompts for the form. */
export default function ChatPane(props: ChatProps) {
  const { chat } = useAreaTexts(writingTexts);
  const open = useWriter();
  const signedIn = useSignedIn();
  const session = useChatSession();
  if (open === false)
    return (
      <>
        <ChatHead {...props} />
        <NoWriter />
      </>
    );
  if (!signedIn)
    return (
      <>
        <ChatHead {...props} />
        <div className="chat-none">
          <p>{chat.guest}</p>
          <Button look="ink" size="small" onClick={() => void askToSignIn()}>
            {chat.signIn}
          </Button>
        </div>
      </>
    );
  return session ? <OpenChat session={session} {...props} /> : <ChatHead {...props} />;
}

interface HeadActs {
  /** Begins a new chat; undefined if there is none to leave. */
  onFresh?: (() => void) | undefined;
  onList?: (() => void) | undefined;
  listing?: boolean;
}

function ChatHead({ onResult, onFold, onFresh, onList, listing = false }: ChatProps & HeadActs) {
  const { chat } = useAreaTexts(writingTexts);
  return (
    <div className="pane-head chat-head">
      {onResult && (
        <button type="button" className="chat-tab" onClick={onResult}>
          {chat.result}
        </button>
      )}
      <h2 className="chat-tab" data-chosen>
        {chat.title}
      </h2>
      <span className="chat-head-end">
        {onList && (
          <IconButton icon={History} small label={chat.earlier} aria-pressed={listing} onClick={onList} />
        )}
        {onFresh && <IconButton icon={SquarePen} small label={chat.fresh} onClick={onFresh} />}
        {onFold && <IconButton icon={PanelRight} small label={chat.close} onClick={onFold} />}
      </span>
    </div>
  );
}

function NoWriter() {
  const { chat } = useAreaTexts(writingTexts);
  const { connectLink } = useStudioMessages().tools.writing;
  const operator = useUser()?.is_operator === true;
  return (
    <div className="chat-none" role="status">
      <p className="no-engine-state">{chat.state}</p>
      <h3>{chat.needs}</h3>
      <p>{chat.line}</p>
      {operator && (
        <LanguageLink className={buttonClass({ look: 'ink', size: 'small' })} to={ENGINES}>
          {connectLink}
        </LanguageLink>
      )}
      <p className="note">{operator ? chat.operator : chat.member}</p>
    </div>
  );
}

function OpenChat({ session, ...props }: ChatProps & { session: ChatSession }) {
  const { tool, values, change } = props;
  const { chat } = useAreaTexts(writingTexts);
  const { lines, files, writing, loading, saving } = useChatState(session);
  const { engine } = useEngineChoice(CHAT);
  const sight = useSight();
  const attachments = useAttachments();
  const [message, showMessage] = useState(loadMessage);
  const setMessage = (written: string) => {
    showMessage(written);
    keepMessage(written);
  };
  const [edited, setEdited] = useState<number>();
  const [listing, setListing] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const over = useDropTarget(pane, (dropped) => {
    if (sight) attachments.take(dropped);
  });
  const busy = writing !== undefined;
  const form = { tool, values, change };
  const asked: AskedWith = { toolId: tool.id, prompt: String(values['prompt'] ?? ''), engine };
  const empty = () => {
    setMessage('');
    setEdited(undefined);
    attachments.clear();
  };
  const edit = (at: number) => {
    const line = lines[at];
    if (!line) return;
    setEdited(at);
    setMessage(line.text);
    attachments.restore(line.pictures ?? [], files);
    box.current?.focus();
  };
  const submit = (text: string) => {
    const question = { text, ...attachments.taken() };
    empty();
    void session.send(question, asked, edited);
  };
  const fresh = () => {
    session.clear();
    empty();
    setListing(false);
    box.current?.focus();
  };
  return (
    <div className="chat" ref={pane} data-over={over && sight}>
      <ChatHead
        {...props}
        onFresh={(lines.length > 0 || listing) && !busy ? fresh : undefined}
        onList={busy ? undefined : () => setListing(!listing)}
        listing={listing}
      />
      {listing ? (
        <ChatList
          session={session}
          onOpened={() => {
            setListing(false);
            empty();
          }}
        />
      ) : (
        <>
          <ChatLog
            session={session}
            form={form}
            onEdit={edit}
            onIdea={submit}
            onRetry={() => void session.retry(asked)}
          />
          {saving.kind === 'failed' && (
            <p className="chat-failed chat-unsaved" role="status">
              {chat.notSaved}
            </p>
          )}
          {!loading && (
            <ChatComposer
              lines={edited === undefined ? lines : lines.slice(0, edited)}
              message={message}
              onMessage={setMessage}
              attachments={attachments}
              busy={busy}
              isFull={isChatFull(edited === undefined ? lines : lines.slice(0, edited))}
              editing={edited !== undefined}
              onStopEditing={empty}
              onEditLast={() => edit(lines.findLastIndex(({ role }) => role === 'user'))}
              onSend={() => submit(message.trim())}
              onStop={session.stop}
              box={box}
            />
          )}
        </>
      )}
    </div>
  );
}

/** What was said, and what is being written. */
function ChatLog({
  session,
  form,
  onEdit,
  onIdea,
  onRetry,
}: {
  session: ChatSession;
  form: FormInReach;
  onEdit: (at: number) => void;
  onIdea: (idea: string) => void;
  onRetry: () => void;
}) {
  const { chat } = useAreaTexts(writingTexts);
  const { lines, files, writing, loading } = useChatState(session);
  const log = useRef<HTMLDivElement>(null);
  const busy = writing !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into view
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length, writing]);
  return (
    <div className="chat-log" ref={log} role="log" aria-live="polite" aria-busy={busy || loading}>
      {lines.length === 0 && !loading && (
        <div className="chat-none">
          <p>{chat.empty}</p>
          {chat.ideas.map((idea) => (
            <button key={idea} type="button" className="chat-idea" onClick={() => onIdea(idea)}>
              {idea}
            </button>
          ))}
        </div>
      )}
      {[...lines, ...(writing ? [writing] : [])].map((line, at) =>
        line.role === 'user' ? (
          <QuestionLine
            key={`${line.at} ${line.role}`}
            line={line}
            files={files}
            onEdit={busy ? undefined : () => onEdit(at)}
          />
        ) : (
          <AnswerLine
            key={`${line.at} ${line.role}`}
            line={line}
            writing={line === writing}
            onRetry={!busy && at === lines.length - 1 ? onRetry : undefined}
            {...form}
          />
        ),
      )}
      {/* Its question was sent from a page that was left before the answer came. */}
      {!busy && lines.at(-1)?.role === 'user' && (
        <Button size="small" onClick={onRetry}>
          {chat.retry}
        </Button>
      )}
    </div>
  );
}
