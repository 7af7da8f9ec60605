import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMedia } from '../features/storage/media/read-media.ts';
import type { MediaSource } from './operations/streams.ts';
import { runStages } from './run-stages.ts';
import { createMediaWorld, type MediaWorld, runningIn, testBackends } from './testing/media-world.ts';
import { greyFilm, writeMedia } from './testing/real-media.ts';
import { cutAndLoop, folderKeeper, LOOPED_SECONDS } from './testing/staged-work.ts';

const WORKER = fileURLToPath(new URL('./testing/staged-worker.ts', import.meta.url));
const SIZE = { width: 160, height: 120 };

it('adds up the progress of stages by their weights, and gives each the files of those before it', async () => {
  const told: number[] = [];
  const seen: (readonly string[])[] = [];
  const stage = (name: string, weight: number) => ({
    name,
    weight,
    make: async (_path: string, earlier: readonly string[], report: (share: number) => void) => {
      seen.push(earlier);
      report(0.5);
    },
  });
  const keep = async (name: string, make: (path: string) => Promise<void>) => {
    if (name !== 'kept') await make(`/made/${name}`);
    return `/made/${name}`;
  };
  const stages = [stage('kept', 1), stage('b', 2), stage('c', 1)];
  expect(await runStages(stages, keep, (share) => told.push(share))).toEqual([
    '/made/kept',
    '/made/b',
    '/made/c',
  ]);
  expect(told).toEqual([0.25, 0.5, 0.75, 0.875, 1]);
  expect(seen).toEqual([['/made/kept'], ['/made/kept', '/made/b']]);
});

describe.each(await testBackends())('staged work by the $kind', (backend) => {
  let world: MediaWorld;
  let source: MediaSource;

  beforeAll(async () => {
    world = await createMediaWorld(backend);
    const film = greyFilm({
      ...SIZE,
      framesPerSecond: 25,
      frames: 50,
      luma: (at, x, y) => 60 + ((x * y + at * 9) % 120),
    });
    source = {
      path: await writeMedia(world.at('film.mp4'), film),
      format: 'mov',
      seconds: 2,
      video: { ...SIZE, frameRate: 25 },
      hasSound: false,
    };
  });
  beforeEach(() => {
    for (const name of ['cut-1', 'looped-1']) fs.rmSync(world.at(name), { force: true });
  });
  afterAll(() => world.close());

  const finish = async () => {
    const made: string[] = [];
    const paths = await cutAndLoop(
      world.engine,
      source,
      folderKeeper(world.folder, (name) => made.push(name)),
    );
    expect(paths).toEqual([world.at('cut-1'), world.at('looped-1')]);
    expect(await readMedia({ path: world.at('looped-1') }, 'video/mp4')).toMatchObject({
      durationMs: LOOPED_SECONDS * 1000,
      frameRate: 25,
    });
    return made;
  };
  const leftOver = () => fs.readdirSync(world.folder).filter((name) => name.endsWith('.part'));

  it('continues with the stage that ran when its program was killed', async () => {
    let killed = 0;
    const kill = (share: number) => {
      if (share < 0.15 || killed > 0) return;
      for (const pid of runningIn(world.folder, 'program')) {
        process.kill(pid, 'SIGKILL');
        killed += 1;
      }
    };
    const running = cutAndLoop(
      world.engine,
      source,
      folderKeeper(world.folder, () => undefined),
      kill,
    );
    await expect(running).rejects.toMatchObject({ code: 'task_engine_stopped' });
    expect(killed).toBe(1);
    expect(leftOver()).toEqual([]);
    expect(await finish()).toEqual(['looped-1']);
  });

  it('continues with the stage that ran when the worker was killed, and leaves no process', async () => {
    const about = { folder: world.folder, backend, source };
    const worker = spawn(process.execPath, [WORKER, JSON.stringify(about)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(worker, 'exit');
    for await (const line of createInterface(worker.stdout)) if (Number(line) > 0.15) worker.kill('SIGKILL');
    await ended;
    await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]), { timeout: 20_000 });
    expect(fs.existsSync(world.at('looped-1'))).toBe(false);
    expect(await finish()).toEqual(['looped-1']);
  });

  it('ends with everything it started when it is cancelled', async () => {
    const controller = new AbortController();
    const { fitLengthJob } = await import('./operations/video.ts');
    const made = world.at('cancelled.mp4');
    const running = world.engine.run(fitLengthJob(source, 600, 'loop', made), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('cancelled')),
    });
    await expect(running).rejects.toThrow('cancelled');
    await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]), { timeout: 20_000 });
    expect(fs.readdirSync(world.folder).filter((name) => name.startsWith('cancelled'))).toEqual([]);
  });
});
