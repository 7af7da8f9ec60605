import type { Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCurrentProject } from '../../lib/current-project.ts';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { Face } from './face.tsx';
import { FoundSpeakers } from './found-speakers.tsx';
import { RoleMenu } from './role-menu.tsx';
import { useRoles } from './use-roles.ts';
import { useStory } from './use-story.ts';
import './roles.css';

/** The characters of a project: of the story that the page was opened from, else the one that the person works in. */
export function Cast({ story }: { story: string | null }) {
  const texts = useAreaTexts(rolesTexts);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const current = useCurrentProject()?.current;
  const opened = useStory(story);
  const projectId = opened ? opened.projectId : current?.id;
  const { query, roles } = useRoles(projectId);
  const [creating, setCreating] = useState(false);
  return (
    <>
      <div className="cast-head">
        <p className="text-ink-2">{texts.lead}</p>
        <Button look="ink" onClick={() => setCreating(true)}>
          <Plus size={16} strokeWidth={1.6} aria-hidden />
          {texts.fresh}
        </Button>
      </div>
      {opened && <FoundSpeakers story={opened} roles={roles} />}
      {query.data === undefined ? (
        <LoadState query={query} />
      ) : roles.length === 0 ? (
        <p className="py-6 text-ink-2">{texts.none}</p>
      ) : (
        <ul className="cast">
          {roles.map((role) => (
            <CastMember key={role.id} role={role} />
          ))}
        </ul>
      )}
      {creating && (
        <CreateDialog
          projectId={projectId ?? undefined}
          onClose={() => setCreating(false)}
          onCreated={({ id }) => navigate(localPath(`/story/role?id=${id}`))}
        />
      )}
    </>
  );
}

function CastMember({ role }: { role: Role }) {
  const texts = useAreaTexts(rolesTexts);
  return (
    <li>
      <LanguageLink to={`/story/role?id=${role.id}`}>
        <Face role={role} />
        <b>{role.name}</b>
      </LanguageLink>
      <span className="cast-facts">
        <span>
          {role.is_main_character && <b>{texts.main} </b>}
          {role.looks === 0 ? texts.noLook : texts.looks({ count: role.looks })}
        </span>
        <RoleMenu role={role} onDeleted={() => undefined} onMerged={() => undefined} />
      </span>
    </li>
  );
}
