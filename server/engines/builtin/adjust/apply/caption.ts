import { drawText } from '../../letters/draw-text.ts';
import { fitText } from '../../letters/fit-text.ts';
import type { Picture } from '../../pixels/picture.ts';
import type { Command } from '../command.ts';

/** Height of the caption's box and its distance from the border, as shares of the picture's height. */
const BOX = 0.16;
const MARGIN = 0.04;
const SIDE_MARGIN = 0.05;

/** Draws a caption in bold letters with a thin outline, so that it is legible on any background. */
export function addCaption(
  picture: Picture,
  { text, place, color }: Extract<Command, { kind: 'caption' }>,
): Picture {
  const { width, height } = picture;
  const box = {
    x: width * SIDE_MARGIN,
    y: { top: height * MARGIN, centre: height * (0.5 - BOX / 2), bottom: height * (1 - MARGIN - BOX) }[place],
    width: width * (1 - 2 * SIDE_MARGIN),
    height: height * BOX,
  };
  const fitted = fitText(text, {
    width: box.width,
    height: box.height,
    weight: 'bold',
    vertical: false,
    largest: Math.min(height * 0.09, width * 0.12),
  });
  const ink = color ?? '#ffffff';
  const rim = isDark(ink) ? '#ffffff' : '#14120f';
  const lettering = {
    ...fitted,
    box,
    weight: 'bold' as const,
    align: 'center' as const,
    vertical: false,
    color: ink,
    outline: { color: rim, width: Math.max(1, fitted.size * 0.05) },
  };
  const out = picture.data.slice();
  for (const { data } of drawText([lettering], width, height))
    for (let at = 0; at < data.length; at += 4) {
      const cover = (data[at + 3] as number) / 255;
      if (cover === 0) continue;
      const below = ((out[at + 3] as number) / 255) * (1 - cover);
      const whole = cover + below;
      for (let channel = at; channel < at + 3; channel += 1)
        out[channel] = ((data[channel] as number) * cover + (out[channel] as number) * below) / whole;
      out[at + 3] = whole * 255;
    }
  return { width, height, data: out };
}

function isDark(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return 0.299 * red + 0.587 * green + 0.114 * blue < 110;
}
