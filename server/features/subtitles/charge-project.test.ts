/** What projects cost: the first delivered step of a clip pays for the others. */

import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { charactersOf, PROJECT_VIDEOS, paidCharacters, paymentOf } from '@inkreel/contract/video-projects.ts';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documents, files, pointHolds, projectRuns } from '../../db/schema.ts';
import type { AppError } from '../../http/app-error.ts';
import { findViolations } from '../../testing/invariants.ts';
import { randomFrom } from '../../testing/random.ts';
import { readBalance } from '../billing/read-balance.ts';
import { cancelTask } from '../tasks/cancel-task.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { runTool } from '../tools/run-tool.ts';
import { PROJECT_CHARGES } from './charge-project.ts';

const PRICE = 20;
let world: TaskWorld;
let user: User;
let document: string;
let clip: string;

beforeAll(async () => {
  world = await createTaskWorld();
  const [charge] = Object.values(PROJECT_CHARGES);
  if (charge) world.deps.documentCharges = { [aiImageGenerator.id]: charge };
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.hosted.points.clear();
  user = await world.newUser(1000);
  document = await addDocument(user);
  clip = await addClip(user, 'first');
});

async function addDocument({ organisationId, userId }: User, kind = 'subtitle-project'): Promise<string> {
  const id = v7();
  const updatedAt = world.clock.now();
  await world.db.insert(documents).values({ id, organisationId, userId, kind, name: 'Clip', updatedAt });
  return id;
}
async function addClip({ organisationId, userId }: User, sha256: string): Promise<string> {
  const [id, key] = [v7(), v7()];
  const about = { name: 'a.mp4', contentType: 'video/mp4', size: 1, fromType: 'upload', shareType: 'public' };
  await world.db.insert(files).values({ id, organisationId, userId, key, sha256, ...about });
  return `/files/${key}`;
}
interface Wish {
  as?: User;
  in?: string;
  of?: string;
  expectedPoints?: number;
  engine?: string;
}
/** A step that makes a video; any tool does, since the price is the project's. */
const video = ({ as = user, in: documentId = document, of = clip, expectedPoints, engine }: Wish = {}) => {
  const input = { prompt: 'a cat', width: 512, height: 512, count: 1, quality: 'standard', video_url: of };
  return runTool(world.deps, as, {
    tool: aiImageGenerator,
    input,
    documentId,
    expectedPoints,
    engine,
    key: undefined,
  });
};
const fails = (taskId: string) =>
  world.engine.answers.set(taskId, () => ({ state: 'failed', code: 'task_failed', retryable: false }));
const done = async (wish?: Wish) => {
  const { taskId } = await video(wish);
  await world.run(taskId);
  return taskId;
};
const spent = async (as = user) => 1000 - (await readBalance(world.deps, as.organisationId)).total;

test('two tabs that begin at once are charged once: the other waits, and is included then', async () => {
  const both = await Promise.allSettled(Array.from({ length: 16 }, () => video()));
  const [begun, ...more] = both.filter((each) => each.status === 'fulfilled');
  expect(more).toEqual([]);
  for (const each of both)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ code: 'project_step_running', retryAfter: 10 });
  expect(await spent()).toBe(PRICE);
  await world.run(begun?.value.taskId ?? '');
  const [included] = await Promise.all([done(), done()]);
  expect(await spent()).toBe(PRICE);
  const [hold] = await world.db.select().from(pointHolds).where(eq(pointHolds.taskId, included));
  expect(hold?.quote).toMatchObject({ included: true, points: 0, pointsEach: 0 });
});

test('a first step that fails or is cancelled returns its points, and the next one pays', async () => {
  const { taskId: failed } = await video();
  fails(failed);
  await world.run(failed);
  const { taskId: cancelled } = await video();
  await cancelTask(world.deps, user, cancelled);
  expect(await spent()).toBe(0);
  await done({ expectedPoints: PRICE });
  expect(await spent()).toBe(PRICE);
  const { taskId: included } = await video({ expectedPoints: 0 });
  fails(included);
  await world.run(included);
  expect(await spent()).toBe(PRICE);
});

test('one price pays for ten videos, and failed ones do not count', async () => {
  const failing = async (expectedPoints: number) => {
    const { taskId } = await video({ expectedPoints });
    fails(taskId);
    await world.run(taskId);
  };
  await done();
  await failing(0);
  for (let count = 1; count < PROJECT_VIDEOS; count += 1) await done();
  expect(await spent()).toBe(PRICE);
  await failing(PRICE);
  expect(await spent()).toBe(PRICE);
  await done();
  await done();
  expect(await spent()).toBe(2 * PRICE);
});

const AT = { engine: null, unitPoints: 10, makesVideo: true };
const settled = { ...AT, taskId: '0', paidBy: '0', characters: 0, state: 'settled' };
const [VIDEO, HELP] = [AT, { ...AT, makesVideo: false }];

test('a step without a video is paid by any price, also one whose videos are used up', () => {
  const steps = Array.from({ length: PROJECT_VIDEOS }, (_, at) => ({ ...settled, taskId: String(at) }));
  expect(paymentOf(steps, VIDEO, 5)).toBe('itself');
  expect(paymentOf(steps, HELP, 5)).toEqual({ by: '0', videosLeft: 0 });
});

test('a price pays for the words of its clip, not for a whole book: beyond that the next help pays, and videos continue', () => {
  const work = (characters: number, state = 'settled') => ({
    ...settled,
    ...HELP,
    taskId: '1',
    characters,
    state,
  });
  const paysAfter = (...steps: ReturnType<typeof work>[]) => paymentOf([settled, ...steps], HELP, 60);
  const all = paidCharacters(60);
  expect(all).toBe(3 * PROJECT_VIDEOS * charactersOf(60));
  expect(paysAfter(work(all - 1))).toMatchObject({ by: '0' });
  expect(paysAfter(work(all - 1), work(1))).toBe('itself');
  expect(paysAfter(work(all - 1), work(1, 'held'))).toBe('itself');
  expect(paysAfter(work(all, 'returned'))).toMatchObject({ by: '0' });
  expect(paymentOf([settled, work(all)], VIDEO, 60)).toMatchObject({ by: '0' });
});

test('a price that an operator changes still covers the steps that it was paid for', () => {
  expect(paymentOf([settled], { ...HELP, unitPoints: 50 }, 5)).toMatchObject({ by: '0' });
  const cheap = { ...settled, engine: 'cheap', unitPoints: 1 };
  expect(paymentOf([cheap], { ...VIDEO, engine: 'cheap', unitPoints: 2 }, 5)).toMatchObject({ by: '0' });
  expect(paymentOf([cheap], VIDEO, 5)).toBe('itself');
});

test('a cheap engine’s price does not pay for a dearer one, a dear one’s pays for cheaper ones', async () => {
  world.hosted.open = true;
  world.hosted.points.set('direct', 3);
  world.hosted.points.set('blind', 50);
  await done({ engine: 'direct', expectedPoints: 3 });
  await done({ engine: 'direct', expectedPoints: 0 });
  await done({ expectedPoints: PRICE });
  await done({ engine: 'direct', expectedPoints: 0 });
  await expect(video({ engine: 'blind', expectedPoints: 0 })).rejects.toMatchObject({
    code: 'price_changed',
    data: { points: 50 },
  });
  expect(await spent()).toBe(3 + PRICE);
  world.hosted.open = false;
});

test('another clip in the project has another price, the same clip uploaded again has not', async () => {
  await done();
  await done({ of: await addClip(user, 'first') });
  expect(await spent()).toBe(PRICE);
  await done({ of: await addClip(user, 'second') });
  expect(await spent()).toBe(2 * PRICE);
});

test('a project of another organisation does not exist, nor does a document of another kind', async () => {
  const stranger = await world.newUser(1000);
  await done();
  const own = await addClip(stranger, 'first');
  for (const wish of [{ as: stranger, of: own }, { in: v7() }, { in: await addDocument(user, 'collage') }])
    await expect(video(wish)).rejects.toMatchObject({ code: 'not_found' });
  expect([await spent(stranger), await spent()]).toEqual([0, PRICE]);
});

test('a caller who was shown another price is refused, and nothing is started', async () => {
  await done();
  await expect(video({ expectedPoints: PRICE })).rejects.toMatchObject({
    code: 'price_changed',
    data: { points: 0 },
  });
  const steps = await world.db.select().from(projectRuns).where(eq(projectRuns.documentId, document));
  expect(steps).toHaveLength(1);
});

test('whatever happens to steps, nobody pays twice and nothing is delivered for nothing', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const random = randomFrom(seed);
    user = await world.newUser(1000);
    document = await addDocument(user);
    const clips = [await addClip(user, 'a'), await addClip(user, 'b')];
    const open: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      const what = random.one(['begin', 'begin', 'run', 'run', 'fail', 'cancel'] as const);
      const of = random.one(clips);
      if (what === 'begin') {
        const begun = await video({ of }).catch((error: AppError) => error);
        if ('taskId' in begun) open.push(begun.taskId);
        else expect(begun).toMatchObject({ code: 'project_step_running' });
        continue;
      }
      const [taskId] = open.splice(random.whole(0, open.length - 1), 1);
      if (taskId === undefined) continue;
      if (what === 'fail') fails(taskId);
      if (what === 'cancel') await cancelTask(world.deps, user, taskId);
      else await world.run(taskId);
    }
    await Promise.all(open.map((taskId) => world.run(taskId)));
    await checkMoney();
  }
});

/** Each settled step was paid by one that was settled at its price, and no price paid for too many videos. */
async function checkMoney(): Promise<void> {
  expect(await findViolations(world.db, world.clock.now())).toEqual([]);
  const { rows } = await world.db.execute<{ paid: string; points: number; videos: number }>(sql`
    select payer.state || coalesce((payer.quote->>'included'), '') as paid, payer.settled::int as points,
           (count(*) filter (where run.makes_video))::int as videos
      from ${projectRuns} run
      join ${pointHolds} hold on hold.task_id = run.task_id
      join ${pointHolds} payer on payer.task_id = run.paid_by
     where run.document_id = ${document} and hold.state = 'settled'
     group by run.paid_by, payer.state, payer.settled, payer.quote`);
  for (const row of rows) expect(row).toMatchObject({ paid: 'settled' });
  for (const { videos } of rows) expect(videos).toBeLessThanOrEqual(PROJECT_VIDEOS);
  expect(await spent()).toBe(rows.reduce((sum, { points }) => sum + points, 0));
}
