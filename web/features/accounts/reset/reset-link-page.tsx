import { resetPasswordByLink } from '@inkreel/contract/api/sign-in.ts';
import { PASSWORD } from '@inkreel/contract/limits.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { sealNow } from '../../../lib/lose-session.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { dropSession, endSession, hasSealKey } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { RESET_TITLES } from '../head.ts';
import { type Mistakes, placesOf } from '../mistakes.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSubmit } from '../use-submit.ts';

type LinkInput = 'password' | 'confirmPassword';

const placeOf = placesOf<LinkInput>({ password_length: 'password', password_too_common: 'password' });

/** Where the link of a reset mail leads: a new password without a code. The token comes after `#`. */
export default function ResetLinkPage() {
  const { reset: texts } = useAreaTexts(accountTexts);
  const messages = useMessages();
  const { language } = useLanguage();
  const [token, setToken] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  useEffect(() => {
    const read = () => {
      if (location.hash === '') return;
      setToken(location.hash.slice(1));
      setDone(false);
      // The token works once, but must not stay in the history either.
      history.replaceState(history.state, '', location.pathname);
    };
    read();
    // Another link opened in the same tab only changes the part after `#`.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <div className="wrap max-w-[520px] pt-16 pb-24 max-phone:pt-9">
      <h1 className="text-4xl leading-11">{done ? texts.done : RESET_TITLES[language]}</h1>
      {done ? (
        <div role="status" className="mt-5 grid justify-items-start gap-5">
          <p className="text-ink-2">{texts.linkDone}</p>
          <Button look="seal" onClick={() => void askToSignIn()}>
            {messages.shell.signIn}
          </Button>
        </div>
      ) : token === '' ? (
        <p className="mt-5 text-ink-2">{texts.linkMissing}</p>
      ) : (
        <LinkForm key={token} token={token} onDone={() => setDone(true)} />
      )}
    </div>
  );
}

function LinkForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { reset: texts, login } = useAreaTexts(accountTexts);
  const { signIn } = useMessages();
  const hint = signIn.passwordHint({ minimum: PASSWORD.minimum });
  const { form, onSubmit, working, mistakes } = useSubmit<LinkInput>({
    check: (read): Mistakes<LinkInput> => {
      if (read('password') === '') return { password: login.password };
      if (read('confirmPassword') === '') return { confirmPassword: login.confirmPassword };
      if (read('password') !== read('confirmPassword')) return { confirmPassword: login.passwordNotMatch };
      return [...read('password')].length < PASSWORD.minimum ? { password: hint } : {};
    },
    send: async (read) => {
      await call(resetPasswordByLink, { body: { token, password: read('password') } });
      // Every session of the account has ended, also the one of this browser.
      if (hasSealKey()) {
        dropSession();
        await sealNow();
      } else endSession();
      onDone();
    },
    placeOf,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-5 flex flex-col gap-4">
      <p className="text-ink-2">{texts.linkLine}</p>
      <FormAlert text={mistakes.form} />
      <Field label={texts.password} error={mistakes.password} hint={hint}>
        {(control) => <PasswordInput control={{ ...control, autoFocus: true }} isNew />}
      </Field>
      <Field label={texts.confirmPassword} error={mistakes.confirmPassword}>
        {(control) => <PasswordInput control={control} isNew name="confirmPassword" />}
      </Field>
      <Button type="submit" look="seal" size="large" aria-disabled={working}>
        {working ? signIn.working : texts.submit}
      </Button>
    </form>
  );
}
