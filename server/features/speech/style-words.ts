import { VOICE_STYLES, type VoiceStyle } from '@inkreel/contract/speech.ts';

/** Named styles as instructions for a model. */
const WORDS: Readonly<Record<VoiceStyle, string>> = {
  conversation: 'Speak naturally and relaxed, as in a conversation with a friend.',
  narration: 'Speak as a calm, clear narrator.',
  news: 'Speak as a news presenter: neutral, precise, at an even pace.',
  documentary: 'Speak as the narrator of a documentary: warm, measured, with quiet authority.',
  story: 'Tell it as a story: expressive, with pauses, taking the listener along.',
  poetry: 'Recite it as a poem: slowly, with rhythm and feeling.',
  advertisement: 'Speak as in an advertisement: bright, convincing, energetic.',
  teaching: 'Speak as a patient teacher: clear, a little slowly, stressing the key words.',
  customer_service: 'Speak as friendly, polite customer service.',
  sports: 'Speak as a sports commentator: fast and excited.',
  gentle: 'Speak gently and softly.',
  cheerful: 'Speak cheerfully, with a smile.',
  serious: 'Speak seriously and firmly.',
  whisper: 'Whisper.',
  shout: 'Shout, as over a great distance.',
};

const isNamed = (style: string): style is VoiceStyle => (VOICE_STYLES as readonly string[]).includes(style);

/** A style as a model is told it: a named one in our words, any other as it was written. */
export const styleWords = (style: string): string => (isNamed(style) ? WORDS[style] : style);
