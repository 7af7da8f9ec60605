import { createPicture, type Picture } from '../../pixels/picture.ts';
import { drawText, type Lettering } from '../draw-text.ts';
import { fitText } from '../fit-text.ts';
import type { Rectangle } from '../pieces.ts';

/** A line of a test poster: its box, its text, and its style. */
export type PosterLine = Rectangle &
  Pick<Lettering, 'weight' | 'color'> & { text: string; outline?: Lettering['outline'] };

/** A poster of one colour with lettering. */
export function poster(
  width: number,
  height: number,
  ground: readonly [number, number, number],
  lines: readonly PosterLine[],
): Picture {
  const picture = createPicture(width, height, ground);
  const letterings = lines.map(({ text, weight, color, outline, ...box }): Lettering => {
    const fitted = fitText(text, { ...box, weight, vertical: box.height > box.width, largest: 400 });
    return { ...fitted, box, weight, color, outline, align: 'left', vertical: box.height > box.width };
  });
  for (const layer of drawText(letterings, width, height)) {
    for (let at = 0; at < layer.data.length; at += 4) {
      const share = (layer.data[at + 3] as number) / 255;
      for (let part = at; part < at + 3; part += 1) {
        picture.data[part] =
          (layer.data[part] as number) * share + (picture.data[part] as number) * (1 - share);
      }
    }
  }
  return picture;
}
