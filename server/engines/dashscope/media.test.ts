/** Model Studio's video, speech and transcription over real HTTP: the calls field by field, and their results. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DATA_SCHEMAS } from '@inkreel/contract/outputs/data-schemas.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOfTaken } from '../aisdk/outcome.ts';
import {
  ask,
  begin,
  createImageWorld,
  type ImageWorld,
  pathsOf,
  untilEnd,
} from '../aisdk/testing/image-world.ts';
import type { CapabilityEngine, Check } from '../engine.ts';
import { BAD_POLLS, BAD_SUBMITS, shortenLimits } from '../hosted/testing/faults.ts';
import { refusalOf } from '../refusal-of.ts';
import { createDashscopeEngine } from './dashscope-engine.ts';
import engine from './engine.ts';
import { mediaMeaningOf } from './refusals.ts';
import { KEY, type MediaServer, no, startMediaServer } from './testing/media-server.ts';
import { VOICES } from './voices.ts';

let world: ImageWorld;
let server: MediaServer;

beforeAll(async () => {
  world = createImageWorld();
  await world.picture('portrait.png', 600, 900, '#c96');
  await world.picture('small.png', 300, 300, '#c96');
  for (const name of ['voice.mp3', 'clip.mp4']) await writeFile(path.join(world.folder, name), `the ${name}`);
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startMediaServer();
});
afterEach(() => server.stop());

const routes = (china = true) =>
  createDashscopeEngine({ key: KEY, baseUrl: server.baseUrl, china }, world.host);
const open = (capability: string) =>
  routes().serves[capability as 'retalk'] as unknown as CapabilityEngine<unknown>;
let runs = 0;
async function run(capability: string, input: unknown): Promise<Check> {
  runs += 1;
  const opened = open(capability);
  return untilEnd(opened, await begin(opened, input, `media-${runs}`));
}

const say = { text: '今天天气怎么样？', speed: 120 };
const hear = { media_url: 'voice.mp3', seconds: 9, speakers: false };
const speak = {
  image_url: 'portrait.png',
  audio_url: 'voice.mp3',
  seconds: 9,
  frame: '3:4',
  style: 'normal',
};
const retalk = { video_url: 'clip.mp4', seconds: 30, audio_url: 'voice.mp3', audio_seconds: 40, fit: 'cut' };
const film = {
  width: 1280,
  height: 720,
  seconds: 5,
  quality: 'standard',
  sound: false,
  seed: 2 ** 31 + 4,
  count: 2,
};
const stored = (model: string, extension: string) =>
  expect.stringMatching(new RegExp(`^oss://dashscope-instant/1/${model}/[0-9a-f-]{36}\\.${extension}$`, 'u'));

describe('what is sent', () => {
  test('files go to the storage first, with the fields of its form, and the key goes nowhere else', async () => {
    await run('retalk', retalk);
    const [video] = server.stored;
    expect(video?.file.toString()).toBe('the clip.mp4');
    expect(video?.fields).toEqual({
      OSSAccessKeyId: 'OSSAccessKeyId',
      Signature: 'oss-signature',
      policy: 'base64-policy',
      key: `dashscope-instant/1/videoretalk/${video?.name}`,
      'x-oss-object-acl': 'private',
      'x-oss-forbid-overwrite': 'true',
      success_action_status: '200',
    });
    expect(server.stored.map(({ model }) => model)).toEqual(['videoretalk', 'videoretalk']);
    expect(JSON.stringify(server.stored)).not.toContain(KEY);
  });

  test.each([
    [
      'retalk',
      retalk,
      '/services/aigc/image2video/video-synthesis',
      {
        model: 'videoretalk',
        input: { video_url: stored('videoretalk', 'mp4'), audio_url: stored('videoretalk', 'mp3') },
        parameters: { video_extension: false },
      },
    ],
    [
      'retalk',
      { ...retalk, fit: 'loop', face_url: 'portrait.png' },
      '/services/aigc/image2video/video-synthesis',
      {
        model: 'videoretalk',
        input: {
          video_url: stored('videoretalk', 'mp4'),
          audio_url: stored('videoretalk', 'mp3'),
          ref_image_url: stored('videoretalk', 'jpg'),
        },
        parameters: { video_extension: true },
      },
    ],
    [
      'talking_portrait',
      speak,
      '/services/aigc/image2video/video-synthesis',
      {
        model: 'wan2.2-s2v',
        input: { image_url: stored('wan2.2-s2v', 'jpg'), audio_url: stored('wan2.2-s2v', 'mp3') },
        parameters: { resolution: '720P' },
      },
    ],
    [
      'image_to_video',
      {
        ...film,
        count: 1,
        quality: 'best',
        image_url: 'portrait.png',
        last_image_url: 'small.png',
        prompt: 'she waves',
      },
      '/services/aigc/video-generation/video-synthesis',
      {
        model: 'wan2.7-i2v',
        input: {
          prompt: 'she waves',
          media: [
            { type: 'first_frame', url: stored('wan2.7-i2v', 'jpg') },
            { type: 'last_frame', url: stored('wan2.7-i2v', 'jpg') },
          ],
        },
        parameters: { resolution: '1080P', duration: 5, prompt_extend: true, watermark: false, seed: 4 },
      },
    ],
    [
      'transcribe',
      { ...hear, language: 'zh', speakers: true },
      '/services/audio/asr/transcription',
      {
        model: 'fun-asr',
        input: { file_urls: [stored('fun-asr', 'mp3')] },
        parameters: { language_hints: ['zh'], diarization_enabled: true },
      },
    ],
  ] as const)('for %s: a task', async (capability, input, at, body) => {
    server.outcome = { video_url: `${server.origin}/made/a`, results: [] };
    await open(capability).start(
      input,
      { taskId: 't' },
      await open(capability).prepare?.(input, { taskId: 't' }),
    );
    expect(server.sent).toEqual([{ path: at, isAsync: true, isStored: true, json: body }]);
  });

  test('for new films: a task for each, in the nearest aspect ratio', async () => {
    const done = await run('text_to_video', { ...film, prompt: 'a cat', width: 900, height: 1200 });
    expect(server.sent.map(({ json }) => json)).toEqual(
      [4, 5].map((seed) => ({
        model: 'wan2.7-t2v',
        input: { prompt: 'a cat' },
        parameters: {
          resolution: '720P',
          ratio: '3:4',
          duration: 5,
          prompt_extend: true,
          watermark: false,
          seed,
        },
      })),
    );
    expect(pathsOf(done)).toHaveLength(2);
  });

  test('a transcription without options still has parameters, as the newer endpoints require', async () => {
    server.outcome = { results: [{ transcription_url: `${server.origin}/transcript.json` }] };
    await run('transcribe', hear);
    expect(server.sent[0]?.json).toMatchObject({ parameters: {} });
  });

  test.each([
    ['the usual voice', {}, { voice: 'longanyang' }],
    [
      'a voice and a feeling',
      { voice: 'longanhuan', emotion: 'happy' },
      { voice: 'longanhuan', instruction: '你说话的情感是happy。' },
    ],
    ['Cantonese', { language: 'yue-CN' }, { voice: 'longanyue_v3' }],
    ['an accent', { accent: 'northeastern' }, { voice: 'longlaotie_v3' }],
  ])('for speech with %s: a call with a direct answer', async (_what, more, told) => {
    await run('text_to_speech', { ...say, ...more });
    const input = { text: '今天天气怎么样？', format: 'wav', sample_rate: 24_000, rate: 1.2, ...told };
    const at = '/services/audio/tts/SpeechSynthesizer';
    expect(server.sent).toEqual([
      { path: at, isAsync: false, isStored: false, json: { model: 'cosyvoice-v3-flash', input } },
    ]);
  });

  test.each([
    ['portrait.png', '3:4', 600, 800],
    ['portrait.png', '1:1', 600, 600],
    ['small.png', '3:4', 401, 534],
  ])('%s is cut to %s and never too small', async (image_url, frame, width, height) => {
    await run('talking_portrait', { ...speak, image_url, frame });
    const facts = await sharp(server.stored[0]?.file).metadata();
    expect([facts.width, facts.height, facts.format]).toEqual([width, height, 'jpeg']);
  });
});

describe('the result', () => {
  const bytesOf = async (check: Check) => readFile(pathsOf(check)[0] ?? '', 'utf8');

  test.each([
    ['retalk', retalk, { video_url: '/made/1.mp4' }, 'video/mp4'],
    ['talking_portrait', speak, { results: { video_url: '/made/1.mp4' } }, 'video/mp4'],
  ])('of %s: a video, from any place in the answer', async (capability, input, outcome, contentType) => {
    const place = (at: string) => `${server.origin}${at}`;
    server.outcome =
      'results' in outcome
        ? { results: { video_url: place('/made/1.mp4') } }
        : { video_url: place('/made/1.mp4') };
    server.states.push(
      { task_status: 'PENDING' },
      { task_status: 'PRE-PROCESSING' },
      { task_status: 'POST-PROCESSING' },
    );
    const done = await run(capability, input);
    expect(done).toMatchObject({ state: 'done', outputs: [{ index: 0, contentType }] });
    expect(await bytesOf(done)).toBe('what was made');
  });

  test('of speech: a sound, which a stored operation finds again', async () => {
    const operation = await begin(open('text_to_speech'), say, 'speech');
    expect(operation).toMatchObject({ tickets: [{ made: `${server.origin}/made/speech.wav` }] });
    const done = await ask(open('text_to_speech'), operation);
    expect(done).toMatchObject({ state: 'done', outputs: [{ contentType: 'audio/wav' }] });
    expect(server.sent).toHaveLength(1);
    expect(server.calls.filter((call) => call.startsWith('GET'))).toEqual(['GET /made/speech.wav']);
  });

  test('of speech in a file: its segments in the order of time, as the contract has them', async () => {
    server.outcome = {
      results: [{ transcription_url: `${server.origin}/transcript.json`, subtask_status: 'SUCCEEDED' }],
    };
    const word = { begin_time: 100, end_time: 596, text: 'Hello ', punctuation: ',' };
    // The example of its page, with a second channel.
    server.transcription = {
      file_url: 'oss://a',
      properties: { audio_format: 'pcm_s16le', channels: [0, 1], original_duration_in_milliseconds: 9000 },
      transcripts: [
        {
          channel_id: 0,
          text: '…',
          sentences: [
            {
              begin_time: 100,
              end_time: 3820,
              text: 'Hello world.',
              sentence_id: 1,
              speaker_id: 0,
              words: [word],
            },
          ],
        },
        {
          channel_id: 1,
          text: '…',
          sentences: [
            { begin_time: 50, end_time: 90, text: ' Hm. ' },
            { begin_time: 95, end_time: 99, text: ' ' },
          ],
        },
      ],
    };
    const done = await run('transcribe', hear);
    const json =
      done.state === 'done' && done.outputs.map((output) => ('json' in output ? output.json : output))[0];
    expect(json).toEqual({
      language: null,
      segments: [
        { start: 0.05, end: 0.09, text: 'Hm.', speaker: null },
        {
          start: 0.1,
          end: 3.82,
          text: 'Hello world.',
          speaker: '0',
          words: [{ start: 0.1, end: 0.596, text: 'Hello ,' }],
        },
      ],
    });
    expect(DATA_SCHEMAS.transcribe.safeParse(json).success).toBe(true);
  });

  test('of a file without speech: no segments', async () => {
    server.outcome = {
      results: [{ code: 'SUCCESS_WITH_NO_VALID_FRAGMENT', message: 'no speech', subtask_status: 'FAILED' }],
    };
    expect(await run('transcribe', hear)).toMatchObject({
      outputs: [{ json: { language: null, segments: [] } }],
    });
  });

  test.each([
    ['retalk', retalk, 'videoretalk', 30 * 80_000],
    ['retalk', { ...retalk, fit: 'loop' }, 'videoretalk', 40 * 80_000],
    ['talking_portrait', speak, 'wan2.2-s2v', 9 * 900_000],
    // Seven Chinese characters count as two, the mark as one.
    ['text_to_speech', say, 'cosyvoice-v3-flash', 15 * 100],
  ])('%s costs what the list of Beijing says', async (capability, input, model, micros) => {
    const address = 'https://dashscope.aliyuncs.com/api/v1';
    const send = globalThis.fetch;
    globalThis.fetch = (to, init) => send(String(to).replace(address, server.baseUrl), init);
    try {
      server.policy = { upload_host: `${address}/storage` };
      const { serves } = createDashscopeEngine({ key: KEY, baseUrl: address, china: true }, world.host);
      const opened = serves[capability as 'retalk'] as unknown as CapabilityEngine<unknown>;
      const operation = await begin(opened, input, `cost-${model}-${micros}`);
      expect(operation.cost).toEqual({ basis: 'at_most', model, money: { micros, currency: 'CNY' } });
      expect(await untilEnd(opened, operation)).toMatchObject({
        cost: { basis: 'listed', money: { micros } },
      });
    } finally {
      globalThis.fetch = send;
    }
  });
});

describe('an unsupported input', () => {
  test.each([
    ['retalk', { ...retalk, video_url: 'clip.webm' }, 'media_format'],
    ['retalk', { ...retalk, audio_url: 'voice.m4a' }, 'media_format'],
    ['retalk', { ...retalk, seconds: 1.9 }, 'media_duration'],
    ['retalk', { ...retalk, audio_seconds: 121 }, 'media_duration'],
    ['retalk', { ...retalk, fit: 'hold' }, 'value_needs_engine'],
    ['talking_portrait', { ...speak, audio_url: 'voice.aac' }, 'media_format'],
    ['talking_portrait', { ...speak, seconds: 20 }, 'media_duration'],
    ['talking_portrait', { ...speak, style: 'active' }, 'value_needs_engine'],
    ['text_to_speech', { ...say, language: 'fr-FR' }, 'language_needs_engine'],
    ['text_to_speech', { ...say, voice: 'nobody' }, 'value_needs_engine'],
    ['text_to_speech', { ...say, voice: 'longanwen_v3', emotion: 'sad' }, 'value_needs_engine'],
    ['text_to_speech', { ...say, accent: 'henan' }, 'language_needs_engine'],
    ['text_to_speech', { ...say, style: 'like a king' }, 'value_needs_engine'],
    ['text_to_speech', { ...say, speed: 201 }, 'value_needs_engine'],
    ['text_to_speech', { ...say, text: 'a'.repeat(2001) }, 'value_needs_engine'],
    ['image_to_video', { ...film, seconds: 16 }, 'value_needs_engine'],
    ['text_to_video', { ...film, prompt: 'a'.repeat(5001) }, 'value_needs_engine'],
    ['transcribe', { ...hear, seconds: 43_201 }, 'media_duration'],
  ] as const)('%s of %j', (capability, input, code) => {
    expect(refusalOf(open(capability), input)).toBe(code);
  });

  test('others are taken', () => {
    const taken = [
      ['retalk', { ...retalk, fit: 'hold', audio_seconds: 30 }],
      ['talking_portrait', speak],
      ['text_to_speech', { ...say, language: 'en-GB', accent: 'mandarin', emotion: 'sad' }],
      ['text_to_speech', { ...say, voice: 'longshange_v3', accent: 'shaanxi' }],
      ['image_to_video', film],
      ['transcribe', hear],
    ] as const;
    for (const [capability, input] of taken)
      expect(refusalOf(open(capability), input), capability).toBeUndefined();
  });
});

/** https://www.alibabacloud.com/help/en/model-studio/error-code, 400-InvalidFile and 400-InvalidURL. */
const CODES = [
  ['InvalidURL.Timeout', 'media_download_timeout'],
  ['InvalidURL.ConnectionRefused', 'media_download_refused'],
  ['InvalidFile.DownloadFailed', 'media_download_refused'],
  ['InvalidFile.Size', 'media_size'],
  ['InvalidFile.Format', 'media_format'],
  ['InvalidFile.Resolution', 'media_resolution'],
  ['InvalidFile.FPS', 'media_frame_rate'],
  ['InvalidFile.Duration', 'media_duration'],
  ['InvalidFile.ImageSize', 'media_proportions'],
  ['InvalidFile.AspectRatio', 'media_proportions'],
  ['InvalidFile.Openerror', 'media_unreadable'],
  ['InvalidFile.NoHuman', 'no_person'],
  ['InvalidFile.MultiHuman', 'several_people'],
  ['InvalidFile.FaceNotMatch', 'face_not_matched'],
  ['InvalidFile.BodyProportion', 'body_proportion'],
  ['InvalidFile.FacePose', 'pose_invalid'],
  ['InvalidFile.FrontBody', 'pose_invalid'],
  ['InvalidFile.FullFace', 'pose_invalid'],
  ['InvalidFile.Value', 'face_unclear'],
  ['InvalidParameter', 'media_parameters'],
  ['BadRequest.EmptyInput', 'media_parameters'],
  ['InvalidParameter.DataInspection', 'content_refused'],
  ['DataInspectionFailed', 'content_refused'],
  ['InvalidApiKey', 'task_engine_stopped'],
  ['Arrearage', 'task_engine_stopped'],
  ['AllocationQuota.FreeTierOnly', 'task_engine_stopped'],
] as const;

describe('an error', () => {
  test.each(CODES)('%s', (code, failed) => {
    const failure = failureOfTaken({ ...mediaMeaningOf(code, 'no'), detail: 'no' });
    expect(failure).toMatchObject({ code: failed, retryable: false });
  });

  test.each([
    [400, 'InvalidFile.NoHuman', 'no_person'],
    [401, 'InvalidApiKey', 'task_engine_stopped'],
  ])('of a submit, with %i %s', async (status, code, failed) => {
    server.replies.push(no(status, code, `no ${KEY}`));
    const check = await run('retalk', retalk);
    const detail = expect.stringContaining(code);
    expect(check).toMatchObject({ state: 'failed', code: failed, retryable: false, detail });
    expect(JSON.stringify(check)).not.toContain('marker');
    expect(server.sent).toHaveLength(1);
  });

  test.each([
    ['InvalidFile.FaceNotMatch', 'face_not_matched', false],
    ['InternalError.Algo', 'task_engine_stopped', true],
  ] as const)('of a task: %s', async (code, failed, retryable) => {
    server.states.push({ task_status: 'RUNNING' }, { task_status: 'FAILED', code, message: 'why' });
    const check = await run('retalk', retalk);
    expect(check).toMatchObject({ state: 'failed', code: failed, retryable, cost: { basis: 'none' } });
    expect(check).not.toHaveProperty('notTaken');
  });

  test.each([
    ['The input audio is longer than 20s.', 'media_duration'],
    ['File size is larger than 15MB.', 'media_size'],
    ['File type is not supported. Allowed types are: .wav, .mp3.', 'media_format'],
    ['Invalid URL provided in your request.', 'media_unreadable'],
  ])('InvalidURL, whose reason is only in its message: %s', (message, code) => {
    expect(mediaMeaningOf('InvalidURL', message)).toMatchObject({ code });
  });

  test('of speech: refusals, and unknown outcomes', async () => {
    server.replies.push(no(400, 'DataInspectionFailed'), no(500, 'InternalError'), {
      status: 200,
      body: '{"output":{}}',
    });
    expect(await run('text_to_speech', say)).toMatchObject({ code: 'content_refused' });
    expect(await run('text_to_speech', say)).toMatchObject({ code: 'task_unconfirmed' });
    expect(await run('text_to_speech', say)).toMatchObject({ code: 'task_unconfirmed' });
    expect(server.sent).toHaveLength(3);
  });
});

describe('an undocumented answer', () => {
  test.each(BAD_SUBMITS)('to a submit: %s, and nothing is sent again', async (fault) => {
    for (const [capability, input] of [
      ['retalk', retalk],
      ['text_to_speech', say],
    ] as const) {
      server.fail(fault, 1, 'POST /api/v1/services');
      const check = await run(capability, input);
      expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed', retryable: false });
    }
    expect(server.calls.filter((call) => call.startsWith('POST /api/v1/services'))).toHaveLength(2);
  });

  test('that never comes ends the call: a submit is not repeated, a poll is', async () => {
    const restore = shortenLimits(500);
    for (const [capability, input] of [
      ['retalk', retalk],
      ['text_to_speech', say],
    ] as const) {
      server.fail('silent', 1, 'POST /api/v1/services');
      const check = await run(capability, input);
      expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed', retryable: false });
    }
    expect(server.calls.filter((call) => call.startsWith('POST /api/v1/services'))).toHaveLength(2);
    // Calls that get an answer have the usual time.
    restore();
    const opened = open('retalk');
    const operation = await begin(opened, retalk, 'media-late');
    server.fail('silent');
    const restoreAgain = shortenLimits(500);
    expect(await ask(opened, operation)).toMatchObject({ state: 'away' });
    restoreAgain();
    expect(pathsOf(await untilEnd(opened, operation))).toHaveLength(1);
  });

  test('to polls does not end the task, which is polled again', async () => {
    const opened = open('retalk');
    const operation = await begin(opened, retalk, 'media-polls');
    for (const fault of BAD_POLLS) {
      server.fail(fault);
      expect(await ask(opened, operation), fault).toMatchObject({ state: 'away' });
    }
    expect(pathsOf(await untilEnd(opened, operation))).toHaveLength(1);
    expect(server.sent).toHaveLength(1);
  });

  test('a dead link, an invalid transcript, and an end without output are no result', async () => {
    const link = (at: string) => ({ results: [{ transcription_url: `${server.origin}${at}` }] });
    for (const [capability, input, outcome] of [
      ['retalk', retalk, { video_url: `${server.origin}/gone` }],
      ['retalk', retalk, {}],
      ['transcribe', hear, link('/gone')],
      ['transcribe', hear, link('/made/text')],
    ] as const) {
      server.outcome = outcome;
      const operation = await begin(open(capability), input, `dead-${capability}`);
      await expect(ask(open(capability), operation)).rejects.toThrow();
    }
  });

  test('a storage that is not the provider’s, or takes no such file, ends before the submit', async () => {
    for (const [policy, says] of [
      [{ upload_host: 'https://storage.example' }, 'not where the provider keeps files'],
      [{ upload_host: 'http://a.oss-cn-beijing.aliyuncs.com' }, 'not where the provider keeps files'],
      [{ policy: 3 }, 'policy'],
    ] as const) {
      server.policy = policy;
      await expect(begin(open('retalk'), retalk, 'elsewhere'), says).rejects.toThrow(says);
    }
    server.policy = { upload_host: `${server.origin}/gone` };
    await expect(begin(open('retalk'), retalk, 'elsewhere')).rejects.toThrow('the storage answered 404');
    server.fail('html', 1, 'GET /api/v1/uploads');
    await expect(begin(open('retalk'), retalk, 'elsewhere')).rejects.toThrow();
    expect([server.stored, server.sent]).toEqual([[], []]);
  });
});

test('a file larger than the storage’s limit fails before the submit, with its reason', async () => {
  server.policy = { max_file_size_mb: 0.000001 };
  expect(await run('retalk', retalk)).toMatchObject({
    state: 'failed',
    code: 'media_size',
    retryable: false,
  });
  expect([server.stored, server.sent]).toEqual([[], []]);
});

test('the stored task continues after the end of a process, and is cancelled with its run', async () => {
  const operation = await begin(open('retalk'), retalk, 'media-restart');
  expect(operation).toMatchObject({ tickets: [{ task: 'task-1', kind: 'video' }] });
  expect(JSON.stringify(operation)).not.toContain('marker');
  expect(pathsOf(await untilEnd(open('retalk'), operation))).toHaveLength(1);
  expect(server.sent).toHaveLength(1);
  await open('retalk').cancel?.(operation);
  await open('text_to_speech').cancel?.(await begin(open('text_to_speech'), say, 'said'));
  expect(server.cancelled).toEqual(['task-1']);
});

test('a busy provider is retried, up to a limit', async () => {
  for (const [capability, input] of [
    ['retalk', retalk],
    ['text_to_speech', say],
  ] as const) {
    server.fail('limited', 2, 'POST /api/v1/services');
    expect(pathsOf(await run(capability, input))).toHaveLength(1);
    server.fail('limited', 20, 'POST /api/v1/services');
    expect(await run(capability, input)).toMatchObject({ retryable: true, notTaken: { busyMs: 7_000 } });
    server.fail('html', 0);
    await server.stop();
    server = await startMediaServer();
  }
});

describe('the check of a portrait', () => {
  const owner = { organisationId: 'o', userId: 'u' };
  const check = () =>
    routes().analyzes?.portrait?.(
      { image_url: 'portrait.png', frame: '3:4' },
      AbortSignal.timeout(5000),
      owner,
    );

  test('calls the vision model', async () => {
    expect(await check()).toMatchObject({
      checked: expect.arrayContaining(['no_person', 'pose_invalid']),
      failed: [],
    });
    expect(server.sent).toEqual([
      {
        path: '/services/aigc/image2video/face-detect',
        isAsync: false,
        isStored: true,
        json: { model: 'wan2.2-s2v-detect', input: { image_url: stored('wan2.2-s2v-detect', 'jpg') } },
      },
    ]);
  });

  test('reports the broken rule', async () => {
    const failed = { check_pass: false };
    server.replies.push(
      { status: 200, body: JSON.stringify({ output: { ...failed, humanoid: false } }) },
      { status: 200, body: JSON.stringify({ output: { ...failed, humanoid: true } }) },
      no(400, 'InvalidFile.MultiHuman'),
      no(400, 'InvalidFile.Openerror'),
    );
    expect((await check())?.failed).toEqual(['no_person']);
    expect((await check())?.failed).toEqual(['pose_invalid']);
    expect((await check())?.failed).toEqual(['several_people']);
    expect((await check())?.checked).toContain('media_unreadable');
  });

  test('gives no verdict if it did not take place', async () => {
    server.replies.push(no(401, 'InvalidApiKey'), no(400, 'InvalidParameter'), {
      status: 200,
      body: '<html>',
    });
    for (let time = 0; time < 3; time += 1) await expect(check()).rejects.toThrow('detect_face_failed');
    server.policy = { upload_host: 'https://storage.example' };
    await expect(check()).rejects.toThrow('detect_face_failed');
  });
});

test('capabilities of Beijing are closed elsewhere, with their check and voices', async () => {
  const elsewhere = routes(false);
  for (const capability of ['text_to_speech', 'talking_portrait', 'retalk'] as const)
    expect(elsewhere.closed?.(capability)).toMatchObject({
      why: 'lacks',
      what: expect.stringContaining('(Beijing)'),
    });
  expect(elsewhere.closed?.('image_to_video')).toBeUndefined();
  expect([elsewhere.analyzes, elsewhere.voices]).toEqual([undefined, undefined]);
  expect(await routes().voices?.(AbortSignal.timeout(1000))).toBe(VOICES);
});

test('voices have unique ids, names in both languages, and can be requested', () => {
  expect(new Set(VOICES.map(({ id }) => id)).size).toBe(VOICES.length);
  for (const { id, name, accents, languages } of VOICES) {
    expect(name.en && name.zh, id).toBeTruthy();
    const input = { ...say, voice: id, accent: accents?.[0], language: languages[0] };
    expect(refusalOf(open('text_to_speech'), input), id).toBeUndefined();
  }
});

test.each([
  ['qwen-turbo', 'qwen3.7-max'],
  ['qwen-vl-max', 'qwen3.7-max'],
])(
  '%s, which an operator named, is retired: its routes are closed, with its successor',
  async (model, successor) => {
    const given = { DASHSCOPE_API_KEY: 'k', DASHSCOPE_TEXT_MODEL: model };
    const { closed } = await engine.setUp(given, 'cn').open(world.host);
    const retired = { model, on: '2026-10-10', successor };
    expect(closed?.('write_text')).toEqual({ why: 'retired', what: 'DASHSCOPE_TEXT_MODEL', retired });
    expect(closed?.('split_script')).toMatchObject({ why: 'retired' });
    expect(closed?.('extend')).toBeUndefined();
    const other = await engine
      .setUp({ DASHSCOPE_API_KEY: 'k', DASHSCOPE_VISION_MODEL: 'qwen3-vl-plus' }, 'cn')
      .open(world.host);
    expect(other.closed?.('write_text')).toBeUndefined();
  },
);
