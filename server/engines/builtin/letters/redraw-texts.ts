import { isBoxChanged, type TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { createMask, type Mask, type Picture } from '../pixels/picture.ts';
import { drawText, type Lettering } from './draw-text.ts';
import { eraseLetters } from './erase-letters.ts';
import { fitText } from './fit-text.ts';
import { insidePicture } from './ink.ts';
import { eraseMask, findLetterInk, type LetterInk } from './letter-ink.ts';
import { COLUMN, sizeOfLetters } from './letter-size.ts';
import type { Rectangle } from './pieces.ts';

/**
 * Latin letters look smaller than Chinese ones of the same size; a short word still does not become too
 * large.
 */
const GROWTH = 1.12;

/**
 * Replaces the old letters in changed boxes with the new ones, in place. Boxes with unchanged text and style
 * are not touched.
 *
 * @param tick receives the progress, 0 to 1; may throw to stop
 */
export function redrawTexts(
  picture: Picture,
  boxes: readonly TextBox[],
  tick: (share: number) => void,
): void {
  const changed = boxes.filter(isBoxChanged);
  const letterings: Lettering[] = [];
  const share = (step: number) => step / (changed.length * 2);
  const inks = changed.map((box, at) => {
    tick(share(at));
    return box.original ? findLetterInk(picture, inWhole(box, picture), box.original) : undefined;
  });
  for (const [at, box] of changed.entries()) {
    const ink = inks[at];
    const whole = inWhole(box, picture);
    const told = () => tick(share(changed.length + at));
    told();
    if (box.original) {
      const mask = ink ? eraseMask(picture, ink) : boxMask(picture, whole);
      eraseLetters(picture, mask, ink?.area ?? whole, told);
    }
    if (box.text.trim() !== '') letterings.push(letteringOf(picture, box, whole, ink));
  }
  if (letterings.length === 0) return;
  tick(0.95);
  for (const layer of drawText(letterings, picture.width, picture.height)) lay(picture, layer);
}

function inWhole({ x, y, width, height }: TextBox, picture: Picture): Rectangle {
  return insidePicture({ x, y, width, height }, picture);
}

function boxMask(picture: Picture, { x, y, width, height }: Rectangle): Mask {
  const mask = createMask(picture.width, picture.height);
  for (let row = y; row < y + height; row += 1) {
    mask.data.fill(255, row * picture.width + x, row * picture.width + x + width);
  }
  return mask;
}

function letteringOf(
  picture: Picture,
  box: TextBox,
  whole: Rectangle,
  ink: LetterInk | undefined,
): Lettering {
  const chinese = /[\u3400-\u9fff]/u.test(box.text);
  const vertical = chinese && whole.height > whole.width * COLUMN;
  const weight = box.weight ?? ink?.weight ?? 'regular';
  const across = vertical ? whole.width : whole.height;
  // Glow or glitter near letters makes them seem taller than their box.
  const old = (bounds: Rectangle) => sizeOfLetters(bounds, box.original ?? '');
  const largest = ink ? Math.min(old(ink.bounds), old(whole) * 1.08) * (chinese ? 1 : GROWTH) : across;
  const room = roomOf(picture, box, whole, ink);
  const fitted = fitText(box.text, { ...room, weight, vertical, size: box.size, largest });
  return {
    ...fitted,
    box: room,
    weight,
    vertical,
    align: box.align ?? 'left',
    color: box.color ?? ink?.color ?? contrasting(picture, whole),
    ...(ink?.outline && box.color === undefined
      ? { outline: { ...ink.outline, width: Math.max(1, ink.outline.width) } }
      : {}),
  };
}

/** Letters may extend slightly above and below the detected box, which fits the old ones tightly. */
function roomOf(picture: Picture, box: TextBox, whole: Rectangle, ink: LetterInk | undefined): Rectangle {
  if (!ink || box.size !== undefined) return whole;
  const more = Math.round(whole.height * 0.22);
  return insidePicture(
    { x: whole.x, y: whole.y - more / 2, width: whole.width, height: whole.height + more },
    picture,
  );
}

/** Black or white, whichever is more legible on the box's background. */
function contrasting(picture: Picture, { x, y, width, height }: Rectangle): string {
  let sum = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let at = (row * picture.width + x) * 4; at < (row * picture.width + x + width) * 4; at += 4) {
      sum += 0.299 * (picture.data[at] as number) + 0.587 * (picture.data[at + 1] as number);
      sum += 0.114 * (picture.data[at + 2] as number);
    }
  }
  return sum / (width * height) > 128 ? '#111111' : '#ffffff';
}

/** Draws the layer over the picture, in place. */
function lay(picture: Picture, layer: Picture): void {
  const to = picture.data;
  for (let at = 0; at < to.length; at += 4) {
    const over = (layer.data[at + 3] as number) / 255;
    if (over === 0) continue;
    const under = ((to[at + 3] as number) / 255) * (1 - over);
    const alpha = over + under;
    for (let part = at; part < at + 3; part += 1) {
      to[part] = ((layer.data[part] as number) * over + (to[part] as number) * under) / alpha;
    }
    to[at + 3] = alpha * 255;
  }
}
