import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { placeImages as endpoint } from '@inkreel/contract/api/stories.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { type MadeFile, type ShotPart, STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { imageFingerprint } from '@inkreel/contract/story/shot-inputs.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { writeSystemFields } from '../documents/parts/write-system-fields.ts';
import { requireImage } from '../roles/require-image.ts';
import { readStory } from './read-story.ts';
import type { StoryDeps } from './story-deps.ts';

/**
 * Lets shots show pictures that the person has brought. A picture that a shot has already is not added again, so that a
 * repeated call changes nothing.
 * @throws AppError not_found for a story, a shot or a picture that the person does not see; unsupported_file_type
 */
export async function placeImages(
  deps: StoryDeps,
  user: Principal,
  id: string,
  { images }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { parts, outside } = await readStory(deps, user, id);
  const at = deps.clock.now().toISOString();
  const placed = new Map<string, MadeFile[]>();
  for (const { shot: shotId, image_url } of images) {
    const shot = parts.get(shotId);
    if (shot?.kind !== 'shot') throw new AppError('not_found');
    const file = fileSource((await requireImage(deps, user, image_url)).id);
    const before = placed.get(shotId) ?? (shot as ShotPart).images ?? [];
    if (before.some((image) => image.file === file)) continue;
    const made = imageFingerprint(parts, shot as ShotPart, outside);
    placed.set(shotId, [...before, { file, made, points: 0, at }].slice(-STORY_LIMITS.images));
  }
  if (placed.size === 0) return { shots: [] };
  const changes = [...placed].map(([shot, list]) => ({ id: shot, set: { images: list as never } }));
  const { deleted } = await deps.db.transaction((tx) => writeSystemFields(tx, deps, id, changes));
  return { shots: [...placed.keys()].filter((shot) => !deleted.includes(shot)) };
}
