/** Any answer of a provider uses bounded memory, and only raster pictures are opened. */
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import dashscope from '../dashscope/engine.ts';
import type { EngineDefinition } from '../define-engine.ts';
import type { CapabilityEngine, Check, TextPart, TextStream } from '../engine.ts';
import fal from '../fal/engine.ts';
import { freeCall } from '../free-call.ts';
import openai from '../openai/engine.ts';
import compatible from '../openai-compatible/engine.ts';
import { ask, begin, createImageWorld, type ImageWorld, pathsOf, untilEnd } from './testing/image-world.ts';
import { json, type ProviderServer, startProviderServer } from './testing/provider-server.ts';
import { startTextServer } from './testing/text-server.ts';

const MB = 1024 * 1024;
const draw = { prompt: 'a cat', width: 1024, height: 1024, count: 1, seed: 5, quality: 'draft' };
let world: ImageWorld;
let server: ProviderServer;
let runs = 0;

beforeAll(() => {
  world = createImageWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.stop());

type Id = 'openai' | 'fal' | 'dashscope';
const ENGINES: Record<Id, () => [EngineDefinition, Record<string, string>]> = {
  openai: () => [openai, { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: `${server.origin}/openai` }],
  fal: () => [fal, { FAL_KEY: 'sk-1', FAL_BASE_URL: `${server.origin}/fal` }],
  dashscope: () => [dashscope, { DASHSCOPE_API_KEY: 'sk-1', DASHSCOPE_BASE_URL: `${server.origin}/api/v1` }],
};

async function open(id: Id): Promise<CapabilityEngine<unknown>> {
  const [engine, settings] = ENGINES[id]();
  const serves = await world.openEngine(engine, settings);
  return serves['text_to_image'] as CapabilityEngine<unknown>;
}
async function submit(id: Id): Promise<Check> {
  runs += 1;
  const engine = await open(id);
  return ask(engine, await begin(engine, draw, `hostile-${runs}`));
}
const UNCONFIRMED = { state: 'failed', code: 'task_unconfirmed', retryable: false };
const zipped = (body: string | Buffer) => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  bytes: gzipSync(body),
});
const picture = (bytes: Uint8Array) =>
  json(200, { created: 1, data: [{ b64_json: Buffer.from(bytes).toString('base64') }] });

/** A black PNG of any size, in a few kilobytes. */
function blackPng(width: number, height: number, idat = deflateSync(Buffer.alloc(1024))): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', idat), chunk('IEND', Buffer.alloc(0))]);
}
const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image href="file:///etc/passwd" width="64" height="64"/><rect width="64" height="64" fill="#0a0"/></svg>',
);

describe('an answer to a submit', () => {
  // As documented, after blanks of twice the largest answer, compressed to a few kilobytes.
  const padded = (body: object, size: number) =>
    zipped(Buffer.concat([Buffer.alloc(size, ' '), Buffer.from(JSON.stringify(body))]));
  test.each([
    ['openai', 256 * MB, { created: 1, data: [{ b64_json: 'AAAA' }] }, /more than 134217728 bytes/u],
    [
      'fal',
      2 * MB,
      { request_id: 'r', response_url: 'URL/fal/r', status_url: 'URL/fal/r' },
      /more than 1048576/u,
    ],
    ['dashscope', 2 * MB, { output: { task_id: 't', task_status: 'PENDING' } }, /^answered 200: $/u],
  ] as const)('of %s that decompresses beyond the limit is ended', async (id, size, body, detail) => {
    server.replies.push(padded(body, size));
    expect(await submit(id)).toMatchObject({ ...UNCONFIRMED, detail: expect.stringMatching(detail) });
    expect(server.submits).toHaveLength(1);
  });

  test('of openai that is compressed correctly is read', async () => {
    server.replies.push(zipped(String(picture(server.made).body)));
    expect(pathsOf(await submit('openai'))).toHaveLength(1);
  });

  test.each([
    ['millions of empty lists', `{"data":[${'[],'.repeat(8 * MB)}0]}`],
    ['lists within lists', `{"data":${'['.repeat(8 * MB)}${']'.repeat(8 * MB)}}`],
    ['one object of a million names', `{${'"a":0,'.repeat(MB)}"b":0}`],
  ])('of openai in JSON of %s is rejected before it is parsed', async (_what, body) => {
    server.replies.push({ status: 200, headers: { 'content-type': 'application/json' }, body });
    const check = await submit('openai');
    expect(check).toMatchObject({
      ...UNCONFIRMED,
      detail: expect.stringContaining('more than 100000 parts'),
    });
  });

  test.each([
    ['a PNG of four thousand megapixels', () => blackPng(65_000, 65_000)],
    ['an SVG', () => SVG],
    ['HTML', () => Buffer.from('<html></html>')],
    ['nothing', () => Buffer.alloc(0)],
  ])('of openai whose picture is %s counts as without a picture', async (_what, bytes) => {
    server.replies.push(picture(bytes()));
    expect(await submit('openai')).toMatchObject({
      state: 'failed',
      code: 'result_unreadable',
      retryable: false,
      detail: expect.stringMatching(/picture|image/iu),
    });
  });

  test('of openai whose picture breaks off in the middle ends in an error, not in half a picture', async () => {
    server.replies.push(picture(blackPng(1024, 1024)));
    const engine = await open('openai');
    const operation = await begin(engine, draw, 'half-picture');
    await expect(ask(engine, operation)).rejects.toMatchObject({ code: 'result_unreadable' });
  });
});

describe('the file of an operation', () => {
  test.each([
    ['an SVG that is called a PNG', () => SVG],
    ['a PNG of four thousand megapixels', () => blackPng(65_000, 65_000)],
    ['HTML that is called a PNG', () => Buffer.from('<html></html>')],
  ])('is not opened if it is %s', async (_what, bytes) => {
    server.made = bytes();
    const engine = await open('fal');
    const operation = await begin(engine, draw, `file-${runs++}`);
    await ask(engine, operation);
    await expect(ask(engine, operation)).rejects.toMatchObject({ code: 'result_unreadable' });
    expect(server.submits).toHaveLength(1);
  });

  test('is opened by its content, whatever its declared type', async () => {
    server.made = await sharp(server.made).webp().toBuffer();
    const engine = await open('fal');
    const [path] = pathsOf(await untilEnd(engine, await begin(engine, draw, 'webp')));
    expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: 1024 });
  });
});

test('a compression bomb in the answer to a poll does not end the operation', async () => {
  const engine = await open('fal');
  const operation = await begin(engine, draw, 'packed-poll');
  server.fail('endless');
  expect(await ask(engine, operation)).toMatchObject({ state: 'away' });
  server.polled = zipped(Buffer.concat([Buffer.alloc(2 * MB, ' '), Buffer.from('{"status":"IN_QUEUE"}')]));
  expect(await ask(engine, operation)).toMatchObject({ state: 'away' });
  server.polled = undefined;
  expect(pathsOf(await untilEnd(engine, operation))).toHaveLength(1);
});

test('a test in the console reads only the beginning of an answer', async () => {
  const end = Buffer.from('{"message":"the end"}');
  server.polled = { ...zipped(Buffer.concat([Buffer.alloc(MB, ' '), end])), status: 401 };
  const signal = AbortSignal.timeout(20_000);
  expect(await freeCall(`${server.origin}/fal/requests/op-1/status`, {}, signal)).toEqual({
    ok: false,
    said: 'HTTP 401',
  });
});

test.each([
  ['unpacks to more than it may have', gzipSync(Buffer.alloc(32 * MB, ' '))],
  ['is one line without an end', gzipSync(`data: ${'x'.repeat(32 * MB)}`)],
])('a text whose stream %s is ended', async (_what, bytes) => {
  const texts = await startTextServer();
  texts.replies.push((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end(bytes);
  });
  const settings = {
    OPENAI_COMPATIBLE_BASE_URL: `${texts.origin}/v1`,
    OPENAI_COMPATIBLE_TEXT_MODEL: 'own',
    OPENAI_COMPATIBLE_PRIVATE: '1',
  };
  const serves = await world.openEngine(compatible, settings);
  const write = serves['write_text'] as unknown as TextStream<unknown>;
  const parts: TextPart[] = [];
  const context = { taskId: 't', signal: new AbortController().signal };
  for await (const part of write.stream({ prompt: 'a' }, context)) if (!('submits' in part)) parts.push(part);
  const detail = expect.stringContaining('an answer of more than 16777216 bytes');
  expect(parts).toMatchObject([{ failed: { code: 'task_unconfirmed', retryable: false, detail } }]);
  await texts.stop();
});
