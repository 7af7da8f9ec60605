import { writeFile } from 'node:fs/promises';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import type { Size } from '../aisdk/canvas.ts';
import { extensionOf } from '../hosted/address-type.ts';
import { fitInput, type InputLimits } from '../hosted/fit-input.ts';
import type { Call, CallKit, HostedService } from '../hosted/serve-calls.ts';
import type { MediaCall } from './media-provider.ts';
import type { StoredFile } from './storage.ts';
import { voiceFor } from './voices.ts';

type Input = CapabilityInput;
/** Puts a file into the provider's storage for a model. */
export type Store = (file: StoredFile) => Promise<string>;

/** https://www.alibabacloud.com/help/en/model-studio/videoretalk-api */
export const RETALK_MODEL = 'videoretalk';
/** https://www.alibabacloud.com/help/en/model-studio/wan-s2v-api */
export const PORTRAIT_MODEL = 'wan2.2-s2v';
/** https://help.aliyun.com/zh/model-studio/cosyvoice-tts-http-api */
export const SPEECH_MODEL = 'cosyvoice-v3-flash';
/** https://help.aliyun.com/en/model-studio/fun-asr-recorded-speech-recognition-http-api */
const TRANSCRIPT_MODEL = 'fun-asr';
/** cinience/alicloud-skills at b22dc0a, aliyun-wan-i2v, references/api_reference.md; @ai-sdk/alibaba */
const FIRST_FRAME_MODEL = 'wan2.7-i2v';
const FILM_MODEL = 'wan2.7-t2v';

const VIDEO_PATH = '/services/aigc/image2video/video-synthesis';
const FILM_PATH = '/services/aigc/video-generation/video-synthesis';
const SPEECH_PATH = '/services/audio/tts/SpeechSynthesizer';
const TRANSCRIPT_PATH = '/services/audio/asr/transcription';

/** Seconds of the video and of the sound, and our formats that the provider supports. */
const RETALK = {
  least: 2,
  most: 120,
  videos: new Set(['mp4', 'mov', 'avi']),
  sounds: new Set(['wav', 'mp3', 'aac']),
};
const RETALK_FACE: InputLimits = { longest: 4096, shortest: 1, bytes: 10_000_000 };
/** The sound has to be shorter than 20 seconds. */
const PORTRAIT = { seconds: 20, sounds: new Set(['wav', 'mp3']) };
const RATIOS = { '1:1': 1, '3:4': 3 / 4 } as const;
/** Its sides have 400 to 7000 pixels, even after cropping to the frame. */
export const PORTRAIT_PICTURE: InputLimits = { longest: 4096, shortest: 534, bytes: 5_000_000 };
const FRAME_PICTURE: InputLimits = { longest: 4096, shortest: 240, bytes: 20_000_000 };
const FILM_SECONDS = { least: 2, most: 15 };
/** Maximum characters of a prompt, and of a spoken text. */
const PROMPT = 5000;
const TEXT = 2000;
const SEEDS = 2 ** 31;
const SPEEDS = { least: 50, most: 200 };
/** Twelve hours and 2 GB a file; what we keep is smaller. */
const TRANSCRIPT_SECONDS = 12 * 3600;

/** Video and sound capabilities of Model Studio. */
export function mediaServices(store: Store) {
  const given = async ({ bring, signal }: CallKit, address: string, model: string) =>
    store({ file: await bring(address), model, extension: extensionOf(address), signal });
  const picture = async (
    { bring, turns, signal }: CallKit,
    address: string,
    model: string,
    { ratio, ...limits }: InputLimits & { ratio?: number },
  ) => {
    const file = await bring(address);
    const { jpeg, sent } = await fitInput(file, limits, turns);
    await writeFile(`${file}.jpg`, ratio === undefined ? jpeg : await cropTo(jpeg, sent, ratio));
    return store({ file: `${file}.jpg`, model, extension: 'jpg', signal });
  };
  const textToSpeech: HostedService<Input['text_to_speech'], MediaCall> = {
    facts: {
      models: [SPEECH_MODEL],
      characters: TEXT,
      without: 'styles in words, languages beside Chinese and English',
    },
    refuse: refusalOfSpeech,
    calls: async (input) => [{ body: speechCall(input), plan: { asMade: 'audio/wav' } }],
  };
  const transcribe: HostedService<Input['transcribe'], MediaCall> = {
    facts: { models: [TRANSCRIPT_MODEL], seconds: TRANSCRIPT_SECONDS },
    refuse: ({ seconds }) => (seconds > TRANSCRIPT_SECONDS ? 'media_duration' : undefined),
    calls: async ({ media_url, language, speakers }, kit) => {
      const parameters = {
        ...(language === undefined ? {} : { language_hints: [language] }),
        ...(speakers ? { diarization_enabled: true } : {}),
      };
      const input = { file_urls: [await given(kit, media_url, TRANSCRIPT_MODEL)] };
      const body = { model: TRANSCRIPT_MODEL, input, parameters };
      return [
        { body: { kind: 'transcript', path: TRANSCRIPT_PATH, body }, plan: { asMade: 'application/json' } },
      ];
    },
  };
  const talkingPortrait: HostedService<Input['talking_portrait'], MediaCall> = {
    facts: { models: [PORTRAIT_MODEL], seconds: PORTRAIT.seconds },
    // The model with three levels of it is retired.
    values: { style: ['normal'] },
    refuse: ({ audio_url, seconds }) => {
      if (!PORTRAIT.sounds.has(extensionOf(audio_url))) return 'media_format';
      return seconds >= PORTRAIT.seconds ? 'media_duration' : undefined;
    },
    calls: async ({ image_url, audio_url, seconds, frame }, kit) => {
      const limits = { ...PORTRAIT_PICTURE, ratio: RATIOS[frame] };
      const image = await picture(kit, image_url, PORTRAIT_MODEL, limits);
      const input = { image_url: image, audio_url: await given(kit, audio_url, PORTRAIT_MODEL) };
      const body = { model: PORTRAIT_MODEL, input, parameters: { resolution: '720P' } };
      return [film({ path: VIDEO_PATH, body, usage: { second: seconds } })];
    },
  };
  const retalk: HostedService<Input['retalk'], MediaCall> = {
    facts: {
      models: [RETALK_MODEL],
      seconds: RETALK.most,
      without: 'holding the last frame; what begins again goes back and forth',
    },
    refuse: refusalOfRetalk,
    calls: async ({ video_url, audio_url, face_url, seconds, audio_seconds, fit }, kit) => {
      const isExtended = fit === 'loop';
      const input = {
        video_url: await given(kit, video_url, RETALK_MODEL),
        audio_url: await given(kit, audio_url, RETALK_MODEL),
        ...(face_url ? { ref_image_url: await picture(kit, face_url, RETALK_MODEL, RETALK_FACE) } : {}),
      };
      const body = { model: RETALK_MODEL, input, parameters: { video_extension: isExtended } };
      const second = isExtended ? audio_seconds : Math.min(seconds, audio_seconds);
      return [film({ path: VIDEO_PATH, body, usage: { second } })];
    },
  };
  const imageToVideo: HostedService<Input['image_to_video'], MediaCall> = {
    facts: { models: [FIRST_FRAME_MODEL], characters: PROMPT, seconds: FILM_SECONDS.most },
    refuse: ({ prompt = '', seconds }) => refusalOfFilm(prompt, seconds),
    calls: async ({ image_url, last_image_url, prompt, ...wishes }, kit) => {
      const frame = (address: string) => picture(kit, address, FIRST_FRAME_MODEL, FRAME_PICTURE);
      const media = [
        { type: 'first_frame', url: await frame(image_url) },
        ...(last_image_url ? [{ type: 'last_frame', url: await frame(last_image_url) }] : []),
      ];
      return films(FIRST_FRAME_MODEL, { ...(prompt ? { prompt } : {}), media }, wishes, {});
    },
  };
  const textToVideo: HostedService<Input['text_to_video'], MediaCall> = {
    facts: { models: [FILM_MODEL], characters: PROMPT, seconds: FILM_SECONDS.most },
    refuse: ({ prompt, seconds }) => refusalOfFilm(prompt, seconds),
    calls: async ({ prompt, ...wishes }) => films(FILM_MODEL, { prompt }, wishes, { ratio: ratioOf(wishes) }),
  };
  return {
    text_to_speech: textToSpeech,
    transcribe,
    talking_portrait: talkingPortrait,
    retalk,
    image_to_video: imageToVideo,
    text_to_video: textToVideo,
  };
}

/** The largest part of this aspect ratio, horizontally centred and nearer to the top, where heads are. */
async function cropTo(jpeg: Buffer, { width, height }: Size, ratio: number): Promise<Buffer> {
  const across = Math.min(width, Math.round(height * ratio));
  const down = Math.min(height, Math.round(width / ratio));
  if (width - across <= 1 && height - down <= 1) return jpeg;
  const place = {
    left: (width - across) >> 1,
    top: Math.floor((height - down) / 4),
    width: across,
    height: down,
  };
  return sharp(jpeg).extract(place).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

const film = (call: Omit<MediaCall, 'kind'>): Call<MediaCall> => ({
  body: { kind: 'video', ...call },
  plan: { asMade: 'video/mp4' },
});

/** The provider's checks, made before points are held. */
function refusalOfRetalk({
  video_url,
  audio_url,
  seconds,
  audio_seconds,
  fit,
  face_url,
  face_at,
}: Input['retalk']): ErrorCode | undefined {
  // It identifies a face by its picture.
  if (face_at && !face_url) return 'value_needs_engine';
  if (!RETALK.videos.has(extensionOf(video_url)) || !RETALK.sounds.has(extensionOf(audio_url)))
    return 'media_format';
  const isLong = (length: number) => length < RETALK.least || length > RETALK.most;
  if (isLong(seconds) || isLong(audio_seconds)) return 'media_duration';
  // A longer sound is cut, or the video plays back and forth.
  return fit === 'hold' && audio_seconds > seconds ? 'value_needs_engine' : undefined;
}

function refusalOfSpeech(input: Input['text_to_speech']): ErrorCode | undefined {
  const { text, style, speed } = input;
  const isDone = speed >= SPEEDS.least && speed <= SPEEDS.most && text.length <= TEXT && !style;
  if (!isDone) return 'value_needs_engine';
  if (voiceFor(input)) return undefined;
  const isOfSpeech = input.language !== undefined || input.accent !== undefined;
  return isOfSpeech ? 'language_needs_engine' : 'value_needs_engine';
}

function refusalOfFilm(prompt: string, seconds: number): ErrorCode | undefined {
  const isDone = seconds >= FILM_SECONDS.least && seconds <= FILM_SECONDS.most && prompt.length <= PROMPT;
  return isDone ? undefined : 'value_needs_engine';
}

/** Voices with emotions are instructed with the documented sentence. */
function speechCall(input: Input['text_to_speech']): MediaCall {
  const { text, emotion = 'neutral', speed } = input;
  const voice = voiceFor(input);
  const instruction =
    emotion !== 'neutral' && voice?.emotions ? { instruction: `你说话的情感是${emotion}。` } : {};
  const told = {
    text,
    voice: voice?.id,
    format: 'wav',
    sample_rate: 24_000,
    rate: speed / 100,
    ...instruction,
  };
  const usage = { character: billedCharacters(text) };
  return { kind: 'speech', path: SPEECH_PATH, body: { model: SPEECH_MODEL, input: told }, usage };
}

/** A Chinese character counts as two: https://help.aliyun.com/zh/model-studio/model-pricing, CosyVoice. */
function billedCharacters(text: string): number {
  return [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
}

type Wishes = Pick<Input['text_to_video'], 'seconds' | 'quality' | 'seed' | 'count' | 'width' | 'height'>;

/** Each candidate is a task. */
function films(model: string, input: object, wishes: Wishes, more: object): Call<MediaCall>[] {
  const { seconds, quality, seed, count } = wishes;
  const resolution = quality === 'best' ? '1080P' : '720P';
  const duration = Math.ceil(seconds);
  return Array.from({ length: count }, (_, index) =>
    film({
      path: FILM_PATH,
      body: {
        model,
        input,
        parameters: {
          resolution,
          ...more,
          duration,
          prompt_extend: true,
          watermark: false,
          seed: (seed + index) % SEEDS,
        },
      },
    }),
  );
}

/** The model's nearest aspect ratio. */
function ratioOf({ width, height }: Wishes): string {
  const ratios = ['16:9', '9:16', '1:1', '4:3', '3:4'];
  const distance = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log((across * height) / (down * width)));
  };
  return ratios.toSorted((one, other) => distance(one) - distance(other))[0] ?? '16:9';
}
