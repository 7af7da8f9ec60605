import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { useEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { failureOf, runFailureText } from '../../lib/failure-text.ts';
import { isEnter } from '../../lib/input-method.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useRun } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { IMAGE_RATIOS, placeOfRatio, USUAL_RATIO } from './image-place.ts';
import { freshImage } from './insert-wish.ts';
import { useImageOrder } from './use-image-order.ts';

/** What a block keeps of the run that makes its image. */
export interface BlockRun {
  state: 'waiting' | 'running' | 'failed';
  task?: string;
  batch?: string;
  error?: string;
}

interface MakeImageProps {
  document: OpenParts;
  /** Id of the block. */
  part: string;
  attributes: Readonly<Record<string, unknown>>;
  run: BlockRun | undefined;
  /** It was just put into the text, to be described. */
  isFresh: boolean;
  setAttributes: (attributes: Readonly<Record<string, string | null>>) => void;
  flush: () => void;
  /** Goes on with the text behind the block. */
  leave: () => void;
  /** Takes the block out of the text. */
  remove: () => void;
}

/** An image that is not there yet, in the place that it will have: what it is to be, and how the making goes. */
export function MakeImage({ document, part, attributes, run, flush, ...rest }: MakeImageProps) {
  const { image: texts } = useAreaTexts(writerTexts);
  const { share } = useLanguage();
  const messages = useStudioMessages();
  const ratio = attributes['ratio'] ?? USUAL_RATIO;
  const order = useImageOrder(document, part, ratio, flush);
  const made = useRun(run?.task);
  if (order.busy || (run && run.state !== 'failed')) {
    const progress = run?.state === 'running' ? (made?.progress ?? 0) : 0;
    const words = run?.state === 'running' ? texts.making({ share: share(progress) }) : texts.waiting;
    const cancel = () =>
      order.cancel(run ?? {}).catch((error: unknown) => toastFailure(error, messages, texts.notCancelled));
    return (
      <div className="writer-image-place writer-image-made" style={placeOfRatio(ratio)}>
        <p className="writer-image-prompt">{String(attributes['prompt'] ?? '')}</p>
        <p role="status">{words}</p>
        <progress max={1} value={progress} aria-label={texts.progress} />
        {run && (
          <Button size="small" onClick={() => void cancel()}>
            {texts.cancel({ points: order.points })}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="writer-image-place" style={placeOfRatio(ratio)}>
      {run && <Failed run={run} settled={made?.receipt.settled} />}
      <Wish {...rest} attributes={attributes} order={order} isAgain={run !== undefined} />
    </div>
  );
}

/** Why it failed, and whether points were taken. */
function Failed({ run, settled }: { run: BlockRun; settled: number | undefined }) {
  const { image: texts, ai } = useAreaTexts(writerTexts);
  const messages = useStudioMessages();
  const errors: Readonly<Record<string, string>> = messages.errors;
  const code = run.error === 'task_failed' ? undefined : run.error;
  const reason = (code !== undefined && errors[code]) || runFailureText('ai-image-generator', messages);
  // An order that has no run has not held anything.
  const points = run.task === undefined ? 0 : settled;
  return (
    <div role="alert" className="writer-image-failed">
      <p>
        <b>{texts.notMade}</b> {reason}
      </p>
      {points !== undefined && <p>{ai.charged({ points })}</p>}
    </div>
  );
}

function Wish({
  attributes,
  order,
  isAgain,
  isFresh,
  setAttributes,
  leave,
  remove,
}: Pick<MakeImageProps, 'attributes' | 'isFresh' | 'setAttributes' | 'leave' | 'remove'> & {
  order: ReturnType<typeof useImageOrder>;
  isAgain: boolean;
}) {
  const { image: texts } = useAreaTexts(writerTexts);
  const messages = useStudioMessages();
  const stored = String(attributes['prompt'] ?? '');
  const [prompt, setPrompt] = useState(stored);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    // The editor takes the focus back in the next frame, when a menu closes.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        freshImage.set(undefined);
        field.current?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isFresh]);
  const words = prompt.trim();
  const isReady = words !== '' && order.isConnected === true;
  const make = () => {
    if (!isReady) return;
    const alt = typeof attributes['alt'] === 'string' ? attributes['alt'] : words.slice(0, 500);
    setAttributes({ prompt: words, ratio: String(attributes['ratio'] ?? USUAL_RATIO), alt });
    order.make(words);
    leave();
  };
  return (
    <form
      className="writer-image-wish"
      aria-label={texts.fromWords}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') return prompt.trim() === '' ? remove() : leave();
        if (isEnter(event) && (event.ctrlKey || event.metaKey)) make();
      }}
    >
      <textarea
        ref={field}
        className="input"
        rows={2}
        value={prompt}
        maxLength={PROMPT_CHARACTERS}
        placeholder={texts.prompt}
        aria-label={texts.prompt}
        onChange={(event) => setPrompt(event.target.value)}
        onBlur={() => prompt !== stored && setAttributes({ prompt: prompt === '' ? null : prompt })}
      />
      <div className="writer-image-acts">
        <label>
          <span>{texts.ratio}</span>
          <select
            className="input"
            value={String(attributes['ratio'] ?? USUAL_RATIO)}
            onChange={(event) => setAttributes({ ratio: event.target.value })}
          >
            {IMAGE_RATIOS.map((ratio) => (
              <option key={ratio} value={ratio}>
                {ratio}
              </option>
            ))}
          </select>
        </label>
        <Button
          type="submit"
          size="small"
          look="seal"
          disabled={!isReady}
          stub={texts.points({ points: order.points })}
        >
          {isAgain ? texts.again : texts.make}
        </Button>
      </div>
      {order.isConnected === false && <p className="note">{texts.needsEngine}</p>}
      {order.refused !== undefined && (
        <p role="alert" className="note">
          <FailureWords failure={failureOf(order.refused, messages, texts.notMade)} />
        </p>
      )}
    </form>
  );
}
