/** First and last byte, both included, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a `Range` header requests of a file of `size` bytes (RFC 9110, section 14): one part, the whole file
 * if there is no header or one that we do not serve (other units, several ranges, malformed), or an unsatisfiable
 * range.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
