import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { AUDIO_UPLOAD_BYTES, IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, pendingWrites } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { greyFilm } from '../../media/testing/real-media.ts';
import type { StorageDriver } from './drivers/driver.ts';
import { insertFile, prepareFile } from './keep-file.ts';
import type { FileToKeep } from './kept-file.ts';
import { aacFile, filmFile, m4aFile, wavFile } from './media/testing/media-files.ts';
import { isPublicAddress } from './public-address.ts';
import { sweepStorage } from './sweep.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

const HOUR = 60 * 60 * 1000;
let world: StorageWorld;
let user: Principal;
let png: Buffer;

beforeAll(async () => {
  world = await createStorageWorld();
  user = await world.newFounder();
  png = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

const toKeep = (changes: Partial<FileToKeep> = {}): FileToKeep => ({
  source: { bytes: png },
  contentType: 'image/png',
  organisationId: user.organisationId,
  userId: user.userId,
  projectId: undefined,
  name: 'lighthouse',
  fromType: 'result',
  shareType: 'public',
  ...changes,
});

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.deps.files.driver.list()) keys.push(key);
  return keys;
}

describe('keeping a file', () => {
  it('stores bytes and a smaller copy, and the row owns both', async () => {
    const prepared = await prepareFile(world.deps, toKeep());
    const { id } = await world.deps.db.transaction((tx) => insertFile(tx, prepared));
    const [row] = await world.deps.db.select().from(files);
    expect(row).toMatchObject({
      id,
      width: 640,
      height: 320,
      name: 'lighthouse.png',
      contentType: 'image/png',
    });
    expect(row?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(row?.placeholder?.length).toBeLessThan(1024);
    expect(await storedKeys()).toEqual(expect.arrayContaining([row?.key, row?.thumbnailKey]));
    expect(await world.deps.db.select().from(pendingWrites)).toEqual([]);
    world.deps.clock.advance(2 * HOUR);
    expect(await sweepStorage(world.deps)).toBe(0);
    expect(await world.deps.files.driver.head(prepared.key)).toEqual({ size: prepared.size });
  });

  it('sweeps files that a crash left without a row, but not within the hour', async () => {
    const prepared = await prepareFile(world.deps, toKeep());
    world.deps.clock.advance(HOUR - 1);
    expect(await sweepStorage(world.deps)).toBe(0);
    world.deps.clock.advance(2);
    expect(await sweepStorage(world.deps)).toBe(2);
    expect(await world.deps.files.driver.head(prepared.key)).toBeUndefined();
    const late = world.deps.db.transaction((tx) => insertFile(tx, prepared));
    await expect(late).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  it('leaves the file to the sweep when the transaction of its row rolls back', async () => {
    const prepared = await prepareFile(world.deps, toKeep());
    const rolledBack = world.deps.db.transaction(async (tx) => {
      await insertFile(tx, prepared);
      throw new Error('the worker died');
    });
    await expect(rolledBack).rejects.toThrow('the worker died');
    world.deps.clock.advance(HOUR + 1);
    expect(await sweepStorage(world.deps)).toBe(2);
  });

  it('declares the keys before it writes, so that bytes in a store that then failed are swept', async () => {
    const down = () => Promise.reject(new Error('no space left'));
    const driver: StorageDriver = { ...world.deps.files.driver, put: down, delete: down };
    const deps = { ...world.deps, files: { ...world.deps.files, driver } };
    await expect(prepareFile(deps, toKeep())).rejects.toThrow('no space left');
    expect(await world.deps.db.select().from(pendingWrites)).toHaveLength(2);
    world.deps.clock.advance(HOUR + 1);
    expect(await sweepStorage(world.deps)).toBe(2);
  });

  it('accepts a picture that was made here beyond the limit of uploads', async () => {
    const [width, height] = [3300, 3300];
    const raw = { width, height, channels: 3 as const };
    const grain = sharp(randomBytes(3 * width * height), { raw });
    const bytes = await grain.png({ compressionLevel: 0 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(IMAGE_UPLOAD_BYTES);
    const provenance = { what: 'upscale', engine: 'builtin', builtin: true };
    expect(await prepareFile(world.deps, toKeep({ source: { bytes }, provenance }))).toMatchObject({
      width,
      height,
    });
    await expect(prepareFile(world.deps, toKeep({ source: { bytes } }))).rejects.toMatchObject({
      code: 'file_too_large',
    });
    world.deps.clock.advance(HOUR + 1);
    await sweepStorage(world.deps);
  });

  it('accepts generated sound beyond the limit of uploads', async () => {
    const bytes = wavFile(AUDIO_UPLOAD_BYTES);
    const sound = { source: { bytes }, contentType: 'audio/wav' };
    const provenance = { what: 'speech', engine: 'voices', builtin: false };
    expect(await prepareFile(world.deps, toKeep({ ...sound, provenance }))).toMatchObject({
      durationMs: AUDIO_UPLOAD_BYTES / 8,
    });
    await expect(prepareFile(world.deps, toKeep(sound))).rejects.toMatchObject({ code: 'file_too_large' });
    world.deps.clock.advance(HOUR + 1);
    await sweepStorage(world.deps);
  });

  it('keeps keys declared that the sweep could not remove', async () => {
    await prepareFile(world.deps, toKeep());
    world.deps.clock.advance(HOUR + 1);
    const down: StorageDriver = {
      ...world.deps.files.driver,
      delete: () => Promise.reject(new Error('down')),
    };
    expect(await sweepStorage({ ...world.deps, files: { ...world.deps.files, driver: down } })).toBe(0);
    expect(await sweepStorage(world.deps)).toBe(2);
  });

  it('removes a damaged picture at once', async () => {
    const before = await storedKeys();
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .png()
      .toBuffer();
    const middle = Math.floor(whole.length / 2);
    const damaged = Buffer.concat([whole.subarray(0, middle), Buffer.alloc(64), whole.subarray(middle + 64)]);
    const kept = prepareFile(world.deps, toKeep({ source: { bytes: damaged } }));
    await expect(kept).rejects.toMatchObject({ code: 'image_unreadable' });
    expect(await storedKeys()).toEqual(before);
    expect(await world.deps.db.select().from(pendingWrites)).toEqual([]);
  });

  it('fetches an internal address only if it is the operator’s own engine', async () => {
    const engine = http
      .createServer(({ url }, response) => {
        if (url === '/moved') response.writeHead(302, { location: '/a.png' }).end();
        else response.end(png);
      })
      .listen(0, '127.0.0.1');
    await once(engine, 'listening');
    const { port } = engine.address() as AddressInfo;
    const { files: kept } = world.deps;
    const deps = (engineOrigins: string[]) => ({
      ...world.deps,
      files: { ...kept, mayReach: isPublicAddress, engineOrigins: new Set(engineOrigins) },
    });
    const origin = `http://127.0.0.1:${port}`;
    const result = toKeep({ source: { url: `${origin}/a.png` } });
    // Another service of the same machine is not the engine.
    for (const others of [[], ['http://127.0.0.1:1'], [`https://127.0.0.1:${port}`]])
      await expect(prepareFile(deps(others), result)).rejects.toMatchObject({ code: 'task_engine_stopped' });
    const moved = toKeep({ source: { url: `${origin}/moved`, stay: true } });
    await expect(prepareFile(deps([origin]), moved)).rejects.toMatchObject({ code: 'task_engine_stopped' });
    const followed = toKeep({ source: { url: `${origin}/moved` } });
    expect(await prepareFile(deps([origin]), followed)).toMatchObject({ width: 640 });
    expect(await prepareFile(deps([origin]), result)).toMatchObject({ width: 640, height: 320 });
    const provenance = { what: 'shoe', engine: 'hosted', builtin: false };
    const other = { ...result, contentType: 'image/jpeg', provenance };
    expect(await prepareFile(deps([origin]), other)).toMatchObject({ contentType: 'image/png' });
    const video = { ...other, contentType: 'video/mp4' };
    await expect(prepareFile(deps([origin]), video)).rejects.toMatchObject({
      code: 'file_type_mismatch',
    });
    engine.close();
  });

  it('stores smaller copies of a video’s poster, and its size', async () => {
    const poster = path.join(world.deps.files.incoming, 'poster.png');
    fs.writeFileSync(poster, png);
    const mp4 = await filmFile('mp4');
    const video = toKeep({ source: { bytes: mp4 }, contentType: 'video/mp4', poster: { path: poster } });
    const prepared = await prepareFile(world.deps, video);
    expect(prepared).toMatchObject({ width: 640, height: 320, contentType: 'video/mp4' });
    expect(prepared.placeholder).toMatch(/^data:image\/webp/);
    const thumbnail = await world.deps.files.driver.read(prepared.thumbnailKey ?? '');
    expect((await sharp(thumbnail && (await buffer(thumbnail))).metadata()).width).toBe(512);
    fs.rmSync(poster);
  });

  it('keeps sound that an engine delivers as AAC, alone or in an MP4', async () => {
    const provenance = { what: 'voice', engine: 'hosted', builtin: false };
    const m4a = toKeep({ source: { bytes: await m4aFile() }, contentType: 'audio/x-m4a', provenance });
    expect(await prepareFile(world.deps, m4a)).toMatchObject({
      name: 'lighthouse.m4a',
      contentType: 'audio/mp4',
      durationMs: 1003,
      audioCodec: 'aac',
      width: null,
    });
    const aac = toKeep({ source: { bytes: aacFile() }, contentType: 'audio/aac', provenance });
    expect(await prepareFile(world.deps, aac)).toMatchObject({ name: 'lighthouse.aac', sampleRate: 48_000 });
    const film = toKeep({ source: { bytes: await filmFile('mp4') }, contentType: 'audio/mp4', provenance });
    await expect(prepareFile(world.deps, film)).rejects.toMatchObject({ code: 'media_unreadable' });
  });

  it('writes the provenance into sound and video as they are stored', async () => {
    const provenance = { what: 'lip-sync', engine: 'builtin', builtin: true };
    const storedAs = async (key: string) => {
      const stream = await world.deps.files.driver.read(key);
      if (!stream) throw new Error('not stored');
      return buffer(stream);
    };
    const from = path.join(world.deps.files.incoming, 'made.mp4');
    fs.writeFileSync(from, await filmFile('mp4'));
    const before = fs.readdirSync(world.deps.files.incoming);
    for (const file of [
      { source: { path: from }, contentType: 'video/mp4' },
      { source: { bytes: wavFile() }, contentType: 'audio/wav' },
    ]) {
      const { key, id, size, sha256 } = await prepareFile(world.deps, toKeep({ ...file, provenance }));
      const stored = await storedAs(key);
      expect(stored.includes(`<dc:identifier>urn:uuid:${id}</dc:identifier>`)).toBe(true);
      expect({ size, sha256 }).toEqual({
        size: stored.length,
        sha256: createHash('sha256').update(stored).digest('hex'),
      });
      const upload = await prepareFile(world.deps, toKeep(file));
      expect((await storedAs(upload.key)).includes('xmp')).toBe(false);
    }
    expect(fs.readdirSync(world.deps.files.incoming)).toEqual(before);
    fs.rmSync(from);
  });

  it('shows the label in a generated video and its poster, and in no upload', async () => {
    const labelling = {
      ...world.deps,
      files: { ...world.deps.files, site: 'cn' as const, visibleLabel: true },
    };
    const film = { width: 320, height: 160, framesPerSecond: 10, frames: 3, luma: () => 200 };
    const bytes = Buffer.from(await greyFilm(film));
    const poster = path.join(world.deps.files.incoming, 'poster.png');
    fs.writeFileSync(poster, png);
    const before = new Set(fs.readdirSync(world.deps.files.incoming));
    const video = toKeep({ source: { bytes }, contentType: 'video/mp4', poster: { path: poster } });
    const provenance = { what: 'lip-sync', engine: 'builtin', builtin: true };
    const thumbnailOf = async (file: FileToKeep) => {
      const { key, thumbnailKey, durationMs } = await prepareFile(labelling, file);
      const [stored, still] = await Promise.all(
        [key, thumbnailKey ?? ''].map(async (each) =>
          buffer((await world.deps.files.driver.read(each)) as never),
        ),
      );
      return { isAsGiven: stored?.subarray(0, bytes.length).equals(bytes), still, durationMs };
    };
    const made = await thumbnailOf({ ...video, provenance });
    const uploaded = await thumbnailOf(video);
    expect([made.isAsGiven, uploaded.isAsGiven]).toEqual([false, true]);
    expect(made.durationMs).toBe(uploaded.durationMs);
    expect(made.still?.equals(uploaded.still as Buffer)).toBe(false);
    const left = fs.readdirSync(world.deps.files.incoming).filter((name) => !before.has(name));
    expect(left).toEqual(['media']);
    fs.rmSync(poster);
  });

  it('writes the provenance into a generated picture', async () => {
    const provenance = { what: 'ai-image-generator', engine: 'sketch', builtin: true };
    const prepared = await prepareFile(world.deps, toKeep({ provenance }));
    const stream = await world.deps.files.driver.read(prepared.key);
    expect(stream && (await text(stream))).toContain('digitalsourcetype/algorithmicMedia');
  });

  it('shows the label in the picture and its smaller copy if it is switched on, and only then', async () => {
    const provenance = { what: 'ai-image-generator', engine: 'sketch', builtin: true };
    const labelling = {
      ...world.deps,
      files: { ...world.deps.files, site: 'cn' as const, visibleLabel: true },
    };
    const colours = async (key: string | null) => {
      const stream = await world.deps.files.driver.read(key ?? '');
      const stats = await sharp(stream && (await buffer(stream))).stats();
      return stats.channels[0]?.stdev ?? 0;
    };
    const labelled = await prepareFile(labelling, toKeep({ provenance }));
    expect(await colours(labelled.key)).toBeGreaterThan(1);
    expect(await colours(labelled.thumbnailKey)).toBeGreaterThan(1);
    const stored = await world.deps.files.driver.read(labelled.key);
    expect(stored && (await text(stored))).toContain('<TC260:AIGC>');
    const uploaded = await prepareFile(labelling, toKeep());
    expect(await colours(uploaded.key)).toBe(0);
    const unlabelled = await prepareFile(world.deps, toKeep({ provenance }));
    expect(await colours(unlabelled.key)).toBe(0);
  });

  it.each([
    [
      'a page instead of a picture',
      { source: { bytes: Buffer.from('<html>busy</html>') } },
      'file_type_mismatch',
    ],
    ['another type than it says', { contentType: 'image/webp' }, 'file_type_mismatch'],
    ['a type that is not kept', { contentType: 'text/html' }, 'unsupported_file_type'],
  ] as const)('refuses %s', async (_what, changes, code) => {
    await expect(prepareFile(world.deps, toKeep(changes as Partial<FileToKeep>))).rejects.toMatchObject({
      code,
    });
  });
});
