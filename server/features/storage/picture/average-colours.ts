/** Maximum number of rows and columns sampled for one colour; more would not show in a blur. */
const SAMPLES = 6;

/** Pixels of 8 bits, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** 4 with transparency, else 3. */
  channels: number;
}

/**
 * Reduces a picture to at most `side` pixels on its longest side, by averaging samples of each area. Transparent
 * pixels do not colour their neighbours. Meant for placeholders: sharp takes longer to resize such a small picture than
 * to encode it.
 */
export function averageColours({ data, width, height, channels }: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(width, height));
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const small = new Uint8Array(columns * rows * channels);
  for (let row = 0; row < rows; row += 1) {
    const down = samplesOf(row, rows, height);
    for (let column = 0; column < columns; column += 1) {
      const across = samplesOf(column, columns, width);
      const sums = [0, 0, 0];
      let alphas = 0;
      for (const y of down) {
        for (const x of across) {
          const at = (y * width + x) * channels;
          const alpha = channels === 4 ? (data[at + 3] ?? 0) : 255;
          for (let channel = 0; channel < 3; channel += 1)
            sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
          alphas += alpha;
        }
      }
      const at = (row * columns + column) * channels;
      for (let channel = 0; channel < 3; channel += 1)
        small[at + channel] = Math.round((sums[channel] ?? 0) / Math.max(1, alphas));
      if (channels === 4) small[at + 3] = Math.round(alphas / (down.length * across.length));
    }
  }
  return { data: small, width: columns, height: rows, channels };
}

/** Where the part `index` of `parts` is read along a side of `length` pixels. */
function samplesOf(index: number, parts: number, length: number): number[] {
  const start = (index * length) / parts;
  const size = length / parts;
  const count = Math.min(SAMPLES, Math.max(1, Math.round(size)));
  return Array.from({ length: count }, (_, sample) => Math.floor(start + ((sample + 0.5) * size) / count));
}
