/** The looks that come with the product, by sums and products only. */
import type { FilmLook } from '@inkreel/contract/film/looks.ts';

type Look = (red: number, green: number, blue: number) => readonly [number, number, number];

const lightOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** More contrast around the middle, black and white stay. */
const curve = (value: number, amount: number) => mix(value, value * value * (3 - 2 * value), amount);
const saturated =
  (amount: number): Look =>
  (red, green, blue) => {
    const light = lightOf(red, green, blue);
    return [mix(light, red, amount), mix(light, green, amount), mix(light, blue, amount)];
  };
const inOrder =
  (...looks: readonly Look[]): Look =>
  (...color) =>
    looks.reduce<readonly [number, number, number]>((now, look) => look(...now), color);
const each =
  (change: (value: number) => number): Look =>
  (red, green, blue) => [change(red), change(green), change(blue)];
/** Colours for dark and light places, added as far as they are that. */
const toned =
  (dark: readonly [number, number, number], light: readonly [number, number, number]): Look =>
  (...color) => {
    const much = lightOf(...color);
    return [
      color[0] + dark[0] * (1 - much) + light[0] * much,
      color[1] + dark[1] * (1 - much) + light[1] * much,
      color[2] + dark[2] * (1 - much) + light[2] * much,
    ];
  };

export const LOOKS: Readonly<Record<FilmLook, Look>> = {
  warm: inOrder(toned([0.03, 0.01, -0.03], [0.07, 0.02, -0.08]), saturated(1.05)),
  cool: inOrder(toned([-0.03, 0, 0.05], [-0.06, 0.01, 0.05]), saturated(0.95)),
  vivid: inOrder(
    saturated(1.4),
    each((value) => curve(value, 0.35)),
  ),
  pastel: inOrder(
    saturated(0.7),
    each((value) => mix(value, 1, 0.2)),
  ),
  faded: inOrder(
    saturated(0.75),
    each((value) => 0.08 + 0.84 * value),
    toned([0.02, 0.01, 0.03], [0.01, 0, -0.03]),
  ),
  teal_orange: inOrder(toned([-0.08, 0.03, 0.07], [0.08, 0.01, -0.09]), saturated(1.12)),
  noir: inOrder(
    saturated(0),
    each((value) => curve(value, 0.8)),
  ),
  sepia: inOrder(saturated(0), (value) => [value * 0.92 + 0.08, value * 0.86 + 0.03, value * 0.7]),
  night: inOrder(
    saturated(0.55),
    each((value) => value * (0.45 + 0.35 * value)),
    toned([-0.02, 0, 0.07], [-0.05, 0, 0.12]),
  ),
  golden: inOrder(
    toned([0.04, 0.01, -0.02], [0.1, 0.05, -0.12]),
    each((value) => curve(value, 0.2)),
    saturated(1.15),
  ),
};
