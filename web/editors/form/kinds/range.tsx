import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import type { ControlProps } from './kind-view.tsx';

/** A slider with its figure, and what its ends mean. */
export default function RangeField({ field, values, change }: ControlProps<FieldKinds['range']>) {
  const { language, number } = useLanguage();
  const id = useId();
  const { label, low, high, unit } = field.text[language];
  const value = Number(values[field.name] ?? field.initial);
  const figure = `${number(value)}${unit && unit !== '%' ? `\u00a0${unit}` : (unit ?? '')}`;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
        <span className="label-fact">{figure}</span>
      </label>
      <input
        id={id}
        className="range"
        type="range"
        min={field.minimum}
        max={field.maximum}
        step={field.step}
        value={value}
        aria-valuetext={figure}
        onChange={(event) => change({ [field.name]: event.target.valueAsNumber })}
      />
      {(low || high) && (
        <p className="note range-ends" aria-hidden>
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </div>
  );
}
