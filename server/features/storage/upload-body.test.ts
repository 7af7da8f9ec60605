import { once } from 'node:events';
import fs from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import {
  drain,
  expectedBytes,
  readBody,
  readIntoFile,
  readIntoMemory,
  refuseAtOnce,
  takeBodyMemory,
  takeMemory,
} from './upload-body.ts';

const MB = 1024 * 1024;
const PICTURE = { type: 'image/png', size: undefined };
const SOUND = { type: 'audio/wav', size: undefined };
const brokenOff = {
  code: 'upload_size_mismatch',
  cause: expect.objectContaining({ message: 'the connection broke off' }),
};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-body-'));
let temporary: string;
let names = 0;
beforeEach(() => {
  names += 1;
  temporary = path.join(folder, `body-${names}`);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A request whose body the test pushes. */
function requestOf(headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}
function bodyOf(...chunks: (string | Buffer)[]): IncomingMessage {
  const request = requestOf();
  for (const chunk of chunks) request.push(chunk);
  request.push(null);
  request.complete = true;
  return request;
}
/** Error that a call throws or a promise rejects with. */
const errorOf = async (call: () => unknown): Promise<unknown> => {
  try {
    await call();
  } catch (error) {
    return error;
  }
  return 'nothing was thrown';
};
const readers: [
  string,
  (request: IncomingMessage, refuse: (seen: number) => AppError | undefined) => unknown,
][] = [
  ['memory', readIntoMemory],
  ['a file', (request, refuse) => readIntoFile(request, temporary, refuse)],
];

describe('the headers of an upload', () => {
  const refused = (allowed: Parameters<typeof refuseAtOnce>[0], headers: Record<string, string>) =>
    errorOf(() => refuseAtOnce(allowed, requestOf(headers)));

  it('may leave out the type and the length, and name the type differently', async () => {
    const jpeg = { type: 'image/jpeg', size: undefined };
    for (const headers of [
      {},
      { 'content-type': 'application/octet-stream' },
      { 'content-type': 'image/jpeg' },
      { 'content-type': 'image/jpg; q=1' },
      { 'content-length': '1' },
      { 'content-length': String(30 * MB) },
    ])
      expect(await refused(jpeg, headers)).toBe('nothing was thrown');
    expect(await refused({ ...jpeg, size: 5 }, { 'content-length': '5' })).toBe('nothing was thrown');
  });

  it.each([
    ['another type', PICTURE, { 'content-type': 'image/jpeg' }, { code: 'file_type_mismatch' }],
    ['an unknown type', PICTURE, { 'content-type': 'text/html' }, { code: 'file_type_mismatch' }],
    ['no bytes', PICTURE, { 'content-length': '0' }, { code: 'upload_size_mismatch' }],
    ['fewer bytes', { ...PICTURE, size: 5 }, { 'content-length': '4' }, { code: 'upload_size_mismatch' }],
    ['more bytes', { ...PICTURE, size: 5 }, { 'content-length': '6' }, { code: 'upload_size_mismatch' }],
    [
      'more than the type may have',
      PICTURE,
      { 'content-length': String(30 * MB + 1) },
      { code: 'file_too_large', data: { limit: 30 * MB } },
    ],
  ])('are refused with %s', async (_what, allowed, headers, refusal) => {
    expect(await refused(allowed, headers)).toMatchObject(refusal);
  });

  it('give the expected size where the token does not, else it is the limit', () => {
    expect(expectedBytes({ ...PICTURE, size: 7 }, requestOf({ 'content-length': '9' }))).toBe(7);
    expect(expectedBytes(PICTURE, requestOf({ 'content-length': '9' }))).toBe(9);
    expect(expectedBytes(PICTURE, requestOf())).toBe(30 * MB);
  });
});

describe('memory for bodies', () => {
  it('is 64 MB in all, which each body gives back', () => {
    const [first, second] = [takeMemory(60 * MB), takeMemory(4 * MB)];
    expect(takeMemory(1)).toBeUndefined();
    second?.();
    expect(takeMemory(4 * MB + 1)).toBeUndefined();
    first?.();
    const whole = takeMemory(64 * MB);
    expect(whole).toBeDefined();
    whole?.();
  });

  it('is for pictures alone, as many bytes as are expected', () => {
    expect(takeBodyMemory(SOUND, requestOf())).toBeUndefined();
    const free = takeBodyMemory({ ...PICTURE, size: 10 * MB }, requestOf());
    expect(takeMemory(54 * MB + 1)).toBeUndefined();
    const rest = takeMemory(54 * MB);
    expect(rest).toBeDefined();
    for (const release of [free, rest]) release?.();
  });
});

describe.each(readers)('a body that is read into %s', (_where, read) => {
  it('ends with its first refused byte, and leaves the connection open', async () => {
    const request = requestOf();
    const seen: number[] = [];
    const refusal = new AppError('file_too_large');
    const reading = errorOf(() =>
      read(request, (bytes) => {
        seen.push(bytes);
        return bytes > 5 ? refusal : undefined;
      }),
    );
    request.push('abc');
    await expect.poll(() => seen).toEqual([3]);
    request.push('def');
    expect(await reading).toBe(refusal);
    request.push('ghi');
    request.resume();
    await new Promise(setImmediate);
    expect(seen).toEqual([3, 6]);
    expect(request.destroyed).toBe(false);
  });

  it.each(['error', 'aborted'])('fails if the connection breaks off with the event %s', async (event) => {
    const request = requestOf();
    let seen = 0;
    const reading = errorOf(() =>
      read(request, (bytes) => {
        seen = bytes;
        return undefined;
      }),
    );
    request.push('abc');
    await expect.poll(() => seen).toBe(3);
    request.emit(event, new Error('cut'));
    expect(await reading).toMatchObject(brokenOff);
  });

  it('fails if the connection broke off before', async () => {
    const request = requestOf();
    request.destroy();
    await once(request, 'close');
    expect(await errorOf(() => read(request, () => undefined))).toMatchObject(brokenOff);
  });
});

describe('a body in memory', () => {
  it('is its chunks in order, whose memory is released', async () => {
    const chunks = ['abc', 'defgh', 'ij'].map((letters) => {
      const chunk = Buffer.from(new ArrayBuffer(letters.length));
      chunk.write(letters);
      return chunk;
    });
    const bytes = await readIntoMemory(bodyOf(...chunks), () => undefined);
    expect(bytes.toString()).toBe('abcdefghij');
    expect(bytes.buffer.byteLength).toBe(10);
    expect(chunks.map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('fails if the connection is closed before its end', async () => {
    const request = requestOf();
    const reading = errorOf(() => readIntoMemory(request, () => undefined));
    request.emit('close');
    expect(await reading).toMatchObject(brokenOff);
  });
});

describe('a body in a file', () => {
  it('is written, and counted', async () => {
    expect(await readIntoFile(bodyOf('abc', 'defgh'), temporary, () => undefined)).toBe(8);
    expect(fs.readFileSync(temporary, 'utf8')).toBe('abcdefgh');
  });

  it('is never written over another file', async () => {
    fs.writeFileSync(temporary, 'other');
    const refused = await errorOf(() => readIntoFile(bodyOf('abc'), temporary, () => undefined));
    expect(refused).toMatchObject({
      code: 'storage_unavailable',
      cause: expect.objectContaining({ code: 'EEXIST' }),
    });
    expect(fs.readFileSync(temporary, 'utf8')).toBe('other');
  });

  it('can be tried again after a failure that is not a refusal', async () => {
    const cause = new Error('the disk is full');
    const failed = await errorOf(() => readIntoFile(bodyOf('abc'), temporary, () => cause as AppError));
    expect(failed).toMatchObject({ code: 'storage_unavailable', cause });
  });
});

describe('the size of a body', () => {
  it.each([
    ['memory', false],
    ['a file', true],
  ])('is checked in %s', async (_where, isInFile) => {
    const at = isInFile ? temporary : undefined;
    const read = (allowed: { type: string; size: number | undefined }, ...chunks: (string | Buffer)[]) =>
      readBody(allowed, bodyOf(...chunks), at);
    const kept = await read({ ...PICTURE, size: 3 }, 'abc');
    const bytes = 'bytes' in kept ? kept.bytes : fs.readFileSync(kept.path);
    expect(Buffer.from(bytes).toString()).toBe('abc');
    expect('path' in kept ? kept.path : undefined).toBe(at);
    for (const [size, chunks] of [
      [4, ['abc']],
      [2, ['a', 'bc']],
      [undefined, []],
    ] as const) {
      fs.rmSync(temporary, { force: true });
      const refused = await errorOf(() => read({ ...PICTURE, size }, ...chunks));
      expect(refused).toMatchObject({ code: 'upload_size_mismatch' });
    }
    fs.rmSync(temporary, { force: true });
    const many = Array.from({ length: 15 }, () => Buffer.alloc(MB));
    expect(await errorOf(() => read(SOUND, ...many, 'a'))).toMatchObject({
      code: 'file_too_large',
      data: { limit: 15 * MB },
    });
  });

  it('ends the reading as soon as it is exceeded', async () => {
    for (const at of [undefined, temporary]) {
      const request = requestOf();
      const reading = errorOf(() => readBody({ ...PICTURE, size: 2 }, request, at));
      request.push('abc');
      expect(await reading).toMatchObject({ code: 'upload_size_mismatch' });
    }
  });
});

describe('the rest of a refused body', () => {
  const send = async (request: IncomingMessage, megabytes: number) => {
    for (let sent = 0; sent < megabytes; sent += 1) request.push(Buffer.alloc(MB));
    await new Promise(setImmediate);
  };

  it('is read up to 32 MB, then the connection is closed', async () => {
    const request = requestOf();
    const reader = new PassThrough({ highWaterMark: 1 });
    request.pipe(reader);
    drain(request);
    await send(request, 32);
    expect([request.readableLength, request.destroyed]).toEqual([0, false]);
    expect(reader.readableLength).toBe(0);
    request.push('a');
    await expect.poll(() => request.destroyed).toBe(true);
  });

  it('may break off', () => {
    const request = requestOf();
    drain(request);
    expect(() => request.emit('error', new Error('cut'))).not.toThrow();
  });
});
