/** Folders, lines, and characters that change the writing direction, which hides the true extension. */
const NOT_IN_NAMES = /[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A `Content-Disposition` header with a name in any script (RFC 6266 with RFC 8187). Names of documents are free text,
 * and a script may save a download under exactly the name in this header.
 */
export function contentDisposition(way: 'inline' | 'attachment', given: string): string {
  const name = given.replace(NOT_IN_NAMES, '_');
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${way}; filename="${plain}"; filename*=UTF-8''${full}`;
}
