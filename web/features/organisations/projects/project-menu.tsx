import { type Project, removeProjectMember } from '@inkreel/contract/api/projects.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionMenu } from '../action-menu.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import { mayManage, useReloadProjects } from './change-projects.ts';
import { ProjectPeople } from './project-people.tsx';
import { useArchive } from './use-archive.ts';

interface ProjectMenuProps {
  project: Project;
  user: User;
  onRename: () => void;
}

/** Actions on a project: all for its creator and admins; leaving, for added members. */
export function ProjectMenu({ project, user, onRename }: ProjectMenuProps) {
  const { projects: texts } = useAreaTexts(teamTexts);
  const archive = useArchive();
  const [asked, setAsked] = useState<'people' | 'leave'>();
  const { id, name, archived, members } = project;
  const manages = mayManage(project, user);
  const leaves = !manages && members.some((member) => member.id === user.id);
  return (
    <>
      <ActionMenu
        label={texts.actions({ name })}
        acts={[
          manages && { label: texts.rename, run: onRename },
          manages && !archived && { label: texts.people, run: () => setAsked('people') },
          manages && {
            label: archived ? texts.unarchive : texts.archive,
            run: () => void archive({ id, name }, !archived),
          },
          leaves && { label: texts.leave, run: () => setAsked('leave') },
        ]}
      />
      {asked === 'people' && (
        <ProjectPeople project={project} user={user} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'leave' && (
        <LeaveProject project={project} user={user} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function LeaveProject({ project, user, onClose }: { project: Project; user: User; onClose: () => void }) {
  const { projects: texts } = useAreaTexts(teamTexts);
  const { working, act } = useAction();
  const reload = useReloadProjects();
  const { id, name } = project;
  const leave = async () => {
    const done = await act(() => call(removeProjectMember, { params: { id, user_id: user.id } }));
    onClose();
    if (!done) return;
    toast(texts.leftIt({ name }));
    await reload();
  };
  return (
    <ConfirmDialog
      title={texts.leaveTitle({ name })}
      lines={[texts.leaveLines.access, texts.leaveLines.back]}
      verb={texts.leaveDo}
      working={working}
      onClose={onClose}
      onConfirm={() => void leave()}
    />
  );
}
