import type { Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useState } from 'react';
import { isOfInputMethod } from '../../lib/input-method.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { type LookWay, useLookPrice } from './look-dialog.tsx';
import { RoleMenu } from './role-menu.tsx';

/** Name, what may be done, and the price of a further look. */
export function RoleHead({
  role,
  onRename,
  onDeleted,
  onMerged,
  onNewLook,
}: {
  role: Role;
  onRename: (name: string) => void;
  onDeleted: () => void;
  onMerged: (into: string) => void;
  onNewLook: (way: LookWay) => void;
}) {
  const texts = useAreaTexts(rolesTexts);
  const points = useLookPrice();
  const [renaming, setRenaming] = useState(false);
  return (
    <header className="role-head">
      {renaming ? (
        <NameInput
          name={role.name}
          onDone={(name) => {
            setRenaming(false);
            if (name !== '' && name !== role.name) onRename(name);
          }}
        />
      ) : (
        <h2>{role.name}</h2>
      )}
      {role.is_main_character && <span className="role-main">{texts.main}</span>}
      <div className="role-acts">
        <Button look="seal" stub={texts.points({ points })} onClick={() => onNewLook('draw')}>
          {texts.newLook}
        </Button>
        <Button onClick={() => onNewLook('upload')}>{texts.upload}</Button>
        <RoleMenu role={role} onRename={() => setRenaming(true)} onDeleted={onDeleted} onMerged={onMerged} />
      </div>
    </header>
  );
}

function NameInput({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  const { create } = useAreaTexts(rolesTexts);
  const [typed, setTyped] = useState(name);
  return (
    <input
      className="input role-name"
      aria-label={create.name}
      autoComplete="off"
      maxLength={80}
      // It was opened by the user, who wants to type.
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onDone(typed.trim())}
      onKeyDown={(event) => {
        if (isOfInputMethod(event)) return;
        if (event.key === 'Enter') onDone(typed.trim());
        if (event.key === 'Escape') onDone(name);
      }}
    />
  );
}
