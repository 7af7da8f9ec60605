import type { Size } from '../geometry.ts';
import type { DesignImage } from './design.ts';

/** The part of an image that is shown, in its pixels, and the box that it fills, in pixels of the design. */
export function fitImage(
  { crop, fit, width, height }: Pick<DesignImage, 'crop' | 'fit' | 'width' | 'height'>,
  image: Size,
): { left: number; top: number; across: number; down: number; width: number; height: number } {
  const part = {
    left: crop.left * image.width,
    top: crop.top * image.height,
    across: crop.width * image.width,
    down: crop.height * image.height,
  };
  const [scaleX, scaleY] = [width / part.across, height / part.down];
  if (fit === 'contain') {
    const scale = Math.min(scaleX, scaleY);
    return { ...part, width: part.across * scale, height: part.down * scale };
  }
  if (fit === 'fill') return { ...part, width, height };
  const scale = Math.max(scaleX, scaleY);
  const [across, down] = [width / scale, height / scale];
  return {
    left: part.left + (part.across - across) / 2,
    top: part.top + (part.down - down) / 2,
    across,
    down,
    width,
    height,
  };
}
