import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Call } from '../../http/route.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { assistRoutes } from './assist-routes.ts';

let world: TaskWorld;
let image_url: string;
let [one, other] = [{}, {}] as [User, User];
beforeAll(async () => {
  world = await createTaskWorld();
  [one, other] = [await world.newUser(0), await world.newUser(0)];
  image_url = await addPicture(one);
});
afterAll(() => world.drop());

const addPicture = (user: User) => addFile(user, 'image/png', 'png');
async function addFile(
  { organisationId, userId }: User,
  contentType: string,
  extension: string,
): Promise<string> {
  const key = `2026/01/${randomBytes(16).toString('hex')}.${extension}`;
  const facts = { name: `a.${extension}`, contentType, size: 1, sha256: '', width: 6, height: 4 };
  const kept = { fromType: 'temp', shareType: 'public' } as const;
  await world.db.insert(files).values({ id: v7(), organisationId, userId, key, ...facts, ...kept });
  return `/files/${key}`;
}

/** The route for faces, with an engine that answers when the test says so. */
function createDesk() {
  const asked: PromiseWithResolvers<unknown>[] = [];
  const assist = () => {
    const question = Promise.withResolvers<unknown>();
    asked.push(question);
    return question.promise;
  };
  const faces = assistRoutes({ ...world.deps, assist })[1];
  const ask = (user: User, address: string) => {
    const connection = new EventEmitter();
    const call = {
      user: { ...user, role: 'founder' },
      body: { image_url: address },
      raw: { reply: { raw: connection } },
    };
    return { answer: faces?.handle(call as unknown as Call<never>), leave: () => connection.emit('close') };
  };
  return { asked, ask };
}

test('a person has one request at a time, and does not hold up others', async () => {
  const { asked, ask } = createDesk();
  const theirs = await addPicture(other);
  const questions = [ask(one, image_url), ask(one, image_url), ask(other, theirs)];
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.resolve('a');
  await expect.poll(() => asked.length).toBe(3);
  asked[1]?.resolve('b');
  asked[2]?.resolve('c');
  expect(new Set(await Promise.all(questions.map(({ answer }) => answer)))).toEqual(new Set(['a', 'b', 'c']));
});

test('a request whose caller has left is not an internal failure', async () => {
  const { asked, ask } = createDesk();
  const { answer, leave } = ask(one, image_url);
  await expect.poll(() => asked.length).toBe(1);
  leave();
  asked[0]?.reject(new Error('given up'));
  await expect(answer).rejects.toMatchObject({ code: 'task_cancelled' });
});

test('free analyses of videos stop at the hourly limit, and resume later', async () => {
  const assist = async () => ({ areas: [], frames: 8 });
  const routes = assistRoutes({ ...world.deps, assist });
  const [person, next] = [await world.newUser(0), await world.newUser(0)];
  const look = (user: User, path: string, video_url: string) =>
    routes
      .find(({ endpoint }) => endpoint.path === path)
      ?.handle({
        user: { ...user, role: 'founder' },
        body: { video_url },
        raw: { reply: { raw: new EventEmitter() } },
      } as unknown as Call<never>);
  const [own, others] = [await addFile(person, 'video/mp4', 'mp4'), await addFile(next, 'video/mp4', 'mp4')];
  for (let asked = 0; asked < 60; asked += 1) {
    await look(person, '/assists/subtitle-preview', own);
    await look(person, '/assists/subtitle-areas', own);
  }
  const refused = expect.objectContaining({ code: 'too_many_requests', retryAfter: 3600 });
  await expect(look(person, '/assists/subtitle-preview', own)).rejects.toEqual(refused);
  await expect(look(person, '/cloud/request/ai/video/emo/detect', own)).rejects.toEqual(refused);
  await look(next, '/assists/subtitle-preview', others);
  world.clock.move(3600_000);
  await look(person, '/assists/subtitle-preview', own);
});

test('a video is analyzed for those who may see it, and refused if it is a picture', async () => {
  const seen: unknown[] = [];
  const assist = async (_name: string, input: unknown) => {
    seen.push(input);
    return { areas: [], frames: 8 };
  };
  const routes = assistRoutes({ ...world.deps, assist });
  const look = routes.find(({ endpoint }) => endpoint.path === '/assists/subtitle-areas');
  const ask = (user: User, video_url: string) =>
    look?.handle({
      user: { ...user, role: 'founder' },
      body: { video_url },
      raw: { reply: { raw: new EventEmitter() } },
    } as unknown as Call<never>);
  const own = await addFile(one, 'video/mp4', 'mp4');
  expect(await ask(one, own)).toEqual({ areas: [], frames: 8 });
  expect(seen).toEqual([{ video_url: own }]);
  for (const [user, address] of [
    [other, own],
    [other, '/files/none'],
    [one, image_url],
  ] as const)
    await expect(ask(user, address)).rejects.toMatchObject({ code: 'media_gone' });
  expect(seen).toHaveLength(1);
});
