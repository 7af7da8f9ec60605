import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User, useProjectList } from '../../../lib/query.ts';
import { MemberPage } from '../../../shell/member-page.tsx';
import { LoadState } from '../../../shell/page-states.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NewProject } from './new-project.tsx';
import { ProjectRow } from './project-row.tsx';

/** The projects of the current organisation: admins see all, members those that they made or were added to. */
export default function ProjectsPage() {
  const { projects: texts } = useAreaTexts(teamTexts);
  return (
    <MemberPage title={texts.title} guest={texts.guest}>
      {(user) => (
        <>
          <p className="mt-2 mb-8 text-ink-2">{texts.lead}</p>
          <Projects user={user} />
        </>
      )}
    </MemberPage>
  );
}

function Projects({ user }: { user: User }) {
  const { projects: texts } = useAreaTexts(teamTexts);
  const [archived, setArchived] = useState(false);
  const open = useProjectList(user, false);
  const shown = useProjectList(user, archived);
  const items = shown.data?.items;
  const cap = open.data && { count: open.data.items.length, cap: open.data.cap };
  return (
    <div className="max-w-[960px]">
      {open.data && <NewProject cap={open.data.cap} count={open.data.items.length} user={user} />}
      <div className="mt-8 flex flex-wrap items-center gap-2">
        <Chip pressed={!archived} onClick={() => setArchived(false)}>
          {texts.open}
        </Chip>
        <Chip pressed={archived} onClick={() => setArchived(true)}>
          {texts.archived}
        </Chip>
        {cap && (
          <span className="numbers ml-auto text-[13px] text-ink-2">
            {isOrgAdmin(user) ? texts.cap(cap) : texts.capTeam(cap)}
          </span>
        )}
      </div>
      {items === undefined ? (
        <LoadState query={shown} />
      ) : items.length === 0 ? (
        <p className="mt-4 border-t border-ink py-5 text-ink-2">
          {archived ? texts.noneArchived : texts.noneOpen}
        </p>
      ) : (
        <ul className="mt-4 border-t border-ink">
          {items.map((project) => (
            <ProjectRow key={project.id} project={project} user={user} />
          ))}
        </ul>
      )}
    </div>
  );
}
