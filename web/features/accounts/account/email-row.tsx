import { askToBindEmail, bindEmail } from '@inkreel/contract/api/sign-in.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { createCodeClock } from '../code-clock.ts';
import { CodeField } from '../code-field.tsx';
import { EmailField } from '../email-field.tsx';
import { looksLikeEmail } from '../email-form.ts';
import { placesOf } from '../mistakes.ts';
import { useSubmit } from '../use-submit.ts';
import { useReloadUser } from './account-user.ts';
import { RowButtons } from './row-buttons.tsx';
import { SettingRow } from './setting-row.tsx';

/** Outlives the row, since the server counts as well. */
const clock = createCodeClock();

const placeOf = placesOf<'email' | 'code'>({
  account_exists: 'email',
  reset_code_wrong: 'code',
  too_many_codes: 'code',
});

/** The bound e-mail address, and binding another with a code that is mailed to it. */
export function EmailRow({ user }: { user: User }) {
  const { page } = useAreaTexts(accountTexts);
  const bound = user.email !== null;
  return (
    <SettingRow
      title={page.email.title}
      value={user.email ?? undefined}
      status={{ text: bound ? page.bound : page.notBound, good: bound }}
      action={bound ? page.change : page.bind}
    >
      {(close) => <EmailForm onClose={close} />}
    </SettingRow>
  );
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const { page, login } = useAreaTexts(accountTexts);
  const { language } = useLanguage();
  const reload = useReloadUser();
  const { form, onSubmit, working, mistakes, show, read } = useSubmit<'email' | 'code'>({
    check: (read) => {
      const email = read('email').trim();
      if (email === '') return { email: login.email };
      if (!looksLikeEmail(email)) return { email: page.email.form };
      return read('code').trim() === '' ? { code: login.resetCode } : {};
    },
    send: async (read) => {
      const body = { email: read('email').trim(), code: read('code').replace(/\s/g, '') };
      await call(bindEmail, { body });
      await reload();
      toast(page.email.done);
      onClose();
    },
    placeOf,
  });
  const ask = async (email: string) =>
    (await call(askToBindEmail, { body: { email, lang: language } })).retry_after;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormAlert text={mistakes.form} />
      <EmailField label={page.email.new} error={mistakes.email} />
      <CodeField
        clock={clock}
        readEmail={() => read('email').trim()}
        ask={ask}
        onMistake={show}
        error={mistakes.code}
      />
      <RowButtons submit={page.save} working={working} onCancel={onClose} />
    </form>
  );
}
