/**
 * The server, and the programs that it starts for media, are killed with `kill -9` while videos are made. Every run
 * succeeds, is charged once, repeats no finished stage, and leaves neither files nor processes. `ROUNDS` sets how many
 * runs each tool has (1), `SEED` repeats a run.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Db } from '../server/db/connect.ts';
import { subtitledFilm } from '../server/engines/builtin/subtitles/testing/subtitled-film.ts';
import { grantPoints } from '../server/features/billing/grant-points.ts';
import { ATTEMPTS } from '../server/features/tasks/deadlines.ts';
import { encodeFrames } from '../server/media/raw-frames.ts';
import { createMediaWorld } from '../server/media/testing/media-world.ts';
import { retimed } from '../server/media/testing/real-media.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { randomFrom } from '../server/testing/random.ts';
import { isLongRun, oneBySeed, roundsOf, SEED } from '../server/testing/rounds.ts';
import { callApi, registerByApi } from './support/api.ts';
import { findUnreadableResults } from './support/chaos-checks.ts';
import { Crowd } from './support/chaos-load.ts';
import { type Fleet, startAllInOne } from './support/fleet.ts';
import { killOneBelow, processesNaming } from './support/processes.ts';
import { watchStages } from './support/stage-watch.ts';
import { uploadByApi } from './support/uploading.ts';

const ROUNDS = roundsOf({ usual: 1, most: 5 });
/** Kills per round, and the longest time between them, in milliseconds. */
const KILLS = 2;
const APART_MS = 8000;
/** A program starts once the queue has noticed that the last server is dead. */
const PROGRAM_MS = 30_000;
const ROUND_MS = 1_200_000;
const SUBMITTED = { timeout: 300_000, interval: 2000 };
const SIZE = { width: 320, height: 180, frameRate: 15 };
const FRAMES = 36;
const LINE = 'Over the hills';

const random = randomFrom(SEED);
/** Where the server's programs keep temporary files. */
let temporary: string;
let fleet: Fleet;
let db: Db;
let token: string;
let files: Record<'portrait' | 'word' | 'speech' | 'talk' | 'clip', string>;

beforeAll(async () => {
  temporary = await mkdtemp(path.join(os.tmpdir(), 'inkreel-e2e-'));
  fleet = await startAllInOne({ LOG_LEVEL: 'warn', ENGINE_THREADS: '2', TMPDIR: temporary });
  db = connect({ ...fleet.database, max: 4 });
  token = await registerByApi(fleet.url, 'films@example.com');
  const { data } = await callApi<{ org_user: { org_id: string } }>(fleet.url, 'GET', '/user/current', {
    token,
  });
  const grant = { organisationId: data.org_user.org_id, points: 1_000_000, reason: 'test' };
  await db.transaction((tx) => grantPoints(tx, grant));
  const sample = (name: string) => readFile(path.join('web/public/samples', name));
  const give = async (bytes: Buffer, type: string) =>
    (await uploadByApi(fleet.url, token, { bytes, type })).path;
  files = {
    portrait: await give(await sample('photos/astronaut.webp'), 'image/webp'),
    word: await give(beginningOf(await sample('media/speech-en.wav'), 1), 'audio/wav'),
    // A video gets at least two seconds.
    speech: await give(beginningOf(await sample('media/speech-en.wav'), 2.2), 'audio/wav'),
    talk: await give(
      Buffer.from(await retimed(await sample('media/talk.mp4'), { seconds: 2.4 })),
      'video/mp4',
    ),
    clip: await give(await subtitledClip(), 'video/mp4'),
  };
});
afterAll(async () => {
  await db.$client.end();
  await fleet.close();
  await rm(temporary, { recursive: true });
});

/** The first seconds of a WAV file of 22.05 kHz, one channel and 16 bits, with a header of 44 bytes. */
function beginningOf(wav: Buffer, seconds: number): Buffer {
  const bytes = Buffer.from(wav.subarray(0, 44 + seconds * 22_050 * 2));
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
}

/** 2.4 s of camera movement with a line of text. */
async function subtitledClip(): Promise<Buffer> {
  const media = await createMediaWorld({ kind: 'library' });
  const place = { x: 60, y: 140, width: 200, height: 28, from: 2, to: FRAMES - 2 };
  const film = subtitledFilm({ ...SIZE, frames: FRAMES, cut: FRAMES, texts: [{ text: LINE, ...place }] });
  const file = media.at('film.mp4');
  const frames = { ...SIZE, pixels: 'yuv420p' as const };
  await encodeFrames(media.engine, film.lettered(), { frames, seconds: FRAMES / SIZE.frameRate, path: file });
  const bytes = await readFile(file);
  media.close();
  return bytes;
}

/** Runs of video tools, as a program would send them: by default three of the five, which the seed chooses. */
function requests(): { path: string; body: object }[] {
  const lines = [
    { start: 0.2, end: 1.1, text: LINE },
    { start: 1.2, end: 2.3, text: 'And far away' },
  ];
  const area = { mode: 'remove', left: 0.15, top: 0.74, width: 0.7, height: 0.24 };
  const { portrait, word, speech, talk, clip } = files;
  return [
    ...oneBySeed([
      { path: '/emo/generate', body: { image_url: portrait, audio_url: word } },
      { path: '/retalk/generate', body: { video_url: talk, audio_url: speech } },
    ]),
    ...oneBySeed([
      { path: '/translate/audio', body: { video_url: clip, to: 'en', lines } },
      { path: '/subtitle/remove', body: { video_url: clip, areas: [area] } },
    ]),
    { path: '/translate/subtitle', body: { video_url: clip, to: 'zh', lines, remove: true, areas: [area] } },
  ];
}

async function submitAll(): Promise<void> {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  const submits = rounds.flatMap((round) =>
    requests().map(({ path: tool, body }) => {
      const call = { token, key: `${tool}-${round}`, body };
      // A machine without a free thread for the check answers with an error, and a program asks again.
      return vi.waitFor(async () => {
        const { code, message } = await callApi(fleet.url, 'POST', `/cloud/request/ai/video${tool}`, call);
        expect({ tool, code, message }).toMatchObject({ code: 0 });
      }, SUBMITTED);
    }),
  );
  await Promise.all(submits);
}

test(`runs of video tools survive kills (seed ${SEED})`, { timeout: ROUNDS * ROUND_MS }, async ({
  onTestFinished,
}) => {
  const crowd = new Crowd(fleet.url, () => undefined);
  const stages = watchStages(db);
  onTestFinished(stages.stop);
  await submitAll();
  const killed: string[] = [];
  let isDone = false;
  const waiting = crowd.watch(token, ROUNDS * ROUND_MS).finally(() => {
    isDone = true;
  });
  // The first kill waits for a run with a finished stage.
  await vi.waitUntil(() => stages.isMidway() || isDone, { timeout: ROUND_MS, interval: 20 });
  while (!isDone && killed.length < KILLS * ROUNDS) {
    if (killed.length > 0) await Promise.race([pause(random.whole(1000, APART_MS)), waiting]);
    if (isDone) break;
    const isServerNext = killed.length % 2 === 0;
    killed.push(isServerNext ? await killServer() : await killProgram());
  }
  await waiting;
  await stages.stop();
  if (isLongRun) process.stdout.write(`seed ${SEED}: killed ${killed.join(', ')}\n`);

  // By chance, kills may end every attempt of a run: then it fails, and its points are refunded as for any other.
  const { rows } = await db.execute<{ tool: string; state: string; error: string | null }>(sql`
    select tool_id as tool, state, concat(error_code, ' ', error_detail) as error
      from tasks where state <> 'SUCCEEDED' and attempts < ${ATTEMPTS}`);
  expect(rows, fleet.output().slice(-4000)).toEqual([]);
  expect(crowd.surprises).toEqual([]);
  expect(await findViolations(db, new Date())).toEqual([]);
  expect(await findUnreadableResults({ url: fleet.url, dataFolder: fleet.dataFolder, db })).toEqual([]);
  // Without a finished stage there would be nothing to compare.
  expect(stages.finished()).toBeGreaterThan(0);
  expect(stages.repeated()).toEqual([]);
  // Every job of the media programs names a file in the data folder.
  await expect.poll(() => processesNaming(fleet.dataFolder).filter(isProgram)).toEqual([]);
  const folders = ['drawing', 'speaking'].map((folder) => path.join(fleet.dataFolder, folder));
  for (const folder of [...folders, temporary]) expect(await filesIn(folder), folder).toEqual([]);
});

async function killServer(): Promise<string> {
  await fleet.accidents['server']?.();
  return 'server';
}

/** Kills a program as soon as one runs. */
async function killProgram(): Promise<string> {
  const end = Date.now() + PROGRAM_MS;
  for (;;) {
    const [server = 0] = fleet.pids();
    const name = killOneBelow(server, random);
    if (name !== undefined || Date.now() > end) return name ?? 'nothing';
    await pause(10);
  }
}

const isProgram = ({ name }: { name: string }) =>
  name === 'library-program.ts' || name === 'supervisor.ts' || name === 'ffmpeg';

const FONT_FILES = /^fonts.*\.conf$|\.cache-\d+$|^CACHEDIR\.TAG$/;

/** Files that runs have left in their work folder; the font list and its cache serve all jobs. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !FONT_FILES.test(entry.name)).map(({ name }) => name);
}
