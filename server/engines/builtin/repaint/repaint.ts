import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { type Colours, pictureOf } from './colours.ts';
import { type Motif, prepare, type Wish } from './prepare.ts';
import { anime } from './styles/anime.ts';
import { bronzeGeneral } from './styles/bronze-general.ts';
import { chinesePainting } from './styles/chinese-painting.ts';
import { elegantChinese } from './styles/elegant-chinese.ts';
import { fairyTale } from './styles/fairy-tale.ts';
import { fresh } from './styles/fresh.ts';
import { futureTech } from './styles/future-tech.ts';
import { newYear } from './styles/new-year.ts';
import { retroComic } from './styles/retro-comic.ts';
import { vividCartoon } from './styles/vivid-cartoon.ts';

/** Longest side of a repainted picture, in pixels: strokes and dots are made for the eye, not for more pixels. */
const LONGEST_SIDE = 2048;
/** Shortest side that strokes fit into; a smaller picture is enlarged first. */
const SHORTEST_SIDE = 480;

interface Style extends Wish {
  paint(motif: Motif): Colours;
}

/** The ten styles, by their number in the specification. */
const STYLES: readonly Style[] = [
  { middle: 0.52, grain: 4, paint: retroComic },
  { middle: 0.52, grain: 4, paint: fairyTale },
  { middle: 0.58, grain: 6, paint: anime },
  { middle: 0.58, grain: 4, paint: fresh },
  { middle: 0.4, grain: 3, paint: futureTech },
  { middle: 0.56, grain: 5, paint: chinesePainting },
  { middle: 0.5, grain: 3, paint: bronzeGeneral },
  { middle: 0.55, grain: 6, paint: vividCartoon },
  { middle: 0.55, grain: 4, paint: elegantChinese },
  { middle: 0.54, grain: 5, paint: newYear },
];

/**
 * Paints a photograph in one of ten styles. The result has the photograph's size, limited to between 480 pixels on the
 * shortest and 2,048 on the longest side; it is opaque, with paper in transparent parts.
 *
 * @param style 0 to 9
 * @param likeness 0 free, 1 close to the photograph
 * @param tick is called every 50 ms or so; may throw to stop
 * @throws RangeError for an unknown style
 */
export function repaint(
  picture: Picture,
  style: number,
  { likeness, seed, tick }: Pick<Motif, 'likeness' | 'seed' | 'tick'>,
): Picture {
  const chosen = STYLES[style];
  if (!chosen) throw new RangeError(`There is no style ${style}`);
  const size = paintedSize(picture);
  const source =
    size.width === picture.width && size.height === picture.height
      ? picture
      : resamplePicture(picture, size, tick);
  return pictureOf(chosen.paint(prepare(source, chosen, { likeness, seed, tick })));
}

/** The size in which a picture of this size is painted. */
export function paintedSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const larger = Math.max(1, SHORTEST_SIDE / Math.min(width, height));
  const factor = Math.min(larger, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
