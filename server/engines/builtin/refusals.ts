import type { Refusals } from './add-on.ts';
import { understand } from './adjust/language/understand.ts';
import { ADDED_LIMITS } from './limits.ts';

/** An uploaded picture takes precedence over a prompt. */
const refuseWords: Refusals['replace_background'] = ({ prompt, background_url: brought }) =>
  prompt && !brought ? 'value_needs_engine' : undefined;

/** Inputs that the built-in engine does not support, besides unlisted values (`values.ts`), by capability. */
export const REFUSALS: Refusals = {
  replace_background: refuseWords,
  product_picture: refuseWords,
  // PP-OCRv4 knows the letters of Chinese and English.
  read_subtitles: ({ language }) =>
    ['all', 'en', 'zh'].includes(language) ? undefined : 'value_needs_engine',
  // It neither transcribes nor translates: the texts must be given.
  translate_subtitles: ({ lines = [] }) => (lines.length === 0 ? 'value_needs_engine' : undefined),
  // It cannot recognise a face by its photograph, only follow a face from a known place.
  retalk: ({ face_url: photograph, face_at: place }) =>
    photograph === undefined || place !== undefined ? undefined : 'value_needs_engine',
  edit_by_words: ({ prompt }) => (understand(prompt).commands.length > 0 ? undefined : 'nothing_understood'),
  ...(Object.assign({}, ...ADDED_LIMITS.map(({ refusals }) => refusals)) as Refusals),
};
