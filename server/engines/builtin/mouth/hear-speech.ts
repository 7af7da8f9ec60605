import { CLOSED, type MouthShape, type ShapeTrack, TRACK_RATE } from './mouth-shape.ts';
import { spectrumOf } from './spectrum.ts';

/** Sample rate of the analysed sound: speech has little energy above half of it. */
export const HEARD_RATE = 16_000;

const WINDOW = 512;
const HOP = HEARD_RATE / TRACK_RATE;
const BIN_HERTZ = HEARD_RATE / WINDOW;
/** In decibels: how far below the loud vowels speech still moves the lips, and the maximum level of noise. */
const RANGE = { most: 36, least: 14, overNoise: 6 };
/** A file whose loudest part is below this is silent, in decibels; full scale is 0. */
const SILENT = -62;
/**
 * Range of the first formant, which indicates the drop of the jaw, in hertz: an "ee" has 300, an "ah" 700 to 850
 * (Peterson and Barney 1952). The measure is the centre of the power in its band.
 */
const JAW = { from: 330, to: 720 };

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/**
 * Mouth shapes from the sound alone: how far open by loudness and the first formant, spread or rounded by the second
 * one, teeth together for hisses.
 * @param samples one channel, `HEARD_RATE` a second, -1 to 1
 */
export function hearSpeech(samples: Float32Array): ShapeTrack {
  const heard = Array.from({ length: Math.ceil(samples.length / HOP) }, (_, at) => at * HOP + HOP / 2);
  const spectrum = spectrumOf(WINDOW);
  const piece = new Float32Array(WINDOW);
  const sounds = heard.map((middle) => {
    for (let at = 0; at < WINDOW; at += 1) piece[at] = samples[middle + at - WINDOW / 2] ?? 0;
    return soundOf(spectrum(piece));
  });
  const levels = sounds.map(({ level }) => level).toSorted((a, b) => a - b);
  const levelAt = (share: number) => levels[Math.floor(share * (levels.length - 1))] ?? SILENT;
  const loud = levelAt(0.95);
  if (loud < SILENT) return { rate: TRACK_RATE, shapes: sounds.map(() => CLOSED) };
  const noise = levelAt(0.05) + RANGE.overNoise;
  const quiet = Math.max(loud - RANGE.most, Math.min(loud - RANGE.least, noise));
  return { rate: TRACK_RATE, shapes: sounds.map((sound) => shapeOf(sound, quiet, loud)) };
}

interface Sound {
  /** In decibels. */
  level: number;
  /** Middle of the band of the first formant, in hertz. */
  first: number;
  /** Share of the second formant's power in its upper band, 0 to 1. */
  front: number;
  /** Share of hiss, 0 to 1. */
  hiss: number;
}

function soundOf(powers: Float32Array): Sound {
  const band = (from: number, to: number, weigh = (power: number, _hertz: number) => power) => {
    let sum = 0;
    for (let bin = Math.ceil(from / BIN_HERTZ); bin * BIN_HERTZ < to; bin += 1)
      sum += weigh(powers[bin] as number, bin * BIN_HERTZ);
    return sum;
  };
  const all = band(100, 7500);
  const root = (power: number) => Math.sqrt(power);
  const low = band(220, 1000);
  const [back, front] = [band(600, 1400, root), band(1700, 2900, root)];
  // By Parseval, with the mean power of the window.
  const power = (2 * all) / WINDOW ** 2 / 0.375;
  return {
    level: 10 * Math.log10(power + 1e-12),
    first: low > 0 ? band(220, 1000, (each, hertz) => each * hertz) / low : 0,
    front: front / (front + back + 1e-9),
    hiss: band(3200, 7500) / (all + 1e-12),
  };
}

function shapeOf({ level, first, front, hiss }: Sound, quiet: number, loud: number): MouthShape {
  const voice = Math.max(0, Math.min(1.1, (level - quiet) / (loud - quiet)));
  if (voice === 0) return CLOSED;
  const jaw = smooth(JAW.from, JAW.to, first);
  const hissing = smooth(0.25, 0.65, hiss);
  const open = voice ** 1.3 * (0.3 + 0.76 * jaw) * (1 - 0.72 * hissing);
  const spread = smooth(0.42, 0.85, front) * (1 - 0.5 * jaw);
  const round = smooth(0.32, 0.12, front) * (1 - 0.85 * jaw);
  const held = smooth(0, 0.4, voice);
  return {
    open: Math.min(1, open),
    wide: held * (hissing > 0.5 ? 0.3 * hissing : spread - round),
    teeth: held * Math.max(hissing, 0.5 * spread),
  };
}
