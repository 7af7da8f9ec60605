import type { Choice, FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { Plug } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Select } from '../../../ui/select.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { ControlProps } from './control.ts';
import { resultSizeFact } from './result-size.tsx';

/** One of a tool's own values: side by side, as tiles that show what each does, or as a list. */
export function ChoiceField({ tool, field, values, change }: ControlProps<FieldKinds['choice']>) {
  const { fields } = useMessages().tools;
  const { language } = useLanguage();
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
  return (
    <div>
      <ChoiceRow
        look={field.look}
        label={label}
        fact={resultSizeFact(tool, field.name, values)}
        chosen={chosen ?? ''}
        onChoose={choose}
        choices={offered.map((one) => ({
          value: one.value,
          label: field.look === 'tiles' ? <Tile tool={tool.id} choice={one} /> : one.text[language],
        }))}
      />
      {hint && <p className="note">{hint}</p>}
    </div>
  );
}

function Tile({ tool, choice }: { tool: string; choice: Choice }) {
  const { language } = useLanguage();
  const { fields } = useMessages().tools;
  return (
    <>
      {choice.picture ? (
        <img
          src={`/samples/${tool}/${choice.picture}`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="tile-words" aria-hidden="true">
          {choice.needsEngine ? <Plug size={18} /> : 'Aa'}
        </span>
      )}
      <span>{choice.text[language]}</span>
      {choice.needsEngine && <span className="label-fact block">{fields.needsEngine}</span>}
    </>
  );
}
