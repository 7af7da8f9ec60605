import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import type { ControlProps } from './kind-view.tsx';

/** On or off. */
export default function FlagField({ field, values, change }: ControlProps<FieldKinds['flag']>) {
  const { language } = useLanguage();
  const id = useId();
  const { label, hint } = field.text[language];
  return (
    <div className="flag-field">
      <input
        id={id}
        type="checkbox"
        checked={values[field.name] === true}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => change({ [field.name]: event.target.checked })}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
