/** Effects of cuts and titles: they move, rise and land. */
import {
  faded,
  filtered,
  inRoom,
  mix,
  mixStereo,
  noise,
  placed,
  shaped,
  soft,
  strike,
  struck,
  swell,
  tone,
} from '../synthesis.ts';
import type { Effect } from './effect.ts';

const whoosh: Effect = {
  id: 'whoosh',
  make: () => {
    const long = 1.1;
    const air = shaped(noise(long, 11), swell(long, 0.55, 3));
    const bodies = filtered(air, 'band', (t) => 250 + 2600 * Math.sin((Math.PI * t) / long) ** 2, 1.4);
    const hiss = filtered(air, 'high', 3500);
    const whole = mix(long, [
      [bodies, 0, 1],
      [hiss, 0, 0.16],
    ]);
    return faded(
      inRoom(
        placed(whole, (t) => -0.8 + (1.6 * t) / long),
        0.6,
        0.15,
      ),
      0.02,
    );
  },
};

const riser: Effect = {
  id: 'riser',
  make: () => {
    const long = 4;
    const grows = (t: number) => (t / long) ** 2.2 * Math.min(1, (long - t) / 0.03);
    const wind = filtered(shaped(noise(long, 21), grows), 'band', (t) => 300 * 2 ** ((4 * t) / long), 1.2);
    const tones = [1, 1.005, 1.5, 2.01].map((ratio) =>
      tone(long, (t) => 110 * ratio * 2 ** ((2 * t) / long), grows),
    );
    const whole = mix(long, [[wind, 0, 1.1], ...tones.map((each) => [each, 0, 0.11] as const)]);
    const pulse = shaped(whole, (t) => 0.75 + 0.25 * Math.cos(2 * Math.PI * (2 * t + t * t)));
    return faded(inRoom(placed(pulse), 1.2, 0.2), 0.02);
  },
};

const impact: Effect = {
  id: 'impact',
  make: () => {
    const long = 3;
    const drop = tone(long, (t) => 38 + 70 * Math.exp(-t * 14), strike(0.002, 2.2));
    const thud = filtered(shaped(noise(long, 31), strike(0.001, 0.35)), 'low', 420);
    const crack = filtered(shaped(noise(long, 32), strike(0.0005, 0.08)), 'high', 1800);
    const dust = filtered(
      shaped(noise(long, 33), strike(0.02, 2.4)),
      'low',
      (t) => 300 + 2500 * Math.exp(-t * 3),
    );
    const whole = soft(
      mix(long, [
        [drop, 0, 1],
        [thud, 0, 1.4],
        [crack, 0, 0.35],
        [dust, 0, 0.22],
      ]),
      1.6,
    );
    return faded(inRoom(placed(whole), 2.4, 0.28, 1.6));
  },
};

const chime: Effect = {
  id: 'chime',
  make: () => {
    const long = 3;
    const bar = (root: number) =>
      struck(2.6, [
        [root, 1, 2.4],
        [root * 2.756, 0.42, 1.2],
        [root * 5.404, 0.18, 0.6],
        [root * 8.93, 0.07, 0.25],
      ]);
    const notes = [1046.5, 1318.5, 1568, 2093].map(
      (root, at) => [placed(bar(root), -0.5 + at / 3), at * 0.09, 0.5 - at * 0.06] as const,
    );
    return faded(inRoom(mixStereo(long, notes), 1.8, 0.25));
  },
};

export const MOVES = [whoosh, riser, impact, chime];
