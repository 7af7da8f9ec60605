import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.tsx';
import { Field } from '../../ui/field.tsx';

interface NameFieldProps {
  way: 'email' | 'mobile';
  mode: 'login' | 'register';
  /** Its initial value. */
  name: string;
  error: ReactNode;
}

/** What an account is known by: an e-mail address or a mobile number. */
export function NameField({ way, mode, name, error }: NameFieldProps) {
  const { signIn: texts } = useMessages();
  const type = way === 'email' ? 'email' : 'tel';
  return (
    <Field label={texts[way]} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          name="name"
          type={type}
          inputMode={type}
          defaultValue={name}
          autoComplete={mode === 'register' ? type : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={name === ''}
          required
        />
      )}
    </Field>
  );
}
