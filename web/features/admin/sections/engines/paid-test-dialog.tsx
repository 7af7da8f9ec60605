import { adminTestEngine } from '@inkreel/contract/api/admin-engines.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { type Failure, failureOf } from '../../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { formatMicros } from '../../../../lib/money.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureWords } from '../../../../ui/failure-words.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import type { EngineSettings } from './answers.ts';

interface PaidTestDialogProps {
  engine: EngineSettings;
  onClose: () => void;
}

/** Asks before a test that the provider bills, with its price; the list then shows the result. */
export function PaidTestDialog({ engine: { engine, name, paid_test }, onClose }: PaidTestDialogProps) {
  const { engines, ask } = useAreaTexts(adminTexts);
  const texts = engines.keys.paid;
  const { language } = useLanguage();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const cost = paid_test?.cost ?? undefined;
  const price = cost && formatMicros(cost.micros, cost.currency, language);
  const test = async () => {
    if (working) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await call(adminTestEngine, { body: { engine, paid: true } });
      onClose();
    } catch (error) {
      setFailure(failureOf(error, messages));
    } finally {
      setWorking(false);
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title({ name: name[language] })}
      closeLabel={messages.shell.close}
    >
      <div className="grid gap-5 p-7 pt-4 max-phone:px-5">
        <p className="text-ink-2">{texts.line}</p>
        <p>{price === undefined ? texts.unknown : texts.price({ price })}</p>
        <FormAlert text={failure && <FailureWords failure={failure} />} />
        <div className="flex flex-wrap gap-2">
          <Button look="seal" aria-disabled={working} onClick={() => void test()}>
            {working ? ask.working : price === undefined ? texts.confirm : texts.confirmAt({ price })}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {ask.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
