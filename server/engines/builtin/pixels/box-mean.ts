/**
 * Mean over the square of `2 * radius + 1` pixels around each pixel, at the border over the part of the square
 * inside the plane.
 * @param values row by row, `channels` numbers a pixel
 */
export function boxMean(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 1,
): Float32Array {
  const rows = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let channel = 0; channel < channels; channel += 1) {
    for (let y = 0; y < height; y += 1) {
      const line = { start: y * width * channels + channel, step: channels, length: width };
      slide(values, rows, line, radius);
    }
    for (let x = 0; x < width; x += 1) {
      const line = { start: x * channels + channel, step: width * channels, length: height };
      slide(rows, out, line, radius);
    }
  }
  return out;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  { start, step, length }: { start: number; step: number; length: number },
  radius: number,
): void {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < Math.min(radius, length); index += 1) {
    sum += from[start + index * step] as number;
    count += 1;
  }
  for (let index = 0; index < length; index += 1) {
    if (index + radius < length) {
      sum += from[start + (index + radius) * step] as number;
      count += 1;
    }
    if (index - radius > 0) {
      sum -= from[start + (index - radius - 1) * step] as number;
      count -= 1;
    }
    to[start + index * step] = sum / count;
  }
}
