import type { SpokenLine } from '@inkreel/contract/api/spoken-lines.ts';
import { SPEECH_LANGUAGES, type SpeechLanguage } from '@inkreel/contract/speech.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { fitSpeech } from '@inkreel/scene/subtitles/fit-speech.ts';
import type { SpeakerVoice, SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { speechLength } from '../../../voices/core/speech-length.ts';

/** A request to speak a line. */
export interface LineWish {
  text: string;
  voice?: string;
  engine?: string;
  language?: SpeechLanguage;
  take: number;
}

type Voiced = Pick<SubtitleProject, 'voices' | 'to'>;

/** The spoken text: the translation, or the original if it is already in the new language. */
export const saidOf = ({ text, translation }: Pick<Cue, 'text' | 'translation'>): string =>
  (translation.trim() || text.trim()).replaceAll('\n', ' ');

/** The voice assigned to a speaker, or the default one. */
const voiceOf = ({ voices }: Pick<Voiced, 'voices'>, speaker = ''): SpeakerVoice | undefined =>
  voices.find((each) => each.speaker === speaker) ?? voices.find((each) => each.speaker === '');

/** The language that is spoken, as voices name it. */
export const spokenLanguage = (to: string): SpeechLanguage | undefined =>
  SPEECH_LANGUAGES.find((each) => each.startsWith(`${to}-`));

/** How a line is to be spoken; undefined for one without words. */
export function wishOf(cue: Cue, project: Voiced): LineWish | undefined {
  const text = saidOf(cue);
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const voice = voiceOf(project, cue.speaker);
  const language = voice ? voice.language : spokenLanguage(project.to);
  return {
    text,
    take: cue.take ?? 0,
    ...(voice && { voice: voice.voice }),
    ...(voice?.engine !== undefined && { engine: voice.engine }),
    ...(language && { language }),
  };
}

/** Equal for two requests for the same speech. */
export const keyOf = ({ text, voice, engine, language, take }: LineWish): string =>
  JSON.stringify([text, voice, engine, language, take]);

/** Names of the speakers, in order of appearance. */
export const speakersOf = (lines: readonly Cue[]): string[] => [
  ...new Set(lines.flatMap(({ speaker }) => (speaker?.trim() ? [speaker] : []))),
];

/** How a line fits its time. */
export interface LineFit {
  kind: 'fits' | 'faster' | 'cut';
  /** Of the speech at the usual speed, and of the line: milliseconds. */
  natural: number;
  shown: number;
  speed: number;
  /** Milliseconds that are cut. */
  over: number;
  /** It has not been spoken yet. */
  estimated: boolean;
  /** Approximate number of excess characters. */
  tooLong: number;
}

/** Below this factor a faster line is not noticed. */
const HEARD = 1.08;
/** Silence that voices leave around a line, in milliseconds, which the dub leaves out. */
const AROUND = 120;

export function fitOf(
  wish: LineWish,
  { cue, next, length, fastest }: { cue: Cue; next: Cue | undefined; length: number; fastest: number },
  spoken: SpokenLine | undefined,
): LineFit {
  const known = spoken?.state === 'spoken' ? spoken.seconds : null;
  const natural =
    known === null ? speechLength(wish.text, 100, wish.language) : Math.max(100, known * 1000 - AROUND);
  const shown = cue.end - cue.start;
  const room = Math.max(shown, (next?.start ?? length) - cue.start);
  const { speed, over } = fitSpeech({ natural, shown, room }, { fastest });
  const tooLong = Math.ceil(([...wish.text].length * over * speed) / natural);
  const kind = over > 0 ? 'cut' : speed >= HEARD ? 'faster' : 'fits';
  return { kind, natural, shown, speed, over, estimated: known === null, tooLong };
}

/** Below this share of its time, the silence after a line is conspicuous. */
const SHORT = 0.6;
const SHORT_MS = 1000;
/** Share of its time that a line is to fill. */
const FILLED = 0.95;

/** Characters that a line should have to fit its time; undefined if it fits as it is. */
export function wantedLength(cue: Pick<Cue, 'text' | 'translation'>, fit: LineFit): number | undefined {
  const { kind, natural, shown, tooLong } = fit;
  const length = [...saidOf(cue)].length;
  if (kind === 'cut') return Math.max(1, length - tooLong);
  if (natural > SHORT * shown || shown - natural < SHORT_MS) return undefined;
  return Math.floor((length * FILLED * shown) / natural);
}
