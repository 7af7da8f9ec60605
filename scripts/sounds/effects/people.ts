/** Effects of people and their rooms. */
import { randomFrom } from '../random.ts';
import {
  faded,
  filtered,
  inRoom,
  type Mono,
  mix,
  mixStereo,
  noise,
  placed,
  shaped,
  soft,
  strike,
  struck,
  tone,
} from '../synthesis.ts';
import type { Effect } from './effect.ts';

const knock: Effect = {
  id: 'door-knock',
  make: () => {
    const hit = (seed: number) => {
      const wood = struck(0.5, [
        [118, 1, 0.16],
        [182, 0.8, 0.13],
        [287, 0.6, 0.09],
        [431, 0.45, 0.07],
        [664, 0.25, 0.05],
      ]);
      const knuckle = filtered(shaped(noise(0.5, seed), strike(0.0006, 0.045)), 'low', 2200);
      return mix(0.5, [
        [wood, 0, 0.8],
        [knuckle, 0, 0.7],
      ]);
    };
    const whole = mix(1.6, [
      [hit(101), 0.02, 0.92],
      [hit(102), 0.26, 1],
      [hit(103), 0.51, 0.95],
    ]);
    return faded(inRoom(placed(whole, 0.1), 0.55, 0.2));
  },
};

const footsteps: Effect = {
  id: 'footsteps',
  make: () => {
    const random = randomFrom(111);
    const step = (seed: number): Mono => {
      const heel = filtered(shaped(noise(0.35, seed), strike(0.001, 0.07)), 'low', 700 + 200 * random());
      const sole = filtered(
        shaped(noise(0.35, seed + 50), strike(0.012, 0.12)),
        'band',
        1500 + 500 * random(),
        0.8,
      );
      const floor = struck(0.35, [
        [86, 1, 0.11],
        [141, 0.5, 0.08],
      ]);
      return mix(0.35, [
        [heel, 0, 1.1],
        [floor, 0, 0.7],
        [sole, 0.045, 0.32],
      ]);
    };
    const layers = Array.from({ length: 8 }, (_, at) => {
      const side = at % 2 === 0 ? -0.22 : 0.22;
      return [
        placed(step(112 + at), side),
        0.04 + at * 0.55 + 0.02 * random(),
        0.85 + 0.15 * random(),
      ] as const;
    });
    return faded(inRoom(mixStereo(4.7, layers), 0.7, 0.18));
  },
};

const heartbeat: Effect = {
  id: 'heartbeat',
  loops: true,
  make: () => {
    const thump = (low: number, decay: number, seed: number) => {
      const beat = tone(0.5, (t) => low + 34 * Math.exp(-t * 30), strike(0.012, decay));
      const flesh = filtered(shaped(noise(0.5, seed), strike(0.008, decay * 0.6)), 'low', 150);
      return soft(
        mix(0.5, [
          [beat, 0, 1],
          [flesh, 0, 1.1],
        ]),
        1.8,
      );
    };
    const layers = [0, 1, 2, 3].flatMap((at) => [
      [thump(52, 0.3, 121), at + 0.03, 1] as const,
      [thump(64, 0.22, 122), at + 0.33, 0.66] as const,
    ]);
    return placed(mix(4, layers));
  },
};

const page: Effect = {
  id: 'page-turn',
  make: () => {
    const long = 0.9;
    const random = randomFrom(131);
    const rustle = noise(long, 132);
    // Paper crackles: its noise comes in many small bursts.
    let level = 0;
    for (const [at, x] of rustle.entries()) {
      if (random() < 0.004) level = 0.35 + 0.65 * random();
      level *= 0.9988;
      rustle[at] = x * (0.22 + level);
    }
    const sweep = (t: number) =>
      Math.sin(Math.PI * Math.min(1, t / 0.55)) ** 1.6 + 0.7 * Math.exp(-(((t - 0.62) / 0.05) ** 2));
    const paper = filtered(
      filtered(shaped(rustle, sweep), 'high', 900),
      'band',
      (t) => 2200 + 3200 * Math.min(1, t / 0.5),
      0.6,
    );
    const flap = filtered(shaped(noise(0.2, 133), strike(0.006, 0.09)), 'low', 900);
    const whole = mix(long, [
      [paper, 0, 1],
      [flap, 0.6, 0.5],
    ]);
    return faded(placed(whole, (t) => 0.6 - (1.2 * t) / long));
  },
};

export const PEOPLE = [knock, footsteps, heartbeat, page];
