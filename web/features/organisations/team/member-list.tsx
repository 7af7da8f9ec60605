import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User } from '../../../lib/query.ts';
import type { Member } from './member.ts';
import { MemberMenu } from './member-menu.tsx';

/** Everyone in the team. Members see names and roles; admins also contact and points used. */
export function MemberList({ members, user }: { members: readonly Member[]; user: User }) {
  return (
    <ul className="border-t border-line">
      {members.map((member) => (
        <MemberRow key={member.id} member={member} user={user} />
      ))}
    </ul>
  );
}

function MemberRow({ member, user }: { member: Member; user: User }) {
  const { team: texts } = useAreaTexts(teamTexts);
  const { date } = useLanguage();
  const admin = isOrgAdmin(user);
  const isSelf = member.id === user.id;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_110px_minmax(0,170px)] items-baseline gap-x-6 gap-y-0.5 max-phone:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="font-semibold break-words">
            {member.name}
            {isSelf && <span className="font-normal text-ink-3">{texts.you}</span>}
          </div>
          {admin && (
            <div className={`text-[13px] break-all ${member.contact === null ? 'text-ink-3' : 'text-ink-2'}`}>
              {member.contact ?? texts.noContact}
            </div>
          )}
        </div>
        <div className="text-[13px]">{texts.roles[member.role]}</div>
        {(admin || member.points_used !== null) && (
          <div className="numbers text-[13px] text-ink-2 max-phone:col-span-2">
            {member.points_used !== null && <div>{texts.used({ points: member.points_used })}</div>}
            {admin && <div className="text-ink-3">{texts.joined({ date: date(member.joined_at) })}</div>}
          </div>
        )}
      </div>
      <MemberMenu member={member} role={user.org_user.user_type} isSelf={isSelf} />
    </li>
  );
}
