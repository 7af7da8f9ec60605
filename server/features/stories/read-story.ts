import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { type LinePart, type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { hashRoles, type StoryRole } from '@inkreel/contract/story/characters.ts';
import type { Outside } from '@inkreel/contract/story/shot-inputs.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { getDocument } from '../documents/read-document.ts';
import { findStoryRoles } from '../roles/story-roles.ts';

export interface Story {
  id: string;
  projectId: string | null;
  name: string;
  revision: number;
  /** ISO 8601. */
  changedAt: string;
  /** It is in the bin. */
  isDeleted: boolean;
  parts: Parts;
  roles: ReadonlyMap<string, StoryRole>;
  outside: Outside;
  /** Its files, by the names that its parts give them. */
  files: ReadonlyMap<string, DocumentFile>;
  /** Their URLs. */
  urls: ReadonlyMap<string, string>;
}

/**
 * A story that the person sees, repaired, with the roles that it names.
 * @throws AppError not_found; document_unreadable
 */
export async function readStory(deps: DocumentDeps, person: Principal, id: string): Promise<Story> {
  const record = await getDocument(deps, person, id);
  const { kind, content, files, project_id: projectId } = record;
  if (kind !== storyKind.kind) throw new AppError('not_found');
  const stored = (content as { parts: readonly Part[] }).parts;
  const { parts } = repairParts(storyKind, new Map(stored.map((part) => [part.id, part])));
  const named = rolesOf(parts);
  const roles = await findStoryRoles(deps.db, person.organisationId, named);
  return {
    id,
    projectId,
    name: record.name,
    revision: record.revision,
    changedAt: record.updated_at,
    isDeleted: record.deleted_at !== null,
    parts,
    roles: new Map(roles.map((role) => [role.id, role])),
    outside: hashRoles(roles, named),
    files: new Map(files.map((file) => [fileSource(file.id), file])),
    urls: new Map(files.map((file) => [fileSource(file.id), file.url])),
  };
}

/** Ids of the roles that lines and shots name. */
function rolesOf(parts: Parts): string[] {
  const named = [...parts.values()].flatMap((part) => {
    if (part.kind === 'line') return (part as LinePart).role ?? [];
    return part.kind === 'shot' ? ((part as ShotPart).roles ?? []).map(({ role }) => role) : [];
  });
  return [...new Set(named)];
}
