import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';

interface EmailFieldProps {
  label: string;
  /** Its initial value. */
  email?: string;
  error: ReactNode;
}

/** An e-mail address that a code is mailed to. */
export function EmailField({ label, email = '', error }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          name="email"
          type="email"
          inputMode="email"
          defaultValue={email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
      )}
    </Field>
  );
}
