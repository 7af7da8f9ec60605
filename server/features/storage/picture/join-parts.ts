/** Concatenates the parts, without a copy if they are adjacent in memory already, as when nothing was left out. */
export function joinParts(parts: readonly Buffer[]): Buffer {
  const [first] = parts;
  if (!first) return Buffer.alloc(0);
  let end = first.byteOffset;
  for (const part of parts) {
    if (part.buffer !== first.buffer || part.byteOffset !== end) return Buffer.concat(parts);
    end += part.length;
  }
  return Buffer.from(first.buffer, first.byteOffset, end - first.byteOffset);
}
