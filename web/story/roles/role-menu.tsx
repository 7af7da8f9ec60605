import type { Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { changeRole } from './use-roles.ts';

/** What may be done with a character, behind three dots. */
export function RoleMenu({
  role,
  onRename,
  onDeleted,
  onMerged,
}: {
  role: Role;
  /** Left out where its name is not shown to be edited. */
  onRename?: () => void;
  onDeleted: () => void;
  /** Gets the id of the character that it was merged into. */
  onMerged: (into: string) => void;
}) {
  const texts = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'avatar' | 'merge' | 'delete'>();
  const { id, name, is_main_character: isMain } = role;
  const setMain = () =>
    changeRole(client, id, { is_main_character: !isMain }).catch((error: unknown) =>
      toastFailure(error, messages, messages.failures.save),
    );
  const acts = [
    ...(onRename ? [[texts.rename, onRename] as const] : []),
    [isMain ? texts.unmakeMain : texts.makeMain, () => void setMain()] as const,
    [texts.avatar, () => setAsked('avatar')] as const,
    [texts.merge.act, () => setAsked('merge')] as const,
    [texts.remove, () => setAsked('delete')] as const,
  ];
  return (
    <>
      <Disclosure
        button={<MoreHorizontal size={18} strokeWidth={1.6} aria-hidden />}
        label={texts.more({ name })}
        buttonClass="icon-button"
        align="end"
      >
        {(close) =>
          acts.map(([label, run]) => (
            <button
              key={label}
              type="button"
              className="menu-item"
              onClick={() => {
                close({ refocus: true });
                run();
              }}
            >
              {label}
            </button>
          ))
        }
      </Disclosure>
      {asked === 'avatar' && <AvatarDialog role={role} onClose={() => setAsked(undefined)} />}
      {asked === 'merge' && (
        <MergeDialog role={role} onMerged={onMerged} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'delete' && (
        <DeleteDialog role={role} onDeleted={onDeleted} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
