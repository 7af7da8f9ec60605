import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { outlineOf } from '@inkreel/contract/script/outline.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { ScriptStream } from './use-script-stream.ts';
import type { Start } from './use-start.ts';

const IDEA = 2000;

/** From an idea: an outline to be filled in, or a script by a language model. */
export function IdeaSheet({ start, stream }: { start: Start; stream: ScriptStream }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { run } = useStudioMessages().tools;
  const { idea, setIdea, language, setText, setWay } = start;
  const { isOpen, isWriting, points, write } = stream;
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
        <Button
          look="ink"
          disabled={isEmpty || isWriting || isOpen !== true}
          stub={run.upTo({ points: points.write })}
          onClick={write}
        >
          {texts.write}
        </Button>
      </div>
      <p className="note" role="status">
        {isOpen === false ? texts.noModel : texts.outlineHint}
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
