/** Option sets of speech and subtitles (specification, section 3). */

/** Languages that voices speak, as BCP 47 writes them; `yue-CN` is Cantonese. */
export type SpeechLanguage =
  | 'zh-CN'
  | 'yue-CN'
  | 'zh-HK'
  | 'zh-TW'
  | 'en-US'
  | 'en-GB'
  | 'es-ES'
  | 'ru-RU'
  | 'ja-JP'
  | 'de-DE'
  | 'fr-FR';

/** Local accents of Chinese. */
export type Accent = 'mandarin' | 'northeastern' | 'henan' | 'shaanxi' | 'shandong' | 'sichuan';

export type VoiceEmotion = 'neutral' | 'happy' | 'sad' | 'angry' | 'fearful' | 'disgusted' | 'surprised';

/** Languages of subtitles that are looked for in pictures; `all`: whatever there is. */
export type SubtitleLanguage = 'en' | 'zh' | 'all' | 'ja' | 'ko' | 'ar';

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
  /** Emotions that it can be asked for. */
  emotions?: readonly VoiceEmotion[];
  /** A sample, at an address of the provider's. */
  sample?: string;
}
