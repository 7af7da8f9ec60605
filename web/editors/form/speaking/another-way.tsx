import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { namedValues } from '@inkreel/contract/fields/offers.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { hasSample, partOf, quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { FormValues } from '../../kit/form-values.ts';
import { useUnserved } from '../../kit/needs-engine.ts';
import { useEngineChoice } from '../../kit/use-engine-choice.ts';
import type { ActionsOf } from '../result/actions-of.ts';
import { changeDraft } from './speech-draft.ts';
import { readTranscript } from './spoken-words.ts';

/** Rows that fill the form with the input of a result, except for one thing. The check of the face stays. */
export default function AnotherWay({
  tool,
  run,
  actionsOf,
}: {
  tool: Tool;
  run: TaskRecord;
  actionsOf: ActionsOf;
}) {
  const { another: texts } = useAreaTexts(speakingTexts);
  const { anotherWay } = useAreaTexts(resultTexts);
  const { language, number } = useLanguage();
  const unserved = useUnserved(tool.id) ?? {};
  const { engine, pointsAt } = useEngineChoice(tool);
  const { input } = run;
  const part = { sample: hasSample(tool, input) };
  const { points } = quoteRun(tool, pointsAt(engine), input, partOf(tool, input, part));
  const fill = (changed: FormValues) => actionsOf({ ...run, input: { ...input, ...changed } }).onReuse();
  const sayOtherwise = async () => {
    const url = String(input['audio_url']);
    const answer = await fetch(url).catch(() => undefined);
    const text = answer?.ok ? (readTranscript(await answer.arrayBuffer())?.text ?? '') : '';
    changeDraft(tool.id, {
      source: 'text',
      text,
      voice: undefined,
      spoken: text === '' ? undefined : { url, text: text.trim(), voice: undefined },
    });
    fill({});
  };
  const choices = namedValues(tool, language)
    .filter(({ name, value }) => value !== input[name] && !unserved[name]?.includes(value))
    .map(({ name, value, text }) => ({
      key: `${name} ${value}`,
      name: text,
      changed: { [name]: value },
    }));
  return (
    <section className="carry-on" aria-label={anotherWay}>
      <h2>
        {anotherWay} <small className="note">{texts.keeps}</small>
      </h2>
      <ul>
        <li>
          <button type="button" onClick={() => void sayOtherwise()}>
            {texts.speech}
          </button>
        </li>
        {choices.map(({ key, name, changed }) => (
          <li key={key}>
            <button type="button" className="leader" onClick={() => fill(changed)}>
              <span>{part.sample ? texts.sampleOf({ name }) : name}</span>
              <span>{number(points)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
