import { createElement, type FormEvent, type RefObject, useRef, useState } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { FailureWords } from '../../ui/failure-words.tsx';
import type { Mistakes } from './mistakes.ts';

interface Steps<Input extends string> {
  /** Errors that can be found without the server, in the order of the inputs. */
  check: (read: (input: Input) => string) => Mistakes<Input>;
  send: (read: (input: Input) => string) => Promise<void>;
  /** The input that the server's refusal belongs to. */
  placeOf: (error: unknown) => Input | 'form';
  /** The message of a failure without a reason. */
  fallback?: string;
}

interface SubmittedForm<Input extends string> {
  /** Belongs on the form element. */
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** True while it is with the server: it cannot be sent twice. */
  working: boolean;
  mistakes: Mistakes<Input>;
  /** Only shows errors, and moves the focus to the first invalid input. */
  show: (next: Mistakes<Input>) => void;
  /** The content of an input, as typed. */
  read: (input: Input) => string;
}

/** A form whose inputs have the names `Input`: validates, sends, and shows errors next to the inputs. */
export function useSubmit<Input extends string>({
  check,
  send,
  placeOf,
  fallback,
}: Steps<Input>): SubmittedForm<Input> {
  const messages = useStudioMessages();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<Mistakes<Input>>({});
  const [working, setWorking] = useState(false);
  const read = (input: Input) =>
    form.current === null ? '' : String(new FormData(form.current).get(input) ?? '');
  const show = (next: Mistakes<Input>) => {
    setMistakes(next);
    const [first] = Object.keys(next);
    const named = first === undefined || first === 'form' ? null : form.current?.elements.namedItem(first);
    if (named instanceof HTMLElement) named.focus();
  };
  const submit = async () => {
    if (working) return;
    const wrong = check(read);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setWorking(true);
    try {
      await send(read);
    } catch (error) {
      const failure = failureOf(error, messages, fallback);
      show({ [placeOf(error)]: createElement(FailureWords, { failure }) } as Mistakes<Input>);
    } finally {
      setWorking(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return { form, onSubmit, working, mistakes, show, read };
}
