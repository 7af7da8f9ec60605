import type { ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';

interface NumberFieldProps {
  label: string;
  fact?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Allows digits after the decimal point; otherwise only whole numbers. */
  decimals?: boolean;
}

/** A number as it is typed; `whole` and `minorUnits` interpret it. */
export function NumberField({ label, fact, value, onChange, error, decimals = false }: NumberFieldProps) {
  return (
    <Field label={label} fact={fact} error={error}>
      {(control) => (
        <input
          {...control}
          className="input tabular-nums"
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
