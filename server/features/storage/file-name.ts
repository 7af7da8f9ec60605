/** Maximum bytes of a stored name, so that with an extension and a number it fits every file system (255 bytes). */
const LONGEST = 240;

/**
 * The cleaned name of a user's file: metadata only, never part of a path. Folders, control characters and characters
 * that change the writing direction (which hide the true extension) are removed; joiners, which spell Persian and Hindi
 * words and form emoji, stay within the name.
 */
export function cleanFileName(given: string): string {
  const base = given.toWellFormed().split(/[\\/]/).pop() ?? '';
  const plain = base
    .replace(/[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/gu, '');
  return cut(plain) || 'file';
}

/** The beginning of a name within the limit, with no grapheme cut in half. */
function cut(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  let [kept, bytes] = ['', 0];
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > LONGEST) return kept;
    kept += segment;
  }
  return kept;
}

/** The same name with the extension of its content type. */
export function withExtension(name: string, extension: string): string {
  const known = extension === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${extension}$`, 'i');
  return known.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '') || 'file'}.${extension}`;
}
