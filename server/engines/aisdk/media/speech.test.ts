/**
 * Voices and transcripts of each provider over real HTTP: what is sent, field by field, and the results of the answers.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_SCHEMAS } from '@inkreel/contract/outputs/data-schemas.ts';
import { MockSpeechModelV4 } from 'ai/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filmFile, mp3File, wavFile } from '../../../features/storage/media/testing/media-files.ts';
import { type LocalReply, type LocalServer, startLocalServer } from '../../../testing/pay/local-server.ts';
import elevenlabs from '../../elevenlabs/engine.ts';
import type { CapabilityEngine, Check } from '../../engine.ts';
import fal from '../../fal/engine.ts';
import { BAD_POLLS, BAD_SUBMITS } from '../../hosted/testing/faults.ts';
import openai from '../../openai/engine.ts';
import { openaiVoices } from '../../openai/speech.ts';
import compatible from '../../openai-compatible/engine.ts';
import { refusalOf } from '../../refusal-of.ts';
import xai from '../../xai/engine.ts';
import { ask, begin, createImageWorld, type ImageWorld, pathsOf, untilEnd } from '../testing/image-world.ts';
import { type FormField, json, readSubmit, type Submit } from '../testing/provider-server.ts';
import { createSpeechEngine } from './speech-engine.ts';

const KEY = 'sk-marker/4711==';
const mp3 = mp3File();
let world: ImageWorld;
let server: LocalServer;
let submits: Submit[];
/** Answers to the next submits, in order; then the usual answer. */
let replies: LocalReply[];
let pollsUntilDone: number;
/** Replaces the usual answer of a finished request at fal. */
let outcome: LocalReply | undefined;
let cancelled: string[];

beforeAll(async () => {
  world = createImageWorld();
  writeFileSync(path.join(world.folder, 'said.mp3'), mp3);
  writeFileSync(path.join(world.folder, 'film.mp4'), await filmFile('mp4'));
  writeFileSync(path.join(world.folder, 'page.mp3'), '<html></html>');
});
afterAll(() => world.close());
beforeEach(async () => {
  [submits, replies, pollsUntilDone, outcome, cancelled] = [[], [], 1, undefined, []];
  server = await startLocalServer((request) => {
    const { pathname } = request.url;
    if (request.method === 'POST') {
      submits.push(readSubmit(request));
      return replies.shift() ?? usualReply(pathname);
    }
    if (request.method === 'PUT') {
      cancelled.push(pathname);
      return json(202, { status: 'CANCELLATION_REQUESTED' });
    }
    if (pathname.endsWith('/voices')) return replies.shift() ?? json(200, VOICES);
    if (pathname.startsWith('/made/'))
      return { status: 200, bytes: mp3, headers: { 'content-type': 'audio/mpeg' } };
    if (pathname.endsWith('/status')) {
      pollsUntilDone -= 1;
      return json(200, { status: pollsUntilDone < 0 ? 'COMPLETED' : 'IN_PROGRESS' });
    }
    return (
      outcome ??
      json(200, pathname.includes('whisper') ? WHISPER : { audio: { url: `${server.origin}/made/a.mp3` } })
    );
  });
});
afterEach(() => server.stop());

/** https://elevenlabs.io/docs/api-reference/voices/search */
const VOICES = {
  voices: [
    { voice_id: '21m00Tcm4TlvDq8ikWAM', name: 'Rachel', preview_url: 'https://storage.example/r.mp3' },
  ],
};
/** https://fal.ai/models/fal-ai/whisper */
const WHISPER = {
  text: 'Good morning.',
  chunks: [{ timestamp: [0, 1.5], text: ' Good morning.', speaker: 'SPEAKER_00' }],
  inferred_languages: ['en'],
};
/** https://platform.openai.com/docs/api-reference/audio/verbose-json-object, as @ai-sdk/openai reads it */
const VERBOSE = {
  task: 'transcribe',
  text: 'Good morning.',
  language: 'english',
  duration: 1.5,
  segments: [
    {
      id: 0,
      seek: 0,
      start: 0,
      end: 1.5,
      text: ' Good morning.',
      tokens: [1],
      temperature: 0,
      avg_logprob: -0.2,
      compression_ratio: 1,
      no_speech_prob: 0.01,
    },
  ],
  words: [
    { word: 'Good', start: 0, end: 0.5 },
    { word: 'morning', start: 0.5, end: 1.5 },
  ],
};
const DIARIZED = {
  text: 'Good morning.',
  segments: [
    { type: 'transcript.text.segment', id: '0', start: 0, end: 1.5, text: 'Good morning.', speaker: 'A' },
  ],
};
/** https://elevenlabs.io/docs/api-reference/speech-to-text/convert */
const SCRIBE = {
  language_code: 'eng',
  language_probability: 0.98,
  text: 'Good morning.',
  words: [
    { text: 'Good', type: 'word', start: 0, end: 0.5, speaker_id: 'speaker_0' },
    { text: ' ', type: 'spacing', start: 0.5, end: 0.6, speaker_id: 'speaker_0' },
    { text: 'morning.', type: 'word', start: 0.6, end: 1.5, speaker_id: 'speaker_0' },
  ],
};
/** https://docs.x.ai/developers/model-capabilities/audio, speech to text, as @ai-sdk/xai reads it */
const GROK = {
  text: 'Good morning.',
  language: 'en',
  duration: 1.5,
  words: [
    { text: 'Good', start: 0, end: 0.5 },
    { text: 'morning.', start: 0.5, end: 1.5 },
  ],
};

function usualReply(pathname: string): LocalReply {
  if (pathname.startsWith('/fal/')) {
    const own = `${server.origin}/fal/${pathname.includes('whisper') ? 'whisper' : 'speech'}/requests/op-1`;
    const urls = { response_url: own, status_url: `${own}/status`, cancel_url: `${own}/cancel` };
    return json(200, { request_id: 'op-1', status: 'IN_QUEUE', ...urls });
  }
  if (pathname.endsWith('/transcriptions')) return json(200, VERBOSE);
  if (pathname.endsWith('/speech-to-text')) return json(200, SCRIBE);
  if (pathname.endsWith('/stt')) return json(200, GROK);
  return { status: 200, bytes: mp3, headers: { 'content-type': 'audio/mpeg' } };
}

const PROVIDERS = {
  openai: [openai, { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'URL' }],
  'openai-compatible': [
    compatible,
    {
      OPENAI_COMPATIBLE_BASE_URL: 'URL',
      OPENAI_COMPATIBLE_SPEECH_MODEL: 'own-voice',
      OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: 'own-ears',
      OPENAI_COMPATIBLE_PRIVATE: '1',
    },
  ],
  elevenlabs: [elevenlabs, { ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: 'URL' }],
  xai: [xai, { XAI_API_KEY: KEY, XAI_BASE_URL: 'URL' }],
  fal: [fal, { FAL_KEY: KEY, FAL_BASE_URL: 'URL' }],
} as const;
type ProviderId = keyof typeof PROVIDERS;
const IDS = Object.keys(PROVIDERS) as ProviderId[];
const DIRECT = IDS.filter((id) => id !== 'fal');

const given = (id: ProviderId): Record<string, string> => {
  const settings = Object.entries<string>(PROVIDERS[id][1]);
  return Object.fromEntries(
    settings.map(([name, value]) => [name, value === 'URL' ? `${server.origin}/${id}` : value]),
  );
};
async function open(id: ProviderId, capability: string): Promise<CapabilityEngine<unknown>> {
  const serves = await world.openEngine(PROVIDERS[id][0], given(id));
  return serves[capability] as CapabilityEngine<unknown>;
}
let runs = 0;
async function run(id: ProviderId, capability: string, input: unknown): Promise<Check> {
  runs += 1;
  const engine = await open(id, capability);
  return untilEnd(engine, await begin(engine, input, `run-${runs}`));
}
const fields = (form: readonly FormField[] = []) =>
  form.map(({ name, type, bytes }) => (type === '' ? [name, bytes.toString()] : [name, type]));

const speak = { text: 'Good morning.', speed: 100 };
const hear = { media_url: 'said.mp3', seconds: 2, speakers: false };
const bearer = { authorization: `Bearer ${KEY}` };
const withJson = { 'content-type': 'application/json' };

describe('speech', () => {
  test.each<[ProviderId, object, object]>([
    [
      'openai',
      { voice: 'nova', emotion: 'happy', style: 'Whisper.', speed: 150 },
      {
        path: '/openai/audio/speech',
        headers: { ...bearer, ...withJson },
        json: {
          model: 'gpt-4o-mini-tts',
          input: 'Good morning.',
          voice: 'nova',
          response_format: 'mp3',
          speed: 1.5,
          instructions: 'Sound happy. Whisper.',
        },
      },
    ],
    [
      'openai-compatible',
      { voice: 'af_heart' },
      {
        path: '/openai-compatible/audio/speech',
        headers: withJson,
        json: { model: 'own-voice', input: 'Good morning.', voice: 'af_heart', response_format: 'mp3' },
      },
    ],
    [
      'elevenlabs',
      { voice: '21m00Tcm4TlvDq8ikWAM', speed: 110 },
      {
        path: '/elevenlabs/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM?output_format=mp3_44100_128',
        headers: { 'xi-api-key': KEY, ...withJson },
        json: { text: 'Good morning.', model_id: 'eleven_multilingual_v2', voice_settings: { speed: 1.1 } },
      },
    ],
    [
      'xai',
      { voice: 'ara', language: 'zh-CN' },
      {
        path: '/xai/tts',
        headers: { ...bearer, ...withJson },
        json: { text: 'Good morning.', voice_id: 'ara', language: 'zh', output_format: { codec: 'mp3' } },
      },
    ],
    [
      'fal',
      { voice: 'Calm_Woman', emotion: 'sad', language: 'yue-CN', speed: 50 },
      {
        path: '/fal/fal-ai/minimax/speech-02-hd',
        headers: { authorization: `Key ${KEY}`, ...withJson },
        json: {
          text: 'Good morning.',
          output_format: 'url',
          voice_setting: { voice_id: 'Calm_Woman', speed: 0.5, emotion: 'sad' },
          language_boost: 'Chinese,Yue',
        },
      },
    ],
  ])('of %s', async (id, more, expected) => {
    const check = await run(id, 'text_to_speech', { ...speak, ...more });
    expect(submits).toEqual([expected]);
    expect(check).toMatchObject({ state: 'done', outputs: [{ index: 0, contentType: 'audio/mpeg' }] });
    expect(readFileSync(pathsOf(check)[0] ?? '')).toEqual(mp3);
  });

  test('that is priced by characters costs by its characters', async () => {
    const engine = await open('xai', 'text_to_speech');
    expect(await begin(engine, speak, 'cost')).toMatchObject({
      cost: { basis: 'listed', model: 'grok-tts', money: { micros: 55, currency: 'USD' } },
    });
  });

  test.each<[ProviderId, object]>([
    ['openai', { voice: 'Rachel' }],
    ['openai', { speed: 20 }],
    ['elevenlabs', { emotion: 'happy' }],
    ['elevenlabs', { style: 'Whisper.' }],
    ['elevenlabs', { speed: 130 }],
    ['xai', { language: 'yue-CN' }],
    ['fal', { accent: 'henan' }],
  ])('is left to another engine: %s with %j', async (id, more) => {
    const engine = await open(id, 'text_to_speech');
    expect(refusalOf(engine, speak)).toBeUndefined();
    const isOfSpeech = 'language' in more || 'accent' in more;
    const code = isOfSpeech ? 'language_needs_engine' : 'value_needs_engine';
    expect(refusalOf(engine, { ...speak, ...more })).toBe(code);
  });

  test('of a text beyond its limit is left to another engine', async () => {
    const engine = await open('openai', 'text_to_speech');
    expect(refusalOf(engine, { ...speak, text: 'x'.repeat(4096) })).toBeUndefined();
    expect(refusalOf(engine, { ...speak, text: 'x'.repeat(4097) })).toBe('value_needs_engine');
  });

  test('is made by the model that an operator names', async () => {
    const settings = { ...given('openai'), OPENAI_SPEECH_MODEL: 'tts-1-hd' };
    const { text_to_speech: engine } = await world.openEngine(openai, settings);
    await begin(engine as CapabilityEngine<unknown>, speak, 'named');
    expect(submits[0]?.json).toMatchObject({ model: 'tts-1-hd' });
  });

  test('in an answer that is no sound is not stored', async () => {
    for (const bytes of [new TextEncoder().encode('<html></html>'), wavFile()]) {
      replies.push({ status: 200, bytes, headers: { 'content-type': 'audio/mpeg' } });
      expect(await run('openai', 'text_to_speech', speak)).toMatchObject({ code: 'task_unconfirmed' });
    }
  });

  test('comes from a model of the SDK, without a retry', async () => {
    const calls: unknown[] = [];
    const model = new MockSpeechModelV4({
      doGenerate: async (call) => {
        calls.push(call);
        return {
          audio: new Uint8Array(mp3),
          warnings: [],
          response: { timestamp: new Date(0), modelId: 'm' },
        };
      },
    });
    const provider = openaiVoices({ key: KEY, baseUrl: '', speechModel: 'm', transcriptionModel: undefined });
    const speech = { ...provider.speech, connect: async () => model } as NonNullable<typeof provider.speech>;
    const { serves } = createSpeechEngine({ ...provider, speech }, world.host);
    const engine = serves.text_to_speech as CapabilityEngine<unknown>;
    const check = await ask(engine, await begin(engine, { ...speak, emotion: 'angry' }, 'mock'));
    expect(check.state).toBe('done');
    expect(calls).toMatchObject([
      { text: 'Good morning.', voice: 'alloy', outputFormat: 'mp3', instructions: 'Sound angry.' },
    ]);
  });
});

describe('voices', () => {
  test('of an account are listed, and those of other providers are fixed', async () => {
    const voices = async (id: ProviderId) => {
      const routes = await PROVIDERS[id][0].setUp(given(id), 'intl').open(world.host);
      return routes.voices?.(AbortSignal.timeout(5000));
    };
    expect(await voices('elevenlabs')).toEqual([
      {
        id: '21m00Tcm4TlvDq8ikWAM',
        name: { en: 'Rachel', zh: 'Rachel' },
        languages: [],
        sample: 'https://storage.example/r.mp3',
      },
    ]);
    for (const id of ['openai', 'xai', 'fal'] as const) {
      const listed = (await voices(id))?.map((voice) => voice.id);
      const { values } = await open(id, 'text_to_speech');
      expect(listed?.length).toBeGreaterThan(4);
      expect((values as { voice?: string[] }).voice).toEqual(listed);
    }
    replies.push(json(401, { detail: { status: 'invalid_api_key', message: `no, ${KEY}` } }));
    await expect(voices('elevenlabs')).rejects.toThrow(/^ElevenLabs answered 401$/u);
    server.fail('endless');
    await expect(voices('elevenlabs')).rejects.toThrow();
  });
});

describe('a transcript', () => {
  const line = { text: 'Good morning.', start: 0, end: 1.5 };
  test.each<[ProviderId, object, unknown, object]>([
    [
      'openai',
      {
        path: '/openai/audio/transcriptions',
        form: [
          ['model', 'whisper-1'],
          ['file', 'audio/mpeg'],
          ['response_format', 'verbose_json'],
          ['language', 'en'],
          ['temperature', '0'],
          ['timestamp_granularities[]', 'segment'],
          ['timestamp_granularities[]', 'word'],
        ],
      },
      bearer,
      {
        ...line,
        speaker: null,
        words: [
          { text: 'Good', start: 0, end: 0.5 },
          { text: 'morning', start: 0.5, end: 1.5 },
        ],
      },
    ],
    [
      'openai-compatible',
      {
        path: '/openai-compatible/audio/transcriptions',
        form: [
          ['model', 'own-ears'],
          ['file', 'audio/mpeg'],
          ['response_format', 'verbose_json'],
          ['language', 'en'],
          ['temperature', '0'],
          ['timestamp_granularities[]', 'segment'],
        ],
      },
      {},
      { ...line, speaker: null },
    ],
    [
      'elevenlabs',
      {
        path: '/elevenlabs/v1/speech-to-text',
        form: [
          ['model_id', 'scribe_v2'],
          ['file', 'audio/mpeg'],
          ['diarize', 'true'],
          ['diarize', 'true'],
          ['language_code', 'en'],
          ['tag_audio_events', 'false'],
          ['timestamps_granularity', 'word'],
          ['file_format', 'other'],
        ],
      },
      { 'xi-api-key': KEY },
      { ...line, speaker: 'speaker_0' },
    ],
    [
      'xai',
      {
        path: '/xai/stt',
        form: [
          ['language', 'en'],
          ['format', 'true'],
          ['file', 'audio/mpeg'],
        ],
      },
      bearer,
      { ...line, speaker: null },
    ],
  ])('of %s', async (id, { path: at, form }: { path?: string; form?: unknown }, headers, segment) => {
    const check = await run(id, 'transcribe', { ...hear, language: 'en' });
    expect(submits.map((submit) => [submit.path, submit.headers, fields(submit.form)])).toEqual([
      [at, headers, form],
    ]);
    expect(submits[0]?.form?.find(({ name }) => name === 'file')?.bytes).toEqual(mp3);
    const [output] = check.state === 'done' ? check.outputs : [];
    expect(output).toMatchObject({ json: { language: expect.anything(), segments: [segment] } });
    expect(DATA_SCHEMAS.transcribe.safeParse((output as { json: unknown }).json).success).toBe(true);
  });

  test('of fal is a request in its queue', async () => {
    const check = await run('fal', 'transcribe', { ...hear, speakers: true });
    expect(submits).toMatchObject([
      {
        path: '/fal/fal-ai/whisper',
        headers: { authorization: `Key ${KEY}` },
        json: {
          task: 'transcribe',
          diarize: true,
          chunk_level: 'segment',
          audio_url: `data:audio/mpeg;base64,${mp3.toString('base64')}`,
        },
      },
    ]);
    expect(check).toMatchObject({
      outputs: [{ json: { language: 'en', segments: [{ ...line, speaker: 'SPEAKER_00' }] } }],
    });
  });

  test('that tells speakers apart comes from a model that can do so', async () => {
    replies.push(json(200, DIARIZED));
    const check = await run('openai', 'transcribe', { ...hear, speakers: true });
    expect(fields(submits[0]?.form)).toEqual([
      ['model', 'gpt-4o-transcribe-diarize'],
      ['file', 'audio/mpeg'],
      ['response_format', 'diarized_json'],
      ['temperature', '0'],
      ['chunking_strategy', 'auto'],
    ]);
    expect(check).toMatchObject({ outputs: [{ json: { segments: [{ ...line, speaker: 'A' }] } }] });
  });

  test('of a clip without speech has no lines', async () => {
    replies.push(json(200, { ...VERBOSE, text: '', segments: [], words: [] }));
    expect(await run('openai', 'transcribe', hear)).toMatchObject({
      state: 'done',
      outputs: [{ json: { segments: [] } }],
    });
  });

  test('of a video uses its sound, and costs by its seconds', async () => {
    const engine = await open('openai', 'transcribe');
    const operation = await begin(engine, { ...hear, media_url: 'film.mp4', seconds: 90 }, 'film');
    expect(fields(submits[0]?.form)).toContainEqual(['file', 'video/mp4']);
    expect(operation).toMatchObject({ cost: { basis: 'listed', money: { micros: 9000, currency: 'USD' } } });
  });

  test('of an unsupported media type is left to another engine, and nothing is sent', async () => {
    copyFileSync(path.join(world.folder, 'said.mp3'), path.join(world.folder, 'long.mp3'));
    writeFileSync(path.join(world.folder, 'long.mp3'), Buffer.alloc(26_000_000), { flag: 'a' });
    for (const media_url of ['long.mp3', 'page.mp3'])
      expect(await run('openai', 'transcribe', { ...hear, media_url })).toMatchObject({
        state: 'failed',
        code: 'value_needs_engine',
        notTaken: {},
      });
    expect(submits).toEqual([]);
  });
});

describe('answers to a submit', () => {
  const quick = BAD_SUBMITS.filter((fault) => fault !== 'endless');
  // A shorter MP3 is valid too.
  const ofSound = quick.filter((fault) => fault !== 'half');
  test.each(DIRECT)('that are bad, of %s: the submit is unconfirmed, and sent once', async (id) => {
    for (const [capability, input, faults] of [
      ['text_to_speech', speak, ofSound],
      ['transcribe', hear, quick],
    ] as const) {
      const engine = await open(id, capability);
      for (const fault of faults) {
        const before = server.calls.length;
        server.fail(fault);
        const check = await ask(engine, await begin(engine, input, `bad-${id}-${capability}-${fault}`));
        expect([fault, check]).toMatchObject([fault, { code: 'task_unconfirmed', retryable: false }]);
        expect(server.calls).toHaveLength(before + 1);
      }
    }
  });

  test('that do not end are ended', async () => {
    server.fail('endless');
    expect(await run('openai', 'transcribe', hear)).toMatchObject({ code: 'task_unconfirmed' });
    expect(submits).toHaveLength(0);
  });

  test.each<[ProviderId, number, unknown, string]>([
    ['openai', 401, { error: { message: `no, ${KEY}`, code: 'invalid_api_key' } }, 'task_engine_stopped'],
    ['openai', 400, { error: { message: `no, ${KEY}`, code: 'invalid_value' } }, 'task_failed'],
    ['openai', 413, { error: { message: `no, ${KEY}` } }, 'task_failed'],
    ['openai', 429, { error: { message: `${KEY}: insufficient_quota` } }, 'task_engine_stopped'],
    ['elevenlabs', 401, { detail: { status: 'invalid_api_key', message: KEY } }, 'task_engine_stopped'],
    ['elevenlabs', 401, { detail: { status: 'quota_exceeded', message: KEY } }, 'task_engine_stopped'],
    ['elevenlabs', 400, { detail: { status: 'max_character_limit_exceeded', message: KEY } }, 'task_failed'],
    ['elevenlabs', 422, { detail: [{ loc: ['body'], msg: KEY, type: 'x' }] }, 'task_failed'],
    ['xai', 403, { code: 'no', error: KEY }, 'task_engine_stopped'],
    ['xai', 400, { code: 'bad', error: KEY }, 'task_failed'],
    ['fal', 422, { detail: [{ loc: ['body', 'text'], msg: KEY, type: 'value_error' }] }, 'task_failed'],
    ['fal', 403, { detail: `User is locked. ${KEY}` }, 'task_engine_stopped'],
  ])(
    'that refuse, of %s with %i %j: nothing was made, and the key is not revealed',
    async (id, status, body, code) => {
      replies.push(json(status, body));
      const check = await run(id, 'text_to_speech', speak);
      expect(check).toMatchObject({ state: 'failed', code, retryable: false });
      expect(JSON.stringify(check)).not.toContain(KEY);
      expect(submits).toHaveLength(1);
    },
  );

  test('with a retry time are retried at that time', async () => {
    const pauses: number[] = [];
    const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;
    const provider = openaiVoices({
      key: KEY,
      baseUrl: `${server.origin}/openai`,
      speechModel: undefined,
      transcriptionModel: undefined,
    });
    const engine = createSpeechEngine(provider, world.host).serves
      .text_to_speech as CapabilityEngine<unknown>;
    const busy = json(429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '11' });
    replies.push(busy, { ...busy, status: 503 });
    expect((await ask(engine, await begin(engine, speak, 'busy', waitToSubmit))).state).toBe('done');
    expect(pauses).toEqual([11_000, 11_000]);
    replies.push(busy, busy, busy, busy, busy);
    expect(await ask(engine, await begin(engine, speak, 'too-busy'))).toMatchObject({
      code: 'task_engine_stopped',
      retryable: true,
      notTaken: { busyMs: 11_000 },
    });
  });
});

describe('an operation of fal', () => {
  test('whose error quotes the key reports it without the key', async () => {
    outcome = json(422, { detail: `refused for Key ${KEY}` });
    const check = await run('fal', 'text_to_speech', speak);
    expect(check).toMatchObject({ state: 'failed' });
    expect(JSON.stringify(check)).not.toContain(KEY);
  });

  test('is stored, and ends in another process: it is submitted once', async () => {
    pollsUntilDone = 2;
    const operation = await begin(await open('fal', 'text_to_speech'), speak, 'killed');
    expect(JSON.stringify(operation)).not.toContain(KEY);
    const other = await open('fal', 'text_to_speech');
    expect(await ask(other, operation)).toMatchObject({ state: 'pending' });
    const [file = ''] = pathsOf(await untilEnd(other, operation));
    expect(existsSync(file)).toBe(true);
    expect(submits).toHaveLength(1);
    await other.cancel?.(operation);
    expect(cancelled).toEqual(['/fal/speech/requests/op-1/cancel']);
    expect(existsSync(file)).toBe(false);
  });

  test('continues after a bad answer to a poll', async () => {
    const engine = await open('fal', 'transcribe');
    const operation = await begin(engine, hear, 'polls');
    for (const fault of BAD_POLLS) {
      server.fail(fault);
      expect(await ask(engine, operation)).toMatchObject({ state: 'away' });
    }
    expect((await untilEnd(engine, operation)).state).toBe('done');
  });

  test('whose result is gone is polled again; a failed one is reported', async () => {
    const engine = await open('fal', 'text_to_speech');
    const operation = await begin(engine, speak, 'dead-link');
    pollsUntilDone = 0;
    outcome = json(200, { audio: { url: `${server.origin.replace(/\d+$/u, '1')}/made/a.mp3` } });
    await expect(ask(engine, operation)).rejects.toThrow();
    outcome = undefined;
    expect((await ask(engine, operation)).state).toBe('done');
    outcome = json(422, { detail: [{ msg: 'flagged', type: 'content_policy_violation', loc: [] }] });
    expect(await run('fal', 'text_to_speech', speak)).toMatchObject({
      code: 'content_refused',
      retryable: false,
    });
  });
});

test('a server in a private network is contacted only if the operator allows it', async () => {
  const inside = `https://localhost:${new URL(server.origin).port}/v1`;
  const settings = { ...given('openai-compatible'), OPENAI_COMPATIBLE_BASE_URL: inside };
  const serves = await world.openEngine(compatible, { ...settings, OPENAI_COMPATIBLE_PRIVATE: '0' });
  for (const [capability, input] of Object.entries({ text_to_speech: speak, transcribe: hear })) {
    const engine = serves[capability] as CapabilityEngine<unknown>;
    expect(await ask(engine, await begin(engine, input, `inside-${capability}`))).toMatchObject({
      state: 'failed',
      code: 'task_engine_stopped',
      detail: expect.stringContaining('public address'),
    });
  }
  expect(server.calls).toEqual([]);
});

test('direct answers are settled by the worker that has them, operations are parked', async () => {
  for (const id of IDS)
    for (const capability of ['text_to_speech', 'transcribe']) {
      const { answersAtOnce = false } = await open(id, capability);
      expect([id, capability, answersAtOnce]).toEqual([id, capability, id !== 'fal']);
    }
});
