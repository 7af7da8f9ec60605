/** Fields and choices that the video tools share. */
import { MEDIA_LIMITS } from '../media-limits.ts';
import type { Choice } from './kinds/choice.ts';
import type { FieldKinds } from './kinds/index.ts';

/** The clip that a run works on and is charged by. */
export const VIDEO_FIELD: FieldKinds['video'] = {
  kind: 'video',
  name: 'video_url',
  secondsName: 'seconds',
  paidBySeconds: true,
  limits: MEDIA_LIMITS.video,
  required: 'video_required',
  samples: ['media/launch.mp4'],
  text: {
    en: { label: 'Video' },
    zh: { label: '视频' },
  },
};

/** The speech. */
export function speechField(
  field: Pick<
    FieldKinds['speech'],
    'secondsName' | 'of' | 'paidBySeconds' | 'limits' | 'video' | 'required' | 'text'
  >,
): FieldKinds['speech'] {
  return {
    kind: 'speech',
    name: 'audio_url',
    samples: ['media/speech-en.wav', 'media/speech-zh.mp3'],
    ...field,
  };
}

/** Common properties of lip sync and retalk: price, answer shape, and samples of five seconds. */
export const SPEAKER_TOOL = {
  kind: 'video',
  group: 'sync',
  points: 40,
  sampleFirst: true,
  shape: 3,
  landing: true,
  sites: ['intl', 'cn'],
} as const;

/** Common properties of subtitle removal and both translations. The price differs. */
export const TRANSLATION_TOOL = {
  kind: 'video',
  group: 'translate',
  shape: 3,
  landing: true,
  sites: ['intl', 'cn'],
} as const;

/** English name, and the Chinese names of the spoken and the written language. */
const LANGUAGES = {
  en: ['English', '英语', '英文'],
  zh: ['Chinese', '中文', '中文'],
  es: ['Spanish', '西班牙语', '西班牙文'],
  fr: ['French', '法语', '法文'],
  de: ['German', '德语', '德文'],
  ru: ['Russian', '俄语', '俄文'],
  ja: ['Japanese', '日语', '日文'],
  ko: ['Korean', '韩语', '韩文'],
  ar: ['Arabic', '阿拉伯语', '阿拉伯文'],
} as const;

/** Languages as values of a choice, in the order given. Chinese names a language differently when it is written. */
export function languageChoices(
  form: 'spoken' | 'written',
  languages: readonly (keyof typeof LANGUAGES)[],
): readonly Choice[] {
  return languages.map((value) => {
    const [en, spoken, written] = LANGUAGES[value];
    return { value, text: { en, zh: form === 'spoken' ? spoken : written } };
  });
}

export const ANY_LANGUAGE: Choice = { value: 'all', text: { en: 'Any language', zh: '不限语言' } };

/** Languages that subtitles are read in and translated to (specification, section 3). */
export const SUBTITLE_CHOICES = ['en', 'zh', 'ja', 'ko', 'ar'] as const;
