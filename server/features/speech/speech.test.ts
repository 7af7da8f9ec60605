/** Voices, previews and spoken texts over HTTP, by built-in voices and a provider's. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { OfferedVoice, Spoken } from '@inkreel/contract/api/speech.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import { SPEECH_LANGUAGES } from '@inkreel/contract/speech.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { readTimings } from '../../speech/speech-timings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-speaking-'));
let provider: http.Server;
let listed = 0;
let database: TestDatabase;
let app: RunningApp;
let token: string;

beforeAll(async () => {
  // A provider whose list of voices fails the first time, and with a sample that is not a sound.
  provider = http.createServer((request, response) => {
    const { host } = request.headers;
    if (request.url?.endsWith('/v1/voices')) {
      listed += 1;
      const voices = [{ voice_id: 'v1', name: 'Nora', preview_url: `http://${host}/page.mp3` }];
      response.writeHead(listed === 1 ? 500 : 200).end(JSON.stringify({ voices }));
      return;
    }
    response.end('<html>not a sound</html>');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  database = await createTestDatabase();
  const { host, user, database: name } = database.connection;
  const environment = {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/${name}`,
    ELEVENLABS_API_KEY: 'key',
    ELEVENLABS_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  };
  app = await startApp(readSettings(environment, folder), Fastify({ logger: false }).log);
  const body = { email: 'ada@example.com', password: 'a long enough one' };
  token = (await call<{ token: string }>('POST', '/passport/register/email', body)).data.token;
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  provider.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function call<Data>(method: string, at: string, body?: object, headers = {}) {
  const answer = await fetch(`${app.url}/api.v1${at}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as { code: number; message: string; data: Data };
}
const VOICES = '/cloud/tryout/ai/speech/voices';
const AUDIO = '/cloud/tryout/ai/speech/audio';
const balance = async () =>
  (await call<{ total: number }>('GET', '/cloud/request/system/org/current/point')).data.total;

test('lists the voices of all open engines, and those of a provider again as soon as it answers', async () => {
  type List = { voices: OfferedVoice[]; missing: string[] };
  const first = (await call<List>('GET', VOICES)).data;
  expect(first.missing).toEqual(['elevenlabs']);
  expect(first.voices.every(({ kind }) => kind === 'builtin')).toBe(true);
  const second = (await call<List>('GET', VOICES)).data;
  expect(second.missing).toEqual([]);
  // A provider comes before built-in voices.
  expect(second.voices[0]).toMatchObject({
    id: 'v1',
    engine: 'elevenlabs',
    kind: 'hosted',
    languages: [],
    emotions: ['neutral'],
    speeds: { least: 70, most: 120 },
  });
  expect(second.voices.find(({ id }) => id === 'espeak-yue-plain')).toMatchObject({
    kind: 'builtin',
    languages: ['yue-CN', 'zh-HK'],
    takes_style: false,
    styles: [],
    speeds: { least: 50, most: 200 },
  });
  await call('GET', VOICES);
  expect(listed).toBe(2);
  type Groups = { language: string; voices: OfferedVoice[] }[];
  const groups = (await call<Groups>('GET', '/cloud/tryout/ai/video/tts/list')).data;
  expect(groups.map(({ language }) => language)).toEqual([...SPEECH_LANGUAGES]);
  const counts = Object.fromEntries(groups.map(({ language, voices }) => [language, voices.length]));
  expect(counts).toMatchObject({ 'de-DE': 5, 'ja-JP': 1 });
  const choices = (await call<Record<string, unknown[]>>('POST', '/cloud/tryout/ai/video/task/enum', {}))
    .data;
  expect(choices['subtitle_styles']).toHaveLength(15);
  expect(choices['speech_languages']).toHaveLength(11);
  expect(choices['emotions']).toHaveLength(7);
  expect(choices['voice_styles']).toContainEqual({ value: 'news', name: { en: 'News', zh: '新闻播报' } });
});

test('a preview is made once, is free, and is a sound', async () => {
  const { voices } = (await call<{ voices: OfferedVoice[] }>('GET', VOICES)).data;
  const previewOf = (wanted: string) => {
    const address = voices.find(({ id }) => id === wanted)?.preview ?? '';
    expect(address.startsWith(app.url ?? 'none')).toBe(true);
    return fetch(address, { headers: { authorization: `Bearer ${token}` } });
  };
  const [one, other] = await Promise.all([previewOf('espeak-de-deep'), previewOf('espeak-de-deep')]);
  expect(one.headers.get('content-type')).toBe('audio/mpeg');
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  const kept = () => fs.readdirSync(path.join(folder, 'voice-previews')).filter((name) => name.length === 64);
  expect(kept()).toHaveLength(1);
  expect(await balance()).toBe(200);
  expect((await previewOf('v1')).status).toBe(ERRORS.voice_preview_unavailable.status);
  const unknown = await fetch(
    `${app.url}/api.v1/cloud/tryout/ai/speech/preview?engine=speech&voice=..%2F..%2Fx`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect(unknown.status).toBe(404);
});

test('a spoken text is priced by started 100 characters, once for a repeated call, and is a file of the person’s', async () => {
  const text = 'Good morning. '.repeat(8).trim();
  expect(text.length).toBe(111);
  const body = { text, voice: 'espeak-en-us-plain', engine: 'speech', speed: 200, expected_points: 4 };
  const key = { 'idempotency-key': 'one' };
  const [spoken, again] = await Promise.all([
    call<Spoken>('POST', AUDIO, body, key),
    call<Spoken>('POST', AUDIO, body, key),
  ]);
  expect(spoken).toMatchObject({
    code: 0,
    data: {
      file: { kind: 'audio', content_type: 'audio/wav' },
      points: { held: 4, settled: 4, returned: 0 },
    },
  });
  expect(again.data.task_id).toBe(spoken.data.task_id);
  expect(await balance()).toBe(196);
  const { file } = spoken.data;
  expect(file.playback).toMatchObject({ sample_rate: 48_000, audio_channels: 1 });
  // Timing information is included.
  const copy = path.join(folder, 'copy.wav');
  fs.writeFileSync(copy, Buffer.from(await (await fetch(file.url ?? '')).arrayBuffer()));
  expect((await readTimings(copy))?.words).toHaveLength(16);
  // It is no run of a tool, but its result can be found and moved to the bin.
  const runs = await call<{ items: unknown[] }>('GET', '/tasks');
  expect(runs.data.items).toEqual([]);
  const results = await call<{ items: { tool_id: string; prompt: string }[] }>(
    'GET',
    '/cloud/request/system/org/current/point/results',
  );
  expect(results.data.items).toMatchObject([{ tool_id: 'speech', prompt: text }]);
});

test('a text that cannot be spoken is refused before any points are held', async () => {
  const refusal = async (body: object) => (await call('POST', AUDIO, { text: 'Hello', ...body })).code;
  const before = await balance();
  expect(await refusal({ text: ' ?! ' })).toBe(ERRORS.text_required.number);
  expect(await refusal({ engine: 'speech', emotion: 'happy' })).toBe(ERRORS.engine_unfit.number);
  expect(await refusal({ engine: 'none' })).toBe(ERRORS.engine_not_open.number);
  expect(await refusal({ expected_points: 3, engine: 'speech' })).toBe(ERRORS.price_changed.number);
  expect(await refusal({ speed: 20 })).toBe(ERRORS.invalid_input.number);
  expect(await balance()).toBe(before);
});

test('a refusal names the language or the accent that no engine speaks, in the caller’s language', async () => {
  const refusal = async (body: object, language = 'en') => {
    const headers = { 'accept-language': language };
    const { code, message, data } = await call<object>('POST', AUDIO, { text: 'Hello', ...body }, headers);
    expect(code).toBe(ERRORS.language_needs_engine.number);
    return { message, data };
  };
  const japanese = { engine: 'speech', language: 'ja-JP' };
  expect(await refusal(japanese)).toMatchObject({
    message:
      'The engine that you chose does not support Japanese. Choose another engine, or another language. No points were charged.',
    data: { unserved: { field: 'language', value: 'ja-JP', name: 'Japanese', chosen: true } },
  });
  expect((await refusal(japanese, 'zh')).message).toBe(
    '所选引擎不支持日语，请换一个引擎或换一种语言。未扣积分。',
  );
  // Of both, the one that is not spoken.
  const henan = { voice: 'espeak-yue-plain', language: 'yue-CN', accent: 'henan' };
  expect((await refusal(henan)).message).toBe(
    'None of the AI models connected here supports the accent “Henan”. Choose another accent. No points were charged.',
  );
  expect(await refusal(henan, 'zh-CN')).toMatchObject({
    message: '这里接入的 AI 模型都不支持“河南话”口音，请换一种口音。未扣积分。',
    data: { unserved: { field: 'accent', value: 'henan', name: '河南话', chosen: false } },
  });
});
