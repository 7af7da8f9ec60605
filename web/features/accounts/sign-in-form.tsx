import type { registerByEmail } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { PASSWORD, SIGN_UP_GIFT_POINTS } from '@inkreel/contract/limits.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { type ReactNode, useState } from 'react';
import { useAreaTexts, useLanguage, useMessages } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { checkSignIn, placeOfFailure, type SignInInput } from './check-sign-in.ts';
import { NameField } from './name-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Policies } from './policies.tsx';
import { sendRegistration, sendSignIn } from './send-sign-in.ts';
import { useSubmit } from './use-submit.ts';
import { ViewTitle } from './view-title.tsx';

export type SignInView = 'login' | 'register' | 'reset';

interface SignInFormProps {
  mode: 'login' | 'register';
  title: string;
  /** The invite code is asked for behind a button. */
  foldsInviteCode: boolean;
  way: 'email' | 'mobile';
  /** The initial value of the name field; then the focus starts at the password. */
  name: string;
  inviteCode: string;
  onInviteCode: (inviteCode: string) => void;
  /** Another view was requested; it takes over the name. */
  onView: (view: SignInView, name: string) => void;
  onSession: (session: OutputOf<typeof registerByEmail>) => Promise<void>;
  /** Other ways to sign in, above the inputs. */
  children: ReactNode;
}

/** The form of one mode, by the site's way of signing in: e-mail or mobile number, with a password. */
export function SignInForm(props: SignInFormProps) {
  const { mode, way, onView, inviteCode } = props;
  const { signIn: texts } = useMessages();
  const { reset, login, newcomer } = useAreaTexts(accountTexts);
  const { language, gap } = useLanguage();
  const registers = mode === 'register';
  const [folded, setFolded] = useState(props.foldsInviteCode);
  const { form, onSubmit, working, mistakes, read } = useSubmit<SignInInput>({
    check: (read) => checkSignIn(way, mode, { name: read('name').trim(), password: read('password') }, texts),
    send: async (read) => {
      const known = { name: read('name').trim(), password: read('password') };
      const session = registers
        ? await sendRegistration(way, { ...known, inviteCode: inviteCode.trim(), language })
        : await sendSignIn(way, known);
      await props.onSession(session);
    },
    placeOf: placeOfFailure,
    fallback: login.error,
  });
  const goTo = (view: SignInView) => onView(view, read('name').trim());

  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7"
    >
      <ViewTitle>{props.title}</ViewTitle>
      {props.children}
      <FormAlert text={mistakes.form} />
      <NameField way={way} mode={mode} name={props.name} error={mistakes.name} />
      <div className="relative">
        <Field
          label={texts.password}
          error={mistakes.password}
          {...(registers && { hint: texts.passwordHint({ minimum: PASSWORD.minimum }) })}
        >
          {(control) => (
            <PasswordInput control={{ ...control, autoFocus: props.name !== '' }} isNew={registers} />
          )}
        </Field>
        {/* Shown next to the label, but after the input in the order of focus: Tab goes from name to password. */}
        {!registers && (
          <button
            type="button"
            className="link absolute -top-0.5 right-0 min-h-6 text-xs text-ink-3"
            onClick={() => goTo('reset')}
          >
            {reset.forgot}
          </button>
        )}
      </div>
      {registers && folded && (
        <button
          type="button"
          className="link min-h-6 self-start text-[13px]"
          onClick={() => setFolded(false)}
        >
          {newcomer.inviteCode}
        </button>
      )}
      {registers && !folded && (
        <Field label={texts.inviteCode} fact={texts.optional} error={mistakes.inviteCode}>
          {(control) => (
            <input
              {...control}
              // It was just asked for.
              autoFocus={props.foldsInviteCode}
              className="input"
              name="inviteCode"
              value={inviteCode}
              onChange={(event) => props.onInviteCode(event.target.value)}
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
        {registers ? texts.haveAccount : texts.newHere}
        {gap}
        <button
          type="button"
          className="link min-h-6 font-semibold"
          onClick={() => goTo(registers ? 'login' : 'register')}
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
