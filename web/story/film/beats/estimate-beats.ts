/**
 * Where the beats of a piece are, estimated from its sound: how strongly it begins anew at each moment, the distance at
 * which that repeats, and the phase where most begins. One steady tempo is assumed.
 */
import type { Beats } from './clip-beats.ts';

/** Strengths a second. */
const STEPS = 100;
/** Beats a minute that are looked for, and where most music is. */
const TEMPOS = { least: 60, most: 180, usual: 115 } as const;
/** How much likelier usual tempos are: half as likely at this many octaves away. */
const SPREAD = 0.9;
/** Seconds without which nothing can be said. */
const LEAST = 6;
/** How much more must begin on beats than elsewhere: less is speech or noise. */
const SURE = 1.6;

/**
 * @param samples of one channel
 * @returns undefined for sound without steady beats
 */
export function estimateBeats(samples: Float32Array, sampleRate: number): Beats | undefined {
  const begins = beginnings(samples, sampleRate);
  if (begins.length < LEAST * STEPS) return undefined;
  const length = bestLength(begins);
  const fine = refined(begins, length);
  const { phase, sure } = bestPhase(begins, fine);
  if (sure < SURE) return undefined;
  return { first: (phase % fine) / STEPS, every: fine / STEPS };
}

/** How much the energy of three bands grows from one step to the next, without its slow changes. */
function beginnings(samples: Float32Array, sampleRate: number): Float32Array {
  const step = Math.round(sampleRate / STEPS);
  const count = Math.floor(samples.length / step);
  const bands = [150, 1500].map((frequency) => 1 - Math.exp((-2 * Math.PI * frequency) / sampleRate));
  const [slow = 0, fast = 0] = bands;
  let [low, middle] = [0, 0];
  const before = [0, 0, 0];
  const flux = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const energies = [0, 0, 0];
    for (let sample = at * step; sample < (at + 1) * step; sample += 1) {
      const x = samples[sample] ?? 0;
      low += slow * (x - low);
      middle += fast * (x - middle);
      energies[0] = (energies[0] ?? 0) + low * low;
      energies[1] = (energies[1] ?? 0) + (middle - low) ** 2;
      energies[2] = (energies[2] ?? 0) + (x - middle) ** 2;
    }
    let grown = 0;
    for (const [band, energy] of energies.entries()) {
      const loud = Math.log10(1e-7 + energy / step);
      if (at > 0) grown += Math.max(0, loud - (before[band] ?? 0));
      before[band] = loud;
    }
    flux[at] = grown;
  }
  return withoutMean(flux);
}

function withoutMean(flux: Float32Array): Float32Array {
  const reach = STEPS / 2;
  let sum = 0;
  for (let at = 0; at < Math.min(reach, flux.length); at += 1) sum += flux[at] ?? 0;
  return flux.map((value, at) => {
    sum += (flux[at + reach] ?? 0) - (flux[at - reach - 1] ?? 0);
    return Math.max(0, value - sum / (2 * reach + 1));
  });
}

/** Steps from one beat to the next: where the strengths are most like themselves, at one, two and four beats. */
function bestLength(begins: Float32Array): number {
  const [shortest, longest] = [(60 * STEPS) / TEMPOS.most, (60 * STEPS) / TEMPOS.least];
  let [best, most] = [shortest, Number.NEGATIVE_INFINITY];
  for (let length = shortest; length <= longest; length += 0.25) {
    const tempo = (60 * STEPS) / length;
    const prior = 2 ** -((Math.log2(tempo / TEMPOS.usual) / SPREAD) ** 2);
    const likeness =
      alike(begins, length) + 0.7 * alike(begins, 2 * length) + 0.5 * alike(begins, 4 * length);
    if (likeness * prior > most) [best, most] = [length, likeness * prior];
  }
  return best;
}

/** Strengths times those some steps later, which need be no whole number. */
function alike(begins: Float32Array, later: number): number {
  const whole = Math.floor(later);
  const share = later - whole;
  let sum = 0;
  const count = begins.length - whole - 1;
  for (let at = 0; at < count; at += 1)
    sum +=
      (begins[at] ?? 0) * ((begins[at + whole] ?? 0) * (1 - share) + (begins[at + whole + 1] ?? 0) * share);
  return count > 0 ? sum / count : 0;
}

/** A length so exact that the last beat is where the first one says: the best of those near it over the whole piece. */
function refined(begins: Float32Array, near: number): number {
  let best = near;
  let reach = 0.02 * near;
  for (let round = 0; round < 3; round += 1) {
    const candidates = Array.from({ length: 21 }, (_, at) => best + ((at - 10) / 10) * reach);
    const scores = candidates.map((length) => bestPhase(begins, length).score);
    best = candidates[scores.indexOf(Math.max(...scores))] ?? best;
    reach /= 5;
  }
  return best;
}

/** Where most begins, and how much more than elsewhere. */
function bestPhase(begins: Float32Array, length: number): { phase: number; score: number; sure: number } {
  const bins = Math.ceil(length);
  const sums = new Float32Array(bins);
  for (const [at, value] of begins.entries()) {
    const place = Math.floor(at % length);
    sums[place] = (sums[place] ?? 0) + value;
  }
  const wide = sums.map(
    (value, at) => value + (sums[(at + 1) % bins] ?? 0) + (sums[(at + bins - 1) % bins] ?? 0),
  );
  const total = sums.reduce((sum, value) => sum + value, 0);
  const at = wide.indexOf(Math.max(...wide));
  // The middle of the strongest three, to a part of a step.
  const near = [-1, 0, 1].map((by) => sums[(at + by + bins) % bins] ?? 0);
  const [before = 0, own = 0, after = 0] = near;
  const weight = before + own + after;
  const phase = at + 0.5 + (weight > 0 ? (after - before) / weight : 0);
  const score = (wide[at] ?? 0) / Math.max(1e-9, total);
  return { phase, score, sure: score / (3 / bins) };
}
