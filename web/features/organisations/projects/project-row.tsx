import { type Project, updateProject } from '@inkreel/contract/api/projects.ts';
import { memberTexts } from '@inkreel/contract/messages/areas/member.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { chooseProject, useCurrentProject } from '../../../lib/current-project.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { NameForm } from '../name-form.tsx';
import { useReloadProjects } from './change-projects.ts';
import { ProjectMenu } from './project-menu.tsx';

/** One project: who made it, what is in it, whether new runs go there, and what may be done with it. */
export function ProjectRow({ project, user }: { project: Project; user: User }) {
  const { projects: texts, team } = useAreaTexts(teamTexts);
  const { chooser } = useAreaTexts(memberTexts);
  const { date, colon } = useLanguage();
  const reload = useReloadProjects();
  const current = useCurrentProject()?.current;
  const [renaming, setRenaming] = useState(false);
  const { id, name, archived, created_by, created_at, results } = project;
  if (renaming)
    return (
      <li className="border-b border-line py-4">
        <NameForm
          label={texts.name}
          name={name}
          submit={team.save}
          working={team.saving}
          onCancel={() => setRenaming(false)}
          onSubmit={async (changed) => {
            await call(updateProject, { params: { id }, body: { name: changed } });
            await reload();
            toast(texts.renamed);
            setRenaming(false);
          }}
        />
      </li>
    );
  const made = date(created_at);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_36px] items-start gap-x-3 gap-y-2 border-b border-line py-4 max-phone:grid-cols-[minmax(0,1fr)_36px]">
      <div className="min-w-0">
        <h2 className="text-lg leading-6 break-words">{name}</h2>
        <p className="slug mt-1 items-center">
          <LanguageLink
            className="link inline-block text-ink"
            to={`/my-creation?project=${id}`}
            aria-label={texts.resultsOf({ count: results, name })}
          >
            {texts.results({ count: results })}
          </LanguageLink>
          <span>
            {created_by ? texts.by({ name: created_by.name, date: made }) : texts.made({ date: made })}
          </span>
          {project.members.length > 0 && (
            <span>{`${texts.people}${colon}${project.members.map((member) => member.name).join(', ')}`}</span>
          )}
        </p>
      </div>
      <div className="justify-self-end max-phone:col-start-1 max-phone:row-start-2 max-phone:justify-self-start">
        {!archived &&
          (current?.id === id ? (
            <span className="status status-done min-h-8">{texts.current}</span>
          ) : (
            <Button
              size="small"
              aria-label={texts.workOf({ name })}
              onClick={() => {
                chooseProject(user.org_user.org_id, id);
                toast(chooser.chosen({ name }));
              }}
            >
              {texts.work}
            </Button>
          ))}
      </div>
      <div className="max-phone:col-start-2 max-phone:row-start-1">
        <ProjectMenu project={project} user={user} onRename={() => setRenaming(true)} />
      </div>
    </li>
  );
}
