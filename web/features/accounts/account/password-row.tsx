import { changePassword } from '@inkreel/contract/api/sign-in.ts';
import { PASSWORD } from '@inkreel/contract/limits.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { type Mistakes, placesOf } from '../mistakes.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSubmit } from '../use-submit.ts';
import { useReloadUser } from './account-user.ts';
import { RowButtons } from './row-buttons.tsx';
import { SettingRow } from './setting-row.tsx';

type PasswordField = 'current' | 'password';

const placeOf = placesOf<PasswordField>({
  wrong_password: 'current',
  too_many_sign_ins: 'current',
  password_length: 'password',
  password_too_common: 'password',
});

/** Changing the password, or setting the first one of an account that only ever signed in by a social provider. */
export function PasswordRow({ user }: { user: User }) {
  const { page } = useAreaTexts(accountTexts);
  const { password: texts } = page;
  const { has_password: has } = user;
  return (
    <SettingRow
      title={texts.title}
      status={{ text: has ? texts.isSet : texts.notSet, good: has }}
      action={has ? page.change : texts.set}
    >
      {(close) => <PasswordForm user={user} onClose={close} />}
    </SettingRow>
  );
}

function PasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { page, reset, login } = useAreaTexts(accountTexts);
  const { password: texts } = page;
  const { signIn } = useMessages();
  const reload = useReloadUser();
  const { has_password: has } = user;
  const hint = signIn.passwordHint({ minimum: PASSWORD.minimum });
  const check = (read: (input: PasswordField) => string): Mistakes<PasswordField> => {
    if (has && read('current') === '') return { current: texts.currentMissing };
    if (read('password') === '') return { password: login.password };
    return [...read('password')].length < PASSWORD.minimum ? { password: hint } : {};
  };
  const { form, onSubmit, working, mistakes } = useSubmit<PasswordField>({
    check,
    send: async (read) => {
      const password = read('password');
      await call(changePassword, { body: has ? { current: read('current'), password } : { password } });
      await reload();
      toast(has ? texts.done : texts.doneFirst);
      onClose();
    },
    placeOf,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormAlert text={mistakes.form} />
      {/* Tells password managers whose password it is. */}
      <input
        className="hidden"
        type="text"
        autoComplete="username"
        readOnly
        value={user.email ?? user.mobile ?? ''}
      />
      {has && (
        <Field label={texts.current} error={mistakes.current}>
          {(control) => (
            <PasswordInput control={{ ...control, autoFocus: true }} isNew={false} name="current" />
          )}
        </Field>
      )}
      <Field label={reset.password} error={mistakes.password} hint={hint}>
        {(control) => <PasswordInput control={{ ...control, autoFocus: !has }} isNew />}
      </Field>
      {has && <p className="note">{texts.others}</p>}
      <RowButtons submit={has ? texts.submit : texts.submitFirst} working={working} onCancel={onClose} />
    </form>
  );
}
