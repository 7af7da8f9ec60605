import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { API_PREFIX } from '@inkreel/contract/api/index.ts';
import type { uploadTokenForUser } from '@inkreel/contract/api/storage.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import { cleanFileName } from './file-name.ts';
import { fileTypeOf, knownContentType } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import { requireRoom } from './quota/room.ts';
import { signUploadToken } from './upload-token.ts';

/** How long the bytes of an upload may take to begin, and how long its parts may take, in milliseconds. */
const UPLOAD_MS = 10 * 60 * 1000;
const PARTS_MS = 24 * 60 * 60 * 1000;

/**
 * An address that takes one file by PUT.
 * @throws AppError unsupported_file_type, file_too_large, storage_full; invalid_input for parts without a size;
 * not_found for a project that the user does not see
 */
export async function allowUpload(
  deps: StorageDeps,
  user: Principal,
  asked: QueryOf<typeof uploadTokenForUser>,
): Promise<{ upload_url: string; expires_at: string }> {
  const type = knownContentType(asked.content_type);
  if (type === undefined) throw new AppError('unsupported_file_type');
  const { limit } = fileTypeOf(type);
  if (asked.size !== undefined && asked.size > limit) {
    throw new AppError('file_too_large', { data: { limit } });
  }
  if (asked.parts && asked.size === undefined) {
    throw new AppError('invalid_input', { data: { fields: [{ field: 'size', problem: 'required' }] } });
  }
  if (asked.project_id !== undefined) await requireProject(deps, user, asked.project_id);
  await requireRoom(deps, user.organisationId, asked.size ?? 1);
  const ends = deps.clock.now().getTime() + (asked.parts ? PARTS_MS : UPLOAD_MS);
  const token = signUploadToken(deps.files.secret, {
    user: user.userId,
    organisation: user.organisationId,
    session: user.tokenHash,
    kind: user.kind,
    ...(asked.project_id === undefined ? {} : { project: asked.project_id }),
    name: cleanFileName(asked.file_name),
    type,
    from: asked.from_type,
    share: asked.share_type,
    ...(asked.size === undefined ? {} : { size: asked.size }),
    ...(asked.parts ? { parts: true } : {}),
    ends,
  });
  return {
    upload_url: `${API_PREFIX}/storage/upload/${token}`,
    expires_at: new Date(ends).toISOString(),
  };
}
