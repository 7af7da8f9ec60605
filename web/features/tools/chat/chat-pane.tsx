import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { RATIO_PRESETS } from '@inkreel/contract/limits.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { PanelRight, SquarePen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CATALOGUE } from '../../../catalogue.static.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { LanguageLink, useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { ENGINES } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FormValues } from '../form-values.ts';
import { useWriter, useWritingPoints } from '../writing/use-writing.ts';
import type { ChatLine } from './chat-store.ts';
import { readAnswer, type Slip } from './read-slip.ts';
import { useChat } from './use-chat.ts';
import './chat.css';

/** Tokens of what the model is told of the studio, and of an answer. */
const TOLD = 900;

interface ChatProps {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
  /** Shows the results again; undefined where the chat stands alone. */
  onResult?: (() => void) | undefined;
  onFold?: (() => void) | undefined;
}

/** The chat of the studio: questions, answers as they are written, and prompts that go into a form. */
export default function ChatPane(props: ChatProps) {
  const { chat } = useAreaTexts(writingTexts);
  const open = useWriter();
  const signedIn = useSignedIn();
  return (
    <>
      {open === false ? (
        <>
          <ChatHead {...props} />
          <NoWriter />
        </>
      ) : signedIn ? (
        <OpenChat {...props} />
      ) : (
        <>
          <ChatHead {...props} />
          <div className="chat-none">
            <p>{chat.guest}</p>
            <Button look="ink" size="small" onClick={() => void askToSignIn()}>
              {chat.signIn}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function ChatHead({ onResult, onFold, onFresh }: ChatProps & { onFresh?: (() => void) | undefined }) {
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
        {onFresh && <IconButton icon={SquarePen} small label={chat.fresh} onClick={onFresh} />}
        {onFold && <IconButton icon={PanelRight} small label={chat.close} onClick={onFold} />}
      </span>
    </div>
  );
}

function NoWriter() {
  const { chat, connectLink } = useAreaTexts(writingTexts);
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

function OpenChat(props: ChatProps) {
  const { tool, values } = props;
  const { chat, upTo, stop: stopWord } = useAreaTexts(writingTexts);
  const pointsFor = useWritingPoints();
  const { lines, busy, writing, stop, send, retry, clear } = useChat(tool.id, String(values['prompt'] ?? ''));
  const [message, setMessage] = useState('');
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is seen
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length, writing]);
  const words = message.trim();
  const isTooLong = words.length > TEXT_LIMITS.messageCharacters / 4;
  const asked = estimateTokens([...lines.slice(-16).map(({ text }) => text), words]);
  const most = pointsFor(TOLD + asked + TEXT_LIMITS.usualTokens);
  const submit = (text: string) => {
    if (text === '' || busy || isTooLong) return;
    setMessage('');
    void send(text);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && busy) stop();
    // While characters are being composed, Enter chooses one of them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The workspace would start a run.
    event.stopPropagation();
    submit(words);
  };
  const last = lines.at(-1);
  return (
    <>
      <ChatHead {...props} onFresh={lines.length > 0 && !busy ? clear : undefined} />
      <div className="chat-log" ref={log} role="log" aria-live="polite" aria-busy={busy}>
        {lines.length === 0 && (
          <div className="chat-none">
            <p>{chat.empty}</p>
            {chat.ideas.map((idea) => (
              <button key={idea} type="button" className="chat-idea" onClick={() => submit(idea)}>
                {idea}
              </button>
            ))}
          </div>
        )}
        {lines.map((line) => (
          <Line key={`${line.at} ${line.role}`} line={line} {...props} />
        ))}
        {busy && <Answer text={writing} {...props} />}
        {!busy && last?.failed !== undefined && (
          <Button size="small" onClick={() => void retry()}>
            {chat.retry}
          </Button>
        )}
      </div>
      <div className="chat-foot">
        <textarea
          className="input"
          rows={2}
          value={message}
          placeholder={chat.placeholder}
          aria-label={chat.message}
          onChange={(event) => setMessage(event.target.value)}
          onKeyDown={press}
        />
        <div className="chat-foot-row">
          <span className="note">{isTooLong ? chat.tooLong : upTo({ points: most })}</span>
          {busy ? (
            <Button size="small" onClick={stop}>
              {stopWord} <kbd>Esc</kbd>
            </Button>
          ) : (
            <Button
              look="ink"
              size="small"
              disabled={words === '' || isTooLong}
              onClick={() => submit(words)}
            >
              {chat.send}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function Line({ line, ...props }: ChatProps & { line: ChatLine }) {
  const { chat } = useAreaTexts(writingTexts);
  const { clock } = useLanguage();
  const at = clock(new Date(line.at).toISOString());
  if (line.role === 'user') return <p className="chat-mine">{line.text}</p>;
  return (
    <div className="chat-answer">
      <Answer text={line.text} {...props} />
      {line.failed !== undefined && <p className="chat-failed">{line.failed}</p>}
      <p className="note">
        {[line.points && chat.cost({ points: line.points.settled }), at].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

function Answer({ text, ...props }: ChatProps & { text: string }) {
  return readAnswer(text).map((part, at) =>
    'slip' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are called by their place
      <PromptSlip key={at} slip={part.slip} {...props} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are called by their place
      <p key={at} className="chat-said">
        {part.text}
      </p>
    ),
  );
}

/** A prompt that was written: it goes into the form here, or into that of the tool that it was written for. */
function PromptSlip({ slip, tool, values, change }: ChatProps & { slip: Slip }) {
  const { chat, undo } = useAreaTexts(writingTexts);
  const { language } = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const other = CATALOGUE.find(({ id }) => id === slip.tool && id !== tool.id);
  const ratio = RATIO_PRESETS.find(({ label }) => label === slip.ratio);
  const filled: FormValues = {
    prompt: slip.prompt,
    ...(ratio ? { width: ratio.width, height: ratio.height } : {}),
    ...(slip.style === undefined ? {} : { style: slip.style }),
  };
  const takesPrompt = tool.fields.some(({ kind }) => kind === 'prompt');
  const isHere = values['prompt'] === slip.prompt;
  const own = Object.fromEntries(
    Object.entries(filled).filter(([name]) => name === 'prompt' || name in values),
  );
  const fill = () => {
    const before = Object.fromEntries(Object.keys(own).map((name) => [name, values[name]]));
    change(own);
    toast(chat.inForm, { action: { label: undo, run: () => change(before) } });
  };
  return (
    <div className="chat-slip">
      <p>{slip.prompt}</p>
      {slip.whole ? (
        <div className="chat-slip-foot">
          <Button size="small" look="quiet" onClick={() => void navigator.clipboard.writeText(slip.prompt)}>
            {chat.copy}
          </Button>
          {other ? (
            <Button
              size="small"
              onClick={() => navigate(localPath(other.editor), { state: { input: filled } })}
            >
              {chat.openTool({ tool: other.name[language] })}
            </Button>
          ) : (
            takesPrompt && (
              <Button size="small" disabled={isHere} onClick={fill}>
                {isHere ? chat.inForm : chat.use}
              </Button>
            )
          )}
        </div>
      ) : (
        <p className="note">{chat.writing}</p>
      )}
    </div>
  );
}
