import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';

/** As in `decode-text.ts`. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

/** Bytes of a text in an encoding of one or two bytes a character. @throws Error for a character that it lacks */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array {
  const bytes = bytesOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const found = bytes.get(character);
      if (!found) throw new Error(`${encoding} has no ${character}`);
      return found;
    }),
  );
}

const made = new Map<TextEncoding, ReadonlyMap<string, readonly number[]>>();

/** What the platform decodes, the other way round. */
function bytesOf(encoding: TextEncoding): ReadonlyMap<string, readonly number[]> {
  const known = made.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, readonly number[]>();
  const add = (...code: number[]) => {
    const decoded = decoder.decode(Uint8Array.from(code));
    if ([...decoded].length === 1 && decoded !== '\ufffd' && !bytes.has(decoded)) bytes.set(decoded, code);
  };
  for (let one = 0; one < 256; one += 1) add(one);
  if (/^(?:gb|big5|shift|euc)/.test(encoding))
    for (let one = 0x81; one < 0xff; one += 1) for (let two = 0x40; two < 0xff; two += 1) add(one, two);
  made.set(encoding, bytes);
  return bytes;
}
