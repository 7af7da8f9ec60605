import { createApiKey } from '@inkreel/contract/api/api-keys.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAction } from '../use-action.ts';
import { EMPTY_DRAFT, type KeyDraft, type KeyMistakes, readDraft } from './key-form.ts';
import { ScopeChecks } from './scope-checks.tsx';
import { useReloadKeys } from './use-keys.ts';

const DAYS = ['30', '90', '365', 'never'] as const;

/** Creates a key and passes it to the page, which shows it once. */
export function NewKeyForm({ onMade }: { onMade: (made: OutputOf<typeof createApiKey>) => void }) {
  const { form: texts } = useAreaTexts(apiKeyTexts);
  const { failures } = useStudioMessages();
  const { working, act } = useAction();
  const reload = useReloadKeys();
  const [draft, setDraft] = useState<KeyDraft>(EMPTY_DRAFT);
  const [mistakes, setMistakes] = useState<KeyMistakes>({});
  const change = (part: Partial<KeyDraft>) => setDraft((before) => ({ ...before, ...part }));
  const create = async () => {
    const read = readDraft(draft, texts);
    setMistakes('mistakes' in read ? read.mistakes : {});
    if ('mistakes' in read) return;
    await act(async () => {
      const made = await call(createApiKey, { body: read.wish });
      onMade(made);
      setDraft(EMPTY_DRAFT);
      await reload();
    }, failures.create);
  };
  return (
    <form
      noValidate
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Field label={texts.name} fact={texts.nameFact} error={mistakes.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <ScopeChecks scopes={draft.scopes} error={mistakes.scopes} onChange={(scopes) => change({ scopes })} />
      <div className="grid grid-cols-[3fr_2fr] gap-4 max-phone:grid-cols-1">
        <Field label={texts.limit} fact={texts.limitFact} error={mistakes.limit}>
          {(control) => (
            <input
              {...control}
              className="input numbers"
              inputMode="numeric"
              autoComplete="off"
              value={draft.limit}
              onChange={(event) => change({ limit: event.target.value })}
            />
          )}
        </Field>
        <Field label={texts.expires}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={draft.days}
              options={DAYS.map((value) => ({ value, label: texts.days[value] }))}
              onChange={(days) => change({ days: days as KeyDraft['days'] })}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" look="ink" aria-disabled={working}>
          {working ? texts.creating : texts.create}
        </Button>
      </div>
    </form>
  );
}
