import { SHARE_LIMITS } from '@inkreel/contract/api/shares.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentShares, documents } from '../../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../../http/principal.ts';
import {
  deleteComment,
  listShares,
  markComment,
  revokeShare,
  type Shared,
  shareDocument,
} from '../../shares/share-document.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import type { StoryDeps } from '../story-deps.ts';
import { createStoryWorld, type StoryWorld } from '../testing/story-world.ts';
import { commentShared } from './comment-shared.ts';
import { readShared } from './read-shared.ts';

const asStory = (id: string): Shared => ({ kind: 'story', id });
const SHOT = 's0-shot0';
let world: StoryWorld;
let deps: StoryDeps;
let user: User;
beforeAll(async () => {
  world = await createStoryWorld();
  deps = world.deps as StoryDeps;
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(1000);
});

/** A story with a link to it. */
async function sharedStory() {
  const story = await world.newStory(user);
  const share = await shareDocument(deps, story.person, asStory(story.id), { days: 7 });
  const { revision } = await readShared(deps, share.link);
  const say = (
    said: { text?: string; shot?: string; verdict?: 'approved' | 'changes' },
    from = '192.0.2.1',
  ) => commentShared(deps, { link: share.link, name: 'Jun', text: '', revision, ...said }, from);
  return { story, share, say, read: () => readShared(deps, share.link) };
}

test('a guest reads the shots and their lines, and nothing of engines, points or people', async () => {
  const { story, read } = await sharedStory();
  await story.draw({ shots: [SHOT] });
  for (let turns = 0; turns < 4; turns += 1) {
    await world.turn();
    await world.runOpen(user);
  }
  const shared = await read();
  expect(shared).toMatchObject({ name: 'Story', language: 'en' });
  expect(shared.shots[0]).toMatchObject({ id: SHOT, number: 1, image: { url: expect.any(String) } });
  expect(shared.shots[1]?.image).toBeNull();
  expect(JSON.stringify(shared)).not.toMatch(/engine|points|email|@|task|made/u);
});

test('the link itself is not stored, and ends by itself, by its owner, and with the story', async () => {
  const { story, share, read } = await sharedStory();
  const rows = await world.db.select().from(documentShares).where(eq(documentShares.documentId, story.id));
  expect(JSON.stringify(rows)).not.toContain(share.link);
  expect(share.link).toMatch(/^[\w-]{22}$/u);
  await expect(readShared(deps, `${share.link.slice(1)}A`)).rejects.toMatchObject({ code: 'not_found' });

  const second = await shareDocument(deps, story.person, asStory(story.id), { days: 7 });
  await revokeShare(deps, story.person, asStory(story.id), second.id);
  await expect(readShared(deps, second.link)).rejects.toMatchObject({ code: 'not_found' });
  await expect(read()).resolves.toBeDefined();

  await world.db.update(documents).set({ deletedAt: world.clock.now() }).where(eq(documents.id, story.id));
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  await world.db.update(documents).set({ deletedAt: null }).where(eq(documents.id, story.id));
  await expect(read()).resolves.toBeDefined();
  world.clock.move(8 * 24 * 60 * 60 * 1000);
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
});

test('comments are told to guests of the same link and to the owner, who hides and deletes them', async () => {
  const { story, share, say, read } = await sharedStory();
  const said = await say({ text: '<b>Longer</b> =1+1', shot: SHOT });
  expect((await read()).comments).toEqual([said]);
  const other = await shareDocument(deps, story.person, asStory(story.id), { days: 1 });
  expect((await readShared(deps, other.link)).comments).toEqual([]);

  await markComment(deps, story.person, asStory(story.id), said.id, { hiddenAt: world.clock.now() });
  expect((await read()).comments).toEqual([]);
  expect((await listShares(deps, story.person, asStory(story.id))).comments).toMatchObject([
    { text: '<b>Longer</b> =1+1', hiddenAt: expect.any(Date), shareId: share.id },
  ]);
  await deleteComment(deps, story.person, asStory(story.id), said.id);
  expect((await listShares(deps, story.person, asStory(story.id))).comments).toEqual([]);
  await expect(say({ text: 'Where?', shot: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(say({ shot: SHOT })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('an approval is of the version that was read', async () => {
  const { story, say, read } = await sharedStory();
  expect(await say({ verdict: 'approved' })).toMatchObject({ verdict: 'approved', revision: 1 });
  await story.change(SHOT, { text: 'They run' });
  await expect(say({ verdict: 'changes', text: 'Slower' })).rejects.toMatchObject({ code: 'conflict' });
  expect((await read()).comments).toHaveLength(1);
});

test('an address says so much an hour by a link, also if comments are deleted', async () => {
  const { story, say } = await sharedStory();
  for (let at = 0; at < SHARE_LIMITS.hourly; at += 1) {
    const { id } = await say({ text: `${at}` });
    await deleteComment(deps, story.person, asStory(story.id), id);
  }
  await expect(say({ text: 'one more' })).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(say({ text: 'somebody else' }, '192.0.2.9')).resolves.toBeDefined();
  world.clock.move(61 * 60 * 1000);
  await expect(say({ text: 'later' })).resolves.toBeDefined();
});

test('nobody of another organisation makes, lists or ends links, or touches comments', async () => {
  const { story, share, say } = await sharedStory();
  const { id: comment } = await say({ text: 'Hello' });
  const stranger = await world.newUser(0);
  const other = { ...stranger, kind: 'session', scopes: ALL_SCOPES } as Principal;
  for (const attempt of [
    () => shareDocument(deps, other, asStory(story.id), { days: 7 }),
    () => listShares(deps, other, asStory(story.id)),
    () => revokeShare(deps, other, asStory(story.id), share.id),
    () => markComment(deps, other, asStory(story.id), comment, { hiddenAt: null }),
    () => deleteComment(deps, other, asStory(story.id), comment),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  const mine = await world.newStory(stranger);
  await expect(deleteComment(deps, mine.person, asStory(mine.id), comment)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a story has only so many open links', async () => {
  const { story } = await sharedStory();
  for (let at = 1; at < SHARE_LIMITS.links; at += 1)
    await shareDocument(deps, story.person, asStory(story.id), { days: 1 });
  await expect(shareDocument(deps, story.person, asStory(story.id), { days: 1 })).rejects.toMatchObject({
    code: 'conflict',
  });
});
