import { signOutEverywhere } from '@inkreel/contract/api/sign-in.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { type Failure, failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { endSession } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';

/** Ends every session of the user, after asking. */
export function EverywhereRow() {
  const { page } = useAreaTexts(accountTexts);
  const { everywhere: texts } = page;
  const messages = useStudioMessages();
  const [asks, setAsks] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const leave = async () => {
    if (working) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await call(signOutEverywhere);
      endSession();
      toast(texts.done);
    } catch (error) {
      setFailure(failureOf(error, messages, messages.failures.save));
      setWorking(false);
    }
  };
  const close = () => {
    setAsks(false);
    setFailure(undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-ui text-[13px] leading-5 font-semibold tracking-normal">{texts.title}</h3>
        <p className="text-ink-2">{texts.line}</p>
      </div>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {texts.action}
      </Button>
      <Dialog
        open={asks}
        onClose={close}
        title={texts.question}
        closeLabel={messages.shell.close}
        width={440}
      >
        <div className="grid gap-5 px-7 pt-3 pb-7 max-phone:px-5">
          <p className="text-ink-2">{texts.consequence}</p>
          <FormAlert text={failure && <FailureWords failure={failure} />} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={close}>
              {page.cancel}
            </Button>
            <Button look="seal" aria-disabled={working} onClick={() => void leave()}>
              {texts.action}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
