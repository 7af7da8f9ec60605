import type { Role } from '@inkreel/contract/api/organisations.ts';
import { changeRole, passOnFounder, removeMember } from '@inkreel/contract/api/team.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { ActionMenu } from '../action-menu.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import type { Member } from './member.ts';
import { verbsOf } from './roles.ts';
import { useReloadTeam } from './use-team.ts';

interface MemberMenuProps {
  member: Member;
  /** The user's own. */
  role: Role;
  isSelf: boolean;
}

/** Actions on someone's membership; renders nothing if there are none. */
export function MemberMenu({ member, role, isSelf }: MemberMenuProps) {
  const { team: texts } = useAreaTexts(teamTexts);
  const [asked, setAsked] = useState<'pass_on' | 'remove'>();
  const { working, act } = useAction();
  const reload = useReloadTeam();
  const verbs = verbsOf(role, member.role, isSelf);
  const { name, id } = member;
  const finish = async (work: () => Promise<unknown>, said: string) => {
    const done = await act(async () => {
      await work();
      await reload();
    });
    setAsked(undefined);
    if (done) toast(said);
  };
  const toRole = (next: 'admin' | 'member') =>
    finish(
      () => call(changeRole, { params: { id }, body: { role: next } }),
      next === 'admin' ? texts.madeAdmin({ name }) : texts.madeMember({ name }),
    );
  const isMember = member.role === 'member';
  return (
    <>
      <ActionMenu
        label={texts.actions({ name })}
        acts={[
          verbs.changeRole && {
            label: isMember ? texts.makeAdmin : texts.makeMember,
            run: () => void toRole(isMember ? 'admin' : 'member'),
          },
          verbs.passOn && { label: texts.passOn, run: () => setAsked('pass_on') },
          verbs.remove && { label: texts.remove, run: () => setAsked('remove') },
        ]}
      />
      {asked === 'pass_on' && (
        <ConfirmDialog
          title={texts.passOnTitle({ name })}
          lines={[
            texts.passOnLines.theirs({ name }),
            texts.passOnLines.yours,
            texts.passOnLines.back({ name }),
          ]}
          verb={texts.passOnDo({ name })}
          working={working}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            void finish(() => call(passOnFounder, { body: { user_id: id } }), texts.passedOn({ name }))
          }
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle({ name })}
          lines={[texts.removeLines.access({ name }), texts.removeLines.kept, texts.removeLines.seat]}
          verb={texts.removeDo}
          working={working}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void finish(() => call(removeMember, { params: { id } }), texts.removed({ name }))}
        />
      )}
    </>
  );
}
