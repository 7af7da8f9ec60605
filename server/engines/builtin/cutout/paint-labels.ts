import type { Box } from '../faces/face.ts';

interface Size {
  width: number;
  height: number;
}

/** Gives every pixel of a box the label. */
export function fillBox(labels: Uint8Array, size: Size, box: Box, label: number): void {
  const { top, bottom, left, right } = inside(size, box);
  for (let y = top; y < bottom; y += 1) labels.fill(label, y * size.width + left, y * size.width + right);
}

/** Gives every pixel of the ellipse in a box the label. */
export function fillEllipse(labels: Uint8Array, size: Size, box: Box, label: number): void {
  const { top, bottom, left, right } = inside(size, box);
  const middleX = box.x + box.width / 2;
  const middleY = box.y + box.height / 2;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const across = (x + 0.5 - middleX) / (box.width / 2);
      const down = (y + 0.5 - middleY) / (box.height / 2);
      if (across * across + down * down <= 1) labels[y * size.width + x] = label;
    }
  }
}

/** The box with the same middle and this share of its sides. */
export function shrink(box: Box, share: number): Box {
  const width = box.width * share;
  const height = box.height * share;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The smallest box around the marked pixels; undefined if there are none. */
export function boxAround(size: Size, meant: (at: number) => boolean): Box | undefined {
  let left = size.width;
  let top = size.height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      if (!meant(y * size.width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

function inside({ width, height }: Size, box: Box) {
  return {
    left: Math.max(0, Math.min(width, Math.floor(box.x))),
    top: Math.max(0, Math.floor(box.y)),
    right: Math.max(0, Math.min(width, Math.ceil(box.x + box.width))),
    bottom: Math.min(height, Math.ceil(box.y + box.height)),
  };
}
