const BYTES = 2;
const HEADER = 44;

/** Samples of one channel, -1 to 1, as a WAV file of 16 bits (RIFF, PCM). */
export function asWav(samples: Float32Array, rate: number): Blob {
  const view = new DataView(new ArrayBuffer(HEADER + BYTES * samples.length));
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) view.setUint8(at + index, word.charCodeAt(index));
  };
  const size = BYTES * samples.length;
  text(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + size, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * BYTES, true);
  view.setUint16(32, BYTES, true);
  view.setUint16(34, 8 * BYTES, true);
  text(36, 'data');
  view.setUint32(40, size, true);
  samples.forEach((sample, index) => {
    const value = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER + BYTES * index, Math.round(value * 0x7fff), true);
  });
  return new Blob([view], { type: 'audio/wav' });
}

/** A recording in any format as a WAV file of one channel. @throws DOMException if it cannot be decoded */
export async function recordingAsWav(recorded: Blob): Promise<Blob> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await recorded.arrayBuffer());
    const mixed = new Float32Array(sound.length);
    for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
      sound.getChannelData(channel).forEach((sample, at) => {
        mixed[at] = (mixed[at] ?? 0) + sample / sound.numberOfChannels;
      });
    return asWav(mixed, sound.sampleRate);
  } finally {
    await context.close();
  }
}
