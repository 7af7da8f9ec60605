/** Maximum characters of a stored name, so that with an extension it fits every file system. */
const LONGEST = 200;

/**
 * The cleaned name of a user's file: metadata only, never part of a path. Folders, control characters and characters
 * that change the writing direction (which hide the true extension) are removed.
 */
export function cleanFileName(given: string): string {
  const base = given.toWellFormed().split(/[\\/]/).pop() ?? '';
  const plain = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  return Array.from(plain).slice(0, LONGEST).join('') || 'file';
}

/** The same name with the extension of its content type. */
export function withExtension(name: string, extension: string): string {
  const known = extension === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${extension}$`, 'i');
  return known.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '') || 'file'}.${extension}`;
}
