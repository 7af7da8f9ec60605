import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import './rename-form.css';
import { isOfInputMethod } from '../lib/input-method.ts';

/** Longest name of a document. */
const NAME_CHARACTERS = 200;

/** A name that is edited in place. Escape cancels. */
export function RenameForm({
  name,
  label,
  save,
  onDone,
}: {
  name: string;
  label: string;
  /** Label of the button. */
  save: string;
  /** @param name the new name; undefined if it stays */
  onDone: (name: string | undefined) => void;
}) {
  const [value, setValue] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = value.trim();
    onDone(changed === '' || changed === name ? undefined : changed);
  };
  return (
    <form className="rename-form" onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the press on the pencil asked for it
        autoFocus
        className="input"
        value={value}
        maxLength={NAME_CHARACTERS}
        aria-label={label}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isOfInputMethod(event)) return;
          event.preventDefault();
          event.stopPropagation();
          onDone(undefined);
        }}
      />
      <Button size="small" type="submit">
        {save}
      </Button>
    </form>
  );
}
