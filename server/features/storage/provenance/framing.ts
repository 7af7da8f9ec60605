/** Beginning and end of a file with a packet, and how many bytes of the original the beginning replaces. */
export interface Framing {
  head: Buffer;
  replaced: number;
  tail: Buffer;
}
