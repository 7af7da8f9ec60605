import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import type { ControlProps } from './kind-view.tsx';

/** A few colours, any other, and none if the field may stay empty. */
export default function ColorField({ field, values, change }: ControlProps<FieldKinds['color']>) {
  const { fields } = useStudioMessages().tools;
  const { language } = useLanguage();
  const name = useId();
  const { label, hint } = field.text[language];
  const chosen = values[field.name];
  const set = (color: string | undefined) => change({ [field.name]: color });
  const radio = (color: string | undefined, said: string) => (
    <label key={said} className="swatch" data-chosen={chosen === color} title={said}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        aria-label={said}
        checked={chosen === color}
        onChange={() => set(color)}
      />
      <i data-empty={color === undefined} style={color ? { backgroundColor: color } : undefined} />
    </label>
  );
  const own = typeof chosen === 'string' && !field.offered.includes(chosen);
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <div className="label">
        <span id={`${name}-label`}>{label}</span>
        {typeof chosen === 'string' && <span className="label-fact">{chosen}</span>}
      </div>
      <div className="swatches">
        {field.initial === undefined && radio(undefined, fields.none)}
        {field.offered.map((color) => radio(color, color))}
        <label
          className="swatch swatch-own"
          data-chosen={own}
          title={fields.ownColor}
          style={{ '--own': chosen } as React.CSSProperties}
        >
          <input
            type="color"
            aria-label={fields.ownColor}
            value={typeof chosen === 'string' ? chosen : '#808080'}
            onChange={(event) => set(event.target.value)}
          />
        </label>
      </div>
      {hint && <p className="note">{hint}</p>}
    </div>
  );
}
