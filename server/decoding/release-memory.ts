/**
 * Gives a buffer's memory back now instead of at the next collection, for one that nobody reads any more. The garbage
 * collector counts such memory as its own: left to it, a few pictures of megabytes each make it search the whole heap.
 * A buffer that shares its memory with others (small ones come from a pool) is left alone.
 */
export function releaseMemory(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength) buffer.transfer(0);
}
