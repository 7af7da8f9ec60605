import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { FormValues } from './form-values.ts';
import { useEngineChoice } from './use-engine-choice.ts';

/** Which engine makes it, each with what the form costs there; nothing where there is no choice. */
export function EnginePicker({ tool, values }: { tool: Tool; values: FormValues }) {
  const { engines: texts } = useStudioMessages().tools;
  const { language } = useLanguage();
  const { choices, engine, choose, pointsAt } = useEngineChoice(tool);
  if (choices.length === 0) return null;
  const priceAt = (id: string | undefined) => quoteRun(tool, pointsAt(id), values).points;
  const options = [
    { value: '', label: texts.automatic({ points: priceAt(undefined) }) },
    ...choices.map(({ engine: id, name, kind }) => ({
      value: id,
      label: texts.choice({ name: name[language], quality: texts.quality[kind], points: priceAt(id) }),
    })),
  ];
  return (
    <Field label={texts.label} hint={engine === undefined ? texts.hint : undefined}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          options={options}
          value={engine ?? ''}
          onChange={(value) => choose(value === '' ? undefined : value)}
        />
      )}
    </Field>
  );
}
