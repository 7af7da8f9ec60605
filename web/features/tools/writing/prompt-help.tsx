import type { SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import { assistText } from '@inkreel/contract/api/texts.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import { Languages, ScanText, Sparkle } from 'lucide-react';
import { useRef, useState } from 'react';
import { openResponse } from '../../../lib/client.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { ENGINES } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/query.ts';
import { readTextStream } from '../../../lib/read-text-stream.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { paidFor } from './paid-for.ts';
import { uploadSmallPicture } from './small-picture.ts';
import { pointsOf, useWriter, useWriting, useWritingPoints } from './use-writing.ts';
import './writing.css';

type Ask = SentBodyOf<typeof assistText>;

/** Tokens of what a model is told beside the words, and of its answer. */
const TOLD = 200;
const ANSWERED = 500;

interface Said {
  words: string;
  /** It took no points. */
  free?: boolean;
  /** What the field said before. */
  before?: string;
}

/**
 * Help at a prompt field: a language model improves or translates what stands there, or describes a picture; at words that
 * are to be spoken no picture is described.
 */
export default function PromptHelp({
  toolId,
  prompt,
  picture,
  isSpeech = false,
  onWrite,
}: {
  toolId: string;
  prompt: string;
  /** The picture of the form, which is described; without one a picture is asked for. */
  picture: string | undefined;
  isSpeech?: boolean;
  onWrite: (prompt: string) => void;
}) {
  const texts = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const { language, gap } = useLanguage();
  const open = useWriter();
  const operator = useUser()?.is_operator === true;
  const signedIn = useSignedIn();
  const pointsFor = useWritingPoints();
  const { busy, stop, run } = useWriting();
  const [said, setSaid] = useState<Said>();
  const file = useRef<HTMLInputElement>(null);
  if (open === undefined) return null;
  if (!open)
    return operator ? (
      <p className="note writing-none">
        {texts.connect}
        {gap}
        <LanguageLink className="link" to={ENGINES}>
          {texts.connectLink}
        </LanguageLink>
      </p>
    ) : (
      <details className="note prompt-help">
        <summary>{texts.off}</summary>
        {texts.offLine}
      </details>
    );

  const write = async (find: () => Promise<Ask>) => {
    if (!signedIn && !(await askToSignIn())) return;
    const before = prompt;
    setSaid(undefined);
    try {
      let charged = 0;
      let taskId: string | undefined;
      const end = await run(async (signal) => {
        const body = await find();
        const answer = await openResponse(assistText, { body, signal });
        const { text, points } = await readTextStream(answer, onWrite, (begin) => {
          ({ taskId } = begin);
        });
        onWrite(text.trim());
        charged = points?.settled ?? 0;
      });
      if (end === 'stopped') onWrite(before);
      setSaid(end === 'done' ? { words: texts.done({ points: charged }), before } : { words: texts.stopped });
      if (end === 'done' || taskId === undefined) return;
      const paid = await paidFor(taskId);
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
              image_url: (await uploadSmallPicture(chosen)).full_path,
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
