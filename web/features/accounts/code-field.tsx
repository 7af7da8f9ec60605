import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { type ReactNode, useRef, useState } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSiteFacts } from '../../lib/query.ts';
import { useStore } from '../../lib/store.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { Field } from '../../ui/field.tsx';
import { type CodeClock, waitOf } from './code-clock.ts';
import { looksLikeEmail } from './email-form.ts';

interface CodeFieldProps {
  clock: CodeClock;
  /** The address in the form. */
  readEmail: () => string;
  /** Requests a code; returns the seconds until the next one may be requested. */
  ask: (email: string) => Promise<number>;
  onMistake: (mistake: { email?: ReactNode; code?: ReactNode }) => void;
  error: ReactNode;
}

/** From this many seconds on, after many codes in a row, the wait is shown in minutes. */
const LONG_WAIT = 120;
const NEVER_ASKED = { left: 0, sentTo: undefined };

/**
 * The code from a mail, with the button that requests it, for which an address is needed (specification, section 5).
 */
export function CodeField({ clock, readEmail, ask, onMistake, error }: CodeFieldProps) {
  const { code: texts, login } = useAreaTexts(accountTexts);
  const messages = useStudioMessages();
  const facts = useSiteFacts();
  const { left, sentTo } = useStore(clock.state, NEVER_ASKED);
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    if (sending) return;
    const email = readEmail();
    if (email === '') return onMistake({ email: login.email });
    if (!looksLikeEmail(email)) return onMistake({ email: messages.signIn.missing.emailForm });
    setSending(true);
    onMistake({});
    try {
      clock.start(await ask(email), email);
      input.current?.focus();
    } catch (failure) {
      const wait = waitOf(failure);
      if (wait !== undefined) clock.start(wait);
      onMistake({ code: <FailureWords failure={failureOf(failure, messages)} /> });
    } finally {
      setSending(false);
    }
  };
  const waitText = (seconds: number) =>
    seconds < LONG_WAIT ? texts.wait({ seconds }) : texts.waitMinutes({ minutes: Math.ceil(seconds / 60) });
  return (
    <div>
      <Field label={texts.label} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              ref={input}
              className="input min-w-0 flex-1 tabular-nums"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              required
            />
            <Button
              className="shrink-0 px-3 tabular-nums"
              disabled={left > 0}
              aria-disabled={sending || left > 0}
              onClick={() => void send()}
            >
              {sending
                ? texts.sending
                : left > 0
                  ? waitText(left)
                  : sentTo === undefined
                    ? texts.send
                    : texts.again}
            </Button>
          </div>
        )}
      </Field>
      <div role="status">
        {sentTo !== undefined && (
          <p className="note mt-1.5">{texts.sent({ email: sentTo, minutes: EMAIL_CODE.minutes })}</p>
        )}
      </div>
      {facts?.mail === false && (
        <p className="mt-1.5 border-l-2 border-amber pl-3 text-[13px] leading-5 text-amber">{texts.noMail}</p>
      )}
    </div>
  );
}
