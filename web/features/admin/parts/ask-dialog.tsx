import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Failure, failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { reasonFits } from './reason.ts';
import { ADMIN_KEY } from './use-rows.ts';

interface AskDialogProps {
  title: string;
  /** What will happen, one sentence or two each. */
  lines: readonly string[];
  confirm: string;
  /** The button that leaves everything as it is, if "Cancel" could be misread. */
  keep?: string;
  reasonHint?: string;
  /** Fields above the reason. */
  children?: ReactNode;
  /** False while a field is invalid, which the field itself reports. Called when the form is sent. */
  check?: () => boolean;
  /** Does it, and returns the message to show afterwards. */
  act: (reason: string) => Promise<string>;
  onClose: () => void;
}

/**
 * Explains what an operator is about to do, asks for the reason and does it. A failure stays visible, with
 * what was typed.
 */
export function AskDialog(props: AskDialogProps) {
  const { title, lines, confirm, keep, reasonHint, children, check, act, onClose } = props;
  const { ask } = useAreaTexts(adminTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async () => {
    setFailure(undefined);
    setWorking(true);
    try {
      toast(await act(reason.trim()));
      onClose();
    } catch (error) {
      setFailure(failureOf(error, messages, messages.failures.save));
    } finally {
      setWorking(false);
      // Also after a failure: someone else may have done it already. The operator's own data may have changed
      // too.
      for (const key of [[ADMIN_KEY], QUERY_KEYS.user, QUERY_KEYS.points, QUERY_KEYS.pointConfig])
        void client.invalidateQueries({ queryKey: key });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const rest = check?.() ?? true;
    setMissing(!reasonFits(reason));
    if (rest && reasonFits(reason)) void send();
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={messages.shell.close}>
      <form noValidate className="grid gap-5 p-7 pt-4 max-phone:px-5" onSubmit={submit}>
        {lines.length > 0 && (
          <div className="grid gap-2 text-ink-2">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {children}
        <Field
          label={ask.reason}
          hint={reasonHint ?? ask.reasonHint}
          error={missing && !reasonFits(reason) ? ask.reasonMissing : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              maxLength={300}
              required
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <FormAlert text={failure && <FailureWords failure={failure} />} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="seal" aria-disabled={working}>
            {working ? ask.working : confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {keep ?? ask.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
