import { renameOrganisation } from '@inkreel/contract/api/organisations.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { Button } from '../../../ui/button.tsx';
import { NameForm } from '../name-form.tsx';
import { useReloadTeam } from './use-team.ts';

/** The team's name; admins change it in its place. */
export function TeamName({ name, mayRename }: { name: string; mayRename: boolean }) {
  const { team: texts } = useAreaTexts(teamTexts);
  const [open, setOpen] = useState(false);
  const reload = useReloadTeam();
  const button = useFocusBack(open);
  return (
    <div className="mt-6 mb-8">
      {open ? (
        <NameForm
          label={texts.name}
          name={name}
          submit={texts.save}
          working={texts.saving}
          onCancel={() => setOpen(false)}
          onSubmit={async (changed) => {
            await call(renameOrganisation, { body: { name: changed } });
            await reload();
            toast(texts.renamed);
            setOpen(false);
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="min-w-0 text-[26px] leading-8 break-words">{name}</h2>
          {mayRename && (
            <Button ref={button} size="small" onClick={() => setOpen(true)}>
              {texts.rename}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
