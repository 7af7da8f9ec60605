import type { Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ImageSlot } from '../../uploads/image-slot.tsx';
import { changeRole } from './use-roles.ts';

/** The picture by which a character is known in lists; without one, its primary look. */
export function AvatarDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { avatarDialog: texts, ...shared } = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [avatar, setAvatar] = useState(role.avatar);
  const [working, setWorking] = useState(false);
  const save = async () => {
    if (working) return;
    setWorking(true);
    try {
      await changeRole(client, role.id, { avatar });
      toast(shared.saved);
      onClose();
    } catch (error) {
      toastFailure(error, messages, messages.failures.save);
      setWorking(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.title({ name: role.name })} closeLabel={shared.close}>
      <div className="role-form">
        <ImageSlot
          label={texts.picture}
          limits={{}}
          value={avatar ?? undefined}
          samples={[]}
          onChange={(image) => setAvatar(image?.url ?? null)}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="ink" aria-disabled={working} onClick={() => void save()}>
            {avatar === null && role.avatar !== null ? texts.none : shared.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
