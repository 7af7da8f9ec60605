import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { Face } from './face.tsx';
import { useRoles } from './use-roles.ts';

/** The characters beside the one that is shown: a list, on phones a strip. */
export function RoleList({ current, projectId }: { current: string; projectId: string }) {
  const texts = useAreaTexts(rolesTexts);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [creating, setCreating] = useState(false);
  const { roles } = useRoles(projectId);
  return (
    <aside className="role-list" aria-label={texts.list}>
      <div className="role-pane-head">
        <h2>{texts.list}</h2>
        <IconButton icon={Plus} label={texts.fresh} onClick={() => setCreating(true)} />
      </div>
      <ul>
        {roles.map((role) => (
          <li key={role.id}>
            <LanguageLink
              to={`/story/role?id=${role.id}`}
              aria-current={role.id === current ? 'page' : undefined}
            >
              <Face role={role} />
              <span>
                <b>{role.name}</b>
                <small>{role.looks === 0 ? texts.noLook : texts.looks({ count: role.looks })}</small>
              </span>
            </LanguageLink>
          </li>
        ))}
      </ul>
      {creating && (
        <CreateDialog
          projectId={projectId}
          onClose={() => setCreating(false)}
          onCreated={({ id }) => {
            setCreating(false);
            navigate(localPath(`/story/role?id=${id}`));
          }}
        />
      )}
    </aside>
  );
}
