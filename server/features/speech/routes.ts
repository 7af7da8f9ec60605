import {
  makeSpeech as makeSpeechEndpoint,
  makeSpeechV3,
  speechPreview,
  speechVoices,
  ttsList,
  videoTaskEnum,
} from '@inkreel/contract/api/speech.ts';
import { SPEECH_LANGUAGES } from '@inkreel/contract/speech.ts';
import { SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import type { EngineRoute } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { makeSpeech, type SpeechDeps } from './make-speech.ts';
import { createVoiceList, type OpenVoice } from './open-voices.ts';
import { videoTaskChoices } from './video-task-choices.ts';
import { createPreviews, hasPreview, type PreviewDeps } from './voice-previews.ts';

/** A day: samples only change with their voice. */
const PREVIEW_CACHE = 'private, max-age=86400';

/** Voices and spoken texts. */
export function speechRoutes(
  deps: SpeechDeps & { previews: PreviewDeps; engineRoutes: readonly EngineRoute[] },
): Route[] {
  const listVoices = createVoiceList(deps.engineRoutes, addressOfPreview, () => deps.clock.now().getTime());
  const previewOf = createPreviews(deps.previews);
  const speak = async (call: Call<typeof makeSpeechEndpoint>) => {
    const { user, body, requestId, idempotencyKey: key, raw } = call;
    const respondAsync = /\brespond-async\b/i.test(String(raw.request.headers['prefer'] ?? ''));
    if (respondAsync) raw.reply.header('preference-applied', 'respond-async');
    const gone = new AbortController();
    raw.reply.raw.once('close', () => gone.abort());
    return makeSpeech(deps, user, body, { requestId, key, respondAsync, signal: gone.signal });
  };
  return [
    route(speechVoices, async ({ query }) => {
      const capability = query.for === 'dubbing' ? 'translate_audio' : 'text_to_speech';
      const { voices, missing } = await listVoices(capability);
      return { voices: voices.map(({ offered }) => offered), missing };
    }),
    route(ttsList, async () => {
      const lists = [await listVoices('text_to_speech'), await listVoices('translate_audio')];
      const voices = lists.flatMap((list) => list.voices.map(({ offered }) => offered));
      const isFirst = (at: number) => {
        const { engine, id } = voices[at] as (typeof voices)[number];
        return voices.findIndex((other) => other.engine === engine && other.id === id) === at;
      };
      const all = voices.filter((_, at) => isFirst(at));
      return SPEECH_LANGUAGES.map((language) => ({
        language,
        name: SPEECH_LANGUAGE_NAMES[language],
        voices: all.filter(({ languages }) => languages.length === 0 || languages.includes(language)),
      }));
    }),
    route(speechPreview, async ({ query, raw }) => {
      const isWanted = ({ engine, voice }: OpenVoice) =>
        engine.id === query.engine && voice.id === query.voice;
      const open =
        (await listVoices('text_to_speech')).voices.find(isWanted) ??
        (await listVoices('translate_audio')).voices.find(isWanted);
      if (!open) throw new AppError('not_found');
      const { languages } = open.voice;
      const language = languages.find((each) => each === query.language);
      const { bytes, contentType } = await previewOf(open, language);
      raw.reply.headers({
        'content-type': contentType,
        'content-length': bytes.length,
        'cache-control': PREVIEW_CACHE,
        'x-content-type-options': 'nosniff',
      });
      raw.reply.send(bytes);
      return null;
    }),
    route(makeSpeechEndpoint, speak),
    route(makeSpeechV3, speak),
    route(videoTaskEnum, async () => videoTaskChoices()),
  ];
}

function addressOfPreview(open: Pick<OpenVoice, 'voice' | 'engine'>): string | null {
  if (!hasPreview(open)) return null;
  const query = new URLSearchParams({ engine: open.engine.id, voice: open.voice.id });
  return `/api.v1${speechPreview.path}?${query}`;
}
