/** Brightness of a frame, 0 to 255. */
export interface Luma {
  width: number;
  height: number;
  data: Uint8Array;
}

/** In whole pixels of the frame. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pattern of a row of letters: brightness at the edges of the letters. */
export interface LetterPattern {
  places: Int32Array;
  /** Minus their mean, divided by their deviation. */
  values: Float32Array;
}

/** Share of a row's pixels with the steepest edges: those of letters, which differ from any background. */
const EDGES = 0.3;
/** Pixels around the row that belong to it. */
const MARGIN = 2;

/** The brightness of an RGBA picture (BT.709). */
export function lumaOf(data: Uint8Array | Uint8ClampedArray, width: number, height: number): Luma {
  const luma = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
    luma[at] =
      (54 * (data[from] as number) + 183 * (data[from + 1] as number) + 19 * (data[from + 2] as number)) >> 8;
  return { width, height, data: luma };
}

/** The pattern of the letters in a box of a frame; undefined if there are none. */
export function letterPattern(frame: Luma, box: Box): LetterPattern | undefined {
  const { width, height, data } = frame;
  const left = Math.max(1, Math.floor(box.x) - MARGIN);
  const top = Math.max(1, Math.floor(box.y) - MARGIN);
  const right = Math.min(width - 1, Math.ceil(box.x + box.width) + MARGIN);
  const bottom = Math.min(height - 1, Math.ceil(box.y + box.height) + MARGIN);
  const steepness = (at: number) =>
    Math.max(
      Math.abs((data[at + 1] as number) - (data[at - 1] as number)),
      Math.abs((data[at + width] as number) - (data[at - width] as number)),
    );
  const counts = new Uint32Array(256);
  const all: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      all.push(at);
      (counts[steepness(at)] as number)++;
    }
  let least = 255;
  for (let left = all.length * EDGES; least > 1; least -= 1) {
    left -= counts[least] as number;
    if (left <= 0) break;
  }
  const places = Int32Array.from(all.filter((at) => steepness(at) >= least));
  const values = Float32Array.from(places, (at) => data[at] as number);
  return normalize(values) ? { places, values } : undefined;
}

/**
 * Similarity of a frame to the pattern at its place: the correlation of their brightness, 1 for the same letters, about
 * 0 for anything else.
 */
export function likenessOf({ places, values }: LetterPattern, { data }: Luma): number {
  let sum = 0;
  let squares = 0;
  let product = 0;
  for (let at = 0; at < places.length; at += 1) {
    const value = data[places[at] as number] as number;
    sum += value;
    squares += value * value;
    product += value * (values[at] as number);
  }
  const variance = squares / places.length - (sum / places.length) ** 2;
  return variance < 1 ? 0 : product / places.length / Math.sqrt(variance);
}

/** Subtracts the mean and divides by the deviation, in place; false if all values are about equal. */
function normalize(values: Float32Array): boolean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  if (!(variance >= 1)) return false;
  const deviation = Math.sqrt(variance);
  for (let at = 0; at < values.length; at += 1) values[at] = ((values[at] as number) - mean) / deviation;
  return true;
}
