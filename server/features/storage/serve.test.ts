import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { uploadedFileOf } from './addresses.ts';
import { discardFiles } from './discard-files.ts';
import { insertFile, prepareFile } from './keep-file.ts';
import type { PreparedFile } from './kept-file.ts';
import { sweepStorage } from './sweep.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

let world: StorageWorld;
let server: StorageServer;
let user: Principal;
let png: Buffer;
let file: PreparedFile;
let address: string;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  user = await world.newFounder();
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  file = await keep('public');
  address = `${server.origin}/files/${file.key}`;
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function keep(shareType: 'public' | 'private', name = '猫 "cat".png'): Promise<PreparedFile> {
  const prepared = await prepareFile(world.deps, {
    source: { bytes: png },
    contentType: 'image/png',
    organisationId: user.organisationId,
    userId: user.userId,
    projectId: undefined,
    name,
    fromType: 'temp',
    shareType,
  });
  await world.deps.db.transaction((tx) => insertFile(tx, prepared));
  return prepared;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const get = (headers: Record<string, string> = {}, from = address) => fetch(from, { headers });

describe('a public file', () => {
  it('is served whole, cacheable for ever, and is never executed', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    const bytes = await bytesOf(response);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    expect(response.headers.get('content-disposition')).toMatch(/^inline; /);
  });

  it('answers HEAD with the same headers and no bytes', async () => {
    const response = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=999999-' } });
    // A range has a meaning for GET alone (RFC 9110, section 14.2).
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(file.size));
    expect(await bytesOf(response)).toHaveLength(0);
  });

  it('has a smaller copy with a separate type and entity tag', async () => {
    const [small, whole] = [await get({}, `${address}.thumbnail.webp`), await get()];
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));
    const part = await get({ range: 'bytes=0-3' }, `${address}.thumbnail.webp`);
    expect((await bytesOf(part)).toString()).toBe('RIFF');
  });

  it('is downloaded under the requested name, in any script', async () => {
    const named = (await get({}, `${address}?download=${encodeURIComponent('我的 猫/../x.exe')}`)).headers;
    expect(named.get('content-disposition')).toBe(`attachment; filename="x.png"; filename*=UTF-8''x.png`);
    const own = (await get({}, `${address}?download`)).headers.get('content-disposition');
    expect(own).toBe(`attachment; filename="_ _cat_.png"; filename*=UTF-8''%E7%8C%AB%20%22cat%22.png`);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    for (const header of [etag, `"other", W/${etag}`]) {
      const response = await get({ 'if-none-match': header });
      expect(response.status).toBe(304);
      expect(await bytesOf(response)).toHaveLength(0);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-7', 0, 8],
    ['bytes=8-', 8, undefined],
    ['bytes=-4', -4, undefined],
    ['bytes=5-999999', 5, undefined],
  ] as const)('serves the range %s', async (range, from, to) => {
    const whole = await bytesOf(await get());
    const response = await get({ range });
    expect(response.status).toBe(206);
    const part = whole.subarray(from, to);
    expect((await bytesOf(response)).equals(part)).toBe(true);
    const start = whole.length - whole.subarray(from).length;
    expect(response.headers.get('content-range')).toBe(
      `bytes ${start}-${start + part.length - 1}/${whole.length}`,
    );
  });

  it.each(['bytes=999999-', 'bytes=-0'])('has no range %s', async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${file.size}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'is served whole for %s',
    async (range) => {
      expect((await get({ range })).status).toBe(200);
    },
  );

  it('is served whole when the range is of an older version', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect((await get({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"older"' })).status).toBe(200);
  });

  it('is gone once it is discarded, and its bytes with the next sweep', async () => {
    await world.deps.db.transaction((tx) => discardFiles(tx, [file.id]));
    expect((await get()).status).toBe(404);
    expect((await get({}, `${address}.thumbnail.webp`)).status).toBe(404);
    expect(await sweepStorage(world.deps)).toBe(2);
    expect(await world.deps.files.driver.head(file.key)).toBeUndefined();
  });

  it('is not found when it is marked as deleted or its bytes are lost, and that answer is not cached for ever', async () => {
    await world.deps.files.driver.delete(file.key);
    const lost = await get();
    expect(lost.status).toBe(404);
    expect(lost.headers.get('cache-control') ?? '').not.toContain('immutable');
    await world.deps.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, file.id));
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
  });
});

describe('a file of a type that we do not serve', () => {
  it('is a download of bytes, whatever its row and its name say', async () => {
    const row = eq(files.id, file.id);
    await world.deps.db.update(files).set({ contentType: 'text/html', name: 'page.html' }).where(row);
    const { headers } = await get();
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="page\.bin"/);
  });
});

describe('a smaller copy', () => {
  it('is not found if a file has none, or its bytes are lost', async () => {
    const copy = `${address}.thumbnail.webp`;
    await world.deps.files.driver.delete(`${file.key}.thumbnail.webp`);
    expect((await get({}, copy)).status).toBe(404);
    await world.deps.db.update(files).set({ thumbnailKey: null }).where(eq(files.id, file.id));
    expect((await get({}, copy)).status).toBe(404);
  });
});

describe('a name that is not a key', () => {
  it.each([
    '..%2f..%2fetc%2fpasswd',
    '2026/03/../../../../etc/passwd',
    '%2e%2e/%2e%2e/secret',
    '2026/03/%00.png',
    'x',
    '',
    '%E0%A4%A',
  ])('%s is not found', async (path) => {
    const { statusCode } = await server.app.inject({ url: `/files/${path}` });
    expect([400, 404]).toContain(statusCode);
  });
});

describe('a private file', () => {
  const addresses = async () => {
    const kept = await keep('private');
    const given = uploadedFileOf(world.deps, kept);
    return { kept, path: server.origin + given.path, thumbnail: server.origin + given.thumbnail };
  };

  it('is served at a signed address, and not stored by shared caches', async () => {
    const { path, thumbnail } = await addresses();
    const response = await get({}, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await get({}, thumbnail)).status).toBe(200);
  });

  it('is not found without a signature, with a changed one, with that of another address, or after it expired', async () => {
    const { kept, path, thumbnail } = await addresses();
    const plain = `${server.origin}/files/${kept.key}`;
    const later = path.replace(/exp=(\d+)/, (_all, end: string) => `exp=${Number(end) + 60}`);
    const swapped = plain + thumbnail.slice(thumbnail.indexOf('?'));
    for (const bad of [plain, `${plain}?exp=9999999999&sig=`, later, swapped]) {
      expect((await get({}, bad)).status).toBe(404);
    }
    world.deps.clock.advance(60 * 60 * 1000 + 1000);
    expect((await get({}, path)).status).toBe(404);
  });
});
