import type { TextBox } from '@inkreel/contract/tools/kinds/texts.ts';

interface Size {
  width: number;
  height: number;
}
/** A point of the picture, in its pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Smallest side of a box, in pixels of the picture. */
const LEAST = 8;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The box moved, whole, as far as the picture goes. */
export function moveBox(box: TextBox, by: Point, picture: Size): TextBox {
  return {
    ...box,
    x: within(Math.round(box.x + by.x), 0, Math.max(0, picture.width - box.width)),
    y: within(Math.round(box.y + by.y), 0, Math.max(0, picture.height - box.height)),
  };
}

/** The box with its lower right corner moved, as far as the picture goes. */
export function resizeBox(box: TextBox, by: Point, picture: Size): TextBox {
  return {
    ...box,
    width: within(Math.round(box.width + by.x), LEAST, Math.max(LEAST, picture.width - box.x)),
    height: within(Math.round(box.height + by.y), LEAST, Math.max(LEAST, picture.height - box.y)),
  };
}

/** The box between two points, inside the picture; undefined if it is only a click. */
export function boxBetween(from: Point, to: Point, picture: Size): TextBox | undefined {
  const x = Math.round(within(Math.min(from.x, to.x), 0, picture.width));
  const y = Math.round(within(Math.min(from.y, to.y), 0, picture.height));
  const right = Math.round(within(Math.max(from.x, to.x), 0, picture.width));
  const bottom = Math.round(within(Math.max(from.y, to.y), 0, picture.height));
  return right - x < LEAST || bottom - y < LEAST
    ? undefined
    : { x, y, width: right - x, height: bottom - y, text: '' };
}

/** A new box in the middle of the picture, for those who do not draw one. */
export function middleBox(picture: Size): TextBox {
  const width = Math.max(1, Math.round(picture.width * 0.5));
  const height = Math.max(1, Math.round(picture.height * 0.12));
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
    text: '',
  };
}

/** The boxes of a form that are valid for this picture. */
export function boxesOf(value: unknown, picture: Size): TextBox[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).filter((box): box is TextBox => isBox(box, picture));
}

function isBox(value: unknown, picture: Size): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height, text } = value as Record<string, unknown>;
  const sides = [x, y, width, height];
  return (
    sides.every((side) => typeof side === 'number' && Number.isInteger(side) && side >= 0) &&
    Number(x) < picture.width &&
    Number(y) < picture.height &&
    typeof text === 'string'
  );
}

/** Moves a box by an arrow key, or with Alt resizes it; undefined for any other key. */
export function pressBoxKey(
  box: TextBox,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  picture: Size,
): TextBox | undefined {
  const step = event.shiftKey ? 10 : 1;
  const by = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  }[event.key];
  if (!by) return undefined;
  return event.altKey ? resizeBox(box, by, picture) : moveBox(box, by, picture);
}
