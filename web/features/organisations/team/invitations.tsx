import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { currentOrganisation } from '@inkreel/contract/api/organisations.ts';
import type { listMembers } from '@inkreel/contract/api/team.ts';
import { PERSONS } from '@inkreel/contract/limits.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { openPricing } from '../../../lib/dialogs.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { LoadState } from '../../../shell/page-states.tsx';
import { Button } from '../../../ui/button.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { useInvitations } from './use-team.ts';

interface InvitationsProps {
  organisation: OutputOf<typeof currentOrganisation> | undefined;
  members: OutputOf<typeof listMembers> | undefined;
}

/** Valid invitations and a form for a new one; without a free seat, why it could not be accepted. */
export function Invitations({ organisation, members }: InvitationsProps) {
  const { invitations: texts } = useAreaTexts(teamTexts);
  const query = useInvitations();
  if (!organisation || !members) return null;
  const taken = members.items.length;
  const full = taken >= members.seats;
  const forOne = taken === 1 && (organisation.type === 'free' || organisation.type === 'vip');
  const fits = organisation.type !== 'com' && taken < PERSONS.teamMaximum;
  return (
    <div className="grid gap-6">
      {full && (
        <div className="grid justify-items-start gap-3 border-l-2 border-amber pl-3">
          <p>{forOne ? texts.freePlan : texts.noSeat}</p>
          <Button size="small" onClick={() => openPricing(fits ? 'team' : 'com')}>
            {texts.plans}
          </Button>
        </div>
      )}
      {!full && <InvitationForm free={members.seats - taken} />}
      {query.data === undefined ? (
        <LoadState query={query} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <ul className="border-t border-line">
          {query.data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </div>
  );
}
