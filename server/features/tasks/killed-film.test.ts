import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { files, runStages, tasks } from '../../db/schema.ts';
import { insertFile, prepareFile } from '../storage/keep-file.ts';
import { sweepStorage } from '../storage/sweep.ts';
import { runTask } from './run-task.ts';
import { createFilmDeps } from './testing/film-deps.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

const SECONDS = 3;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-film-'));
let world: TaskWorld;
let film: ReturnType<typeof createFilmDeps>;
beforeAll(async () => {
  world = await createTaskWorld();
  film = createFilmDeps(world.db, folder);
});
afterAll(async () => {
  await film.close();
  await world.drop();
  fs.rmSync(folder, { recursive: true });
});

/**
 * A run that makes a film of a small picture; created as a run of an image tool, since prices do not matter
 * here.
 */
async function submitFilm(user: User): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const bytes = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const picture = await prepareFile(film, {
    source: { bytes },
    contentType: 'image/png',
    organisationId: user.organisationId,
    userId: user.userId,
    projectId: undefined,
    name: 'picture',
    fromType: 'tool',
    shareType: 'public',
  });
  await insertFile(world.db, picture);
  const { taskId } = await world.submit(user);
  const image_url = `/files/${picture.key}`;
  const input = { image_url, mode: 0, seconds: SECONDS, strength: 60, size: 480 };
  await world.db
    .update(tasks)
    .set({
      capability: 'camera_move',
      engine: 'builtin',
      input,
      deadlineAt: new Date(Date.now() + 3_600_000),
    })
    .where(eq(tasks.id, taskId));
  return taskId;
}

const stagesOf = async (taskId: string) =>
  world.db.select().from(runStages).where(eq(runStages.taskId, taskId)).orderBy(runStages.name);

async function keysLeft(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of film.files.driver.list()) if (key.endsWith('.stage')) keys.push(key);
  return keys;
}

test('a film whose process is killed while it is encoded continues with the scene that was prepared', async () => {
  const taskId = await submitFilm(await world.newUser(200));
  const worker = fileURLToPath(new URL('./testing/film-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [worker, JSON.stringify(world.connection), folder, taskId], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await vi.waitFor(async () => expect(await stagesOf(taskId)).toHaveLength(2), {
      timeout: 240_000,
      interval: 20,
    });
  } finally {
    child.kill('SIGKILL');
  }
  await ended;
  const before = await stagesOf(taskId);
  expect(before).toMatchObject([
    { name: 'film-1', starts: 1, finishedAt: null },
    { name: 'scene-1', starts: 1, outputKey: expect.any(String) },
  ]);
  expect(await keysLeft()).toEqual([before[1]?.outputKey]);

  const { runDeps } = film;
  const { prepare } = runDeps.resultFiles;
  let atTheEnd: unknown;
  runDeps.resultFiles.prepare = async (task, file) => {
    atTheEnd = (await stagesOf(taskId)).map(({ name, starts }) => [name, starts]);
    return prepare(task, file);
  };
  await runTask(runDeps, taskId, new AbortController().signal);
  expect(atTheEnd).toEqual([
    ['film-1', 2],
    ['scene-1', 1],
  ]);
  const [made] = await world.db.select().from(files).where(eq(files.kind, 'video'));
  expect(made).toMatchObject({
    durationMs: SECONDS * 1000,
    frameRate: 30,
    videoCodec: 'avc',
    audioCodec: null,
  });
  expect(made?.thumbnailKey).toEqual(expect.any(String));

  expect(await stagesOf(taskId)).toEqual([]);
  await sweepStorage(film);
  expect(await keysLeft()).toEqual([]);
}, 480_000);
