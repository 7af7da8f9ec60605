import type { Choice } from '@inkreel/contract/tools/kinds/choice.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Ban } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Select } from '../../../ui/select.tsx';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import { useUnserved } from '../../kit/needs-engine.ts';
import { resultSizeFact } from '../fields/result-size.tsx';
import type { ControlProps } from './kind-view.tsx';

/** One of a tool's own values: side by side, as tiles that show what each does, or as a list. */
export default function ChoiceField({ tool, field, values, change }: ControlProps<FieldKinds['choice']>) {
  const { fields } = useStudioMessages().tools;
  const { language } = useLanguage();
  const unserved = useUnserved(tool.id);
  // Until the facts of the site are loaded, only the built-in engine counts.
  const isUnserved = ({ value, needsEngine }: Choice) =>
    unserved ? unserved[field.name]?.includes(value) === true : needsEngine === true;
  const id = useId();
  const { label, hint } = field.text[language];
  const given = values[field.name];
  const chosen = field.values.find(({ value }) => value === given)?.value;
  const empty =
    field.initial === undefined ? [{ value: '', text: { en: fields.none, zh: fields.none } }] : [];
  const served: readonly Choice[] = [...empty, ...field.values.filter((one) => !isUnserved(one))];
  const offered = [...served, ...field.values.filter(isUnserved)];
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
          options={offered.map((one) => ({
            value: String(one.value),
            label: isUnserved(one) ? fields.notYet({ name: one.text[language] }) : one.text[language],
          }))}
          onChange={(picked) => choose(offered.find(({ value }) => String(value) === picked)?.value ?? '')}
        />
        {hint && <p className="note mt-2">{hint}</p>}
      </div>
    );
  const asTiles = field.look === 'tiles';
  // A choice without a picture is shown by its name.
  const isShown = ({ value, picture }: Choice) => !asTiles || value === '' || picture !== undefined;
  const nameOf = ({ value, text }: Choice) => ({ value, label: text[language] });
  return (
    <div>
      <ChoiceRow
        look={field.look}
        label={label}
        fact={resultSizeFact(tool, field.name, values)}
        chosen={chosen ?? ''}
        onChoose={choose}
        choices={served.filter(isShown).map((one) => ({
          value: one.value,
          label: asTiles ? <Tile tool={tool.id} choice={one} /> : one.text[language],
        }))}
        beside={[
          { choices: served.filter((one) => !isShown(one)).map(nameOf) },
          { title: fields.needsEngine, choices: field.values.filter(isUnserved).map(nameOf) },
        ]}
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
