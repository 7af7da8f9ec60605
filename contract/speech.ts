/** Option sets of speech and subtitles (specification, section 3). */

/** Languages that voices speak, as BCP 47 writes them; `yue-CN` is Cantonese. */
export const SPEECH_LANGUAGES = [
  'zh-CN',
  'yue-CN',
  'zh-HK',
  'zh-TW',
  'en-US',
  'en-GB',
  'es-ES',
  'ru-RU',
  'ja-JP',
  'de-DE',
  'fr-FR',
] as const;
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];

/** Local accents of Chinese. */
export const ACCENTS = ['mandarin', 'northeastern', 'henan', 'shaanxi', 'shandong', 'sichuan'] as const;
export type Accent = (typeof ACCENTS)[number];

export const VOICE_EMOTIONS = [
  'neutral',
  'happy',
  'sad',
  'angry',
  'fearful',
  'disgusted',
  'surprised',
] as const;
export type VoiceEmotion = (typeof VOICE_EMOTIONS)[number];

/** Ways of speaking, for voices that take instructions in words (specification, section 3, Voice styles). */
export const VOICE_STYLES = [
  'conversation',
  'narration',
  'news',
  'documentary',
  'story',
  'poetry',
  'advertisement',
  'teaching',
  'customer_service',
  'sports',
  'gentle',
  'cheerful',
  'serious',
  'whisper',
  'shout',
] as const;
export type VoiceStyle = (typeof VOICE_STYLES)[number];

/** Languages of burnt-in subtitles; `all`: any. */
export const SUBTITLE_LANGUAGES = ['en', 'zh', 'all', 'ja', 'ko', 'ar'] as const;
export type SubtitleLanguage = (typeof SUBTITLE_LANGUAGES)[number];

/** Speed of speech in per cent of a voice's own (specification, section 9: 100 by default). */
export const SPEECH_SPEED = { least: 50, usual: 100, most: 200, step: 5 } as const;
/** Most characters of one text; a voice may accept fewer. */
export const SPEECH_CHARACTERS = 5000;

/** A voice, as the engine that speaks with it describes it. */
export interface Voice {
  /** As `text_to_speech` names it. */
  id: string;
  name: { readonly en: string; readonly zh: string };
  /** How it sounds, in a few words. */
  about?: { readonly en: string; readonly zh: string };
  /** Languages that it speaks; empty for one that speaks whatever the text is in. */
  languages: readonly SpeechLanguage[];
  accents?: readonly Accent[];
  /** Supported emotions. */
  emotions?: readonly VoiceEmotion[];
  /** URL of a sample at the provider. */
  sample?: string;
}
