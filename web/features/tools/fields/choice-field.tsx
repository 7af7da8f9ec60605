import type { Choice, FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { Ban } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useSiteFacts } from '../../../lib/query.ts';
import { Select } from '../../../ui/select.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { ControlProps } from './control.ts';
import { resultSizeFact } from './result-size.tsx';

/** One of a tool's own values: side by side, as tiles that show what each does, or as a list. */
export function ChoiceField({ tool, field, values, change }: ControlProps<FieldKinds['choice']>) {
  const { fields } = useMessages().tools;
  const { language } = useLanguage();
  const builtin = useSiteFacts()?.tools[tool.id]?.builtin === true;
  const id = useId();
  const { label, hint } = field.text[language];
  const given = values[field.name];
  const chosen = field.values.find(({ value }) => value === given)?.value;
  const empty =
    field.initial === undefined ? [{ value: '', text: { en: fields.none, zh: fields.none } }] : [];
  const offered: readonly Choice[] = [...empty, ...field.values];
  const choose = (value: string | number) => change({ [field.name]: value === '' ? undefined : value });
  if (field.look === 'list')
    return (
      <div>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <Select
          id={id}
          className="w-full"
          value={String(chosen ?? '')}
          options={offered.map(({ value, text }) => ({ value: String(value), label: text[language] }))}
          onChange={(picked) => choose(offered.find(({ value }) => String(value) === picked)?.value ?? '')}
        />
        {hint && <p className="note">{hint}</p>}
      </div>
    );
  const asTiles = field.look === 'tiles';
  // What has no picture to show what it does is named; the built-in engine does none of these.
  const shown = asTiles ? offered.filter(({ value, picture }) => value === '' || picture) : offered;
  const named = offered.filter((one) => !shown.includes(one));
  return (
    <div>
      <ChoiceRow
        look={field.look}
        label={label}
        fact={resultSizeFact(tool, field.name, values)}
        chosen={chosen ?? ''}
        onChoose={choose}
        choices={shown.map((one) => ({
          value: one.value,
          label: asTiles ? <Tile tool={tool.id} choice={one} /> : one.text[language],
        }))}
        beside={
          named.length === 0
            ? undefined
            : {
                title: builtin ? fields.needsEngine : undefined,
                choices: named.map(({ value, text }) => ({ value, label: text[language] })),
              }
        }
      />
      {hint && <p className="note">{hint}</p>}
    </div>
  );
}

function Tile({ tool, choice: { picture, text } }: { tool: string; choice: Choice }) {
  const { language } = useLanguage();
  return (
    <>
      {picture ? (
        <img
          src={`/samples/${tool}/${picture}`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="tile-none" aria-hidden="true">
          <Ban size={18} strokeWidth={1.6} />
        </span>
      )}
      <span>{text[language]}</span>
    </>
  );
}
