import { updateProfile } from '@inkreel/contract/api/sign-in.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSubmit } from '../use-submit.ts';
import { useReloadUser } from './account-user.ts';
import { timeZonesWith } from './time-zones.ts';

/** The value before any choice; it is not sent. */
const UNSET = '';

/** Name, language and time zone of the user. */
export function ProfileForm({ user }: { user: User }) {
  const { page } = useAreaTexts(accountTexts);
  const { profile: texts } = page;
  const reload = useReloadUser();
  const [language, setLanguage] = useState<string>(user.language ?? UNSET);
  const [zone, setZone] = useState(user.time_zone ?? UNSET);
  const { form, onSubmit, working, mistakes } = useSubmit<'name'>({
    check: (read) => (read('name').trim() === '' ? { name: texts.nameMissing } : {}),
    send: async (read) => {
      await call(updateProfile, {
        body: {
          name: read('name').trim(),
          ...(isLanguage(language) && { language }),
          ...(zone !== UNSET && { time_zone: zone }),
        },
      });
      await reload();
      toast(page.saved);
    },
    placeOf: () => 'form',
  });
  const unset = (missing: boolean) => (missing ? [{ value: UNSET, label: texts.unset }] : []);
  const zones = timeZonesWith(user.time_zone, deviceTimeZone());
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-[420px] gap-4">
      <FormAlert text={mistakes.form} />
      <Field label={texts.name} error={mistakes.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="name"
            defaultValue={user.name}
            maxLength={40}
            autoComplete="name"
            required
          />
        )}
      </Field>
      <Field label={texts.language}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={language}
            onChange={setLanguage}
            options={[
              ...unset(language === UNSET),
              ...(['en', 'zh'] as const).map((each) => ({ value: each, label: texts.languages[each] })),
            ]}
          />
        )}
      </Field>
      <Field label={texts.timeZone} hint={texts.timeZoneHint}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={zone}
            onChange={setZone}
            options={[
              ...unset(zone === UNSET),
              ...zones.map((each) => ({ value: each, label: each.replaceAll('_', ' ') })),
            ]}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="ink" aria-disabled={working}>
          {working ? page.saving : page.save}
        </Button>
      </div>
    </form>
  );
}

function isLanguage(value: string): value is Language {
  return value === 'en' || value === 'zh';
}
