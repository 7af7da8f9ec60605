import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { isOfInputMethod } from '../../lib/input-method.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { Field } from '../../ui/field.tsx';
import { checkName } from './check-name.ts';

interface NameFormProps {
  label: string;
  name: string;
  submit: string;
  working: string;
  /** Rejects with ApiError. */
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
  /** Message of a failure without a reason; by default, that saving failed. */
  fallback?: string;
}

/** A form for one name, with its error below. */
export function NameForm({ label, name, submit, working, onSubmit, onCancel, fallback }: NameFormProps) {
  const messages = useStudioMessages();
  const { team } = useAreaTexts(teamTexts);
  const [typed, setTyped] = useState(name);
  const [mistake, setMistake] = useState<ReactNode>();
  const [sending, setSending] = useState(false);
  const send = async () => {
    const wrong = checkName(typed, team);
    setMistake(wrong);
    if (wrong !== undefined || sending) return;
    setSending(true);
    try {
      await onSubmit(typed.trim());
    } catch (error) {
      setMistake(<FailureWords failure={failureOf(error, messages, fallback ?? messages.failures.save)} />);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className="grid max-w-[420px] gap-4"
      onKeyDown={(event) => event.key === 'Escape' && !isOfInputMethod(event) && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={label} error={mistake}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            // It was opened by the user, who wants to type.
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="ink" aria-disabled={sending}>
          {sending ? working : submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {team.cancel}
        </Button>
      </div>
    </form>
  );
}
