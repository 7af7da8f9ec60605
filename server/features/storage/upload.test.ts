import fs from 'node:fs';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { AUDIO_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, pendingWrites } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { storageUnavailable } from './drivers/driver.ts';
import {
  aacFile,
  aviFile,
  filmFile,
  m4aFile,
  mp3File,
  soundFile,
  wavFile,
} from './media/testing/media-files.ts';
import { releasePendingWrites } from './store.ts';
import { sweepStorage } from './sweep.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';
import { signUploadToken } from './upload-token.ts';

const MINUTE = 60_000;
let world: StorageWorld;
let server: StorageServer;
let user: Principal & { projectId: string };
let jpeg: Buffer;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  user = await world.newFounder();
  jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa3322' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});
/** An MP4 box that readers skip. */
function freeSpace(size: number): Buffer {
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size);
  box.write('free', 4, 'latin1');
  return box;
}

interface Answer {
  status: number;
  code: number;
  data: Record<string, unknown>;
}

async function answerOf(response: Response): Promise<Answer> {
  const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
  return { status: response.status, code, data };
}

async function askToken(query: Record<string, string>): Promise<Answer> {
  const asked = new URLSearchParams({ file_name: 'cat.jpg', content_type: 'image/jpeg', ...query });
  const headers = { authorization: `Bearer ${server.tokenOf(user)}` };
  return answerOf(await fetch(`${server.origin}/api.v1/storage/upload/token?${asked}`, { headers }));
}

async function put(
  url: unknown,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(await fetch(new URL(String(url), server.origin), { method: 'PUT', body, headers }));
}

async function upload(body: Buffer, query: Record<string, string> = {}): Promise<Answer> {
  const { data } = await askToken(query);
  return put(data['upload_url'], new Uint8Array(body));
}

const refusal = (code: ErrorCode) => ({ status: ERRORS[code].status, code: ERRORS[code].number });

describe('an upload', () => {
  it('becomes a file with a smaller copy', async () => {
    const { status, data } = await upload(jpeg, { size: String(jpeg.length), project_id: user.projectId });
    expect(status).toBe(200);
    const { origin } = server;
    expect(data).toMatchObject({ domain: origin, content_type: 'image/jpeg', width: 300, height: 200 });
    expect(data['full_path']).toBe(origin + String(data['path']));
    for (const address of [data['path'], data['thumbnail']]) {
      expect((await fetch(new URL(String(address), server.origin))).status).toBe(200);
    }
    const rows = await world.deps.db.select().from(files);
    expect(rows).toMatchObject([{ userId: user.userId, projectId: user.projectId, fromType: 'temp' }]);
  });

  it('works with the path under /open too, and with the defaults of the specification', async () => {
    const headers = { authorization: `Bearer ${server.tokenOf(user)}` };
    const query = 'file_name=a.jpg&content_type=image/jpeg&from_type=temp&folder_id=0&project_id=0';
    const { data } = await answerOf(
      await fetch(`${server.origin}/api.v1/open/storage/upload/token?${query}`, { headers }),
    );
    expect(await put(data['upload_url'], new Uint8Array(jpeg))).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'audio/wav',
      wavFile(16_000),
      null,
      { duration: 2, frame_rate: null, audio_codec: 'pcm-s16', sample_rate: 8000 },
    ],
    ['audio/mp3', mp3File(), null, { duration: 0.522, audio_codec: 'mp3', audio_channels: 2 }],
    [
      'video/mp4',
      filmFile('mp4', { sound: 'aac' }),
      64,
      { duration: 3, video_codec: 'avc', audio_codec: 'aac' },
    ],
    [
      'video/quicktime',
      filmFile('mov', { frameRate: 25, frames: 50 }),
      64,
      { duration: 2, frame_rate: 25, rotation: 0 },
    ],
    ['audio/x-m4a', m4aFile(), null, { audio_codec: 'aac', sample_rate: 48_000 }],
    ['audio/aac', aacFile(), null, { audio_codec: 'aac', audio_channels: 2 }],
    ['video/avi', aviFile(Buffer.alloc(99)), 64, { duration: 1, frame_rate: 25, audio_codec: 'pcm-s16' }],
  ])('accepts %s and returns its media facts', async (type, made, width, playback) => {
    const bytes = await made;
    expect(await upload(bytes, { content_type: type })).toMatchObject({
      status: 200,
      data: { kind: type.split('/')[0], size: bytes.length, width, thumbnail: null, playback },
    });
  });

  it.each(['video/mp4', 'video/quicktime', 'audio/mp4'])(
    'accepts sound alone as sound, whatever its container is declared as (%s)',
    async (type) => {
      const bytes = type === 'video/quicktime' ? await soundFile('mov') : await soundFile('mp4');
      expect(await upload(bytes, { content_type: type, file_name: 'talk.mp4' })).toMatchObject({
        status: 200,
        data: { kind: 'audio', path: expect.stringMatching(/\.m4a$/), playback: { duration: 1.003 } },
      });
      const branded = Buffer.from(bytes);
      branded.write('M4A ', 8, 'latin1');
      expect(await upload(branded, { content_type: type })).toMatchObject({ data: { kind: 'audio' } });
    },
  );

  it('applies the limit of sound to sound that came as a video', async () => {
    const bytes = Buffer.concat([await soundFile('mp4'), freeSpace(AUDIO_UPLOAD_BYTES)]);
    expect(await upload(bytes, { content_type: 'video/mp4' })).toMatchObject(refusal('file_too_large'));
  });

  it('reports that a WebM without pictures has none', async () => {
    const bytes = await soundFile('webm');
    expect(await upload(bytes, { content_type: 'video/webm' })).toMatchObject(
      refusal('media_without_picture'),
    );
  });

  it('lists uploads of one kind', async () => {
    const headers = { authorization: `Bearer ${server.tokenOf(user)}` };
    const kindsOf = async (query: string) => {
      const { data } = await answerOf(
        await fetch(`${server.origin}/api.v1/storage/files?limit=100${query}`, { headers }),
      );
      return new Set((data['items'] as { kind: string }[]).map(({ kind }) => kind));
    };
    expect(await kindsOf('')).toEqual(new Set(['image', 'audio', 'video']));
    expect(await kindsOf('&kind=audio')).toEqual(new Set(['audio']));
  });

  it.each([
    ['video/mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2'), Buffer.alloc(500)])],
    ['video/mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2')],
    ['audio/wav', wavFile(0)],
  ])('refuses a truncated %s', async (type, bytes) => {
    const before = (await world.deps.db.select().from(files)).length;
    expect(await upload(bytes, { content_type: type })).toMatchObject(refusal('media_unreadable'));
    expect(await world.deps.db.select().from(files)).toHaveLength(before);
  });

  it.each([true, false])(
    'keeps every byte of a picture of several megabytes (length sent: %s)',
    async (sent) => {
      const side = 1500;
      const raw = Buffer.from(
        Uint32Array.from({ length: (side * side * 3) / 4 }, (_, at) => at * 2654435761).buffer,
      );
      const png = await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      const { data } = await askToken({ content_type: 'image/png' });
      const answer = await (sent
        ? put(data['upload_url'], new Uint8Array(png))
        : putChunked(String(data['upload_url']), png));
      expect(answer).toMatchObject({ status: 200, data: { size: png.length } });
      const stored = await fetch(new URL(String(answer.data['path']), server.origin));
      const same = Buffer.from(await stored.arrayBuffer()).equals(png);
      expect(same).toBe(true);
    },
  );

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\temp\\cat.jpg', 'cat.jpg'],
    ['cat\u202Egpj.exe', 'catgpj.jpg'],
    ['a\r\nb\u0007.jpg', 'ab.jpg'],
    ['猫的照片.jpeg', '猫的照片.jpeg'],
    ['..', 'file.jpg'],
    [`${'x'.repeat(250)}.jpg`, `${'x'.repeat(240)}.jpg`],
  ])('reduces the name %j to %j', async (name, kept) => {
    const { data } = await upload(jpeg, { file_name: name });
    const rows = await world.deps.db.select().from(files);
    expect(rows.find(({ id }) => id === data['id'])?.name).toBe(kept);
  });
});

describe('a token is refused for', () => {
  it.each([
    ['SVG', { content_type: 'image/svg+xml' }, 'unsupported_file_type'],
    ['a page', { content_type: 'text/html' }, 'unsupported_file_type'],
    ['a name of the prototype', { content_type: '__proto__' }, 'unsupported_file_type'],
    ['a picture over the limit', { size: String(31 * 1024 * 1024) }, 'file_too_large'],
    ['a name with NUL', { file_name: 'a\0b.jpg' }, 'invalid_input'],
    ['a project of nobody', { project_id: crypto.randomUUID() }, 'not_found'],
    ['a size of 0', { size: '0' }, 'invalid_input'],
  ] as const)('%s', async (_what, query, code) => {
    expect(await askToken(query)).toMatchObject(refusal(code));
  });
});

describe('an upload is refused', () => {
  it('the second time', async () => {
    const { data } = await askToken({});
    expect(await put(data['upload_url'], new Uint8Array(jpeg))).toMatchObject({ status: 200 });
    expect(await put(data['upload_url'], new Uint8Array(jpeg))).toMatchObject(refusal('upload_token_used'));
  });

  it.each([
    ['image/jpeg', () => jpeg],
    ['audio/wav', wavFile],
  ])('the second time, while %s is still being sent', async (type, make) => {
    const { data } = await askToken({ content_type: type });
    expect(await put(data['upload_url'], new Uint8Array(make()))).toMatchObject({ status: 200 });
    expect(await putWithoutEnd(String(data['upload_url']))).toMatchObject(refusal('upload_token_used'));
  });

  it('in all but one of many at the same time, leaving nothing that the sweep does not take', async () => {
    const { data } = await askToken({});
    const before = (await world.deps.db.select().from(files)).length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => put(data['upload_url'], new Uint8Array(jpeg))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.deps.db.select().from(files)).toHaveLength(before + 1);
    world.deps.clock.advance(61 * MINUTE);
    await sweepStorage(world.deps);
    expect(await world.deps.db.select().from(pendingWrites)).toEqual([]);
  });

  it('more than ten minutes after its token', async () => {
    const { data } = await askToken({});
    world.deps.clock.advance(10 * MINUTE + 1);
    expect(await put(data['upload_url'], new Uint8Array(jpeg))).toMatchObject(
      refusal('upload_token_invalid'),
    );
  });

  it('with a token that was changed or made elsewhere', async () => {
    const { data } = await askToken({});
    const address = String(data['upload_url']);
    const other = address.replace(/(.)$/, (last) => (last === 'A' ? 'B' : 'A'));
    const foreign = signUploadToken(Buffer.from('another secret'), {
      user: user.userId,
      organisation: user.organisationId,
      session: user.tokenHash,
      name: 'a.jpg',
      type: 'image/jpeg',
      from: 'temp',
      share: 'public',
      ends: world.deps.clock.now().getTime() + MINUTE,
    });
    for (const bad of [
      other,
      `/api.v1/storage/upload/${foreign}`,
      '/api.v1/storage/upload/x',
      `${address}.x`,
    ]) {
      expect(await put(bad, new Uint8Array(jpeg))).toMatchObject(refusal('upload_token_invalid'));
    }
  });

  it.each([
    ['image/jpeg', () => jpeg],
    ['audio/wav', wavFile],
  ])('when it broke off, and can be sent again (%s)', async (type, make) => {
    const bytes = make();
    const { data } = await askToken({ size: String(bytes.length), content_type: type });
    await new Promise<void>((resolve) => {
      const sent = http.request(new URL(String(data['upload_url']), server.origin), {
        method: 'PUT',
        headers: { 'content-length': bytes.length },
      });
      sent.once('error', () => resolve());
      sent.write(bytes.subarray(0, 100), () => sent.destroy());
      sent.once('close', () => resolve());
    });
    expect(await put(data['upload_url'], new Uint8Array(bytes))).toMatchObject({ status: 200 });
  });

  it.each([
    ['image/jpeg', () => jpeg],
    ['audio/wav', wavFile],
  ])('when it is larger or smaller than declared, by its header or by its bytes (%s)', async (type, make) => {
    const bytes = make();
    for (const size of [bytes.length - 1, bytes.length + 1]) {
      const { data } = await askToken({ size: String(size), content_type: type });
      const mismatch = refusal('upload_size_mismatch');
      expect(await put(data['upload_url'], new Uint8Array(bytes))).toMatchObject(mismatch);
      expect(await putChunked(String(data['upload_url']), bytes)).toMatchObject(mismatch);
    }
  });

  it.each([
    ['audio/wav', 15],
    ['image/png', 30],
  ])('when it is larger than %s may be, without a length', async (type, megabytes) => {
    const { data } = await askToken({ content_type: type });
    const body = Buffer.alloc(megabytes * 1024 * 1024 + 1);
    expect(await putChunked(String(data['upload_url']), body)).toMatchObject(refusal('file_too_large'));
  });

  it.each([
    ['image/jpeg', 'upload_size_mismatch'],
    ['audio/wav', 'upload_size_mismatch'],
  ] as const)('with the first byte too many, while %s is still being sent', async (type, code) => {
    const { data } = await askToken({ content_type: type, size: '1000' });
    expect(await putWithoutEnd(String(data['upload_url']))).toMatchObject(refusal(code));
  });

  it('when it is empty', async () => {
    const { data } = await askToken({});
    expect(await put(data['upload_url'], new Uint8Array(0))).toMatchObject(refusal('upload_size_mismatch'));
  });

  it('when its header has another type', async () => {
    const { data } = await askToken({});
    const answer = await put(data['upload_url'], new Uint8Array(jpeg), { 'content-type': 'image/png' });
    expect(answer).toMatchObject(refusal('file_type_mismatch'));
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ])('when a JPEG is %s', async (_what, bytes) => {
    expect(await upload(bytes)).toMatchObject(refusal('file_type_mismatch'));
  });

  it('when the disk is full, with an error that can be retried', async () => {
    const { driver } = world.deps.files;
    const { data } = await askToken({});
    world.deps.files.driver = { ...driver, put: () => Promise.reject(storageUnavailable('ENOSPC')) };
    const answer = await put(data['upload_url'], new Uint8Array(jpeg));
    world.deps.files.driver = driver;
    expect(answer).toMatchObject(refusal('storage_unavailable'));
    expect(await put(data['upload_url'], new Uint8Array(jpeg))).toMatchObject({ status: 200 });
  });

  it('when its bytes were swept before its row, and the same address still accepts it', async () => {
    const { driver } = world.deps.files;
    const { data } = await askToken({});
    const before = (await world.deps.db.select().from(files)).length;
    const sweptAtOnce: typeof driver.put = async (key, ...rest) => {
      await driver.put(key, ...rest);
      if (key.endsWith('.webp')) await releasePendingWrites(world.deps.db, [key]);
    };
    world.deps.files.driver = { ...driver, put: sweptAtOnce };
    const answer = await put(data['upload_url'], new Uint8Array(jpeg));
    world.deps.files.driver = driver;
    expect(answer).toMatchObject(refusal('storage_unavailable'));
    expect(await world.deps.db.select().from(files)).toHaveLength(before);
    // The other key is removed at once.
    expect(await world.deps.db.select().from(pendingWrites)).toEqual([]);
    expect(await put(data['upload_url'], new Uint8Array(jpeg))).toMatchObject({ status: 200 });
  });

  it('when it cannot even be received, with the same error', async () => {
    const { incoming } = world.deps.files;
    const { data } = await askToken({ content_type: 'audio/wav' });
    world.deps.files.incoming = `${incoming}/not-there`;
    const answer = await put(data['upload_url'], new Uint8Array(wavFile()));
    world.deps.files.incoming = incoming;
    expect(answer).toMatchObject(refusal('storage_unavailable'));
  });
});

describe('after all of this', () => {
  it('no partial upload is left', async () => {
    await expect.poll(() => fs.readdirSync(world.deps.files.incoming)).toEqual([]);
  });
});

describe('the list of files', () => {
  it('has the user’s own uploads, newest first, page by page', async () => {
    const other = await world.newFounder();
    const headers = { authorization: `Bearer ${server.tokenOf(other)}` };
    const list = async (query: string) =>
      answerOf(await fetch(`${server.origin}/api.v1/storage/files?${query}`, { headers }));
    user = other;
    const ids: unknown[] = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await upload(jpeg)).data['id']);
    const first = await list('limit=2');
    const idsOf = (answer: Answer) => (answer.data['items'] as { id: string }[]).map(({ id }) => id);
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    const second = await list(`limit=2&before=${first.data['next']}`);
    expect(idsOf(second)).toEqual(ids.slice(2));
    expect(second.data['next']).toBeNull();
    expect(idsOf(await list('from_type=avatar'))).toEqual([]);
  });
});

/** Sends one kilobyte after the other and stops only when it is answered. */
function putWithoutEnd(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(new URL(address, server.origin), { method: 'PUT' }, (response) => {
      text(response).then((body) => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, ...(JSON.parse(body) as Omit<Answer, 'status'>) });
      }, reject);
    });
    const more = () => {
      if (!sent.destroyed) sent.write(Buffer.alloc(1024), () => setImmediate(more));
    };
    sent.on('error', reject);
    more();
  });
}

function putChunked(address: string, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(new URL(address, server.origin), { method: 'PUT' }, (response) => {
      text(response).then((answer) => {
        resolve({ status: response.statusCode ?? 0, ...(JSON.parse(answer) as Omit<Answer, 'status'>) });
      }, reject);
    });
    sent.once('error', reject);
    sent.write(body.subarray(0, 10));
    sent.end(body.subarray(10));
  });
}
