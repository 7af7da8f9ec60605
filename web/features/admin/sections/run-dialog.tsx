import { adminCancelTask, adminRetryTask, type adminTasks } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';

/** What an operator can do about a run. */
export type RunChange = 'cancel' | 'retry';

interface RunDialogProps {
  run: OutputOf<typeof adminTasks>['items'][number];
  change: RunChange;
  onClose: () => void;
}

/** Asks before someone's run is stopped or repeated. */
export function RunDialog({ run: { id, user, organisation, points }, change, onClose }: RunDialogProps) {
  const { tasks } = useAreaTexts(adminTexts);
  const { cancel, retry } = tasks;
  const send = (reason: string) => ({ params: { id }, body: { reason } });
  if (change === 'cancel')
    return (
      <AskDialog
        title={cancel.title}
        lines={[cancel.line({ name: user.name, value: points })]}
        confirm={cancel.action}
        keep={cancel.keep}
        act={async (reason) => {
          await call(adminCancelTask, send(reason));
          return cancel.done;
        }}
        onClose={onClose}
      />
    );
  return (
    <AskDialog
      title={retry.title}
      lines={[retry.line({ name: user.name, organisation: organisation.name }), retry.once]}
      confirm={retry.action}
      act={async (reason) => {
        await call(adminRetryTask, send(reason));
        return retry.done;
      }}
      onClose={onClose}
    />
  );
}
