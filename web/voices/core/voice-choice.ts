import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import type { Accent, SpeechLanguage, VoiceEmotion } from '@inkreel/contract/speech.ts';

/** A chosen voice, with how it is to speak: plain JSON, so that forms and documents can keep it. */
export interface VoiceChoice {
  engine: string;
  voice: string;
  name: { en: string; zh: string };
  /** Set if it speaks several, or any. */
  language?: SpeechLanguage;
  accent?: Accent;
  /** Left out for its neutral tone. */
  emotion?: VoiceEmotion;
  /** In per cent of the voice's own speed. */
  speed: number;
}

/** Identifies a voice among those of all engines. */
export const voiceKey = ({ engine, id }: Pick<OfferedVoice, 'engine' | 'id'>): string => `${engine}:${id}`;

/** The request for a spoken text with this voice: properties of `makeSpeech`. */
export function speechWish({ engine, voice, language, accent, emotion, speed }: VoiceChoice) {
  return {
    engine,
    voice,
    speed,
    ...(language === undefined ? {} : { language }),
    ...(accent === undefined ? {} : { accent }),
    ...(emotion === undefined ? {} : { emotion }),
  };
}

/** How a voice would speak with settings that were made for another one: what it cannot do is left out. */
export function chooseVoice(
  voice: OfferedVoice,
  wanted: Pick<VoiceChoice, 'language' | 'accent' | 'emotion' | 'speed'>,
): VoiceChoice {
  const { languages, accents, emotions, speeds } = voice;
  const [only] = languages;
  const language =
    wanted.language !== undefined && (languages.length === 0 || languages.includes(wanted.language))
      ? wanted.language
      : only;
  const accent = accents.find((each) => each === wanted.accent) ?? accents[0];
  const emotion = emotions.find((each) => each === wanted.emotion && each !== 'neutral');
  return {
    engine: voice.engine,
    voice: voice.id,
    name: voice.name,
    speed: Math.max(speeds.least, Math.min(speeds.most, wanted.speed)),
    ...(language === undefined ? {} : { language }),
    ...(accent === undefined ? {} : { accent }),
    ...(emotion === undefined ? {} : { emotion }),
  };
}
