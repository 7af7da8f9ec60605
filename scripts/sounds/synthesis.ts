/** Building blocks of our effects: noise, filters, bells and rooms, all in plain numbers. */
import { RATE, type Stereo } from './play-score.ts';
import { randomFrom } from './random.ts';

export type Mono = Float32Array;
/** A value at a time in seconds. */
export type Curve = (seconds: number) => number;

export const silence = (seconds: number): Mono => new Float32Array(Math.round(seconds * RATE));

/** White noise from -1 to 1. */
export function noise(seconds: number, seed: number): Mono {
  const random = randomFrom(seed);
  return silence(seconds).map(() => 2 * random() - 1);
}

/** Each sample times a curve. */
export const shaped = (samples: Mono, curve: Curve): Mono => samples.map((x, at) => x * curve(at / RATE));

/** Rises to 1 in `attack` seconds, then falls to a thousandth in `decay`. */
export const strike =
  (attack: number, decay: number): Curve =>
  (t) =>
    t < attack ? t / attack : 10 ** ((-3 * (t - attack)) / decay);

/** 0 at both ends, 1 at its top, with smooth sides. */
export const swell =
  (seconds: number, top: number, sharpness = 2): Curve =>
  (t) => {
    const part = t < top ? t / top : Math.max(0, (seconds - t) / (seconds - top));
    return Math.sin((Math.PI / 2) * Math.min(1, part)) ** sharpness;
  };

/**
 * A state variable filter, which keeps sounding right while its frequency moves.
 * @param frequency in hertz
 * @param q how narrow it is; 0.7 is flat
 */
export function filtered(
  samples: Mono,
  kind: 'low' | 'band' | 'high',
  frequency: number | Curve,
  q = 0.7,
): Mono {
  const at = typeof frequency === 'number' ? () => frequency : frequency;
  const found = new Float32Array(samples.length);
  const k = 1 / q;
  let [one, two, g] = [0, 0, 0];
  for (const [place, x] of samples.entries()) {
    // The tangent is dear: every 16th sample is often enough.
    if (place % 16 === 0) g = Math.tan((Math.PI * Math.min(at(place / RATE), 0.45 * RATE)) / RATE);
    const band = (g * (x - two) + one) / (1 + g * (g + k));
    const low = two + g * band;
    one = 2 * band - one;
    two = 2 * low - two;
    found[place] = kind === 'low' ? low : kind === 'band' ? band * k : x - k * band - low;
  }
  return found;
}

/** A tone of a frequency that may move. */
export function tone(seconds: number, frequency: number | Curve, curve: Curve): Mono {
  const at = typeof frequency === 'number' ? () => frequency : frequency;
  let phase = 0;
  return silence(seconds).map((_, place) => {
    phase += (2 * Math.PI * at(place / RATE)) / RATE;
    return Math.sin(phase) * curve(place / RATE);
  });
}

/**
 * Something that is struck: its partials die away, high ones sooner.
 * @param partials their frequencies, levels, and seconds until they are a thousandth
 */
export function struck(seconds: number, partials: readonly (readonly [number, number, number])[]): Mono {
  return mix(
    seconds,
    partials.map(
      ([frequency, level, decay]) => [tone(seconds, frequency, strike(0.001, decay)), 0, level] as const,
    ),
  );
}

/** Sounds over each other, each from a second on at a level. */
export function mix(seconds: number, layers: readonly (readonly [Mono, number, number])[]): Mono {
  const whole = silence(seconds);
  for (const [samples, from, level] of layers) {
    const first = Math.round(from * RATE);
    const count = Math.min(samples.length, whole.length - first);
    for (let at = Math.max(0, -first); at < count; at += 1)
      whole[first + at] = (whole[first + at] ?? 0) + level * (samples[at] ?? 0);
  }
  return whole;
}

/** Overdriven softly, so that peaks become round. */
export const soft = (samples: Mono, drive: number): Mono =>
  samples.map((x) => Math.tanh(drive * x) / Math.tanh(drive));

/** @param pan -1 is left, 1 is right; may move */
export function placed(samples: Mono, pan: number | Curve = 0): Stereo {
  const at = typeof pan === 'number' ? () => pan : pan;
  const angle = (place: number) => ((at(place / RATE) + 1) * Math.PI) / 4;
  return {
    left: samples.map((x, place) => x * Math.SQRT2 * Math.cos(angle(place))),
    right: samples.map((x, place) => x * Math.SQRT2 * Math.sin(angle(place))),
  };
}

export function mixStereo(seconds: number, layers: readonly (readonly [Stereo, number, number])[]): Stereo {
  const side = (name: 'left' | 'right') =>
    mix(
      seconds,
      layers.map(([sound, from, level]) => [sound[name], from, level] as const),
    );
  return { left: side('left'), right: side('right') };
}

/** Lengths of the delays of a room in samples: primes, so that no tone stands out. */
const DELAYS = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const;

/**
 * A room around a sound: eight delays that feed each other (a Householder matrix), dull like walls.
 * @param decay seconds until it is a thousandth
 * @param share how much of the room is heard
 */
export function inRoom({ left, right }: Stereo, decay: number, share: number, size = 1): Stereo {
  const lines = DELAYS.map((length) => new Float32Array(Math.max(1, Math.round(length * size))));
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / RATE / decay));
  const places = lines.map(() => 0);
  const dull = lines.map(() => 0);
  const made: Stereo = { left: new Float32Array(left.length), right: new Float32Array(left.length) };
  for (let at = 0; at < left.length; at += 1) {
    const heard = lines.map((line, each) => line[places[each] ?? 0] ?? 0);
    const sum = heard.reduce((total, x) => total + x, 0);
    let [wetLeft, wetRight] = [0, 0];
    for (const [each, line] of lines.entries()) {
      const fed = (heard[each] ?? 0) - (2 / lines.length) * sum;
      dull[each] = 0.7 * fed + 0.3 * (dull[each] ?? 0);
      const input = each % 2 === 0 ? (left[at] ?? 0) : (right[at] ?? 0);
      line[places[each] ?? 0] = input + (gains[each] ?? 0) * (dull[each] ?? 0);
      places[each] = ((places[each] ?? 0) + 1) % line.length;
      if (each % 2 === 0) wetLeft += heard[each] ?? 0;
      else wetRight += heard[each] ?? 0;
    }
    made.left[at] = (1 - share) * (left[at] ?? 0) + share * 0.5 * wetLeft;
    made.right[at] = (1 - share) * (right[at] ?? 0) + share * 0.5 * wetRight;
  }
  return made;
}

/** A sound whose end goes over into its beginning, shorter by the time that takes: it can be repeated. */
export function looped({ left, right }: Stereo, over: number): Stereo {
  const count = Math.round(over * RATE);
  const fold = (samples: Mono) => {
    const kept = samples.slice(0, samples.length - count);
    for (let at = 0; at < count; at += 1) {
      // Two noises that differ keep their power.
      const angle = ((at + 0.5) / count) * (Math.PI / 2);
      kept[at] = (samples[at] ?? 0) * Math.sin(angle) + (samples[kept.length + at] ?? 0) * Math.cos(angle);
    }
    return kept;
  };
  return { left: fold(left), right: fold(right) };
}

/** Both ends without a click. */
export function faded({ left, right }: Stereo, seconds = 0.005): Stereo {
  const whole = left.length / RATE;
  const curve: Curve = (t) => Math.min(1, t / seconds, (whole - t) / seconds);
  return { left: shaped(left, curve), right: shaped(right, curve) };
}
