import type { Look, Role } from '@inkreel/contract/api/roles.ts';
import { type ErrorCode, isErrorCode } from '@inkreel/contract/errors.ts';
import { readTraits } from '@inkreel/contract/story/traits.ts';
import { uploadedFileOf } from '../storage/addresses.ts';
import type { StorageDeps } from '../storage/files.ts';
import type { FileRow } from '../storage/find-files.ts';
import type { FollowedRun } from '../tasks/follow-runs.ts';
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
    traits: readTraits(role.traits),
    looks,
    image_url: urlOf(deps, picture),
    created_at: role.createdAt.toISOString(),
  };
}

/**
 * A look as the contract describes it.
 * @param run the run that makes it; undefined if it was uploaded, or has lost its run
 */
export function lookOf(
  deps: Deps,
  look: LookRow,
  { picture, run }: { picture: FileRow | undefined; run: FollowedRun | undefined },
): Look {
  const isMaking = run !== undefined && !run.hasEnded;
  return {
    id: look.id,
    role_id: look.roleId,
    name: look.name,
    prompt: look.prompt,
    image_url: urlOf(deps, picture),
    traits: readTraits(look.traits),
    is_primary: look.isPrimary,
    status: picture ? 'ready' : isMaking ? 'making' : 'failed',
    task_id: look.taskId,
    error: picture || isMaking ? null : errorOf(run),
    created_at: look.createdAt.toISOString(),
  };
}

function errorOf(run: FollowedRun | undefined): ErrorCode {
  if (run?.state === 'CANCELED') return 'task_cancelled';
  const code = run?.errorCode ?? '';
  return isErrorCode(code) ? code : 'task_failed';
}
