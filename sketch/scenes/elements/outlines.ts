import { round } from '../painter.ts';

type Spot = [number, number];

/** A closed smooth path through points around a centre: leaves, clouds, stones, snow caps. */
export function blob(
  random: () => number,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  roughness = 0.16,
  points = 9,
): string {
  const spots: Spot[] = [];
  const turn = random() * Math.PI;
  for (let at = 0; at < points; at += 1) {
    const angle = turn + (at / points) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * 2 * roughness;
    spots.push([x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach]);
  }
  return closedCurve(spots);
}

/** A closed curve that passes the middles between neighbouring points. */
function closedCurve(spots: readonly Spot[]): string {
  const middle = (a: Spot, b: Spot): string => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const last = spots[spots.length - 1] as Spot;
  const first = spots[0] as Spot;
  let path = `M${middle(last, first)}`;
  for (let at = 0; at < spots.length; at += 1) {
    const here = spots[at] as Spot;
    const next = spots[(at + 1) % spots.length] as Spot;
    path += `Q${round(here[0])} ${round(here[1])} ${middle(here, next)}`;
  }
  return `${path}Z`;
}

/** A fractal ridge line from the left to the right edge: `base - height` at its top. Rough 0.35 (hill) to 0.62 (rock). */
export function ridgeLine(
  random: () => number,
  width: number,
  base: number,
  height: number,
  rough: number,
  steps: number,
): Spot[] {
  let heights = [random(), random(), random(), random()];
  let swing = 0.7;
  for (let step = 0; step < steps; step += 1) {
    const finer: number[] = [];
    for (let at = 0; at < heights.length - 1; at += 1) {
      const left = heights[at] as number;
      const right = heights[at + 1] as number;
      finer.push(left, (left + right) / 2 + (random() - 0.5) * swing);
    }
    finer.push(heights[heights.length - 1] as number);
    heights = finer;
    swing *= rough;
  }
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low + 1e-6;
  return heights.map((value, at) => [
    (at / (heights.length - 1)) * width,
    base - (height * (value - low)) / span,
  ]);
}

/** Fills from a ridge line down to `bottom`; `smooth` rounds it to a hill. */
export function ridgePath(line: readonly Spot[], bottom: number, smooth: boolean): string {
  const first = line[0] as Spot;
  const last = line[line.length - 1] as Spot;
  let path = `M${round(first[0])} ${round(bottom)}L${round(first[0])} ${round(first[1])}`;
  for (let at = 1; at < line.length; at += 1) {
    const here = line[at] as Spot;
    if (!smooth) path += `L${round(here[0])} ${round(here[1])}`;
    else {
      const before = line[at - 1] as Spot;
      path += `Q${round(before[0])} ${round(before[1])} ${round((before[0] + here[0]) / 2)} ${round((before[1] + here[1]) / 2)}`;
    }
  }
  return `${path}L${round(last[0])} ${round(last[1])}L${round(last[0])} ${round(bottom)}Z`;
}

/** Height of a ridge line at x. */
export function ridgeHeight(line: readonly Spot[], x: number): number {
  const width = (line[line.length - 1] as Spot)[0];
  const place = Math.min(line.length - 1.001, Math.max(0, (x / width) * (line.length - 1)));
  const left = line[Math.floor(place)] as Spot;
  const right = line[Math.floor(place) + 1] as Spot;
  return left[1] + (right[1] - left[1]) * (place - Math.floor(place));
}
