import type { Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { Check, Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { Face } from './face.tsx';
import { useRoles } from './use-roles.ts';
import './roles.css';

/** The choice of a character of a project (specification, section 2), or of a new one. */
export function RoleDialog({
  projectId,
  value,
  name,
  title,
  without,
  onChoose,
  onClear,
  onClose,
}: {
  /** Null for a story that is in no project: all characters are offered that the person sees. */
  projectId: string | null;
  /** Ids of those that are chosen already. */
  value: readonly string[];
  /** The name of a new character, for instance as the script has it. */
  name?: string;
  /** By default that a character is chosen. */
  title?: string;
  /** Id of one that is not offered: another one is wanted that is there already. */
  without?: string;
  onChoose: (role: Role) => void;
  /** Takes nobody instead; left out where somebody is needed. */
  onClear?: () => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(rolesTexts);
  const { query, roles } = useRoles(projectId);
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wanted = search.trim().toLowerCase();
  const shown = roles.filter(
    (role) => role.id !== without && `${role.name} ${role.description}`.toLowerCase().includes(wanted),
  );
  if (creating)
    return (
      <CreateDialog
        projectId={projectId ?? undefined}
        name={search.trim() === '' ? (name ?? '') : search.trim()}
        onClose={() => setCreating(false)}
        onCreated={onChoose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={title ?? texts.dialog.title} closeLabel={texts.close} first={field}>
      <div className="role-form">
        <label className="role-search">
          <Search size={16} strokeWidth={1.6} aria-hidden />
          <input
            ref={field}
            className="input"
            type="search"
            value={search}
            placeholder={texts.search}
            aria-label={texts.search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        {query.data === undefined ? (
          <LoadState query={query} />
        ) : (
          <ul className="role-choices" aria-label={texts.list}>
            {shown.map((role) => {
              const isChosen = value.includes(role.id);
              return (
                <li key={role.id}>
                  <button type="button" aria-pressed={isChosen} onClick={() => onChoose(role)}>
                    <Face role={role} />
                    <span>
                      <b>{role.name}</b>
                      <small>{role.looks === 0 ? texts.noLook : texts.looks({ count: role.looks })}</small>
                    </span>
                    {isChosen && <Check size={16} aria-label={texts.dialog.chosen} />}
                  </button>
                </li>
              );
            })}
            {shown.length === 0 && (
              <li className="py-3 text-ink-2">{wanted === '' ? texts.none : texts.noMatch}</li>
            )}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          {without === undefined && (
            <Button look="ink" onClick={() => setCreating(true)}>
              <Plus size={16} strokeWidth={1.6} aria-hidden />
              {texts.fresh}
            </Button>
          )}
          {onClear && (
            <Button look="quiet" onClick={onClear}>
              {texts.dialog.clear}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
