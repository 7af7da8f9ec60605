/**
 * Loudness by ITU-R BS.1770-4: two filters weight the frequencies like the ear; blocks of 400 ms that are
 * silent, or 10 LU below the mean of the others, are ignored.
 */
/** Blocks overlap by three quarters. */
const STEP_SECONDS = 0.1;
const STEPS = 4;
const SILENCE_LUFS = -70;
const RELATIVE_LU = -10;
const OFFSET = -0.691;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Measures sound that comes in parts. */
export interface LoudnessMeter {
  /** @param samples from -1 to 1, channel by channel for each moment */
  add(samples: Float32Array): void;
  /** Loudness of everything so far, in LUFS; minus infinity for silence. */
  value(): number;
}

/**
 * @param samples of one channel, from -1 to 1
 * @returns LUFS; minus infinity for silence
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const meter = createLoudnessMeter(sampleRate, 1);
  meter.add(samples);
  return meter.value();
}

export function createLoudnessMeter(sampleRate: number, channels: number): LoudnessMeter {
  const weigh = Array.from({ length: channels }, () => {
    const [head, high] = [biquad(headFilter(sampleRate)), biquad(highPass(sampleRate))];
    return (x: number) => high(head(x));
  });
  const step = Math.round(STEP_SECONDS * sampleRate);
  /** Sums of squares of whole steps; blocks are four of them. */
  const steps: number[] = [];
  let [sum, count] = [0, 0];
  return {
    add: (samples) => {
      for (let at = 0; at < samples.length; at += channels) {
        for (let channel = 0; channel < channels; channel += 1)
          sum += (weigh[channel] as (x: number) => number)(samples[at + channel] as number) ** 2;
        count += 1;
        if (count < step) continue;
        steps.push(sum);
        [sum, count] = [0, 0];
      }
    },
    value: () => {
      const ends = Array.from({ length: Math.max(0, steps.length - STEPS + 1) }, (_, at) => at + STEPS);
      const whole = ends.map((end) => total(steps.slice(end - STEPS, end)) / (STEPS * step));
      // A sound shorter than a block is one block.
      const short = (total(steps) + sum) / Math.max(1, steps.length * step + count);
      const powers = (whole.length > 0 ? whole : [short]).filter((power) => lufs(power) > SILENCE_LUFS);
      const gate = lufs(mean(powers)) + RELATIVE_LU;
      return lufs(mean(powers.filter((power) => lufs(power) > gate)));
    },
  };
}

const lufs = (power: number) => OFFSET + 10 * Math.log10(power);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]) => total(values) / values.length || 0;

/**
 * The recommendation gives its filters for 48 kHz; these are derived from their analog prototypes, for any
 * rate.
 */
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

function biquad({ b: [b0, b1, b2], a: [a1, a2] }: Biquad): (x: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}
