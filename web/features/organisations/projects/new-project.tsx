import { createProject } from '@inkreel/contract/api/projects.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { openPricing } from '../../../lib/dialogs.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { Button } from '../../../ui/button.tsx';
import { NameForm } from '../name-form.tsx';
import { useReloadProjects } from './change-projects.ts';

/** Creating a project if the plan allows one more; otherwise why not, and how to raise the limit. */
export function NewProject({ cap, count, user }: { cap: number; count: number; user: User }) {
  const { projects: texts } = useAreaTexts(teamTexts);
  const reload = useReloadProjects();
  const [open, setOpen] = useState(false);
  // A member sees only some of the projects that count, so the server may refuse where this page would not.
  const [refused, setRefused] = useState(false);
  const button = useFocusBack(open);
  // With another number of open projects the server may accept again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count triggers it but is not an input
  useEffect(() => setRefused(false), [count]);
  if (count >= cap || refused) return <NoRoom admin={isOrgAdmin(user)} />;
  if (!open)
    return (
      <Button ref={button} look="ink" onClick={() => setOpen(true)}>
        <Plus size={16} strokeWidth={1.6} aria-hidden />
        {texts.new}
      </Button>
    );
  return (
    <NameForm
      label={texts.name}
      name=""
      submit={texts.create}
      working={texts.creating}
      fallback={texts.addFailed}
      onCancel={() => setOpen(false)}
      onSubmit={async (name) => {
        try {
          await call(createProject, { body: { name } });
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'project_limit_reached')) throw error;
          setRefused(true);
          return setOpen(false);
        }
        await reload();
        toast(texts.created({ name }));
        setOpen(false);
      }}
    />
  );
}

function NoRoom({ admin }: { admin: boolean }) {
  const { projects: texts } = useAreaTexts(teamTexts);
  return (
    <div role="status" className="grid justify-items-start gap-3 border-l-2 border-amber pl-3">
      <p>{admin ? texts.full : texts.fullMember}</p>
      {admin && (
        <Button size="small" onClick={() => openPricing()}>
          {texts.plans}
        </Button>
      )}
    </div>
  );
}
