import type { LinePart, ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { storyParts } from '@inkreel/contract/testing/story-parts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roles, tasks } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import { randomFrom } from '../../testing/random.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { cancelBatch } from '../batches/change-batch.ts';
import { stepBatch } from '../batches/step-batch.ts';
import { findBatchByKey } from '../batches/store.ts';
import { readBalance } from '../billing/read-balance.ts';
import { Crash, type User } from '../tasks/testing/task-world.ts';
import { quoteOrder } from './place-order.ts';
import type { StoryDeps } from './story-deps.ts';
import { createStoryWorld, type StoryWorld } from './testing/story-world.ts';
import { picturesOf } from './wishes.ts';

/** Points of one picture. */
const PRICE = 20;
const SHOTS = 6;
/** Shots of the test with crashes, by four. */
const MANY = roundsOf({ usual: 20, most: 40 });
let world: StoryWorld;
let user: User;
beforeAll(async () => {
  world = await createStoryWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(100 * PRICE);
});

const balance = () => readBalance(world.deps, user.organisationId);
const runsOf = () => world.db.select().from(tasks).where(eq(tasks.organisationId, user.organisationId));
const violations = () => findViolations(world.db, world.clock.now(), user.organisationId);
/** Works until nothing is open. */
async function work() {
  for (let turns = 0; turns < 12; turns += 1) {
    const started = await world.turn();
    if ((await world.runOpen(user)) === 0 && started === 0) return;
  }
}
const all = (status: string) =>
  Object.fromEntries(
    storyParts()
      .filter(({ kind }) => kind === 'shot')
      .map(({ id }) => [id, status]),
  );

test('what is missing is priced together, drawn as one order, and current with its fingerprint', async () => {
  const story = await world.newStory(user);
  const draft = picturesOf({ which: 'missing', quality: 'draft' });
  const quoted = await quoteOrder(world.deps as StoryDeps, story.person, story.id, draft);
  expect(quoted.points).toBe((SHOTS * PRICE) / 2);
  expect(quoted.parts).toHaveLength(SHOTS);
  await expect(story.draw({ expected_points: 1 })).rejects.toMatchObject({
    code: 'price_changed',
    data: { points: SHOTS * PRICE },
  });
  expect(await story.statuses()).toEqual(all('missing'));
  const { batch, parts } = await story.draw({ expected_points: SHOTS * PRICE });
  expect(parts).toEqual(quoted.parts.map(({ part }) => part));
  expect(await story.statuses()).toEqual(all('waiting'));
  await world.turn();
  expect(Object.values(await story.statuses()).filter((status) => status === 'running')).toHaveLength(4);
  await work();
  expect(await story.statuses()).toEqual(all('current'));
  const shot = (await story.shot('s0-shot0')) as ShotPart;
  expect(shot.images).toMatchObject([{ points: PRICE, task: expect.any(String) }]);
  expect(shot).toMatchObject({ spent: PRICE });
  expect(shot.run).toBeUndefined();
  expect(batch?.items[0]?.part_id).toBe('s0-shot0');
  expect(await balance()).toMatchObject({ total: (100 - SHOTS) * PRICE, held: 0 });
  // Nothing is left to make.
  expect(await story.draw({})).toEqual({ batch: null, parts: [] });
});

test('orders of the same shots at the same moment draw each once, and a repeated one is the same', async () => {
  const story = await world.newStory(user);
  const orders = await Promise.all([1, 2, 3].map(() => story.draw({})));
  expect(orders.flatMap(({ parts }) => parts)).toHaveLength(SHOTS);
  const other = await world.newStory(user);
  const same = await Promise.all([1, 2, 3].map(() => other.draw({}, `key of ${other.id}`)));
  expect(new Set(same.map(({ batch }) => batch?.id)).size).toBe(1);
  expect(await other.draw({}, `key of ${other.id}`)).toMatchObject({ batch: { id: same[0]?.batch?.id } });
  await work();
  expect(await runsOf()).toHaveLength(2 * SHOTS);
});

test('a shot that changes while it waits gets a picture that is stale, and is drawn again by name', async () => {
  const story = await world.newStory(user);
  await story.draw({});
  await story.change('s0-shot1', { text: 'They run' });
  await work();
  expect(await story.statuses()).toEqual({ ...all('current'), 's0-shot1': 'stale' });
  const { parts } = await story.draw({ which: 'stale' });
  expect(parts).toEqual(['s0-shot1']);
  await work();
  expect(await story.statuses()).toEqual(all('current'));
  expect((await story.shot('s0-shot1'))?.images).toHaveLength(2);
});

test('the result of a deleted shot stays among the creations, and comes back with an undo', async () => {
  const story = await world.newStory(user);
  await story.draw({ shots: ['s0-shot0'] });
  await world.turn();
  await story.change('s0-shot0', undefined);
  await work();
  expect(await story.shot('s0-shot0')).toBeUndefined();
  expect(await runsOf()).toMatchObject([{ state: 'SUCCEEDED' }]);
  await story.change('s0-shot0', { text: 'They walk 0' });
  expect(await story.statuses()).toMatchObject({ 's0-shot0': 'current' });
});

test('a failure is noted with its reason, and only what failed is tried again', async () => {
  const story = await world.newStory(user);
  await story.draw({});
  await world.turn();
  const [first] = await world.openRuns(user);
  world.engine.answers.set(first?.id as string, () => ({
    state: 'failed',
    code: 'task_failed',
    detail: 'test',
    retryable: false,
  }));
  await work();
  expect(await story.statuses()).toEqual({ ...all('current'), 's0-shot0': 'failed' });
  expect((await story.shot('s0-shot0'))?.run).toMatchObject({ error: 'task_failed', task: first?.id });
  const { parts } = await story.draw({ which: 'failed' });
  expect(parts).toEqual(['s0-shot0']);
  await work();
  expect(await story.statuses()).toEqual(all('current'));
  expect(await balance()).toMatchObject({ total: (100 - SHOTS) * PRICE, held: 0 });
});

test('where points run out the rest waits, and a cancelled order leaves nothing waiting', async () => {
  user = await world.newUser(2 * PRICE);
  const story = await world.newStory(user);
  const { batch } = await story.draw({});
  await work();
  const statuses = Object.values(await story.statuses());
  expect(statuses.filter((status) => status === 'current')).toHaveLength(2);
  expect(statuses.filter((status) => status === 'waiting')).toHaveLength(4);
  await cancelBatch(world.deps, user, batch?.id as string);
  expect(Object.values(await story.statuses()).filter((status) => status === 'missing')).toHaveLength(4);
});

test('lines are spoken with the voice of their character, and again after either changes', async () => {
  const voice = { id: 'amy', engine: 'scripted', emotion: 'happy', speed: 120 } as const;
  const anna = await world.addRole(user, { voice });
  const story = await world.newStory(user, storyParts({ scenes: 1, shots: 2, anna }));
  await story.change('s0-line1', { type: 'action' });
  const line = async () => (await story.read()).parts.get('s0-line0') as LinePart;
  const { parts, batch } = await story.speak();
  expect(parts).toEqual(['s0-line0']);
  expect(batch?.points).toBe(2);
  expect((await line()).run).toMatchObject({ state: 'waiting', batch: batch?.id });
  await work();
  expect(world.engine.inputs.at(-1)).toEqual({ text: 'Hello 0', voice: 'amy', emotion: 'happy', speed: 120 });
  expect(await runsOf()).toMatchObject([{ wantedEngine: 'scripted' }]);
  expect(await line()).toMatchObject({ speech: { seconds: 1.5, points: 2 }, spent: 2 });
  expect((await line()).run).toBeUndefined();
  expect(await story.speak()).toEqual({ batch: null, parts: [] });
  await world.db
    .update(roles)
    .set({ voice: { ...voice, speed: 90 } })
    .where(eq(roles.id, anna));
  expect((await story.speak({ which: 'stale' })).parts).toEqual(['s0-line0']);
  await work();
  await story.change('s0-line0', { text: `${'Hello '.repeat(20)}` });
  expect((await story.speak({ which: 'stale' })).batch?.points).toBe(4);
});

test('a shot is set in motion from its picture, and again after that changes', async () => {
  const story = await world.newStory(user, storyParts({ scenes: 1, shots: 3 }));
  await story.draw();
  await work();
  await story.change('s0-shot0', { camera: 'pan', seconds: 6 });
  await story.change('s0-shot1', { camera: 'still' });
  await story.change('s0-shot2', { camera: 'pan', text: 'They run' });
  // A camera that stays makes no film, and neither does a picture that is stale.
  const { parts, batch } = await story.move();
  expect(parts).toEqual(['s0-shot0']);
  expect(batch?.points).toBe(2 * 40);
  expect(await story.shot('s0-shot0')).toMatchObject({ video_run: { state: 'waiting' } });
  await work();
  const shot = await story.shot('s0-shot0');
  expect(shot).toMatchObject({ video: { seconds: 5, points: 80 }, spent: PRICE + 80 });
  expect(shot?.video_run).toBeUndefined();
  expect(await story.statuses()).toMatchObject({ 's0-shot0': 'current' });
  expect(await story.move()).toMatchObject({ batch: null });
  await story.draw({ shots: ['s0-shot0'] });
  await work();
  expect((await story.move({ which: 'stale' })).parts).toEqual(['s0-shot0']);
});

test('a picture shows the character as they look now, and is stale once that changes', async () => {
  const anna = await world.addRole(user, { traits: { hair: 'bob' } });
  const story = await world.newStory(user, storyParts({ scenes: 1, shots: 1, anna }));
  await story.draw();
  await work();
  expect(world.engine.inputs.at(-1)?.['characters']).toMatchObject([
    { name: 'Anna', traits: { hair: 'bob' } },
  ]);
  expect(await story.statuses()).toEqual({ 's0-shot0': 'current' });
  await world.db.update(roles).set({ name: 'Eve' }).where(eq(roles.id, anna));
  expect(await story.statuses()).toEqual({ 's0-shot0': 'current' });
  await world.db
    .update(roles)
    .set({ traits: { hair: 'bun' } })
    .where(eq(roles.id, anna));
  expect(await story.statuses()).toEqual({ 's0-shot0': 'stale' });
});

test('a process that ends between any two lines pays for no picture twice and loses none that was paid', async () => {
  const random = randomFrom(31);
  let crashes = 0;
  for (let round = 0; round < roundsOf({ usual: 1, most: 20 }); round += 1) {
    user = await world.newUser(100 * PRICE);
    const story = await world.newStory(user, storyParts({ scenes: 4, shots: MANY / 4 }));
    const key = `crashes ${round}`;
    await story.draw({}, key);
    for (;;) {
      world.clock.move(10_000);
      let left = random.whole(0, 6);
      const batch = await findBatchByKey(world.db, user.userId, key);
      if (!batch || batch.finishedAt !== null) break;
      const onStep = (at: string) => {
        left -= 1;
        if (left < 0) throw new Crash(at);
      };
      await stepBatch({ ...world.deps, onStep }, batch).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        crashes += 1;
      });
      if (random.fraction() < 0.7) await world.runOpen(user);
    }
    const { parts } = await story.read();
    const shots = [...parts.values()].filter((part): part is ShotPart => part.kind === 'shot');
    expect(shots.map(({ images }) => images?.length)).toEqual(Array(MANY).fill(1));
    expect(shots.every(({ run }) => run === undefined)).toBe(true);
    expect(shots.reduce((sum, { spent = 0 }) => sum + spent, 0)).toBe(MANY * PRICE);
    expect(await balance()).toMatchObject({ total: (100 - MANY) * PRICE, held: 0 });
    expect(await violations()).toEqual([]);
  }
  expect(crashes).toBeGreaterThan(5);
});
