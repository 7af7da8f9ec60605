const HEADER_BYTES = 44;

/** A WAV file of 16-bit samples in one channel. */
export function wavOf(samples: Int16Array, sampleRate: number): Uint8Array {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  return Buffer.concat([wavHeader(data.length, sampleRate), data]);
}

/** The header for this many bytes of 16-bit samples. */
export function wavHeader(bytes: number, sampleRate: number, channels = 1): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2 * channels, 28);
  header.writeUInt16LE(2 * channels, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  return header;
}

/** The samples of a WAV file of 16 bits in one channel. @throws Error for any other file */
export function readWav(bytes: Buffer): Int16Array {
  let format: Buffer | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8);
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'fmt ') format = chunk;
    if (name === 'data') {
      if (format?.readUInt16LE(2) !== 1 || format.readUInt16LE(14) !== 16) break;
      // A copy, since samples must begin at an even offset.
      const data = Uint8Array.from(chunk.subarray(0, length - (length % 2)));
      return new Int16Array(data.buffer);
    }
    at += 8 + length + (length % 2);
  }
  throw new Error('not a WAV file of one channel');
}
