/**
 * Gives a buffer's memory back now instead of at the next collection, for a buffer that is no longer read.
 * The garbage collector counts such memory as its own: otherwise a few pictures of megabytes each make it
 * scan the whole heap. A buffer that shares its memory with others (small ones come from a pool) is left
 * alone.
 */
export function releaseMemory(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength) buffer.transfer(0);
}
