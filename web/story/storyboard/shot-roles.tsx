import { listLooks } from '@inkreel/contract/api/roles.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { call } from '../../lib/client.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { BoardActions } from './board-actions.ts';
import type { BoardShot, Storyboard } from './use-storyboard.ts';

const RoleDialog = lazyPart(
  async () => ({ default: (await import('../roles/role-dialog.tsx')).RoleDialog }),
  'floating',
);

type InShot = { readonly role: string; readonly look?: string };

/** Who is in the shot, and in which look. */
export function ShotRoles({
  board: { roles, document },
  shot: { part },
  actions,
}: {
  board: Storyboard;
  shot: BoardShot;
  actions: BoardActions;
}) {
  const { inspector } = useAreaTexts(storyboardTexts);
  const present = part.roles ?? [];
  const write = (next: readonly InShot[]) => actions.edit(part.id, { roles: next as readonly Json[] });
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div>
      <p className="label">{inspector.roles}</p>
      <ul className="board-cast">
        {present.map((each) => (
          <Present
            key={each.role}
            each={each}
            name={roles.get(each.role)?.name ?? inspector.goneRole}
            onLook={(look) =>
              write(
                present.map((one) =>
                  one.role === each.role ? { role: one.role, ...(look === '' ? {} : { look }) } : one,
                ),
              )
            }
            onRemove={() => write(present.filter(({ role }) => role !== each.role))}
          />
        ))}
      </ul>
      {present.length === 0 && <p className="note mb-2">{inspector.noRoles}</p>}
      {present.length < STORY_LIMITS.roles && (
        <Button size="small" onClick={() => setChoosing(true)}>
          <UserPlus size={16} strokeWidth={1.6} aria-hidden />
          {inspector.addRole}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <RoleDialog
            projectId={document.record.project_id}
            value={present.map(({ role }) => role)}
            onClose={() => setChoosing(false)}
            onChoose={({ id }) => {
              setChoosing(false);
              if (!present.some(({ role }) => role === id)) write([...present, { role: id }]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Present({
  each: { role, look },
  name,
  onLook,
  onRemove,
}: {
  each: InShot;
  name: string;
  onLook: (look: string) => void;
  onRemove: () => void;
}) {
  const { inspector } = useAreaTexts(storyboardTexts);
  const { data } = useQuery({
    queryKey: ['story-looks', role],
    queryFn: ({ signal }) => call(listLooks, { query: { role_id: role }, signal }),
  });
  const others = (data?.items ?? []).filter(({ is_primary }) => !is_primary);
  return (
    <li>
      <b>{name}</b>
      {others.length > 0 && (
        <Select
          aria-label={inspector.look({ name })}
          value={others.some(({ id }) => id === look) ? look : ''}
          options={[
            { value: '', label: inspector.primaryLook },
            ...others.map((one) => ({
              value: one.id,
              label: one.name === '' ? one.prompt.slice(0, 40) : one.name,
            })),
          ]}
          onChange={onLook}
        />
      )}
      <IconButton icon={X} small label={inspector.removeRole({ name })} onClick={onRemove} />
    </li>
  );
}
