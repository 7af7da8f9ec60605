/** A grid of values, some given and some wanted. */
export interface Membrane {
  width: number;
  height: number;
  /** `channels` numbers a cell. */
  channels: number;
  values: Float32Array;
  /** Of each cell: given, wanted, or no part of the membrane. */
  role: Uint8Array;
}
export const GIVEN = 0;
export const WANTED = 1;
export const APART = 2;

const SMALLEST = 12;
const SWEEPS = 24;
const OVER_RELAXATION = 1.6;

/**
 * Computes a membrane over the wanted cells: each becomes the mean of its neighbours. From coarse to fine, so that the
 * cost is linear in the number of cells. Wanted cells without a connection to given ones keep their values.
 * @param tick called a few times for every level
 */
export function stretch(membrane: Membrane, tick: () => void): void {
  const { width, height, role } = membrane;
  if (Math.min(width, height) > SMALLEST && role.includes(WANTED)) {
    const coarse = coarser(membrane);
    stretch(coarse, tick);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (role[y * width + x] === WANTED)
          takeOver(membrane, y * width + x, coarse, (y >> 1) * coarse.width + (x >> 1));
      }
  }
  const cells: number[] = [];
  for (let at = 0; at < role.length; at += 1) if (role[at] === WANTED) cells.push(at);
  const sweeps = Math.min(width, height) > SMALLEST ? SWEEPS : SWEEPS * 6;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    if (sweep % 4 === 0) tick();
    relax(membrane, cells);
  }
}

function takeOver(to: Membrane, at: number, from: Membrane, fromAt: number): void {
  if (from.role[fromAt] === APART) return;
  for (let channel = 0; channel < to.channels; channel += 1)
    to.values[at * to.channels + channel] = from.values[fromAt * to.channels + channel] as number;
}

function coarser({ width, height, channels, values, role }: Membrane): Membrane {
  const half: Membrane = {
    width: (width + 1) >> 1,
    height: (height + 1) >> 1,
    channels,
    values: new Float32Array(((width + 1) >> 1) * ((height + 1) >> 1) * channels),
    role: new Uint8Array(((width + 1) >> 1) * ((height + 1) >> 1)),
  };
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) {
      const to = y * half.width + x;
      let given = 0;
      let wanted = 0;
      for (let part = 0; part < 4; part += 1) {
        const fromX = 2 * x + (part & 1);
        const fromY = 2 * y + (part >> 1);
        if (fromX >= width || fromY >= height) continue;
        const from = fromY * width + fromX;
        if (role[from] === WANTED) wanted += 1;
        if (role[from] !== GIVEN) continue;
        given += 1;
        for (let channel = 0; channel < channels; channel += 1)
          half.values[to * channels + channel] =
            (half.values[to * channels + channel] as number) + (values[from * channels + channel] as number);
      }
      half.role[to] = given > 0 ? GIVEN : wanted > 0 ? WANTED : APART;
      for (let channel = 0; given > 1 && channel < channels; channel += 1)
        half.values[to * channels + channel] = (half.values[to * channels + channel] as number) / given;
    }
  return half;
}

function relax({ width, height, channels, values, role }: Membrane, cells: readonly number[]): void {
  for (const at of cells) {
    const x = at % width;
    const left = x > 0 && role[at - 1] !== APART ? at - 1 : -1;
    const right = x < width - 1 && role[at + 1] !== APART ? at + 1 : -1;
    const up = at >= width && role[at - width] !== APART ? at - width : -1;
    const down = at < (height - 1) * width && role[at + width] !== APART ? at + width : -1;
    const count = (left >= 0 ? 1 : 0) + (right >= 0 ? 1 : 0) + (up >= 0 ? 1 : 0) + (down >= 0 ? 1 : 0);
    if (count === 0) continue;
    for (let channel = 0; channel < channels; channel += 1) {
      let sum = 0;
      if (left >= 0) sum += values[left * channels + channel] as number;
      if (right >= 0) sum += values[right * channels + channel] as number;
      if (up >= 0) sum += values[up * channels + channel] as number;
      if (down >= 0) sum += values[down * channels + channel] as number;
      const own = values[at * channels + channel] as number;
      values[at * channels + channel] = own + OVER_RELAXATION * (sum / count - own);
    }
  }
}
