import { adminChangeModel } from '@inkreel/contract/api/admin-engines.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import type { Model } from './answers.ts';

/** Asks before deleting the file of a model: a large one takes long to download again. */
export function RemoveModelDialog({ model, onClose }: { model: Model; onClose: () => void }) {
  const { engines, ask } = useAreaTexts(adminTexts);
  const { removing, acts } = engines.models;
  const messages = useStudioMessages();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(adminChangeModel, { body: { model: model.id, action: 'remove' } }),
    onSuccess: () => toast(removing.done(model)),
    onError: (failure) => toastFailure(failure, messages, messages.failures.save),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: [ADMIN_KEY, 'models'] });
    },
  });
  return (
    <Dialog open onClose={onClose} title={removing.title(model)} closeLabel={messages.shell.close}>
      <div className="grid gap-5 p-7 pt-4 max-phone:px-5">
        <p className="text-ink-2">{removing.line}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="seal" aria-disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? ask.working : acts.remove}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {ask.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
