import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { imageFingerprint, shownImage, videoStaleness } from '@inkreel/contract/story/shot-inputs.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { runTool } from '../tools/run-tool.ts';
import { createStoryWorld, type StoryWorld } from './testing/story-world.ts';

const SHOT = 's0-shot0';
/** A tool that changes a picture, by the engine of the test. */
const TOOL = {
  ...aiImageGenerator,
  id: 'ai-image-upscaler',
  properties: { image_url: { rule: { type: 'file' } } },
} as const;
let world: StoryWorld;
let user: User;
beforeAll(async () => {
  world = await createStoryWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(1000);
});

async function work() {
  for (let turns = 0; turns < 6; turns += 1) {
    const started = await world.turn();
    if ((await world.runOpen(user)) === 0 && started === 0) return;
  }
}

/** A story whose first shot is drawn, and a run of the tool on the image that it shows. */
async function drawnStory() {
  const story = await world.newStory(user);
  await story.draw({ shots: [SHOT] });
  await work();
  const shot = async () => (await story.shot(SHOT)) as ShotPart;
  const change = async (as = user) => {
    const shown = shownImage(await shot());
    const [file] = await world.db
      .select()
      .from(files)
      .where(eq(files.id, fileIdOf(shown?.file ?? '') ?? ''));
    const input = {
      prompt: 'sharper',
      width: 512,
      height: 512,
      count: 1,
      quality: 'standard',
      image_url: FILE_PATH_PREFIX + file?.key,
    };
    const target = { kind: storyKind.kind, id: story.id, part: SHOT };
    const { taskId } = await runTool(world.deps, as, { tool: TOOL, input, target });
    return taskId;
  };
  return { story, shot, change };
}

test('what a tool makes of a shot’s image is its image, and is not stale by that', async () => {
  const { story, shot, change } = await drawnStory();
  await story.move({ shots: [SHOT] });
  await work();
  expect(videoStaleness(await shot()).kind).toBe('current');
  const before = await shot();
  await change();
  await work();
  const { images, spent, run } = await shot();
  expect(images).toHaveLength(2);
  expect(images?.[1]).toMatchObject({ made: before.images?.[0]?.made, tool: TOOL.id, points: 20 });
  expect(shownImage(await shot())).toEqual(images?.[1]);
  expect(spent).toBe((before.spent ?? 0) + 20);
  expect(run).toBeUndefined();
  expect(await story.statuses()).toMatchObject({ [SHOT]: 'current' });
  expect(videoStaleness(await shot()).kind).toBe('stale');
});

test('of a stale image it makes a stale one, of a kept one a current one', async () => {
  const { story, shot, change } = await drawnStory();
  await story.change(SHOT, { text: 'They run' });
  await change();
  await work();
  expect(await story.statuses()).toMatchObject({ [SHOT]: 'stale' });
  const shown = shownImage(await shot());
  const { parts, outside } = await story.read();
  await story.change(SHOT, {
    kept: { file: shown?.file ?? '', made: imageFingerprint(parts, await shot(), outside) },
  });
  await change();
  await work();
  expect((await shot()).images).toHaveLength(3);
  expect(await story.statuses()).toMatchObject({ [SHOT]: 'current' });
});

test('a shot whose tool failed has the image that it had, and has not failed itself', async () => {
  const { story, shot, change } = await drawnStory();
  const taskId = await change();
  world.engine.answers.set(taskId, () => ({
    state: 'failed',
    code: 'task_failed',
    detail: 'test',
    retryable: false,
  }));
  await work();
  expect(await story.statuses()).toMatchObject({ [SHOT]: 'current' });
  expect((await shot()).images).toHaveLength(1);
});

test('nobody changes the image of a shot of somebody else', async () => {
  const { change } = await drawnStory();
  const stranger = await world.newUser(1000);
  await expect(change(stranger)).rejects.toMatchObject({ code: 'not_found' });
});
