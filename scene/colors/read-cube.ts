/**
 * Reads look-up tables of `.cube` files (Adobe, Cube LUT Specification 1.0) of one or three dimensions, and brings them
 * to the size that films keep.
 */
import { LUT_BYTES, LUT_SIDE } from '@inkreel/contract/film/looks.ts';

/** The longest side of a table that is read, by its dimensions (the specification allows 65,536 of one). */
const MOST = { one: 4096, three: 65 } as const;

export interface CubeFile {
  /** Empty where the file names none. */
  title: string;
  /** As films keep it. */
  bytes: Uint8Array<ArrayBuffer>;
}

interface Cube {
  title: string;
  dimensions: 1 | 3;
  side: number;
  least: readonly number[];
  most: readonly number[];
  values: readonly number[];
}

/** Undefined for a file that is none, or is larger than what is read. */
export function readCube(text: string): CubeFile | undefined {
  const cube = parse(text);
  if (!cube) return undefined;
  const bytes = new Uint8Array(LUT_BYTES);
  const last = LUT_SIDE - 1;
  let at = 0;
  for (let blue = 0; blue < LUT_SIDE; blue += 1)
    for (let green = 0; green < LUT_SIDE; green += 1)
      for (let red = 0; red < LUT_SIDE; red += 1)
        for (const value of lookUp(cube, [red / last, green / last, blue / last])) {
          bytes[at] = Math.round(Math.min(1, Math.max(0, value)) * 255);
          at += 1;
        }
  return { title: cube.title, bytes };
}

function parse(text: string): Cube | undefined {
  let [title, side, dimensions]: [string, number, Cube['dimensions']] = ['', 0, 3];
  let [least, most] = [
    [0, 0, 0],
    [1, 1, 1],
  ];
  const values: number[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const words = line.trim().split(/\s+/u);
    const [first = ''] = words;
    if (first === '' || first.startsWith('#')) continue;
    if (first === 'TITLE') title = /"(?<title>[^"]*)"/u.exec(line)?.groups?.['title'] ?? '';
    else if (first === 'LUT_3D_SIZE' || first === 'LUT_1D_SIZE') {
      dimensions = first === 'LUT_3D_SIZE' ? 3 : 1;
      side = Number(words[1]);
      if (!Number.isInteger(side) || side < 2 || side > (dimensions === 3 ? MOST.three : MOST.one))
        return undefined;
    } else if (first === 'DOMAIN_MIN' || first === 'DOMAIN_MAX') {
      const numbers = words.slice(1).map(Number);
      if (numbers.length !== 3 || !numbers.every(Number.isFinite)) return undefined;
      if (first === 'DOMAIN_MIN') least = numbers;
      else most = numbers;
    } else if (/^[-+.\d]/u.test(first)) {
      const numbers = words.map(Number);
      if (numbers.length !== 3 || !numbers.every(Number.isFinite)) return undefined;
      values.push(...numbers);
    }
  }
  const isWhole = side > 0 && values.length === 3 * (dimensions === 3 ? side ** 3 : side);
  const isRange = least.every((value, channel) => value < (most[channel] ?? value));
  return isWhole && isRange ? { title, dimensions, side, least, most, values } : undefined;
}

/** The value of a table, between its places by shares of their distance. */
function lookUp(
  { dimensions, side, least, most, values }: Cube,
  color: readonly [number, number, number],
): number[] {
  const places = color.map((value, channel) => {
    const [from, to] = [least[channel] ?? 0, most[channel] ?? 1];
    const place = Math.min(1, Math.max(0, (value - from) / (to - from))) * (side - 1);
    const low = Math.min(side - 2, Math.floor(place));
    return { low, way: place - low };
  });
  if (dimensions === 1)
    return places.map(({ low, way }, channel) => {
      const [from, to] = [values[low * 3 + channel] ?? 0, values[(low + 1) * 3 + channel] ?? 0];
      return from + (to - from) * way;
    });
  const sums = [0, 0, 0];
  for (let corner = 0; corner < 8; corner += 1) {
    let [weight, index] = [1, 0];
    for (const [channel, { low, way }] of places.entries()) {
      const isHigh = (corner >> channel) & 1;
      weight *= isHigh ? way : 1 - way;
      index += (low + isHigh) * side ** channel;
    }
    for (const channel of sums.keys())
      sums[channel] = (sums[channel] ?? 0) + weight * (values[index * 3 + channel] ?? 0);
  }
  return sums;
}
