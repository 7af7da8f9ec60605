/** Which kind of picture bytes are, by their first ones: a file's name proves nothing. */

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The content type of a picture that browsers read; undefined for anything else. `head` are its first 32 bytes. */
export function pictureType(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (head[0] === 0x89 && text(head, 1, 8) === 'PNG\r\n\x1a\n') return 'image/png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (text(head, 0, 4) === 'GIF8') return 'image/gif';
  if (text(head, 4, 8) !== 'ftyp') return undefined;
  const brand = text(head, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  // Some browsers read the pictures of iPhones; the others refuse them when they decode.
  return ['heic', 'heix', 'mif1', 'msf1'].includes(brand) ? 'image/heic' : undefined;
}
