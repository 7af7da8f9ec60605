import type { ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { Pencil, RotateCcw } from 'lucide-react';
import { ApiError } from '../lib/api-error.ts';
import { failureOf } from '../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useEngineName } from '../lib/query.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { PictureAddresses } from './chat-types.ts';
import { CopyButton } from './copy-button.tsx';
import { type FormInReach, PromptSlip } from './prompt-slip.tsx';
import { readAnswer } from './read-slip.ts';

/** A question: the person's words at the right, with their pictures. */
export function QuestionLine({
  line,
  files,
  onEdit,
}: {
  line: ChatLine;
  files: PictureAddresses;
  /** Undefined while an answer is being written. */
  onEdit?: (() => void) | undefined;
}) {
  const { chat } = useAreaTexts(writingTexts);
  return (
    <div className="chat-mine">
      {line.pictures && (
        <ul className="chat-pictures">
          {line.pictures.map(({ source, name }) => (
            <li key={source}>
              {files[source] ? <img src={files[source].thumbnail} alt={name} /> : chat.pictureGone}
            </li>
          ))}
        </ul>
      )}
      {line.text !== '' && <p>{line.text}</p>}
      <span className="chat-acts">
        {line.text !== '' && <CopyButton icon text={line.text} />}
        {onEdit && <IconButton icon={Pencil} small label={chat.edit} onClick={onEdit} />}
      </span>
    </div>
  );
}

/** An answer, with what it cost, who wrote it, and, if it was not finished, why. */
export function AnswerLine({
  line,
  writing,
  onRetry,
  ...form
}: FormInReach & {
  line: ChatLine;
  /** It is still being written. */
  writing: boolean;
  /** Only for the last answer. */
  onRetry?: (() => void) | undefined;
}) {
  const { chat, busy } = useAreaTexts(writingTexts);
  const { clock } = useLanguage();
  const failure = useFailureWords(line);
  const engine = useEngineName(line.engine ?? null);
  const { points, text } = line;
  const facts = [
    points && chat.cost({ points: points.settled }),
    failure !== undefined && points && points.returned > 0 && chat.returned({ points: points.returned }),
    engine,
    clock(new Date(line.at).toISOString()),
  ];
  return (
    <div className="chat-answer">
      {readAnswer(text).map((part, at) =>
        'slip' in part ? (
          <PromptSlip
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their place
            key={at}
            // A prompt that was cut off may be used as far as it goes.
            slip={writing ? part.slip : { ...part.slip, whole: true }}
            {...form}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their place
          <p key={at} className="chat-said">
            {part.text}
          </p>
        ),
      )}
      {failure !== undefined && <p className="chat-failed">{failure}</p>}
      <div className="chat-slug">
        <p className="note">{writing ? busy : facts.filter(Boolean).join(' · ')}</p>
        <span className="chat-acts">
          {!writing && text !== '' && <CopyButton icon text={text} />}
          {onRetry && <IconButton icon={RotateCcw} small label={chat.retry} onClick={onRetry} />}
        </span>
      </div>
    </div>
  );
}

/** Why an answer was not finished; its cost is shown below. */
function useFailureWords({ failed, points }: ChatLine): string | undefined {
  const texts = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  if (failed === undefined) return undefined;
  const isFree = points?.settled === 0;
  if (failed === 'task_cancelled')
    return points === undefined ? texts.stopped : isFree ? texts.chat.stoppedFree : texts.chat.stopped;
  return failureOf(new ApiError(failed as ApiError['code']), messages).text;
}
