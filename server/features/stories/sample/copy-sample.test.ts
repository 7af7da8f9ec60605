import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { shotStatus, shotsOf } from '@inkreel/contract/story/shot-status.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files, tasks } from '../../../db/schema.ts';
import { getDocument } from '../../documents/read-document.ts';
import type { StorageDeps } from '../../storage/files.ts';
import { createStorageWorld, type StorageWorld } from '../../storage/testing/storage-world.ts';
import { readStory } from '../read-story.ts';
import { copySample } from './copy-sample.ts';
import { SAMPLE_PICTURES } from './sample-story.ts';

let world: StorageWorld;
let deps: StorageDeps;
beforeAll(async () => {
  world = await createStorageWorld();
  deps = world.deps as StorageDeps;
});
afterAll(() => world.close());

it('the sample story is finished in both languages, without a run, and its pictures are stored once', async () => {
  const user = await world.newFounder();
  for (const language of ['en', 'zh'] as const) {
    const { id } = await copySample(deps, user, { language });
    const { parts, outside, roles, urls } = await readStory(deps, user, id);
    const shots = shotsOf(parts);
    expect(shots).toHaveLength(SAMPLE_PICTURES.size);
    for (const shot of shots) {
      expect(shotStatus(parts, shot, outside)).toBe('current');
      expect(urls.has((shot as ShotPart).images?.[0]?.file ?? '')).toBe(true);
    }
    expect([...roles.values()].map(({ looks }) => looks[0]?.url)).toEqual(Array(2).fill(expect.any(String)));
    const { content, project_id } = await getDocument(deps, user, id);
    expect(project_id).toBe(user.projectId);
    // Every part is one that a page could have saved.
    for (const part of (content as { parts: Record<string, unknown>[] }).parts)
      expect(Object.keys(storyKind.parts)).toContain(part['kind']);
  }
  expect(await deps.db.$count(tasks)).toBe(0);
  expect(await deps.db.$count(files)).toBe(SAMPLE_PICTURES.size + 2);
});
