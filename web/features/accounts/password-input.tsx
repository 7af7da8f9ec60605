import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface PasswordInputProps {
  control: ComponentProps<'input'>;
  /** A password being chosen: password managers then offer one. */
  isNew: boolean;
  /** Name of the input in its form. */
  name?: string;
}

/** A password that can be shown. Pasting is allowed. */
export function PasswordInput({ control, isNew, name = 'password' }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { signIn } = useMessages();
  return (
    <div className="relative">
      <input
        {...control}
        className="input pr-11"
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? signIn.hidePassword : signIn.showPassword}
        className="absolute top-0.5 right-0.5"
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
