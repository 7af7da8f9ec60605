import { textNames } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { promptSamples } from '@inkreel/contract/tools/kinds/prompt.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import type { FormValues } from '../kit/form-values.ts';

/** Samples shown before the first run. */
const SHOWN = 4;

/** Before the first run: what the tool made of its sample prompts, each one click from the form. */
export function EmptyStage({ tool, onWords }: { tool: Tool; onWords: (words: FormValues) => void }) {
  const { empty } = useStudioMessages().tools;
  const { language } = useLanguage();
  const prompts = promptSamples(tool.fields, language);
  const pictureOf = (prompt: string) => tool.samples.find(({ input }) => input['prompt'] === prompt);
  // The sample's other texts, such as its character, belong to the drawing as well.
  const wordsOf = (prompt: string): FormValues => {
    const given = pictureOf(prompt)?.input ?? {};
    const named = tool.fields.flatMap(textNames);
    const said = named.filter((name) => given[name] !== undefined);
    return { ...Object.fromEntries(said.map((name) => [name, given[name]])), prompt };
  };
  return (
    <div className="stage-empty">
      <h2>{prompts.length > 0 ? empty.title : empty.titleWithoutPrompt}</h2>
      <p>{prompts.length > 0 ? empty.line : empty.lineWithoutPrompt}</p>
      <ul>
        {prompts.slice(0, SHOWN).map((prompt) => {
          const sample = pictureOf(prompt);
          return (
            <li key={prompt}>
              <button type="button" onClick={() => onWords(wordsOf(prompt))}>
                {sample && (
                  <img
                    src={`/samples/${tool.id}/${sample.file}`}
                    alt=""
                    width={sample.width}
                    height={sample.height}
                    decoding="async"
                  />
                )}
                <span className="sr-only">{empty.use}</span>
                {prompt}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
