import type { Picture } from '../pixels/picture.ts';

/**
 * Saliency of each pixel, 0 to 1: the colour barrier on its best path to the border (minimum barrier distance, after
 * Zhang and others, 2015), and the difference of its colour from the border's; pixels near the middle count more.
 */
export function saliency(picture: Picture): Float32Array {
  const { width, height } = picture;
  const barrier = barriers(picture);
  const colors = borderColors(picture);
  let highest = 1e-6;
  for (const value of barrier) highest = Math.max(highest, value);
  const out = new Float32Array(width * height);
  let most = 1e-6;
  for (let at = 0; at < out.length; at += 1) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    const unlike = Math.min(1, Math.sqrt(nearestSquare(picture.data, at, colors)) / 140);
    const value =
      ((0.65 * (barrier[at] as number)) / highest + 0.35 * unlike) * Math.exp(-(x * x + y * y) * 1.6);
    out[at] = value;
    most = Math.max(most, value);
  }
  for (let at = 0; at < out.length; at += 1) out[at] = (out[at] as number) / most;
  return out;
}

/** The threshold that splits the values into the two most different groups (after Otsu, 1979). */
export function splitBetween(values: Float32Array): number {
  const counts = new Float64Array(256);
  let total = 0;
  for (const value of values) {
    const slot = Math.min(255, Math.max(0, Math.round(value * 255)));
    counts[slot] = (counts[slot] as number) + 1;
    total += slot;
  }
  let below = 0;
  let sum = 0;
  let best = -1;
  let split = 127;
  for (let slot = 0; slot < 255; slot += 1) {
    below += counts[slot] as number;
    sum += slot * (counts[slot] as number);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sum / below - (total - sum) / above) ** 2;
    if (apart > best) {
      best = apart;
      split = slot;
    }
  }
  return (split + 0.5) / 255;
}

/** Sum over three opponent channels of the lowest barrier between a pixel and the border. */
function barriers({ width, height, data }: Picture): Float32Array {
  const count = width * height;
  const sum = new Float32Array(count);
  const tone = new Float32Array(count);
  const upper = new Float32Array(count);
  const lower = new Float32Array(count);
  const cost = new Float32Array(count);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < count; at += 1) {
      const red = data[4 * at] as number;
      const green = data[4 * at + 1] as number;
      const blue = data[4 * at + 2] as number;
      if (channel === 0) tone[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
      else if (channel === 1) tone[at] = 0.8 * (red - green);
      else tone[at] = 0.8 * (0.5 * (red + green) - blue);
      const x = at % width;
      const border = x === 0 || x === width - 1 || at < width || at >= count - width;
      cost[at] = border ? 0 : 1e9;
    }
    upper.set(tone);
    lower.set(tone);
    const relax = (at: number, from: number) => {
      const high = Math.max(upper[from] as number, tone[at] as number);
      const low = Math.min(lower[from] as number, tone[at] as number);
      if (high - low >= (cost[at] as number)) return;
      cost[at] = high - low;
      upper[at] = high;
      lower[at] = low;
    };
    for (let pass = 0; pass < 2; pass += 1) {
      for (let at = width + 1; at < count; at += 1) {
        if (at % width === 0) continue;
        relax(at, at - 1);
        relax(at, at - width);
      }
      for (let at = count - width - 2; at >= 0; at -= 1) {
        if (at % width === width - 1) continue;
        relax(at, at + 1);
        relax(at, at + width);
      }
    }
    for (let at = 0; at < count; at += 1) sum[at] = (sum[at] as number) + (cost[at] as number);
  }
  return sum;
}

const COLORS = 6;
const ROUNDS = 8;

/** The main colours of the border (k-means). The lower edge is left out: subjects stand on it. */
function borderColors({ width, height, data }: Picture): Float64Array {
  const band = Math.max(1, Math.round(Math.min(width, height) * 0.04));
  const places: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x < band || y < band || x >= width - band) places.push(y * width + x);
    }
  }
  const colors = new Float64Array(COLORS * 3);
  for (let index = 0; index < COLORS; index += 1) {
    const at = places[Math.floor(((index + 0.5) / COLORS) * places.length)] as number;
    for (let channel = 0; channel < 3; channel += 1)
      colors[3 * index + channel] = data[4 * at + channel] as number;
  }
  const sums = new Float64Array(COLORS * 4);
  for (let round = 0; round < ROUNDS; round += 1) {
    sums.fill(0);
    for (const at of places) {
      const slot = 4 * nearestIndex(data, at, colors);
      for (let channel = 0; channel < 3; channel += 1)
        sums[slot + channel] = (sums[slot + channel] as number) + (data[4 * at + channel] as number);
      sums[slot + 3] = (sums[slot + 3] as number) + 1;
    }
    for (let index = 0; index < COLORS; index += 1) {
      const members = sums[4 * index + 3] as number;
      if (members === 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        colors[3 * index + channel] = (sums[4 * index + channel] as number) / members;
    }
  }
  return colors;
}

function squareTo(data: Uint8ClampedArray, at: number, colors: Float64Array, index: number): number {
  const red = (data[4 * at] as number) - (colors[3 * index] as number);
  const green = (data[4 * at + 1] as number) - (colors[3 * index + 1] as number);
  const blue = (data[4 * at + 2] as number) - (colors[3 * index + 2] as number);
  return red * red + green * green + blue * blue;
}

function nearestIndex(data: Uint8ClampedArray, at: number, colors: Float64Array): number {
  let best = 0;
  for (let index = 1; index < COLORS; index += 1)
    if (squareTo(data, at, colors, index) < squareTo(data, at, colors, best)) best = index;
  return best;
}

function nearestSquare(data: Uint8ClampedArray, at: number, colors: Float64Array): number {
  return squareTo(data, at, colors, nearestIndex(data, at, colors));
}
