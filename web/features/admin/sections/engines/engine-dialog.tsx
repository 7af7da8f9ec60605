import { adminSetEngine, adminTestEngine } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { type Failure, failureOf } from '../../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureWords } from '../../../../ui/failure-words.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { Status } from '../../parts/status.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import type { EngineSettings } from './answers.ts';

type Setting = EngineSettings['settings'][number];
/** Changes to settings: a text replaces one, null removes it. */
type Changes = Readonly<Record<string, string | null>>;

interface EngineDialogProps {
  engine: EngineSettings;
  /** Names of its capabilities. */
  opens: string;
  onClose: () => void;
}

/** Sets, replaces, removes and tests the settings of one engine. Stored keys are never in the page. */
export function EngineDialog({ engine, opens, onClose }: EngineDialogProps) {
  const { engines: texts, ask } = useAreaTexts(adminTexts);
  const { language, clock } = useLanguage();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [changes, setChanges] = useState<Changes>({});
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [refused, setRefused] = useState<string>();
  const [tested, setTested] = useState<OutputOf<typeof adminTestEngine>>();
  const values = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
  const hasChanges = Object.keys(values).length > 0;
  const work = async (act: () => Promise<void>) => {
    if (working) return;
    setWorking(true);
    setFailure(undefined);
    setRefused(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(failureOf(error, messages, messages.failures.save));
      setRefused(refusedSetting(error));
    } finally {
      setWorking(false);
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!hasChanges) return onClose();
    void work(async () => {
      await call(adminSetEngine, { body: { engine: engine.engine, values } });
      // A test of settings before they are stored is not listed: the list shows tests of stored settings.
      if (tested) await call(adminTestEngine, { body: { engine: engine.engine } }).catch(() => undefined);
      toast(texts.keys.saved);
      onClose();
    });
  };
  const tryOut = () =>
    work(async () => {
      setTested(undefined);
      const body = { engine: engine.engine, ...(hasChanges ? { values } : {}) };
      setTested(await call(adminTestEngine, { body }));
    });
  const lacks = engine.settings.some(
    ({ name, required, from }) => required && (name in values ? values[name] === null : from === null),
  );
  return (
    <Dialog open onClose={onClose} title={engine.name[language]} closeLabel={messages.shell.close}>
      <form noValidate className="grid gap-5 p-7 pt-4 max-phone:px-5" onSubmit={save}>
        <div className="text-ink-2">
          <p>{texts.keys.line}</p>
          {opens !== '' && <p className="mt-2">{texts.keys.does({ names: opens })}</p>}
        </div>
        {engine.settings.map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            value={changes[setting.name]}
            error={setting.name === refused ? failure?.text : undefined}
            onChange={(value) => {
              setTested(undefined);
              setChanges({ ...changes, [setting.name]: value });
            }}
          />
        ))}
        {tested && (
          <div role="status">
            <Status look={tested.ok ? 'done' : 'failed'}>
              {texts.keys.answered({ ok: tested.ok, ms: tested.took_ms, at: clock(tested.tested_at) })}
            </Status>
            <p className="note mt-1 break-words">{tested.said}</p>
          </div>
        )}
        {!engine.testable && <p className="note">{texts.keys.nothingFree}</p>}
        <FormAlert text={failure && refused === undefined && <FailureWords failure={failure} />} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="seal" aria-disabled={working}>
            {working ? ask.working : texts.keys.save}
          </Button>
          {engine.testable && (
            <Button aria-disabled={working || lacks} onClick={() => !lacks && void tryOut()}>
              {texts.keys.test}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {ask.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface SettingFieldProps {
  setting: Setting;
  value: string | null | undefined;
  /** Why it was refused. */
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** The setting that the server reported as unusable. */
const refusedSetting = (error: unknown): string | undefined =>
  error instanceof ApiError && typeof error.data['setting'] === 'string' ? error.data['setting'] : undefined;

/** What a setting is for: the first hint whose name is a suffix of the setting's name. */
const hintOf = (name: string, hints: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(hints).find(([end]) => name.endsWith(end))?.[1];

function SettingField({ setting, value, error, onChange }: SettingFieldProps) {
  const { colon, gap } = useLanguage();
  const { engines: texts } = useAreaTexts(adminTexts);
  const { name, required, secret, open, from, shown, unreadable } = setting;
  const isFixed = from === 'environment' || !open;
  const isStored = from === 'console' || unreadable;
  const ending = secret && from !== null ? `…${shown ?? ''}` : (shown ?? '');
  const hint = isFixed
    ? from === 'environment'
      ? texts.keys.fromEnvironment({ value: ending })
      : [texts.keys.environmentOnly, hintOf(name, texts.keys.hints)].filter(Boolean).join(gap)
    : unreadable
      ? texts.keys.unreadable
      : hintOf(name, texts.keys.hints);
  return (
    <Field label={name} fact={required ? texts.keys.required : texts.keys.optional} error={error} hint={hint}>
      {(control) =>
        isFixed ? (
          <input {...control} className="input" disabled value="" readOnly />
        ) : (
          <div className="engines-value">
            <input
              {...control}
              className="input"
              type={secret ? 'password' : 'text'}
              autoComplete="off"
              spellCheck={false}
              maxLength={4000}
              placeholder={value === null ? texts.keys.willBeRemoved : ending}
              value={value ?? ''}
              onChange={(event) => onChange(event.target.value)}
            />
            {isStored && (
              <Button
                size="small"
                look="quiet"
                aria-label={`${value === null ? texts.keys.keep : texts.keys.remove}${colon}${name}`}
                onClick={() => onChange(value === null ? '' : null)}
              >
                {value === null ? texts.keys.keep : texts.keys.remove}
              </Button>
            )}
          </div>
        )
      }
    </Field>
  );
}
