/**
 * Loudness of one channel by ITU-R BS.1770-4: two filters weigh the frequencies as the ear does; blocks of 400 ms that are
 * silent, or 10 LU below the mean of the others, do not count.
 */
const BLOCK_SECONDS = 0.4;
/** Blocks overlap by three quarters. */
const STEP_SECONDS = 0.1;
const SILENCE_LUFS = -70;
const RELATIVE_LU = -10;
const OFFSET = -0.691;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * @param samples from -1 to 1
 * @returns LUFS; minus infinity where nothing is heard
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const weighed = [headFilter(sampleRate), highPass(sampleRate)].reduce(applyBiquad, samples);
  const powers = blockPowers(weighed, sampleRate).filter((power) => lufs(power) > SILENCE_LUFS);
  const gate = lufs(mean(powers)) + RELATIVE_LU;
  return lufs(mean(powers.filter((power) => lufs(power) > gate)));
}

const lufs = (power: number) => OFFSET + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length || 0;

function blockPowers(samples: Float32Array, sampleRate: number): number[] {
  // What is shorter than a block is one.
  const block = Math.min(samples.length, Math.round(BLOCK_SECONDS * sampleRate));
  const step = Math.round(STEP_SECONDS * sampleRate);
  const powers: number[] = [];
  for (let begin = 0; block > 0 && begin + block <= samples.length; begin += step) {
    let sum = 0;
    for (let at = begin; at < begin + block; at += 1) sum += (samples[at] as number) ** 2;
    powers.push(sum / block);
  }
  return powers;
}

/** The recommendation gives its filters for 48 kHz; these are the analog ones behind them, for any rate. */
function headFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function applyBiquad(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float32Array {
  const filtered = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    filtered[at] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return filtered;
}
