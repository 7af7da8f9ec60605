import {
  registerByEmail,
  registerByMobile,
  signInByEmail,
  signInByMobile,
} from '@inkreel/contract/api/accounts.ts';
import { PASSWORD, SIGN_UP_GIFT_POINTS } from '@inkreel/contract/limits.ts';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useMessages } from '../../lib/messages.tsx';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { checkSignIn, placeOfFailure, type SignInMistakes } from './check-sign-in.ts';
import { PasswordInput } from './password-input.tsx';
import { Policies } from './policies.tsx';

export type SignInMode = 'login' | 'register';

interface SignInFormProps {
  mode: SignInMode;
  onModeChange: (mode: SignInMode) => void;
  onSession: (session: { token: string; expire: string }) => Promise<void>;
}

/** The form of one mode, by the site's way of signing in: e-mail or mobile number, with a password. */
export function SignInForm({ mode, onModeChange, onSession }: SignInFormProps) {
  const site = useSite();
  const messages = useMessages();
  const { signIn: texts } = messages;
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<SignInMistakes>({});
  const [working, setWorking] = useState(false);
  const way = site.signInWays.includes('mobile') ? 'mobile' : 'email';
  const registers = mode === 'register';

  const show = (next: SignInMistakes) => {
    setMistakes(next);
    const [first] = Object.keys(next);
    const named = first === undefined || first === 'form' ? null : form.current?.elements.namedItem(first);
    if (named instanceof HTMLElement) named.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const entered = { name: text('name').trim(), password: text('password') };
    const inviteCode = text('inviteCode').trim();
    const wrong = checkSignIn(way, mode, entered, texts);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setWorking(true);
    setMistakes({});
    try {
      const invite = inviteCode === '' ? {} : { inviteCode };
      const { name, password } = entered;
      const session =
        way === 'email'
          ? registers
            ? await call(registerByEmail, { body: { email: name, password, ...invite } })
            : await call(signInByEmail, { body: { email: name, password } })
          : registers
            ? await call(registerByMobile, { body: { mobile: name, password, ...invite } })
            : await call(signInByMobile, { body: { mobile: name, password } });
      await onSession(session);
    } catch (error) {
      show({ [placeOfFailure(error)]: failureText(error, messages) });
      setWorking(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7"
    >
      <p aria-hidden className="font-display text-[28px] leading-9 font-[650] tracking-[-0.022em]">
        {registers ? texts.register : texts.login}
      </p>
      {mistakes.form !== undefined && (
        <p role="alert" className="border-l-2 border-seal pl-3 text-[13px] text-seal">
          {mistakes.form}
        </p>
      )}
      <Field label={texts[way]} error={mistakes.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="name"
            type={way === 'email' ? 'email' : 'tel'}
            inputMode={way === 'email' ? 'email' : 'tel'}
            autoComplete={registers ? (way === 'email' ? 'email' : 'tel') : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
          />
        )}
      </Field>
      <Field
        label={texts.password}
        error={mistakes.password}
        {...(registers && { hint: texts.passwordHint({ minimum: PASSWORD.minimum }) })}
      >
        {(control) => <PasswordInput control={control} isNew={registers} />}
      </Field>
      {registers && (
        <Field label={texts.inviteCode} fact={texts.optional} error={mistakes.inviteCode}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="inviteCode"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <Button type="submit" look="seal" size="large" aria-disabled={working}>
        {working ? texts.working : registers ? texts.register : texts.login}
      </Button>
      <p className="text-center text-[13px]">
        {registers ? texts.haveAccount : texts.newHere}{' '}
        <button
          type="button"
          className="link min-h-6 font-semibold"
          onClick={() => onModeChange(registers ? 'login' : 'register')}
        >
          {registers ? texts.login : texts.register}
        </button>
        {!registers && (
          <span className="text-ink-2">{texts.giftIncluded({ points: SIGN_UP_GIFT_POINTS })}</span>
        )}
      </p>
      <Policies registers={registers} />
    </form>
  );
}
