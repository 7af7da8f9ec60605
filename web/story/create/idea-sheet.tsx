import { textScript } from '@inkreel/contract/api/texts.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { DATA_SCHEMAS } from '@inkreel/contract/outputs/data-schemas.ts';
import { outlineOf, splitOfWritten, type WrittenScript } from '@inkreel/contract/script/outline.ts';
import { SCRIPT } from '@inkreel/contract/text/services.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Start } from './use-start.ts';

const IDEA = 2000;

/** From an idea: an outline to be filled in, or a script by a language model. */
export function IdeaSheet({ start }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { idea, setIdea, language, setText, setWay } = start;
  const { write, stop, isWriting } = useWriting(start);
  const isEmpty = idea.trim() === '';
  const outline = () => {
    setText(outlineOf(idea, language));
    setWay('text');
  };
  return (
    <article className="create-sheet create-idea">
      <Field label={texts.idea} fact={texts.characters({ now: idea.length, most: IDEA })}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            maxLength={IDEA}
            value={idea}
            placeholder={texts.ideaPlaceholder}
            onChange={(event) => setIdea(event.target.value)}
          />
        )}
      </Field>
      <div className="create-idea-actions">
        <Button disabled={isEmpty || isWriting} onClick={outline} title={texts.outlineHint}>
          {texts.outline}
        </Button>
        {isWriting ? (
          <Button look="ink" onClick={stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button
            look="ink"
            disabled={isEmpty}
            stub={texts.points({ points: SCRIPT.points })}
            onClick={() => void write()}
          >
            {texts.write}
          </Button>
        )}
      </div>
      <p className="note" role="status">
        {isWriting ? texts.writing : texts.outlineHint}
      </p>
      <h2>{texts.samples}</h2>
      <ul>
        {texts.sampleIdeas.map((sample) => (
          <li key={sample}>
            <button type="button" onClick={() => setIdea(sample)}>
              {sample}
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Writing by a language model; what fails says so, with the points that were not taken. */
function useWriting({ idea, language, setWritten, setWay }: Start) {
  const texts = useAreaTexts(storyCreateTexts);
  const messages = useStudioMessages();
  const running = useRef<AbortController>(undefined);
  const [isWriting, setIsWriting] = useState(false);
  const write = async () => {
    const turn = new AbortController();
    running.current = turn;
    setIsWriting(true);
    try {
      const { scenes } = await call(textScript, {
        body: { prompt: idea.trim(), language },
        idempotencyKey: newId(),
        signal: turn.signal,
      });
      const written = DATA_SCHEMAS.split_script.safeParse({ scenes });
      if (!written.success) throw new ApiError('task_answer_unusable');
      setWritten(splitOfWritten(written.data as WrittenScript));
      setWay('text');
    } catch (error) {
      if (!turn.signal.aborted) toastFailure(error, messages, texts.writeFailed);
    } finally {
      setIsWriting(false);
    }
  };
  return { write, isWriting, stop: () => running.current?.abort() };
}
