import { kindOf } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { misfitOf } from './engine-misfit.ts';
import type { FormValues } from './form-values.ts';
import { useEngineChoice } from './use-engine-choice.ts';

/**
 * The choice of engine: each with the form's price there, or the values that it does not support; nothing if
 * there is no choice.
 */
export default function EnginePicker({ tool, values }: { tool: Tool; values: FormValues }) {
  const { tools, styles } = useStudioMessages();
  const { engines: texts } = tools;
  const { language } = useLanguage();
  const { choices, engine, choose, pointsAt } = useEngineChoice(tool);
  if (choices.length === 0) return null;
  const priceAt = (id: string | undefined) => quoteRun(tool, pointsAt(id), values).points;
  const lacking = (choice: (typeof choices)[number]): string | undefined => {
    const misfit = misfitOf(tool.fields, values, choice);
    if (!misfit) return undefined;
    const { field, value } = misfit;
    const named = kindOf(field).valueName?.(field, value)?.[language];
    return named ?? styles[value as keyof typeof styles] ?? String(value);
  };
  const marked = choices.map((choice) => ({ ...choice, lacks: lacking(choice) }));
  const options = [
    { value: '', label: texts.automatic({ points: priceAt(undefined) }) },
    ...marked.map(({ engine: id, name: { [language]: name }, kind, lacks }) => ({
      value: id,
      label:
        lacks === undefined
          ? texts.choice({ name, quality: texts.quality[kind], points: priceAt(id) })
          : texts.unfit({ name, what: lacks }),
    })),
  ];
  const chosen = marked.find((choice) => choice.engine === engine);
  return (
    <Field
      label={texts.label}
      hint={engine === undefined ? texts.hint : undefined}
      error={
        chosen?.lacks === undefined
          ? undefined
          : texts.chooseOther({ name: chosen.name[language], what: chosen.lacks })
      }
    >
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
