import { createInvitation } from '@inkreel/contract/api/team.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAction } from '../use-action.ts';
import { invitationUses } from './invitation-uses.ts';
import { useReloadTeam } from './use-team.ts';

/** Offered lifetimes in days; the contract allows 1 to 30. */
const DAYS = [1, 7, 14, 30] as const;

/** Creates an invitation for a number of people and days. @param free seats that are not taken */
export function InvitationForm({ free }: { free: number }) {
  const { invitations: texts } = useAreaTexts(teamTexts);
  const { failures } = useStudioMessages();
  const { number } = useLanguage();
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState<number>(7);
  const { working, act } = useAction();
  const reload = useReloadTeam();
  const choices = invitationUses(free);
  const people = choices.includes(uses) ? uses : 1;
  const options = (figures: readonly number[]) =>
    figures.map((figure) => ({ value: String(figure), label: number(figure) }));
  const create = async () => {
    const done = await act(async () => {
      await call(createInvitation, { body: { uses: people, days } });
      await reload();
    }, failures.create);
    if (done) toast(texts.created);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Field label={texts.uses}>
        {(control) => (
          <Select
            {...control}
            className="w-28"
            value={String(people)}
            options={options(choices)}
            onChange={(value) => setUses(Number(value))}
          />
        )}
      </Field>
      <Field label={texts.days}>
        {(control) => (
          <Select
            {...control}
            className="w-28"
            value={String(days)}
            options={options(DAYS)}
            onChange={(value) => setDays(Number(value))}
          />
        )}
      </Field>
      <Button type="submit" look="ink" aria-disabled={working}>
        {working ? texts.creating : texts.create}
      </Button>
    </form>
  );
}
