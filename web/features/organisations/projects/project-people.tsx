import { addProjectMember, type Project, removeProjectMember } from '@inkreel/contract/api/projects.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User } from '../../../lib/query.ts';
import { useMembers } from '../../../lib/team.ts';
import { toast } from '../../../lib/toast.ts';
import { LoadState } from '../../../shell/page-states.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../use-action.ts';
import { useReloadProjects } from './change-projects.ts';

interface ProjectPeopleProps {
  project: Project;
  user: User;
  onClose: () => void;
}

/** A project's members: the team's members, each with a button to add or remove them. */
export function ProjectPeople({ project, user, onClose }: ProjectPeopleProps) {
  const { projects: texts, team } = useAreaTexts(teamTexts);
  const { shell } = useMessages();
  const { gap } = useLanguage();
  const members = useMembers();
  const reload = useReloadProjects();
  const { working, act } = useAction();
  const { id, name, created_by } = project;
  const inside = new Set(project.members.map((member) => member.id));
  const change = async (person: { id: string; name: string }, add: boolean) => {
    const params = { id, user_id: person.id };
    const done = await act(async () => {
      await (add ? call(addProjectMember, { params, body: {} }) : call(removeProjectMember, { params }));
      await reload();
    });
    if (done) toast((add ? texts.added : texts.takenOut)({ name: person.name }));
  };
  return (
    <Dialog open onClose={onClose} title={texts.peopleTitle({ name })} closeLabel={shell.close}>
      <div className="grid gap-4 px-7 pt-2 pb-7 max-phone:px-5">
        <p className="text-ink-2">{texts.peopleLine}</p>
        {members.data === undefined ? (
          <LoadState query={members} />
        ) : (
          <ul className="border-t border-line">
            {members.data.items.map((member) => {
              const isIn = inside.has(member.id);
              return (
                <li key={member.id} className="flex min-h-12 items-center gap-3 border-b border-line py-1.5">
                  <span className="min-w-0 flex-1 break-words">
                    {member.name}
                    {member.id === user.id && <span className="text-ink-3">{team.you}</span>}
                  </span>
                  <span className="text-[13px] text-ink-3">
                    {member.id === created_by?.id ? texts.creator : team.roles[member.role]}
                  </span>
                  {member.id !== created_by?.id && (
                    <Button
                      size="small"
                      look={isIn ? 'quiet' : 'outline'}
                      className="min-w-20"
                      aria-disabled={working}
                      aria-label={(isIn ? texts.takeOutOf : texts.addOf)({ name: member.name })}
                      onClick={() => void change(member, !isIn)}
                    >
                      {isIn ? texts.takeOut : texts.add}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {members.data?.items.length === 1 && (
          <p className="text-ink-2">
            {texts.alone}
            {gap}
            {isOrgAdmin(user) && (
              <LanguageLink className="link text-ink" to="/team" onClick={onClose}>
                {texts.toTeam}
              </LanguageLink>
            )}
          </p>
        )}
        <Button look="ink" className="justify-self-start" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
