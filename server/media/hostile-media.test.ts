import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMedia } from '../features/storage/media/read-media.ts';
import { roundsOf } from '../testing/rounds.ts';
import { FORMAT_OF_TYPE } from './job.ts';
import { extractAudioJob } from './operations/sound.ts';
import { reencodeJob } from './operations/video.ts';
import { type HostileFile, hostileFiles } from './testing/hostile-media.ts';
import { createMediaWorld, type MediaWorld, runningIn, testBackends } from './testing/media-world.ts';
import { greyFilm, writeMedia } from './testing/real-media.ts';
import { subtitleBombs } from './testing/subtitle-bombs.ts';

/**
 * With `ROUNDS=all` every file is processed by every backend; otherwise those that fetch something, and a
 * sample.
 */
const ROUNDS = roundsOf({ usual: 1, most: 2 });
/** Limits processor time, so that a busy machine does not matter; the product's supervisor measures it. */
const LIMITS = { cpuSeconds: 5, wallMs: 60_000, memoryBytes: 2 ** 29, outputBytes: 2 ** 26 };

describe.each(await testBackends())('hostile files and the $kind', (backend) => {
  let world: MediaWorld;
  let server: Server;
  let requests = 0;
  let files: HostileFile[];

  beforeAll(async () => {
    world = await createMediaWorld(backend);
    server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const bait = greyFilm({ width: 64, height: 48, framesPerSecond: 10, frames: 10, luma: () => 100 });
    const file = await writeMedia(world.at('bait.mp4'), bait);
    files = await hostileFiles({
      file,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/film.mp4`,
    });
  });
  afterAll(() => {
    server.close();
    world.close();
  });

  /** The probe ends by itself if a file keeps it busy. */
  const probe = ({ type, bytes }: HostileFile): Promise<string> =>
    readMedia({ bytes }, type).then(
      () => 'passed',
      (error: { code?: string }) => String(error.code),
    );

  /** Processes a file as if its probe had accepted it. */
  const work = async ({ type, bytes }: HostileFile, at: number): Promise<string> => {
    // Some readers choose the format by this extension.
    const path = await writeMedia(world.at(`hostile-${at}.m3u8`), bytes);
    const isSound = type.startsWith('audio/');
    const format = FORMAT_OF_TYPE[type];
    if (!format) throw new Error(type);
    const video = { width: 64, height: 48, frameRate: 10 };
    const source = { path, format, seconds: 1, ...(isSound ? {} : { video }), hasSound: isSound };
    const made = world.at(`made-${at}.${isSound ? 'wav' : 'mp4'}`);
    const job = isSound ? extractAudioJob(source, 'wav', made) : reencodeJob(source, made);
    const before = fs.readdirSync(world.folder);
    const outcome = await world.engine.run(job, { limits: LIMITS }).then(
      () => 'passed',
      (error: { code?: string }) => String(error.code),
    );
    const left = fs.readdirSync(world.folder).filter((name) => !before.includes(name));
    const expectedFiles = outcome === 'passed' ? [basename(made)] : [];
    for (const file of [path, ...left.map((name) => world.at(name))]) fs.rmSync(file);
    if (left.join() !== expectedFiles.join()) return `${outcome}, with ${left.length} files`;
    return runningIn(world.folder).length === 0 ? outcome : `${outcome}, with a process left`;
  };
  const expected = (way: 'probe' | 'engine', { mayPass }: HostileFile): string[] => [
    'media_unreadable',
    ...(way === 'engine' ? ['media_too_heavy'] : []),
    ...(mayPass === way || mayPass === 'both' ? ['passed'] : []),
  ];
  const wrong = (way: 'probe' | 'engine', file: HostileFile, outcome: string): string[] =>
    expected(way, file).includes(outcome) ? [] : [`${file.what}: ${outcome}`];

  it('are forty or more, each refused by the probe or known to play', async () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    const faults: string[] = [];
    for (const each of files) faults.push(...wrong('probe', each, await probe(each)));
    expect(faults).toEqual([]);
    expect(requests).toBe(0);
  });

  it('may have subtitles, which cost neither time nor memory', async () => {
    const faults: string[] = [];
    for await (const each of subtitleBombs()) {
      faults.push(...wrong('probe', each, await probe(each)));
      faults.push(...wrong('engine', each, await work(each, files.length)));
    }
    expect(faults).toEqual([]);
    expect(requests).toBe(0);
  }, 120_000);

  it('are processed within limits, without fetching anything, and leave no file and no process', async () => {
    const fetching = /playlist|concat|address|another file|manifest|names another/;
    const chosen = files.filter(({ what }, at) => ROUNDS > 1 || fetching.test(what) || at % 12 === 0);
    const faults: string[] = [];
    for (const [at, each] of chosen.entries()) faults.push(...wrong('engine', each, await work(each, at)));
    expect(faults).toEqual([]);
    expect(requests).toBe(0);
  }, 300_000);
});
