import { readFile, stat } from 'node:fs/promises';
import type { SpeechModelV4, TranscriptionModelV4 } from '@ai-sdk/provider';
import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';
import type { Voice } from '@inkreel/contract/speech.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { EngineHost, EngineRoutes } from '../../define-engine.ts';
import type { CapabilityEngine } from '../../engine.ts';
import { type HostedProvider, serveCalls } from '../../hosted/serve-calls.ts';
import type { Price } from '../../prices.ts';
import type { RouteFacts } from '../../route-facts.ts';
import { loadSdk } from '../ask-model.ts';
import { type OperationSource, pollOperation } from '../operations.ts';
import { callSignal, type MediaCall, submitMedia } from './submit-media.ts';

export type SpeechInput = CapabilityInput['text_to_speech'];
export type TranscribeInput = CapabilityInput['transcribe'];

/** An operator's settings for a provider of voices and transcripts; by default its usual models are used. */
export interface SpeechSettings {
  key: string;
  baseUrl: string;
  speechModel: string | undefined;
  transcriptionModel: string | undefined;
}

/** A provider's model for speech. */
export interface SpeechService {
  model: string;
  connect(fetch: typeof globalThis.fetch): Promise<SpeechModelV4>;
  /** Options of a call, in the package's names. */
  options(
    input: SpeechInput,
  ): Pick<
    Parameters<SpeechModelV4['doGenerate']>[0],
    'voice' | 'speed' | 'instructions' | 'language' | 'providerOptions'
  >;
  /** The format of its sound. */
  format: 'mp3' | 'wav';
  /** Maximum characters of a text. */
  characters: number;
  /** Minimum and maximum speed, in per cent. */
  speeds: readonly [number, number];
  values?: CapabilityEngine<SpeechInput>['values'];
  /** Whether it takes speaking instructions. */
  takesStyle: boolean;
  voices(signal: AbortSignal): Promise<readonly Voice[]>;
  operations?: OperationSource;
}

/** A provider's model for transcription. */
export interface TranscriptionService {
  /** The model by whether speakers are told apart. */
  model(input: Pick<TranscribeInput, 'speakers'>): string;
  connect(fetch: typeof globalThis.fetch): Promise<(model: string) => TranscriptionModelV4>;
  options(input: TranscribeInput): Parameters<TranscriptionModelV4['doGenerate']>[0]['providerOptions'];
  /** The transcript; `response.body` is the provider's raw answer. */
  read(result: Awaited<ReturnType<TranscriptionModelV4['doGenerate']>>): Transcript;
  /** Maximum bytes of a file. */
  bytes: number;
  /** Supported media types. */
  takes: readonly string[];
  operations?: OperationSource;
}

/** A provider of voices and of transcripts, as its engine describes it. */
export interface SpeechProvider {
  secrets: readonly string[];
  prices: readonly Price[];
  /** True if its documents say that a failed operation costs nothing. */
  failuresAreFree?: boolean;
  mayReach?: ((address: string) => boolean) | undefined;
  speech?: SpeechService | undefined;
  transcription?: TranscriptionService | undefined;
}

/** Largest answer: half an hour of speech, or a transcript with all details of each word. */
const SOUND_BYTES = 64 * 1024 * 1024;
const TRANSCRIPT = { limit: 16 * 1024 * 1024, parts: 1_000_000 };
const CONTENT_TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

/** The capabilities that a provider of voices and transcripts serves. */
export function createSpeechEngine(provider: SpeechProvider | undefined, host: EngineHost): EngineRoutes {
  const { speech, transcription } = provider ?? {};
  const served = {
    ...(provider && !speech ? {} : { text_to_speech: speechRoute(provider, speech, host) }),
    ...(provider && !transcription ? {} : { transcribe: transcriptionRoute(provider, transcription, host) }),
  };
  return { serves: served, ...(speech ? { voices: speech.voices } : {}) };
}

function hostedBy(
  provider: SpeechProvider | undefined,
  operations: OperationSource | undefined,
  host: EngineHost,
): HostedProvider<MediaCall> | undefined {
  if (!provider) return undefined;
  const { failuresAreFree } = provider;
  return {
    submit: (call, signal) => submitMedia({ ...provider, host, operations: operations?.kind, signal }, call),
    poll: (ticket) => {
      if (!operations) throw new Error('operations of a provider that has none');
      return pollOperation(operations, ticket, provider.secrets);
    },
    ...(operations?.kind.cancel
      ? { cancel: async (ticket) => void (await operations.kind.cancel?.(ticket, operations.ask)) }
      : {}),
    ...(failuresAreFree ? { failuresAreFree } : {}),
  };
}

function speechRoute(
  provider: SpeechProvider | undefined,
  service: SpeechService | undefined,
  host: EngineHost,
): CapabilityEngine<SpeechInput> {
  if (!service) return serveCalls(undefined, host, { calls: async () => [] });
  const { model, connect, options, format, characters, speeds, values, takesStyle, operations } = service;
  const facts: RouteFacts = { models: [model], characters };
  return serveCalls(hostedBy(provider, operations, host), host, {
    facts,
    ...(operations ? {} : { answersAtOnce: true }),
    ...(values ? { values } : {}),
    refuse: ({ text, speed, style }) => {
      const [least, most] = speeds;
      const isTaken =
        text.length <= characters && speed >= least && speed <= most && (takesStyle || style === undefined);
      return isTaken ? undefined : 'value_needs_engine';
    },
    calls: async (input) => {
      const submit = async (fetch: typeof globalThis.fetch) => {
        const { generateSpeech } = await loadSdk();
        const { audio } = await generateSpeech({
          model: await connect(fetch),
          text: input.text,
          outputFormat: format,
          maxRetries: 0,
          abortSignal: callSignal(),
          ...options(input),
        });
        const { mime } = (await fileTypeFromBuffer(audio.uint8Array)) ?? {};
        if (mime !== CONTENT_TYPES[format]) throw new Error('answered with something that is no sound');
        return audio.uint8Array;
      };
      const units = { character: [...input.text].length, call: 1 };
      const body = { model, submit, units, limit: SOUND_BYTES };
      return [{ body, plan: { asMade: CONTENT_TYPES[format] } }];
    },
  });
}

function transcriptionRoute(
  provider: SpeechProvider | undefined,
  service: TranscriptionService | undefined,
  host: EngineHost,
): CapabilityEngine<TranscribeInput> {
  if (!service) return serveCalls(undefined, host, { calls: async () => [] });
  const { connect, options, read, bytes, takes, operations } = service;
  const models = [...new Set([false, true].map((speakers) => service.model({ speakers })))];
  return serveCalls(hostedBy(provider, operations, host), host, {
    facts: { models },
    ...(operations ? {} : { answersAtOnce: true }),
    calls: async (input, { bring }) => {
      const file = await bring(input.media_url);
      const { size } = await stat(file);
      if (size > bytes) return { notTaken: 'value_needs_engine', detail: `a file of ${size} bytes` };
      const audio = new Uint8Array(await readFile(file));
      const { mime = '' } = (await fileTypeFromBuffer(audio)) ?? {};
      const mediaType = mime === 'audio/x-m4a' ? 'audio/mp4' : mime;
      if (!takes.includes(mediaType)) return { notTaken: 'value_needs_engine', detail: `a file of ${mime}` };
      const model = service.model(input);
      const submit = async (fetch: typeof globalThis.fetch) => {
        // Not through `transcribe`, for which a clip without speech is an error.
        const heard = await (await connect(fetch))(model).doGenerate({
          audio,
          mediaType,
          abortSignal: callSignal(),
          ...(options(input) ? { providerOptions: options(input) ?? {} } : {}),
        });
        return new TextEncoder().encode(JSON.stringify(read(heard)));
      };
      const body = { model, submit, units: { second: input.seconds, call: 1 }, ...TRANSCRIPT };
      return [{ body, plan: { asMade: 'application/json' } }];
    },
  });
}
