import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { copySampleStory as endpoint } from '@inkreel/contract/api/stories.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { imageFingerprint } from '@inkreel/contract/story/shot-inputs.ts';
import type { Principal } from '../../../http/principal.ts';
import type { DocumentDeps } from '../../documents/document-deps.ts';
import { writeSystemFields } from '../../documents/parts/write-system-fields.ts';
import { createDocument } from '../../documents/save-document.ts';
import { storeLook } from '../../roles/change-look.ts';
import { createRole } from '../../roles/change-role.ts';
import { findFilesByKey } from '../../storage/find-files.ts';
import { keepCopy } from '../../storage/keep-copy.ts';
import { readStory } from '../read-story.ts';
import {
  SAMPLE_NAME,
  SAMPLE_PICTURES,
  SAMPLE_ROLES,
  SAMPLE_STORY_PATH,
  type SampleRole,
  type SampleRoleName,
  sampleParts,
} from './sample-story.ts';

const FOLDER = new URL(`../../../../web/public${SAMPLE_STORY_PATH}`, import.meta.url);

/**
 * Copies the sample story with its characters into a project: finished, for no points. Its pictures are stored at the
 * first copy and found from then on.
 * @returns the story's id
 * @throws AppError not_found for a project that the person does not see; role_limit_reached; storage_full,
 * too_many_uploads, storage_unavailable
 */
export async function copySample(
  deps: DocumentDeps,
  person: Principal,
  { language, project_id }: BodyOf<typeof endpoint>,
): Promise<{ id: string }> {
  const copyRole = async ({ name, description, traits, picture }: SampleRole) => {
    const file = await keepPicture(deps, person, picture);
    const about = { name: name[language], description: description[language], traits };
    const role = await createRole(deps, person, {
      ...about,
      project_id,
      avatar: null,
      is_main_character: true,
      voice: null,
    });
    const look = {
      role_id: role.id,
      name: '',
      prompt: '',
      image_url: file.url,
      is_primary: true,
      traits: {},
    };
    await storeLook(deps, person, look, undefined);
    return role;
  };
  const [girl, fisherman] = [await copyRole(SAMPLE_ROLES.girl), await copyRole(SAMPLE_ROLES.fisherman)];
  const roles: Record<SampleRoleName, string> = { girl: girl.id, fisherman: fisherman.id };
  const { id } = await createDocument(deps, person, {
    kind: storyKind.kind,
    name: SAMPLE_NAME[language],
    project_id: girl.project_id,
    schema: storyKind.version,
    content: { parts: sampleParts(language, roles) },
  });
  const { parts, outside } = await readStory(deps, person, id);
  const at = deps.clock.now().toISOString();
  const pictured: { id: string; set: Record<string, Json> }[] = [];
  for (const [shot, picture] of SAMPLE_PICTURES) {
    const { source: file } = await keepPicture(deps, person, picture);
    const made = imageFingerprint(parts, parts.get(shot) as ShotPart, outside);
    const images: Json = [{ file, made, points: 0, at }];
    pictured.push({ id: shot, set: { images } });
  }
  await deps.db.transaction((tx) => writeSystemFields(tx, deps, id, pictured));
  return { id };
}

/** A picture of the sample story as a file of the person's. */
async function keepPicture(deps: DocumentDeps, person: Principal, picture: string) {
  const bytes = await readFile(new URL(`${picture}.webp`, FOLDER));
  // Another version of the product may have another picture under the same name.
  const name = `story-${picture}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.webp`;
  const { key } = await keepCopy(deps, person, { name, bytes, contentType: 'image/webp' });
  const [file] = await findFilesByKey(deps.db, [key]);
  if (!file) throw new Error(`${name} is not stored`);
  return { source: fileSource(file.id), url: FILE_PATH_PREFIX + key };
}
