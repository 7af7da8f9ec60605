import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../key.ts';
import { type S3Store, startS3Store } from '../testing/s3-store.ts';
import { diskDriver } from './disk.ts';
import type { StorageDriver } from './driver.ts';
import { s3Driver } from './s3.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-drivers-'));
const settings = realStore() ?? {
  endpoint: '',
  region: 'us-east-1',
  bucket: 'files',
  accessKeyId: 'a key',
  secretAccessKey: 'a secret',
};
let store: S3Store | undefined;
const made: Partial<Record<'disk' | 's3', StorageDriver>> = {};

beforeAll(async () => {
  if (settings.endpoint === '') {
    store = await startS3Store(settings.bucket, settings);
    settings.endpoint = store.endpoint;
  } else await makeBucket();
  made.disk = diskDriver(path.join(folder, 'disk'));
  made.s3 = s3Driver(settings);
});
afterAll(async () => {
  await store?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function newClient(): S3Client {
  const { endpoint, region } = settings;
  return new S3Client({ endpoint, region, credentials: settings, forcePathStyle: true });
}

/** The product does not create its bucket. */
async function makeBucket(): Promise<void> {
  const client = newClient();
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
}

/**
 * The store that `S3_REAL` names: endpoint, bucket, key and secret, separated by spaces (scripts/radosgw.sh prints it).
 */
function realStore() {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = (process.env['S3_REAL'] ?? '').split(' ');
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region: 'us-east-1', bucket, accessKeyId, secretAccessKey };
}

describe.each(['disk', 's3'] as const)('driver %s', (name) => {
  const driver = () => {
    const found = made[name];
    if (!found) throw new Error('not started');
    return found;
  };
  const key = () => newKey(new Date('2026-03-01T00:00:00Z'), 'mp4');
  const about = (size: number) => ({ contentType: 'video/mp4', size });

  it('returns the bytes that were written', async () => {
    const at = key();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await driver().put(at, { bytes }, about(bytes.length));
    expect(await driver().head(at)).toEqual({ size: 70_000 });
    const stream = await driver().read(at);
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  it('stores a local file and leaves it in place', async () => {
    const at = key();
    const local = path.join(folder, 'local');
    fs.writeFileSync(local, 'a film');
    await driver().put(at, { path: local }, about(6));
    const stream = await driver().read(at);
    expect(stream && (await text(stream))).toBe('a film');
    expect(fs.existsSync(local)).toBe(true);
  });

  it('reads a range, both ends included', async () => {
    const at = key();
    await driver().put(at, { bytes: Buffer.from('0123456789') }, about(10));
    const stream = await driver().read(at, { start: 3, end: 6 });
    expect(stream && (await text(stream))).toBe('3456');
  });

  it('replaces, deletes, and deletes again', async () => {
    const at = key();
    await driver().put(at, { bytes: Buffer.from('one') }, about(3));
    await driver().put(at, { bytes: Buffer.from('three') }, about(5));
    expect(await driver().head(at)).toEqual({ size: 5 });
    await driver().delete(at);
    await driver().delete(at);
    expect(await driver().head(at)).toBeUndefined();
    expect(await driver().read(at)).toBeUndefined();
  });

  it('lists every key', async () => {
    const keys = [key(), key(), `${key()}.thumbnail.webp`];
    for (const at of keys) await driver().put(at, { bytes: Buffer.from('x') }, about(1));
    const listed: string[] = [];
    for await (const at of driver().list()) listed.push(at);
    expect(listed).toEqual(expect.arrayContaining(keys));
  });

  it('is healthy', async () => {
    await expect(driver().checkHealth()).resolves.toBeUndefined();
  });

  it.each([
    // Without the check these would land in the test's own folder.
    '../escaped.png',
    'a/../../escaped.png',
    '2026/03/../../secret.png',
    '2026/03/a.png',
    '',
    '2026/03/0123456789abcdef0123456789abcdef.png\0.webp',
    '2026\\03\\0123456789abcdef0123456789abcdef.png',
  ])('refuses the key %j', async (bad) => {
    await expect(driver().put(bad, { bytes: Buffer.from('x') }, about(1))).rejects.toThrow('storage key');
    await expect(driver().read(bad)).rejects.toThrow('storage key');
    expect(fs.readdirSync(folder)).not.toContain('escaped.png');
  });
});

describe('disk', () => {
  it('leaves nothing behind when a write fails half way', async () => {
    const root = path.join(folder, 'short');
    const at = newKey(new Date(), 'png');
    const write = diskDriver(root).put(
      at,
      { bytes: Buffer.from('abc') },
      { contentType: 'image/png', size: 4 },
    );
    await expect(write).rejects.toMatchObject({ code: 'storage_unavailable' });
    const left = fs.readdirSync(root, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('keeps every one of many files that are written at once', async () => {
    const driver = diskDriver(path.join(folder, 'many'));
    const keys = Array.from({ length: 20 }, () => newKey(new Date(), 'png'));
    await Promise.all(
      keys.map((at) =>
        driver.put(at, { bytes: Buffer.from(at) }, { contentType: 'image/png', size: at.length }),
      ),
    );
    for (const at of keys) expect(await driver.head(at)).toEqual({ size: at.length });
  });

  it('sweeps files of killed writes, but none that is still being written, and no finished ones', async () => {
    const root = path.join(folder, 'killed');
    const driver = diskDriver(root);
    const at = newKey(new Date(), 'png');
    await driver.put(at, { bytes: Buffer.from('abc') }, { contentType: 'image/png', size: 3 });
    const [dead, alive] = ['dead', 'alive'].map((name) => path.join(root, '.partial', name));
    const before = new Date('2026-03-01T12:00:00Z');
    for (const [file = '', seconds] of [
      [dead, -1],
      [alive, 1],
      [path.join(root, at), -1],
    ] as const) {
      fs.appendFileSync(file, 'x');
      const touched = new Date(before.getTime() + seconds * 1000);
      fs.utimesSync(file, touched, touched);
    }
    expect(await driver.sweepUnfinished(before)).toBe(1);
    expect(fs.readdirSync(path.join(root, '.partial'))).toEqual(['alive']);
    expect(await driver.head(at)).toEqual({ size: 4 });
    expect(await diskDriver(path.join(folder, 'nothing-yet')).sweepUnfinished(before)).toBe(0);
  });

  it('says which folder cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    fs.writeFileSync(file, '');
    await expect(diskDriver(path.join(file, 'files')).checkHealth()).rejects.toThrow(
      `Files cannot be written to the folder ${file}`,
    );
  });
});

describe('S3', () => {
  const put = (changes: Partial<typeof settings>) =>
    s3Driver({ ...settings, ...changes }).put(
      newKey(new Date(), 'png'),
      { bytes: Buffer.from('x') },
      { contentType: 'image/png', size: 1 },
    );

  it('says which bucket is missing', async () => {
    const driver = s3Driver({ ...settings, bucket: 'nowhere' });
    await expect(driver.checkHealth()).rejects.toThrow('The bucket nowhere does not exist');
  });

  it('verifies each signature: a wrong secret or key is refused', async () => {
    const refused = { code: 'storage_unavailable' };
    await expect(put({ secretAccessKey: 'another secret' })).rejects.toMatchObject(refused);
    await expect(put({ accessKeyId: 'another' })).rejects.toMatchObject(refused);
    await expect(s3Driver({ ...settings, secretAccessKey: 'x' }).checkHealth()).rejects.toThrow(
      'refuses the keys',
    );
    await expect(put({})).resolves.toBeUndefined();
  });

  it('verifies conditions: one of many concurrent writers creates a key', async () => {
    const { bucket: Bucket } = settings;
    const client = newClient();
    const Key = newKey(new Date(), 'png');
    const writes = await Promise.allSettled(
      ['one', 'two', 'three'].map((Body) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' })),
      ),
    );
    expect(writes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    client.destroy();
  });

  it('lists more keys than a page has', async () => {
    const driver = s3Driver(settings);
    const keys = Array.from({ length: 1010 }, () => newKey(new Date('2025-01-01'), 'png'));
    const about = { contentType: 'image/png', size: 1 };
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(
        keys.slice(at, at + 50).map((key) => driver.put(key, { bytes: Buffer.from('x') }, about)),
      );
    }
    const listed = new Set<string>();
    for await (const key of driver.list()) listed.add(key);
    expect(keys.filter((key) => !listed.has(key))).toEqual([]);
  });
});
