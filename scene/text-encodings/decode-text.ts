/** Decodes text files of any common encoding: subtitle files seldom declare theirs. */
import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';
import { CANDIDATES, type Candidate, SHORT_UTF8 } from './encodings.ts';
import { costOf } from './likelihood.ts';

/** Both browsers and servers have it; this package is compiled without the types of either. */
declare const TextDecoder: new (
  encoding?: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** Byte order marks. */
const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes of lines that are judged: enough for a decision, and quick for the largest file. */
const SAMPLE_BYTES = 6 * 1024;
/** Bytes beyond ASCII up to which valid UTF-8 may be chance. */
const CHANCE_BYTES = 4;

/**
 * Decodes a text file. Invalid bytes become U+FFFD.
 * @param chosen the encoding, if a person has named it. Otherwise it is told by a byte order mark, as UTF-16 or UTF-8 if
 * it is valid, by the escapes of ISO-2022-JP, or as the one in which the text is likeliest.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const encoding = chosen ?? guessEncoding(bytes);
  return { text: decoded(bytes, encoding).replace(/^\ufeff/, ''), encoding };
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  // Vietnamese tones come as separate marks.
  return encoding === 'windows-1258' ? text.normalize('NFC') : text;
}

function guessEncoding(bytes: Uint8Array): TextEncoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const told = marked ?? wideEncoding(bytes);
  if (told) return told;
  const sample = sampleOf(bytes);
  if (!isUtf8(bytes)) return likeliest(sample, CANDIDATES);
  const wide = sample.filter((byte) => byte > 0x7f).length;
  if (wide > 0 && wide <= CHANCE_BYTES) return likeliest(sample, [SHORT_UTF8, ...CANDIDATES]);
  return hasEscapes(bytes) ? 'iso-2022-jp' : 'utf-8';
}

/** UTF-16 without a byte order mark: every other byte of line ends, digits and spaces is zero. */
function wideEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) (zeros[at % 2] as number)++;
  const half = bytes.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > 0.1 * half && odd > 8 * even) return 'utf-16le';
  return even > 0.1 * half && even > 8 * odd ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** `ESC $ B` and `ESC $ @` switch to Japanese. */
const hasEscapes = (bytes: Uint8Array): boolean =>
  bytes.some(
    (byte, at) =>
      byte === 0x1b && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40),
  );

/** The first lines with bytes beyond ASCII: others read the same in every encoding. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(SAMPLE_BYTES);
  let length = 0;
  let start = 0;
  let isPlain = true;
  for (let at = 0; at <= bytes.length && length < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? 10;
    if (byte > 0x7f) isPlain = false;
    if (byte !== 10 && byte !== 13) continue;
    if (!isPlain) {
      const line = bytes.subarray(start, Math.min(at + 1, start + SAMPLE_BYTES - length));
      sample.set(line, length);
      length += line.length;
    }
    start = at + 1;
    isPlain = true;
  }
  return sample.subarray(0, length);
}

function likeliest(sample: Uint8Array, candidates: readonly Candidate[]): TextEncoding {
  const judged = candidates.map(({ encoding, languages, rarity }) => ({
    encoding,
    cost: rarity + costOf(new TextDecoder(encoding).decode(sample), languages),
  }));
  return judged.reduce((one, other) => (other.cost < one.cost ? other : one)).encoding;
}
