/** Decodes text files of any common encoding: subtitle files seldom declare theirs. */

/** Both browsers and servers have it; this package is compiled without the types of either. */
declare const TextDecoder: new (
  encoding?: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array, options?: { stream?: boolean }): string };

export interface DecodedText {
  text: string;
  /** As named in the Encoding Standard. */
  encoding: string;
}

/** Byte order marks. */
const MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** East Asian encodings: most byte pairs are a character in each, so the most plausible text decides. */
const EAST_ASIAN = ['gb18030', 'shift_jis', 'euc-kr', 'big5'] as const;
/** Western European: every byte is a character, so it is the fallback. */
const LAST = 'windows-1252';
/** Bytes that are sampled: enough to decide, and fast for the largest file. */
const LOOK_BYTES = 64 * 1024;

/** The most frequent Chinese characters, simplified and traditional: real text has one of them in every sentence. */
const USUAL_HAN = new Set(
  '的一是了我不在人有他这那个们中来上大为和国地到以说时要就出会可也你对生能而子得于着下自之年过发后作里这样么没什她吗吧啊好看想知道現在這個們來為國說時會對過發後裡麼沒嗎',
);

/**
 * Decodes a text file: by its byte order mark, as UTF-16 or UTF-8 if it is valid, or else in the East Asian encoding
 * with the most plausible text. Invalid bytes become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const encoding = marked ?? guessEncoding(bytes.subarray(0, LOOK_BYTES), bytes.length > LOOK_BYTES);
  return { text: new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, ''), encoding };
}

function guessEncoding(bytes: Uint8Array, isCut: boolean): string {
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  if (isUtf8(bytes, isCut)) return 'utf-8';
  const judged = EAST_ASIAN.map((encoding) => ({ encoding, sense: senseOf(bytes, encoding) }));
  const best = judged.reduce((one, other) => (other.sense > one.sense ? other : one));
  return best.sense > 0 ? best.encoding : LAST;
}

/** UTF-16 without a byte order mark: every other byte of line ends, digits and spaces is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) (zeros[at % 2] as number)++;
  const half = bytes.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > 0.1 * half && odd > 8 * even) return 'utf-16le';
  return even > 0.1 * half && even > 8 * odd ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  try {
    // The sample may cut its last character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

/** Plausibility of a text in an encoding: common characters raise it, impossible and rare ones lower it. */
function senseOf(bytes: Uint8Array, encoding: (typeof EAST_ASIAN)[number]): number {
  let sense = 0;
  let letters = 0;
  for (const character of new TextDecoder(encoding).decode(bytes)) {
    if (character < '\u0080') continue;
    letters += 1;
    sense += valueOf(character, encoding);
  }
  return letters === 0 ? 0 : sense / letters;
}

function valueOf(character: string, encoding: (typeof EAST_ASIAN)[number]): number {
  if (/[\ufffd\ue000-\uf8ff\u0080-\u00a0]/.test(character)) return -8;
  if (USUAL_HAN.has(character)) return 3;
  if (/[\u3040-\u30ff]/.test(character)) return encoding === 'shift_jis' ? 2 : -1;
  if (/[\uff61-\uff9f]/.test(character)) return -2;
  if (/[\uac00-\ud7a3]/.test(character)) return encoding === 'euc-kr' ? 2 : -1;
  if (/[\u3001-\u3011\uff01-\uff5e]/.test(character)) return 1;
  // Most of the Chinese characters that a wrong encoding produces are rare.
  return /[\u4e00-\u9fa5]/.test(character) ? 0.2 : -1;
}
