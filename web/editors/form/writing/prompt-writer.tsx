import type { SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import { assistText } from '@inkreel/contract/api/texts.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import { Languages, ScanText, Sparkle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { afterFirstUse } from '../../../lib/after-first-use.ts';
import { openResponse } from '../../../lib/client.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { pointsOf, useWriting, useWritingPoints } from '../../kit/writing/use-writing.ts';
import type { PromptHelpProps } from './prompt-help.tsx';
import './writing.css';

type Ask = SentBodyOf<typeof assistText>;

/** Tokens of the instructions to a model besides the words, and of its answer. */
const TOLD = 200;
const ANSWERED = 500;

interface Said {
  words: string;
  /** It took no points. */
  free?: boolean;
  /** The earlier text of the field. */
  before?: string;
}

/** The calls that a press needs, fetched once the page is in use. */
const loadCalls = loadOnNeed(() => import('./writing-calls.ts'));

/** The buttons of the help at a prompt field. */
export default function PromptWriter({
  toolId,
  prompt,
  picture,
  isSpeech = false,
  onWrite,
}: PromptHelpProps) {
  const texts = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const signedIn = useSignedIn();
  const pointsFor = useWritingPoints();
  const { busy, stop, run } = useWriting();
  const [said, setSaid] = useState<Said>();
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => afterFirstUse(() => void loadCalls().catch(() => undefined)), []);
  const write = async (find: () => Promise<Ask>) => {
    if (!signedIn && !(await askToSignIn({ toStart: 'continue' }))) return;
    const before = prompt;
    setSaid(undefined);
    try {
      let charged = 0;
      let taskId: string | undefined;
      const end = await run(async (signal) => {
        const [{ streamText }, body] = await Promise.all([loadCalls(), find()]);
        const ask = (sent: object) => openResponse(assistText, { body, ...sent });
        const { text, points } = await streamText(ask, signal, onWrite, (begin) => {
          ({ taskId } = begin);
        });
        onWrite(text.trim());
        charged = points?.settled ?? 0;
      });
      if (end === 'stopped') onWrite(before);
      setSaid(end === 'done' ? { words: texts.done({ points: charged }), before } : { words: texts.stopped });
      if (end === 'done' || taskId === undefined) return;
      const paid = await (await loadCalls()).paidFor(taskId);
      if (paid) setSaid({ words: texts.stoppedFor({ points: paid.settled, returned: paid.returned }) });
    } catch (error) {
      onWrite(before);
      const { text } = failureOf(error, messages, texts.failed);
      const charged = pointsOf(error)?.settled ?? 0;
      setSaid({ words: text, free: charged === 0 });
    }
  };
  const most = (tokens: number) => pointsFor(TOLD + tokens + ANSWERED);
  const ofWords = most(estimateTokens([prompt]));
  const ofPicture = most(estimateTokens([''], 1));
  const hasWords = prompt.trim() !== '';
  return (
    <div className="writing-help">
      <div className="writing-row">
        {busy ? (
          <>
            <span className="note">{texts.busy}</span>
            <button type="button" className="writing-button" onClick={stop}>
              {texts.stop}
            </button>
          </>
        ) : (
          <>
            <HelpButton
              icon={Sparkle}
              name={texts.improve}
              points={ofWords}
              disabled={!hasWords}
              onClick={() => void write(async () => ({ kind: 'improve', text: prompt, tool_id: toolId }))}
            />
            <HelpButton
              icon={Languages}
              name={texts.translate}
              points={ofWords}
              disabled={!hasWords}
              onClick={() => void write(async () => ({ kind: 'translate', text: prompt, tool_id: toolId }))}
            />
            {!isSpeech && (
              <HelpButton
                icon={ScanText}
                name={texts.describe}
                points={ofPicture}
                disabled={false}
                onClick={() =>
                  picture === undefined
                    ? file.current?.click()
                    : void write(async () => ({ kind: 'describe', image_url: picture, language }))
                }
              />
            )}
          </>
        )}
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (!chosen) return;
            void write(async () => ({
              kind: 'describe',
              image_url: (await (await loadCalls()).uploadSmallPicture(chosen)).full_path,
              language,
            }));
          }}
        />
      </div>
      <p className="note" role="status">
        {said?.words} {said?.free && <span className="writing-free">{texts.free}</span>}{' '}
        {said?.before !== undefined && (
          <button
            type="button"
            className="link"
            onClick={() => {
              onWrite(said.before ?? '');
              setSaid(undefined);
            }}
          >
            {texts.undo}
          </button>
        )}
      </p>
    </div>
  );
}

function HelpButton({
  icon: Icon,
  name,
  points,
  disabled,
  onClick,
}: {
  icon: typeof Sparkle;
  name: string;
  points: number;
  disabled: boolean;
  onClick: () => void;
}) {
  const { upTo } = useAreaTexts(writingTexts);
  return (
    <button
      type="button"
      className="writing-button"
      disabled={disabled}
      title={upTo({ points })}
      onClick={onClick}
    >
      <Icon size={14} strokeWidth={1.6} aria-hidden />
      {name}
      <span className="writing-points">{points}</span>
    </button>
  );
}
