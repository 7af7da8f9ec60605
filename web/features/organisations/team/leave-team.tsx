import type { Role } from '@inkreel/contract/api/organisations.ts';
import { leaveOrganisation } from '@inkreel/contract/api/team.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { enterOrganisation } from '../../../lib/organisation-change.ts';
import { toast } from '../../../lib/toast.ts';
import { PageSection } from '../../../shell/page-section.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import { useOrganisations } from './use-team.ts';

interface LeaveTeamProps {
  /** The team's. */
  name: string;
  /** The user's own. */
  role: Role;
  /** The team has no other members. */
  alone: boolean;
}

/** Leaving the current organisation; the user continues in the one that they have been in longest. */
export function LeaveTeam({ name, role, alone }: LeaveTeamProps) {
  const { team: texts } = useAreaTexts(teamTexts);
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { working, act } = useAction();
  const { data: own } = useOrganisations();
  const next = own?.find(({ current }) => !current);
  const only = own !== undefined && next === undefined;
  // No one could take over from a founder without members, so leaving is not offered.
  if (own === undefined || (role === 'founder' && (alone || only))) return null;
  const leave = async () => {
    const done = await act(() => call(leaveOrganisation));
    setAsked(false);
    if (!done) return;
    toast(texts.left({ team: name }));
    enterOrganisation(client);
  };
  const reason = only ? texts.leaveOnly : role === 'founder' ? texts.leaveFounder : undefined;
  return (
    <PageSection title={texts.leave} line={reason ?? texts.leaveLine}>
      {reason === undefined && <Button onClick={() => setAsked(true)}>{texts.leave}</Button>}
      {asked && (
        <ConfirmDialog
          title={texts.leaveTitle({ team: name })}
          lines={[
            texts.leaveLines.access,
            texts.leaveLines.kept,
            ...(next ? [texts.leaveLines.next({ team: next.name })] : []),
          ]}
          verb={texts.leaveDo}
          working={working}
          onClose={() => setAsked(false)}
          onConfirm={() => void leave()}
        />
      )}
    </PageSection>
  );
}
