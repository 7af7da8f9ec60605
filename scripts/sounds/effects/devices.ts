/** Effects of screens and machines: short, dry, and close. */
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
  strike,
  struck,
  tone,
} from '../synthesis.ts';
import type { Effect } from './effect.ts';

/** A small hard thing that hits another. */
function tick(seed: number, frequency: number, decay: number): Mono {
  const hit = filtered(shaped(noise(0.25, seed), strike(0.0003, decay)), 'band', frequency, 2.2);
  const body = struck(0.25, [
    [frequency * 0.41, 0.5, decay * 1.6],
    [frequency * 1.13, 0.3, decay],
  ]);
  return mix(0.25, [
    [hit, 0, 1],
    [body, 0, 0.55],
  ]);
}

const click: Effect = {
  id: 'click',
  make: () => {
    const whole = mix(0.3, [
      [tick(41, 3600, 0.025), 0.005, 1],
      [tick(42, 4600, 0.018), 0.09, 0.55],
    ]);
    return faded(placed(whole), 0.002);
  },
};

const pop: Effect = {
  id: 'pop',
  make: () => {
    const bubble = tone(0.3, (t) => 320 + 900 * Math.min(1, t / 0.06), strike(0.004, 0.11));
    const skin = filtered(shaped(noise(0.3, 51), strike(0.0005, 0.02)), 'band', 1500, 1);
    return faded(
      inRoom(
        placed(
          mix(0.4, [
            [bubble, 0, 1],
            [skin, 0, 0.5],
          ]),
        ),
        0.25,
        0.12,
        0.5,
      ),
      0.002,
    );
  },
};

const notification: Effect = {
  id: 'notification',
  make: () => {
    const note = (root: number) =>
      struck(1.2, [
        [root, 1, 0.9],
        [root * 2, 0.35, 0.5],
        [root * 3, 0.12, 0.3],
        [root * 4.2, 0.06, 0.12],
      ]);
    const notes = mix(1.5, [
      [note(880), 0, 0.8],
      [note(1318.5), 0.13, 0.9],
    ]);
    return faded(inRoom(placed(notes), 0.7, 0.18));
  },
};

const typewriter: Effect = {
  id: 'typewriter',
  make: () => {
    const random = randomFrom(61);
    const layers: (readonly [Mono, number, number])[] = [];
    let at = 0.05;
    for (let key = 0; key < 15; key += 1) {
      const pitch = 2300 + 700 * random();
      layers.push([tick(100 + key, pitch, 0.03), at, 0.75 + 0.25 * random()]);
      layers.push([filtered(tick(200 + key, 900, 0.05), 'low', 1600), at + 0.004, 0.8]);
      layers.push([tick(300 + key, 5200, 0.012), at + 0.055, 0.22]);
      at += 0.1 + 0.09 * random() + (key % 6 === 5 ? 0.16 : 0);
    }
    const bell = struck(1.2, [
      [2637, 1, 1.1],
      [2637 * 2.74, 0.4, 0.5],
      [2637 * 5.1, 0.2, 0.25],
    ]);
    const whole = mix(3.8, [...layers, [bell, at + 0.05, 0.3]]);
    return faded(
      inRoom(
        placed(whole, (t) => -0.25 + 0.2 * t),
        0.35,
        0.14,
        0.6,
      ),
    );
  },
};

const shutter: Effect = {
  id: 'camera-shutter',
  make: () => {
    const curtain = filtered(
      shaped(noise(0.12, 71), (t) => Math.sin((Math.PI * Math.min(t, 0.09)) / 0.09) ** 2),
      'band',
      2600,
      0.9,
    );
    const whole = mix(0.5, [
      [tick(72, 2400, 0.03), 0.004, 1],
      [tick(73, 1100, 0.05), 0.012, 0.7],
      [curtain, 0.02, 0.35],
      [tick(74, 3000, 0.025), 0.13, 0.9],
      [tick(75, 1400, 0.06), 0.14, 0.7],
    ]);
    return faded(inRoom(placed(whole), 0.2, 0.1, 0.5), 0.002);
  },
};

const register: Effect = {
  id: 'cash-register',
  make: () => {
    const bell = (root: number) =>
      struck(1.8, [
        [root, 1, 1.7],
        [root * 2.01, 0.5, 1.1],
        [root * 2.83, 0.4, 0.8],
        [root * 4.15, 0.25, 0.4],
      ]);
    const drawer = filtered(
      shaped(noise(0.4, 81), (t) => Math.min(1, t / 0.03, (0.4 - t) / 0.1)),
      'band',
      (t) => 700 + 900 * t,
      0.8,
    );
    const coins = [0.42, 0.47, 0.55, 0.61].map(
      (at, each) =>
        [
          struck(0.4, [
            [4200 + 610 * each, 1, 0.22],
            [6900 + 430 * each, 0.7, 0.14],
          ]),
          at,
          0.16,
        ] as const,
    );
    const whole = mix(2.2, [
      [tick(82, 1500, 0.06), 0, 1],
      [tick(83, 2300, 0.05), 0.08, 0.9],
      [drawer, 0.1, 0.5],
      [filtered(tick(84, 500, 0.12), 'low', 900), 0.44, 1],
      [bell(2093), 0.16, 0.42],
      ...coins,
    ]);
    return faded(inRoom(placed(whole), 0.6, 0.15));
  },
};

const clock: Effect = {
  id: 'clock',
  loops: true,
  make: () => {
    const hit = (seed: number, pitch: number) =>
      mix(0.5, [
        [tick(seed, pitch, 0.035), 0, 1],
        [
          struck(0.4, [
            [pitch * 0.28, 0.6, 0.12],
            [pitch * 0.47, 0.4, 0.08],
          ]),
          0,
          0.5,
        ],
      ]);
    const layers = [0, 1, 2, 3].map(
      (at) => [placed(hit(91 + (at % 2), at % 2 === 0 ? 2500 : 1950)), at + 0.02, 1] as const,
    );
    return inRoom(mixStereo(4, layers), 0.4, 0.16, 0.7);
  },
};

export const DEVICES = [click, pop, notification, typewriter, shutter, register, clock];
