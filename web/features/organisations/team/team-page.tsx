import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User } from '../../../lib/query.ts';
import { useMembers } from '../../../lib/team.ts';
import { MemberPage } from '../../../shell/member-page.tsx';
import { PageSection } from '../../../shell/page-section.tsx';
import { LoadState } from '../../../shell/page-states.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Invitations } from './invitations.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { MemberList } from './member-list.tsx';
import { TeamName } from './team-name.tsx';
import { useOrganisation } from './use-team.ts';

/** The people of the current organisation: roles, invitations, points used (decisions, Team page). */
export default function TeamPage() {
  const { team: texts } = useAreaTexts(teamTexts);
  return (
    <MemberPage title={texts.title} guest={texts.guest}>
      {(user) => <Team user={user} />}
    </MemberPage>
  );
}

function Team({ user }: { user: User }) {
  const { team: texts, invitations, apiKeys } = useAreaTexts(teamTexts);
  const organisation = useOrganisation();
  const members = useMembers();
  const admin = isOrgAdmin(user);
  const seats = members.data && texts.seats({ taken: members.data.items.length, seats: members.data.seats });
  const lead = <p className="mt-2 text-ink-2">{texts.lead}</p>;
  // Everything appears at once: the name and the members would move the sections below.
  if (organisation.isPending || members.isPending)
    return (
      <>
        {lead}
        <LoadState query={members} />
      </>
    );
  return (
    <>
      {lead}
      {organisation.data === undefined ? (
        <LoadState query={organisation} />
      ) : (
        <TeamName name={organisation.data.name} mayRename={admin} />
      )}
      <PageSection title={texts.members} line={texts.membersLine}>
        {members.data === undefined ? (
          <LoadState query={members} />
        ) : (
          <>
            <p className="numbers mb-2 font-semibold">{seats}</p>
            <MemberList members={members.data.items} user={user} />
          </>
        )}
      </PageSection>
      {admin && (
        <PageSection title={invitations.title} line={invitations.line}>
          <Invitations organisation={organisation.data} members={members.data} />
        </PageSection>
      )}
      {admin && (
        <PageSection title={apiKeys.title} line={apiKeys.line}>
          <LanguageLink className={buttonClass({})} to="/api-keys">
            {apiKeys.manage}
          </LanguageLink>
        </PageSection>
      )}
      {organisation.data && (
        <LeaveTeam
          name={organisation.data.name}
          role={user.org_user.user_type}
          alone={organisation.data.members <= 1}
        />
      )}
    </>
  );
}
