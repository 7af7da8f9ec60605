/** Text files without a word about their encoding, as old subtitle programs left them. */

/** Shares of the letters that running text has at least: Korean hardly mixes in Chinese characters, Japanese does. */
const LEAST = { hangul: 0.9, kana: 0.3 };

/**
 * The text of a file: by its byte order mark, as UTF-8, else in the legacy encoding of East Asia in which it looks most
 * like words.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = strictly('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  // Most bytes of one encoding are characters in the others too, but no running text of theirs.
  const korean = strictly('euc-kr', bytes);
  if (korean && share(korean, /\p{Script=Hangul}/gu) > LEAST.hangul) return korean;
  const japanese = strictly('shift_jis', bytes);
  if (japanese && share(japanese, /[\u3040-\u30fa]/g) > LEAST.kana) return japanese;
  return strictly('gb18030', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

function strictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** How much of the letters a pattern has, 0 to 1; those of ASCII say nothing. */
function share(text: string, pattern: RegExp): number {
  const letters = text.match(/[^\P{L}\p{ASCII}]/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(pattern)?.length ?? 0) / letters;
}
