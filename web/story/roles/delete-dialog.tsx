import { deleteLook, deleteRole, type Look, type Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { LoadState } from '../../shell/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { previewLook, previewRole, reloadLooks, reloadRoles } from './use-roles.ts';
import './roles.css';

/** Deletes a character, or one of its looks, after it has said what that changes. */
export function DeleteDialog({
  role,
  look,
  onDeleted,
  onClose,
}: {
  role: Pick<Role, 'id' | 'name' | 'looks'>;
  look?: Look | undefined;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { deletion: texts, ...shared } = useAreaTexts(rolesTexts);
  const { number } = useLanguage();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const query = useQuery({
    queryKey: ['story-deletion', role.id, look?.id ?? null],
    queryFn: ({ signal }) => (look ? previewLook(look.id, signal) : previewRole(role.id, signal)),
    staleTime: 0,
    gcTime: 0,
  });
  const remove = async () => {
    if (working) return;
    setWorking(true);
    try {
      await (look
        ? call(deleteLook, { params: { id: look.id } })
        : call(deleteRole, { params: { id: role.id } }));
      toast(look ? texts.lookDone : texts.done({ name: role.name }));
      await (look ? reloadLooks(client, role.id) : reloadRoles(client));
      onDeleted();
    } catch (error) {
      toastFailure(error, messages, messages.failures.delete);
      setWorking(false);
    }
  };
  const changes = query.data;
  const rows = changes
    ? ([
        [texts.lines, changes.lines],
        [texts.shots, changes.shots],
        [texts.stale, changes.stale],
      ] as const)
    : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={look ? texts.lookTitle : texts.title({ name: role.name })}
      closeLabel={shared.close}
    >
      <div className="role-form">
        {changes === undefined ? (
          <LoadState query={query} />
        ) : changes.lines + changes.shots === 0 ? (
          <p className="text-ink-2">{texts.unused}</p>
        ) : (
          <>
            <dl className="role-changes">
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{number(value)}</dd>
                </div>
              ))}
            </dl>
            <p className="text-ink-2">{texts.kept}</p>
          </>
        )}
        {!look && role.looks > 0 && <p className="text-ink-2">{texts.looksGone({ count: role.looks })}</p>}
        <div className="flex flex-wrap gap-2">
          <Button
            look="ink"
            aria-disabled={working || changes === undefined}
            onClick={() => changes && void remove()}
          >
            {texts.submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
