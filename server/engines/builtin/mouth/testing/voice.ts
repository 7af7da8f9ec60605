/** The sound at a moment: silence, a vowel by its two formants (hertz), or a hiss. */
export type Heard = 'silence' | 'hiss' | { first: number; second: number };

export const VOWELS = {
  ah: { first: 800, second: 1250 },
  ee: { first: 290, second: 2300 },
  oo: { first: 320, second: 800 },
} as const;

const VOICE_HERTZ = 125;
const BAND = 90;

/** A voice made of harmonics under two formants: one channel, -1 to 1. @param heard the sound at a time in seconds */
export function voice(seconds: number, rate: number, heard: (at: number) => Heard): Float32Array {
  let noise = 1;
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const at = index / rate;
    const sound = heard(at);
    if (sound === 'silence') return 0;
    if (sound === 'hiss') {
      noise = (noise * 16_807) % 2_147_483_647;
      // A difference of white noise has its power in the high half.
      return 0.12 * (noise / 1_073_741_823 - 1) * (index % 2 === 0 ? 1 : -1);
    }
    let sum = 0;
    for (let harmonic = 1; harmonic * VOICE_HERTZ < 3500; harmonic += 1) {
      const hertz = harmonic * VOICE_HERTZ;
      const gain =
        1 / (1 + ((hertz - sound.first) / BAND) ** 2) +
        0.5 / (1 + ((hertz - sound.second) / BAND) ** 2) +
        0.01;
      sum += gain * Math.sin(2 * Math.PI * hertz * at + harmonic);
    }
    return 0.25 * sum;
  });
}

/** As WAV: 16 bits, one channel. */
export function wavOf(samples: Float32Array, rate: number): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, value] of samples.entries()) bytes.writeInt16LE(Math.round(value * 20_000), 44 + at * 2);
  return bytes;
}
