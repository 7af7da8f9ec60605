/** GhostCut over real HTTP: what is sent, field by field, and the results of its answers. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  begin,
  createImageWorld,
  type ImageWorld,
  pathsOf,
  untilEnd,
} from '../aisdk/testing/image-world.ts';
import type { CapabilityEngine } from '../engine.ts';
import { BAD_POLLS, BAD_SUBMITS } from '../hosted/testing/faults.ts';
import { refusalOf } from '../refusal-of.ts';
import type { ClientOptions } from './client.ts';
import engine from './engine.ts';
import { createGhostcutEngine } from './ghostcut-engine.ts';
import { appSign } from './sign.ts';
import {
  APP_KEY,
  APP_SECRET,
  type GhostcutServer,
  said,
  startGhostcutServer,
  state,
  WORK_ID,
} from './testing/ghostcut-server.ts';

let world: ImageWorld;
let server: GhostcutServer;
let time = 0;

beforeAll(async () => {
  world = createImageWorld();
  await writeFile(path.join(world.folder, 'clip.mp4'), 'the clip');
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startGhostcutServer();
  time = 0;
});
afterEach(() => server.stop());

const config = (more: object = {}) => ({
  appKey: APP_KEY,
  appSecret: APP_SECRET,
  baseUrl: server.origin,
  ...more,
});
/** By default, every poll is half a minute after the previous one. */
const waiting: ClientOptions = {
  now: () => {
    time += 30_000;
    return time;
  },
};
const open = (capability: string, options = waiting, more = {}) => {
  const { serves } = createGhostcutEngine(config(more), world.host, options);
  return serves[capability as 'retalk'] as CapabilityEngine<unknown>;
};
let runs = 0;
async function run(capability: string, input: unknown, more = {}) {
  runs += 1;
  const opened = open(capability, waiting, more);
  return untilEnd(opened, await begin(opened, input, `ghost-${runs}`));
}

const ADDRESS = 'https://gc100.cdn.izhaoli.cn/ve_material_video/A-1/uuid/input.mp4';
const erase = { video_url: 'clip.mp4', seconds: 60, areas: [], language: 'zh', quality: 'standard' };
const area = { mode: 'remove', left: 0, top: 0.56, width: 1, height: 0.2, start: 2 };
const kept = { mode: 'keep', left: 0.85, top: 0.02, width: 0.2, height: 0.31, end: 5 };
const subtitles = {
  video_url: 'clip.mp4',
  seconds: 60,
  language: 'zh',
  to: 'en',
  style: '003',
  bilingual: false,
  remove: false,
};
const speech = {
  video_url: 'clip.mp4',
  seconds: 60,
  language: 'zh',
  to: 'en',
  clone: false,
  background: true,
  subtitles: true,
};

const hear = { media_url: 'clip.mp4', seconds: 60, language: 'uk', speakers: false };

test.each([
  ['{"idWorks":["521461135"]}', 'bbeda45a1a1c04f77ccc690303c5c746'],
  ['{"source":"珺珺"}', '9c7b083b3fc81cdc946d88f8626c7b3d'],
])('the signature of %s follows the Python code of its guide', (body, signature) => {
  expect(appSign(body, 'your_app_secret')).toBe(signature);
});

describe('what is sent', () => {
  const mask = (type: string, start: number, end: number, [x0, y0, x1, y1]: number[]) => ({
    type,
    start,
    end,
    region: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  });
  const removed = mask('remove_only_ocr', 2, 99_999, [0, 0.56, 1, 0.76]);
  const model = (name: string) => JSON.stringify({ extra_inpaint_config: { model: name } });

  test('the clip goes to the storage first, with the fields of its form', async () => {
    await run('remove_subtitles', erase);
    expect(server.sent).toEqual([
      {
        fields: {
          key: 've_material_video/A-1/uuid/input.mp4',
          OSSAccessKeyId: 'OSSAccessKeyId',
          policy: 'base64-policy',
          signature: 'oss-signature',
          callback: 'base64-callback',
          success_action_status: '200',
        },
        file: 'the clip',
      },
    ]);
    expect(server.works).toEqual([{ urls: [ADDRESS], needChineseOcclude: 1, videoInpaintLang: 'zh' }]);
  });

  test.each([
    ['areas', { areas: [area] }, 2, 'zh', [removed], undefined],
    [
      'an area that stays',
      { areas: [kept], quality: 'best' },
      2,
      'zh',
      [mask('remove_only_ocr', 0, 99_999, [0, 0, 1, 1]), mask('keep', 0, 5, [0.85, 0.02, 1, 0.33])],
      undefined,
    ],
    ['areas, at its best', { areas: [area], quality: 'best' }, 2, 'all', [removed], model('advanced_lite')],
    ['the whole frame, at its best', { quality: 'best' }, 1, 'all', undefined, model('advanced_full')],
  ] as const)('to remove subtitles in %s', async (_what, more, mode, language, masks, extraOptions) => {
    await run('remove_subtitles', { ...erase, ...more });
    expect(server.works).toEqual([
      {
        urls: [ADDRESS],
        needChineseOcclude: mode,
        videoInpaintLang: language,
        ...(masks ? { videoInpaintMasks: JSON.stringify(masks) } : {}),
        ...(extraOptions ? { extraOptions } : {}),
      },
    ]);
  });

  test('to translate subtitles, with the old ones removed and known lines', async () => {
    const lines = [{ start: 11.18, end: 12.099, text: '珺珺', translation: 'Jun', speaker: 'A' }];
    await run('translate_subtitles', { ...subtitles, remove: true, areas: [area], lines });
    expect(server.works).toEqual([
      {
        urls: [ADDRESS],
        needWanyin: 1,
        sourceLang: 'zh',
        lang: 'en',
        wyTaskType: 'NO_TTS',
        wyNeedText: 1,
        wyVoiceParam: '{"font_param":{"style":"tpl-31-1-T","font_size":32,"position":0.8}}',
        needChineseOcclude: 2,
        videoInpaintLang: 'zh',
        videoInpaintMasks: JSON.stringify([removed]),
        extraOptions: JSON.stringify({
          customer_input: {
            content: [
              {
                start: 11.18,
                end: 12.099,
                source: '珺珺',
                translation: 'Jun',
                character: 'A',
                render_on: true,
              },
            ],
          },
        }),
      },
    ]);
  });

  const font = { font_param: { style: 'tpl-31-1-T', font_size: 32, position: 0.8 } };
  const voiced = (character: string, voice_type: string, id: number) => ({
    character,
    voice_type,
    id_ve_voice_character: id,
  });
  test.each([
    [
      'a voice that it chooses',
      {},
      'FULL',
      1,
      0,
      { character_voices: [voiced('role_default', 'CLONE', 20801)], ...font },
    ],
    [
      'voices by speaker',
      { voices: [{ speaker: 'A', voice: 'TTS:10709' }], subtitles: false, background: false },
      'FULL',
      0,
      1,
      { character_voices: [voiced('role_default', 'TTS', 10709), voiced('A', 'TTS', 10709)] },
    ],
    ['the speakers’ own voices', { clone: true }, 'VOICE_CLONE_PRO', 1, 0, font],
  ])('to translate speech with %s', async (_what, more, wyTaskType, wyNeedText, removeBgAudio, voices) => {
    await run('translate_audio', { ...speech, ...more });
    const told = { sourceLang: 'zh', lang: 'en', wyTaskType, wyNeedText, removeBgAudio };
    expect(server.works).toEqual([
      { urls: [ADDRESS], needWanyin: 1, ...told, wyVoiceParam: JSON.stringify(voices) },
    ]);
    expect(server.voices).toEqual(
      'voices' in more || 'clone' in more ? [] : [{ voiceCharacterLanguage: 'en' }],
    );
  });

  test('to transcribe speech', async () => {
    server.states.push(state(1, { srcSrtUrl: `${server.origin}/subtitles.srt` }));
    await run('transcribe', hear);
    expect(server.works).toEqual([
      { urls: [ADDRESS], needWanyin: 1, wyTaskType: 'ONLY_ASR', wyNeedText: 0, sourceLang: 'uk' },
    ]);
  });

  test('polls use the exact id of the work, however large', async () => {
    await run('remove_subtitles', erase);
    expect(server.questions).toEqual([{ idWorks: [WORK_ID] }]);
  });
});

describe('an unsupported input', () => {
  const refused = (capability: string, input: object) => refusalOf(open(capability), input);

  test.each([
    ['remove_subtitles', { ...erase, video_url: 'clip.webm' }, 'media_format'],
    ['remove_subtitles', { ...erase, seconds: 901 }, 'media_duration'],
    ['translate_subtitles', { ...subtitles, language: undefined }, 'value_needs_engine'],
    ['translate_subtitles', { ...subtitles, language: 'all' }, 'value_needs_engine'],
    ['translate_subtitles', { ...subtitles, bilingual: true }, 'value_needs_engine'],
    ['translate_subtitles', { ...subtitles, style: '010' }, 'value_needs_engine'],
    ['translate_subtitles', { ...subtitles, to: 'eo' }, 'value_needs_engine'],
    ['transcribe', { ...hear, media_url: 'voice.mp3' }, 'media_format'],
    ['transcribe', { ...hear, language: undefined }, 'value_needs_engine'],
    ['transcribe', { ...hear, speakers: true }, 'value_needs_engine'],
    ['translate_audio', { ...speech, language: 'uk' }, 'language_needs_engine'],
    ['translate_audio', { ...speech, to: 'zh-TW', clone: true }, 'language_needs_engine'],
    ['translate_audio', { ...speech, voices: [{ speaker: 'A', voice: 'longanyang' }] }, 'value_needs_engine'],
  ] as const)('%s of %j', (capability, input, code) => {
    expect(refused(capability, input)).toBe(code);
  });

  test('others are accepted, with language codes of other standards', () => {
    expect(refused('remove_subtitles', { ...erase, seconds: 900 })).toBeUndefined();
    expect(refused('translate_subtitles', { ...subtitles, to: 'zh-TW' })).toBeUndefined();
    expect(refused('translate_audio', { ...speech, language: 'zh-CN', to: 'pt-BR' })).toBeUndefined();
  });
});

describe('the result', () => {
  test('is the video, with the cost of its points if the operator states it', async () => {
    const done = await run('remove_subtitles', erase, { pointPrice: { micros: 200_000, currency: 'CNY' } });
    expect(await readFile(pathsOf(done)[0] ?? '', 'utf8')).toBe('a video');
    expect(done).toMatchObject({
      state: 'done',
      outputs: [{ contentType: 'video/mp4' }],
      cost: { basis: 'told', money: { micros: 300_000, currency: 'CNY' } },
    });
    expect(await run('remove_subtitles', erase)).toMatchObject({ cost: { basis: 'unknown' } });
  });

  test('is a transcript in the contract’s form', async () => {
    const link = state(1, { srcSrtUrl: `${server.origin}/subtitles.srt` });
    const operation = await begin(open('transcribe'), hear, 'heard');
    expect(operation).toMatchObject({ tickets: [{ work: WORK_ID, heard: 'uk' }] });
    server.states.push(link);
    const segment = { start: 1, end: 2.5, text: 'Перше слово', speaker: null };
    const done = await ask(open('transcribe'), operation);
    expect(done).toMatchObject({ outputs: [{ index: 0, json: { language: 'uk', segments: [segment] } }] });
    server.subtitles = '';
    server.states.push(link);
    const none = await ask(open('transcribe'), await begin(open('transcribe'), hear, 'silence'));
    expect(none).toMatchObject({ outputs: [{ json: { segments: [] } }] });
    server.subtitles = '<html>';
    server.states.push(link);
    const page = await begin(open('transcribe'), hear, 'page');
    await expect(ask(open('transcribe'), page)).rejects.toThrow('unreadable');
  });

  test('a work is polled at the allowed rate, however often its progress is requested', async () => {
    let now = 0;
    const opened = open('remove_subtitles', { now: () => now });
    const operation = await begin(opened, erase, 'gently');
    server.states.push(state(-1), state(0));
    expect(await ask(opened, operation)).toMatchObject({ state: 'pending', stage: 'waiting' });
    now = 29_999;
    expect(await ask(opened, operation)).toMatchObject({ state: 'pending' });
    expect(server.questions).toHaveLength(1);
    now = 30_000;
    expect(await ask(opened, operation)).toMatchObject({ state: 'pending', stage: 'changing' });
    expect(server.questions).toHaveLength(2);
    await opened.cancel?.(operation);
    expect(pathsOf(await ask(opened, operation))).toHaveLength(1);
  });

  test('the stored work continues after the end of a process, and nothing is submitted again', async () => {
    const operation = await begin(open('remove_subtitles'), erase, 'restart');
    expect(operation).toMatchObject({ tickets: [{ work: WORK_ID }] });
    expect(JSON.stringify(operation)).not.toContain('marker');
    expect(pathsOf(await untilEnd(open('remove_subtitles'), operation))).toHaveLength(1);
    expect(server.works).toHaveLength(1);
    expect(server.sent).toHaveLength(1);
  });
});

describe('an error', () => {
  /** api-guide/14-video-process-status.md, both tables. */
  test.each([
    [2001, 'task_engine_stopped'],
    [2003, 'task_engine_stopped'],
    [2004, 'task_engine_stopped'],
    [3006, 'task_engine_stopped'],
    [3008, 'media_parameters'],
    [4001, 'media_parameters'],
    [3001, 'task_engine_stopped'],
    [9999, 'task_engine_stopped'],
  ])('%i of a submit', async (code, failed) => {
    server.replies.push(said(code, `no ${APP_SECRET}`));
    const check = await run('remove_subtitles', erase);
    expect(check).toMatchObject({ state: 'failed', code: failed, retryable: false });
    expect(JSON.stringify(check)).not.toContain('marker');
    expect(server.works).toHaveLength(1);
  });

  test.each([
    [2, 'task_engine_stopped', true],
    [3, 'media_unreadable', false],
    [5, 'media_duration', false],
    [16, 'media_unreadable', false],
    [18, 'task_engine_stopped', true],
    [20, 'task_engine_stopped', false],
    [26, 'media_parameters', false],
    [28, 'task_failed', false],
    [32, 'media_without_sound', false],
    [73, 'task_engine_stopped', false],
    [83, 'task_engine_stopped', false],
    [99, 'media_duration', false],
    [100, 'media_size', false],
    [111, 'task_engine_stopped', true],
  ])('a work that ends with %i', async (status, code, retryable) => {
    server.states.push(state(0), state(status, { errorDetail: 'why' }));
    const check = await run('remove_subtitles', erase);
    expect(check).toMatchObject({ state: 'failed', code, retryable, detail: expect.stringContaining('why') });
    expect(check).not.toHaveProperty('notTaken');
  });

  test('for a work that the provider no longer knows', async () => {
    server.states.push(said(3003, 'Id not existed'));
    expect(await run('remove_subtitles', erase)).toMatchObject({ state: 'failed', retryable: false });
  });
});

describe('an undocumented answer', () => {
  test.each(BAD_SUBMITS)('to a submit: %s, and nothing is sent again', async (fault) => {
    server.fail(fault, 1, 'POST /v-w-c/gateway/ve/work/free');
    const check = await run('remove_subtitles', erase);
    expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed', retryable: false });
    expect(server.calls.filter((call) => call.endsWith('/work/free'))).toHaveLength(1);
  });

  test('to a submit: none in time', async () => {
    server.fail('silent', 1, 'POST /v-w-c/gateway/ve/work/free');
    const opened = open('remove_subtitles', { ...waiting, callMs: 200 });
    const check = await ask(opened, await begin(opened, erase, 'silent'));
    expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed' });
  });

  test('to polls does not end the work, which is polled again', async () => {
    const opened = open('remove_subtitles');
    const operation = await begin(opened, erase, 'polls');
    for (const fault of BAD_POLLS) {
      server.fail(fault);
      const afterMs = fault === 'limited' || fault === 'unavailable' ? 7_000 : 5_000;
      expect(await ask(opened, operation), fault).toEqual({ state: 'away', afterMs });
    }
    server.states.push(said(2004, 'AppSign is invalid'), said(1000, 'success', { content: [] }));
    expect(await ask(opened, operation)).toMatchObject({ state: 'away' });
    expect(await ask(opened, operation)).toMatchObject({ state: 'away' });
    expect(pathsOf(await untilEnd(opened, operation))).toHaveLength(1);
    expect(server.works).toHaveLength(1);
  });

  test('a dead link, and an end without a video, are no result', async () => {
    const opened = open('remove_subtitles');
    const operation = await begin(opened, erase, 'dead');
    server.states.push(state(1, { videoUrl: `${server.origin}/gone` }), state(1));
    await expect(ask(opened, operation)).rejects.toThrow();
    await expect(ask(opened, operation)).rejects.toThrow('without its videoUrl');
  });

  test('a storage that is not the provider’s, or does not take the clip, ends before the submit', async () => {
    const opened = open('remove_subtitles');
    for (const host of ['https://storage.example/', 'http://ghost-cut.oss-cn-shanghai.aliyuncs.com/']) {
      server.form = { host };
      await expect(begin(opened, erase, 'elsewhere')).rejects.toThrow('not where the provider keeps files');
    }
    server.form = { host: `${server.origin}/made/nothing` };
    await expect(begin(opened, erase, 'elsewhere')).rejects.toThrow('the storage said');
    expect([server.sent, server.works]).toEqual([[], []]);
  });
});

test('a busy provider is retried at the time it names, up to a limit', async () => {
  const pauses: number[] = [];
  const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;
  const opened = open('remove_subtitles', {});
  server.fail('limited', 1, 'POST /v-w-c/gateway/ve/work/free');
  await begin(opened, erase, 'busy', waitToSubmit);
  expect(pauses).toEqual([7_000]);
  server.fail('limited', 20, 'POST /v-w-c/gateway/ve/work/free');
  const check = await ask(opened, await begin(opened, erase, 'busy-2'));
  expect(check).toMatchObject({ code: 'task_engine_stopped', retryable: true, notTaken: { busyMs: 7_000 } });
});

describe('its keys', () => {
  const host = { signal: new AbortController().signal, isPublic: () => true };
  const given = (more = {}) => ({
    GHOSTCUT_APP_KEY: APP_KEY,
    GHOSTCUT_APP_SECRET: APP_SECRET,
    GHOSTCUT_BASE_URL: server.origin,
    ...more,
  });

  test('are required together, and never shown', () => {
    expect(engine.setUp({}, 'cn')).toMatchObject({ missing: 'GHOSTCUT_APP_KEY', addresses: [] });
    expect(engine.setUp({ GHOSTCUT_APP_KEY: 'a' }, 'cn').missing).toBe('GHOSTCUT_APP_SECRET');
    const { settings, addresses } = engine.setUp(
      { GHOSTCUT_APP_KEY: APP_KEY, GHOSTCUT_APP_SECRET: APP_SECRET },
      'cn',
    );
    expect(addresses).toEqual(['https://api.zhaoli.com']);
    expect(JSON.stringify(settings)).not.toContain('marker');
  });

  test('are tested by reading the remaining points', async () => {
    expect(await engine.setUp(given(), 'intl').test?.(host)).toEqual({ ok: true, said: '654.8 points' });
    const wrong = await engine.setUp(given({ GHOSTCUT_APP_SECRET: 'other-marker' }), 'intl').test?.(host);
    expect(wrong).toEqual({ ok: false, said: '2004 AppSign is invalid' });
    server.fail('html');
    expect(await engine.setUp(given(), 'intl').test?.(host)).toMatchObject({ ok: false });
    expect(server.works).toEqual([]);
  });

  test('open its voices, without those of other languages', async () => {
    const { voices } = await engine.setUp(given(), 'intl').open(world.host);
    expect(await voices?.(host.signal)).toEqual([
      {
        id: 'TTS:10709',
        name: { en: 'Ann', zh: '安' },
        languages: ['en-US'],
        sample: 'https://p.cdn.izhaoli.cn/ann.mp3',
      },
      { id: 'CLONE:20801', name: { en: 'Ben', zh: 'Ben' }, languages: ['en-GB'] },
    ]);
  });
});
