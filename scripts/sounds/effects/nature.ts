/** Weather, water and fire: long sounds that can be repeated, and thunder. */
import type { Stereo } from '../play-score.ts';
import { randomFrom } from '../random.ts';
import {
  type Curve,
  faded,
  filtered,
  inRoom,
  looped,
  type Mono,
  mix,
  mixStereo,
  noise,
  placed,
  shaped,
  silence,
  soft,
  strike,
  tone,
} from '../synthesis.ts';
import type { Effect } from './effect.ts';

/** Seconds of those that are repeated, and of the going over. */
const LONG = 10;
const OVER = 2;

/** Different on both sides, and so wide. */
const wide = (make: (seed: number) => Mono, seed: number): Stereo => ({
  left: make(seed),
  right: make(seed + 1),
});

/** Moves slowly and without a pattern between 0 and 1. */
function drifting(seed: number, perSecond: number): Curve {
  const random = randomFrom(seed);
  const stops = Array.from({ length: 64 }, random);
  return (t) => {
    const at = t * perSecond;
    const share = at - Math.floor(at);
    const smooth = share * share * (3 - 2 * share);
    const stop = (place: number) => stops[place % stops.length] ?? 0;
    return stop(Math.floor(at)) * (1 - smooth) + stop(Math.floor(at) + 1) * smooth;
  };
}

const rain: Effect = {
  id: 'rain',
  loops: true,
  make: () => {
    const long = LONG + OVER;
    const veil = wide((seed) => filtered(filtered(noise(long, seed), 'high', 700), 'low', 7500), 141);
    const rumble = wide((seed) => filtered(noise(long, seed), 'low', 320), 143);
    const random = randomFrom(145);
    const drops = silence(long);
    const others = silence(long);
    for (let drop = 0; drop < 900; drop += 1) {
      const first = Math.floor(random() * (drops.length - 4000));
      const pitch = 1400 + 4200 * random();
      const level = 0.5 * random() ** 3;
      const side = random() < 0.5 ? drops : others;
      for (let at = 0; at < 1500; at += 1)
        side[first + at] =
          (side[first + at] ?? 0) +
          level * Math.sin((2 * Math.PI * pitch * at) / 48_000) * Math.exp(-at / 220);
    }
    return looped(
      mixStereo(long, [
        [veil, 0, 0.34],
        [rumble, 0, 0.35],
        [{ left: drops, right: others }, 0, 0.5],
      ]),
      OVER,
    );
  },
};

const wind: Effect = {
  id: 'wind',
  loops: true,
  make: () => {
    const long = LONG + OVER;
    const gust = drifting(151, 0.55);
    const side = (seed: number) => {
      const air = noise(long, seed);
      const howl = filtered(air, 'band', (t) => 260 + 520 * gust(t + seed * 0.01), 4);
      const breath = filtered(air, 'low', (t) => 350 + 500 * gust(t));
      const hiss = filtered(air, 'band', (t) => 1500 + 900 * gust(t + 0.4), 1);
      return shaped(
        mix(long, [
          [howl, 0, 1],
          [breath, 0, 0.6],
          [hiss, 0, 0.12],
        ]),
        (t) => 0.35 + 0.65 * gust(t) ** 1.3,
      );
    };
    return looped(wide(side, 152), OVER);
  },
};

const thunder: Effect = {
  id: 'thunder',
  make: () => {
    const long = 6.5;
    const rolls = drifting(161, 3.2);
    const side = (seed: number) => {
      const crack = filtered(
        shaped(noise(long, seed), strike(0.004, 0.5)),
        'band',
        (t) => 300 + 2200 * Math.exp(-t * 9),
        0.6,
      );
      const roll = filtered(
        shaped(noise(long, seed + 5), (t) => strike(0.15, 7)(t) * (0.35 + rolls(t + (seed % 2) * 0.05))),
        'low',
        (t) => 95 + 260 * Math.exp(-t * 0.9),
      );
      return mix(long, [
        [crack, 0, 1.1],
        [roll, 0.06, 2.6],
      ]);
    };
    const made = wide(side, 162);
    return faded(inRoom({ left: soft(made.left, 1.3), right: soft(made.right, 1.3) }, 3.4, 0.3, 1.8), 0.3);
  },
};

const waves: Effect = {
  id: 'waves',
  loops: true,
  make: () => {
    const long = LONG + OVER;
    // A wave each five seconds, and a smaller one between two.
    const wave = (t: number) => {
      const at = (t % 5) / 5;
      return at < 0.42
        ? Math.sin((Math.PI / 2) * (at / 0.42)) ** 3
        : Math.cos((Math.PI / 2) * ((at - 0.42) / 0.58)) ** 1.5;
    };
    const side = (seed: number) => {
      const water = noise(long, seed);
      const lag = (seed % 2) * 0.18;
      const surf = shaped(
        filtered(water, 'low', (t) => 420 + 4200 * wave(t - lag + 5) ** 1.5),
        (t) => 0.14 + 0.86 * wave(t - lag + 5),
      );
      const foam = shaped(filtered(water, 'high', 3800), (t) => 0.22 * wave(t - lag + 4.4) ** 2);
      return mix(long, [
        [surf, 0, 0.9],
        [foam, 0, 0.5],
      ]);
    };
    return looped(wide(side, 171), OVER);
  },
};

const fire: Effect = {
  id: 'fire',
  loops: true,
  make: () => {
    const long = LONG + OVER;
    const random = randomFrom(181);
    const flicker = drifting(182, 5);
    const flames = wide(
      (seed) =>
        shaped(
          filtered(noise(long, seed), 'low', (t) => 220 + 260 * flicker(t)),
          (t) => 0.5 + 0.5 * flicker(t),
        ),
      183,
    );
    const hiss = wide((seed) => filtered(noise(long, seed), 'band', 5200, 0.7), 185);
    const cracks: (readonly [Stereo, number, number])[] = [];
    for (let crack = 0; crack < 110; crack += 1) {
      const hit = filtered(
        shaped(noise(0.06, 400 + crack), strike(0.0003, 0.006 + 0.03 * random())),
        'band',
        900 + 3800 * random(),
        1.3,
      );
      cracks.push([placed(hit, 1.4 * random() - 0.7), random() * (long - 0.1), 0.25 + 1.9 * random() ** 4]);
    }
    const pops = Array.from({ length: 7 }, () => {
      const low = 160 + 150 * random();
      const pop = tone(0.12, (t) => low * (1 + Math.exp(-t * 90)), strike(0.001, 0.06));
      return [placed(pop, random() - 0.5), random() * (long - 0.2), 0.4] as const;
    });
    return looped(mixStereo(long, [[flames, 0, 0.55], [hiss, 0, 0.045], ...cracks, ...pops]), OVER);
  },
};

export const NATURE = [rain, wind, thunder, waves, fire];
