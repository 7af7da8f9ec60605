import type { Mask, Picture, Plane } from '../pixels/picture.ts';
import type { CameraPlace } from './moves.ts';

/** The scene: the picture in two layers. */
export interface Scene {
  /** The background, with the gap behind the subject filled. */
  plate: Picture;
  /** Nearness of each part of the background, at any size. */
  depth: Plane;
  subject: { picture: Picture; alpha: Mask; depth: number } | undefined;
  /** The point that the camera moves towards, as shares of width and height. */
  focus: { x: number; y: number };
}

/** Distance between the places at which the move of the background is computed, in pixels of the frame. */
const GRID = 8;
/** Rows between two reports. */
const TICK_ROWS = 128;
/** Share of a move that applies even to the farthest parts. */
const FARTHEST = 0.12;

const share = (depth: number): number => FARTHEST + (1 - FARTHEST) * depth;

/**
 * Draws the scene as the camera sees it into `frame`, which may differ from the scene in size but not in aspect ratio.
 *
 * @param tick is called several times a frame; may throw to stop
 */
export function drawFrame(scene: Scene, place: CameraPlace, frame: Picture, tick: () => void): void {
  const columns = Math.ceil(frame.width / GRID) + 1;
  const rows = Math.ceil(frame.height / GRID) + 1;
  const gridX = new Float32Array(columns * rows);
  const gridY = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const x = (column * GRID) / frame.width;
      const y = (row * GRID) / frame.height;
      // What is visible here depends on its depth, which depends on what is visible: three iterations
      // converge.
      let fromX = x;
      let fromY = y;
      for (let step = 0; step < 3; step += 1) {
        const depth = depthAt(scene.depth, fromX, fromY);
        fromX = seenAt(x, place, depth, place.aside, scene.focus.x);
        fromY = seenAt(y, place, depth, place.up, scene.focus.y);
      }
      gridX[at] = fromX * scene.plate.width - 0.5;
      gridY[at] = fromY * scene.plate.height - 0.5;
    }
  drawPlate(scene.plate, frame, gridX, gridY, columns, tick);
  if (scene.subject) drawSubject(scene.subject, scene.focus, place, frame, tick);
}

/** The coordinate in the picture (0 to 1, along one side) that is visible at a coordinate of the frame, at a depth. */
function seenAt(at: number, place: CameraPlace, depth: number, move: number, focus: number): number {
  const shift = move * (place.steady + share(depth) - (place.pivot > 0 ? share(place.pivot) : 0));
  const closer = focus + (at - focus) / (1 + place.forward * share(depth));
  return 0.5 + (closer - 0.5 - shift) / place.reserve;
}

function depthAt({ width, height, data }: Plane, x: number, y: number): number {
  const placeX = Math.min(width - 1.001, Math.max(0, x * width - 0.5));
  const placeY = Math.min(height - 1.001, Math.max(0, y * height - 0.5));
  const left = Math.floor(placeX);
  const top = Math.floor(placeY);
  const across = placeX - left;
  const down = placeY - top;
  const at = top * width + left;
  const upper = (data[at] as number) * (1 - across) + (data[at + 1] ?? (data[at] as number)) * across;
  const below = data[at + width] ?? (data[at] as number);
  const lower = below * (1 - across) + (data[at + width + 1] ?? below) * across;
  return upper * (1 - down) + lower * down;
}

function drawPlate(
  plate: Picture,
  frame: Picture,
  gridX: Float32Array,
  gridY: Float32Array,
  columns: number,
  tick: () => void,
): void {
  const { width, height, data } = plate;
  const right = Math.max(0, width - 1.001);
  const bottom = Math.max(0, height - 1.001);
  for (let y = 0, to = 0; y < frame.height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    const row = Math.floor(y / GRID) * columns;
    const down = (y % GRID) / GRID + 0.5 / GRID;
    for (let x = 0; x < frame.width; x += 1, to += 4) {
      const at = row + Math.floor(x / GRID);
      const across = (x % GRID) / GRID + 0.5 / GRID;
      let fromX = between(gridX, at, columns, across, down);
      let fromY = between(gridY, at, columns, across, down);
      fromX = fromX < 0 ? 0 : fromX > right ? right : fromX;
      fromY = fromY < 0 ? 0 : fromY > bottom ? bottom : fromY;
      const left = fromX | 0;
      const top = fromY | 0;
      const shareX = fromX - left;
      const shareY = fromY - top;
      const from = (top * width + left) * 4;
      const below = from + (top < height - 1 ? width * 4 : 0);
      const step = left < width - 1 ? 4 : 0;
      const a = (1 - shareX) * (1 - shareY);
      const b = shareX * (1 - shareY);
      const c = (1 - shareX) * shareY;
      const d = shareX * shareY;
      for (let channel = 0; channel < 3; channel += 1)
        frame.data[to + channel] =
          a * (data[from + channel] as number) +
          b * (data[from + step + channel] as number) +
          c * (data[below + channel] as number) +
          d * (data[below + step + channel] as number);
      frame.data[to + 3] = 255;
    }
  }
}

function between(grid: Float32Array, at: number, columns: number, across: number, down: number): number {
  const upper = (grid[at] as number) * (1 - across) + (grid[at + 1] as number) * across;
  const lower = (grid[at + columns] as number) * (1 - across) + (grid[at + columns + 1] as number) * across;
  return upper * (1 - down) + lower * down;
}

/** The subject has one depth: it keeps its shape and moves as a whole. */
function drawSubject(
  { picture, alpha, depth }: NonNullable<Scene['subject']>,
  focus: Scene['focus'],
  place: CameraPlace,
  frame: Picture,
  tick: () => void,
): void {
  const { width, height, data } = picture;
  const stepX =
    (seenAt(1, place, depth, place.aside, focus.x) - seenAt(0, place, depth, place.aside, focus.x)) *
    (width / frame.width);
  const stepY =
    (seenAt(1, place, depth, place.up, focus.y) - seenAt(0, place, depth, place.up, focus.y)) *
    (height / frame.height);
  const startX = seenAt(0.5 / frame.width, place, depth, place.aside, focus.x) * width - 0.5;
  const startY = seenAt(0.5 / frame.height, place, depth, place.up, focus.y) * height - 0.5;
  for (let y = 0; y < frame.height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    const fromY = startY + y * stepY;
    if (fromY < 0 || fromY >= height - 1) continue;
    const top = fromY | 0;
    const shareY = fromY - top;
    for (let x = 0; x < frame.width; x += 1) {
      const fromX = startX + x * stepX;
      if (fromX < 0 || fromX >= width - 1) continue;
      const left = fromX | 0;
      const shareX = fromX - left;
      const at = top * width + left;
      const a = (1 - shareX) * (1 - shareY) * (alpha.data[at] as number);
      const b = shareX * (1 - shareY) * (alpha.data[at + 1] as number);
      const c = (1 - shareX) * shareY * (alpha.data[at + width] as number);
      const d = shareX * shareY * (alpha.data[at + width + 1] as number);
      const sum = a + b + c + d;
      if (sum < 2) continue;
      const to = (y * frame.width + x) * 4;
      const cover = sum / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const from = at * 4 + channel;
        const colour =
          (a * (data[from] as number) +
            b * (data[from + 4] as number) +
            c * (data[from + width * 4] as number) +
            d * (data[from + width * 4 + 4] as number)) /
          sum;
        frame.data[to + channel] = (frame.data[to + channel] as number) * (1 - cover) + colour * cover;
      }
    }
  }
}
