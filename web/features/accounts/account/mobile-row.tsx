import { bindMobile } from '@inkreel/contract/api/sign-in.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { placesOf } from '../mistakes.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSubmit } from '../use-submit.ts';
import { useReloadUser } from './account-user.ts';
import { RowButtons } from './row-buttons.tsx';
import { SettingRow } from './setting-row.tsx';

const placeOf = placesOf<'mobile' | 'password'>({
  account_exists: 'mobile',
  invalid_input: 'mobile',
  wrong_password: 'password',
  too_many_sign_ins: 'password',
});

/** The bound mobile number, and binding another, confirmed with the password. */
export function MobileRow({ user }: { user: User }) {
  const { page } = useAreaTexts(accountTexts);
  const bound = user.mobile !== null;
  return (
    <SettingRow
      title={page.mobile.title}
      value={user.mobile ?? undefined}
      status={{ text: bound ? page.bound : page.notBound, good: bound }}
      action={bound ? page.change : page.bind}
    >
      {(close) =>
        user.has_password ? (
          <MobileForm onClose={close} />
        ) : (
          <div className="grid justify-items-start gap-3">
            <p role="status" className="text-ink-2">
              {page.mobile.needsPassword}
            </p>
            <Button size="small" onClick={close}>
              {page.cancel}
            </Button>
          </div>
        )
      }
    </SettingRow>
  );
}

function MobileForm({ onClose }: { onClose: () => void }) {
  const { page } = useAreaTexts(accountTexts);
  const { mobile: texts } = page;
  const reload = useReloadUser();
  const { form, onSubmit, working, mistakes } = useSubmit<'mobile' | 'password'>({
    check: (read) => {
      if (read('mobile').trim() === '') return { mobile: texts.missing };
      return read('password') === '' ? { password: texts.passwordMissing } : {};
    },
    send: async (read) => {
      await call(bindMobile, { body: { mobile: read('mobile').trim(), password: read('password') } });
      await reload();
      toast(texts.done);
      onClose();
    },
    placeOf,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormAlert text={mistakes.form} />
      <Field label={texts.new} error={mistakes.mobile}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            autoFocus
            required
          />
        )}
      </Field>
      <Field label={texts.password} error={mistakes.password}>
        {(control) => <PasswordInput control={control} isNew={false} />}
      </Field>
      <RowButtons submit={page.save} working={working} onCancel={onClose} />
    </form>
  );
}
