import { deleteAccount } from '@inkreel/contract/api/sign-in.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { endSession } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { type Mistakes, placesOf } from '../mistakes.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSubmit } from '../use-submit.ts';

const placeOf = placesOf<'password'>({ wrong_password: 'password', too_many_sign_ins: 'password' });

/** Deletes the account, after listing what is deleted and what is kept, and with the password. */
export function DeleteRow({ user }: { user: User }) {
  const { page } = useAreaTexts(accountTexts);
  const { deletion: texts } = page;
  const { shell } = useStudioMessages();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {texts.action}
      </Button>
      <Dialog open={asks} onClose={close} title={texts.question} closeLabel={shell.close} width={520}>
        <div className="grid gap-4 px-7 pt-3 pb-7 text-ink-2 max-phone:px-5">
          <Points title={texts.goes} points={texts.going} />
          <Points title={texts.stays} points={texts.staying} />
          <p>{texts.founder}</p>
          {user.has_password ? (
            <DeleteForm user={user} onClose={close} />
          ) : (
            <p className="border-l-2 border-amber pl-3 text-amber">{texts.needsPassword}</p>
          )}
        </div>
      </Dialog>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="font-ui text-[13px] leading-5 font-semibold tracking-normal text-ink">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function DeleteForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { page } = useAreaTexts(accountTexts);
  const { deletion: texts } = page;
  const { form, onSubmit, working, mistakes } = useSubmit<'password'>({
    check: (read): Mistakes<'password'> =>
      read('password') === '' ? { password: texts.passwordMissing } : {},
    send: async (read) => {
      await call(deleteAccount, { body: { password: read('password') } });
      endSession();
      toast(texts.done);
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
      <Field label={texts.password} error={mistakes.password}>
        {(control) => <PasswordInput control={control} isNew={false} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {page.cancel}
        </Button>
        <Button type="submit" look="seal" aria-disabled={working}>
          {working ? texts.working : texts.submit}
        </Button>
      </div>
    </form>
  );
}
