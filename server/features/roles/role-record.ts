import type { Look, Role } from '@inkreel/contract/api/roles.ts';
import { uploadedFileOf } from '../storage/addresses.ts';
import type { StorageDeps } from '../storage/files.ts';
import type { FileRow } from '../storage/find-files.ts';
import type { LookRow, WholeRole } from './store.ts';

type Deps = Pick<StorageDeps, 'files' | 'clock'>;

const urlOf = (deps: Deps, file: FileRow | undefined) => (file ? uploadedFileOf(deps, file).full_path : null);

/** A character as the contract describes it. */
export function roleOf(deps: Deps, { role, avatar, picture, looks }: WholeRole): Role {
  return {
    id: role.id,
    project_id: role.projectId,
    name: role.name,
    description: role.description,
    avatar: urlOf(deps, avatar),
    is_main_character: role.isMain,
    voice: role.voice,
    traits: role.traits,
    looks,
    image_url: urlOf(deps, picture),
    created_at: role.createdAt.toISOString(),
  };
}

/** A look as the contract describes it. */
export function lookOf(deps: Deps, look: LookRow, picture: FileRow | undefined): Look {
  return {
    id: look.id,
    role_id: look.roleId,
    name: look.name,
    prompt: look.prompt,
    image_url: urlOf(deps, picture),
    traits: look.traits,
    is_primary: look.isPrimary,
    created_at: look.createdAt.toISOString(),
  };
}
