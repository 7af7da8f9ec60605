/** Code pages that are told apart by what is written in them. */
import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';

export interface Candidate {
  encoding: TextEncoding;
  languages: readonly string[];
  /** How seldom files have it, as -2 ln of the share. */
  rarity: number;
}

const WESTERN = ['fr', 'de', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'no', 'fi', 'is', 'ca', 'en'];
const CENTRAL = ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl'];
const CYRILLIC = ['ru', 'uk', 'bg', 'sr'];

const WRITTEN = ['zh-hans', 'zh-hant', 'ja', 'ko', ...WESTERN, ...CENTRAL, ...CYRILLIC];

/**
 * A few bytes may be UTF-8 by chance: two Chinese characters of GB 18030 are two Cyrillic letters. More are never.
 */
export const SHORT_UTF8: Candidate = {
  encoding: 'utf-8',
  languages: [...WRITTEN, 'el', 'tr', 'he', 'ar', 'fa', 'lt', 'lv', 'et', 'vi', 'th'],
  rarity: 0,
};

/** Without those that a mark, their zeros or their escapes tell. Equal readings go to the first. */
export const CANDIDATES: readonly Candidate[] = [
  { encoding: 'windows-1252', languages: WESTERN, rarity: 0 },
  { encoding: 'gb18030', languages: ['zh-hans'], rarity: 0 },
  { encoding: 'big5', languages: ['zh-hant'], rarity: 1 },
  { encoding: 'shift_jis', languages: ['ja'], rarity: 1 },
  { encoding: 'euc-jp', languages: ['ja'], rarity: 4 },
  { encoding: 'euc-kr', languages: ['ko'], rarity: 1 },
  { encoding: 'windows-1251', languages: CYRILLIC, rarity: 0 },
  { encoding: 'windows-1250', languages: CENTRAL, rarity: 1 },
  { encoding: 'windows-1253', languages: ['el'], rarity: 2 },
  { encoding: 'windows-1254', languages: ['tr'], rarity: 1 },
  { encoding: 'windows-1255', languages: ['he'], rarity: 2 },
  { encoding: 'windows-1256', languages: ['ar', 'fa'], rarity: 1 },
  { encoding: 'windows-1257', languages: ['lt', 'lv', 'et'], rarity: 4 },
  { encoding: 'windows-1258', languages: ['vi'], rarity: 4 },
  { encoding: 'windows-874', languages: ['th'], rarity: 3 },
  { encoding: 'koi8-r', languages: ['ru'], rarity: 4 },
  { encoding: 'koi8-u', languages: ['uk'], rarity: 5 },
  { encoding: 'iso-8859-2', languages: CENTRAL, rarity: 5 },
  { encoding: 'iso-8859-7', languages: ['el'], rarity: 5 },
  { encoding: 'iso-8859-6', languages: ['ar'], rarity: 6 },
  { encoding: 'iso-8859-5', languages: CYRILLIC, rarity: 7 },
  { encoding: 'ibm866', languages: ['ru', 'uk', 'bg'], rarity: 7 },
  { encoding: 'macintosh', languages: WESTERN, rarity: 9 },
  { encoding: 'x-mac-cyrillic', languages: CYRILLIC, rarity: 10 },
];
