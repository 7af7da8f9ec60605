import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { openPricing } from '../../../lib/dialogs.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { isOrgAdmin, useUser } from '../../../lib/query.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { setArchived, useReloadProjects } from './change-projects.ts';

type Archive = (project: { id: string; name: string }, archived: boolean) => Promise<void>;

/** Archives a project or takes it out of the archive; each offers its undo. */
export function useArchive(): Archive {
  const { projects: texts } = useAreaTexts(teamTexts);
  const messages = useStudioMessages();
  const reload = useReloadProjects();
  const admin = isOrgAdmin(useUser());
  const archive: Archive = async (project, archived) => {
    const { id, name } = project;
    try {
      await setArchived(id, archived);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'project_limit_reached')
        return toast(admin ? texts.full : texts.fullMember, {
          kind: 'failure',
          ...(admin && { action: { label: texts.plans, run: () => openPricing() } }),
        });
      return toastFailure(error, messages, messages.failures.save);
    }
    await reload();
    toast(archived ? texts.archivedNow({ name }) : texts.unarchived({ name }), {
      action: { label: texts.undo, run: () => void archive(project, !archived) },
    });
  };
  return archive;
}
