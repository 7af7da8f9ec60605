/** A picture's pixels as a network: the cost of each label, and of separating neighbours. */
export interface CutNetwork {
  width: number;
  height: number;
  /** Above 0: the cost of labelling the pixel background. Below 0: that of labelling it subject. */
  pull: Float32Array;
  /**
   * The cost of separating a pixel from its right, lower left, lower and lower right neighbour; four numbers
   * a pixel.
   */
  ties: Float32Array;
}

const FREE = 0;
const SUBJECT = 1;
const BACKGROUND = 2;
/** Values instead of a direction: the parent is the terminal, none, or lost (an orphan). */
const ROOT = 8;
const NOTHING = 9;
const ORPHAN = 10;
/** Steps of the eight neighbours; the opposite of direction `d` is `7 - d`. */
const STEPS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
/** Which of a pixel's four edges lies in a direction, for the four that lead right or down. */
const TIE_DIRECTIONS = [4, 5, 6, 7] as const;

/**
 * The cheapest split of a network into subject (1) and background (0), exactly (after Boykov and Kolmogorov,
 * 2004): two trees grow from the terminals; where they meet, the path between them is filled until an edge
 * saturates. One long function, since its five steps share ten arrays and counters, which they change a
 * million times in a cut.
 *
 * @param onSlice called every few milliseconds; may throw to stop
 */
// oxlint-disable-next-line max-lines-per-function -- see above: ten arrays that its steps share
export function minCut(
  { width, height, pull, ties }: CutNetwork,
  onSlice: () => void,
): Uint8Array<ArrayBuffer> {
  const count = width * height;
  const offsets = STEPS.map(([dx, dy]) => dy * width + dx);
  const left = new Float32Array(count * 8);
  for (let at = 0; at < count; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    TIE_DIRECTIONS.forEach((direction, index) => {
      const [dx, dy] = STEPS[direction] as readonly [number, number];
      if (x + dx < 0 || x + dx >= width || y + dy >= height) return;
      const other = at + (offsets[direction] as number);
      const cost = ties[4 * at + index] as number;
      left[8 * at + direction] = cost;
      left[8 * other + 7 - direction] = cost;
    });
  }
  const rest = pull.slice();
  const tree = new Uint8Array(count);
  const parent = new Uint8Array(count).fill(NOTHING);
  const stamp = new Int32Array(count);
  const depth = new Int32Array(count);
  const queued = new Uint8Array(count);
  const queue = new Int32Array(count);
  let head = 0;
  let waiting = 0;
  const orphans: number[] = [];
  let time = 0;

  const wake = (at: number) => {
    if (queued[at]) return;
    queued[at] = 1;
    queue[(head + waiting) % count] = at;
    waiting += 1;
  };
  const above = (at: number) => at + (offsets[parent[at] as number] as number);
  /**
   * Whether there is residual capacity between a pixel and its neighbour, away from the subject's root or towards the
   * background's.
   */
  const open = (side: number, at: number, direction: number, other: number) =>
    (side === SUBJECT ? (left[8 * at + direction] as number) : (left[8 * other + 7 - direction] as number)) >
    1e-6;
  const cutOff = (at: number) => {
    parent[at] = ORPHAN;
    orphans.push(at);
  };

  for (let at = 0; at < count; at += 1) {
    const value = rest[at] as number;
    if (value === 0) continue;
    tree[at] = value > 0 ? SUBJECT : BACKGROUND;
    parent[at] = ROOT;
    depth[at] = 1;
    wake(at);
  }

  /** Lets both trees grow until they touch: the pixel of the subject's tree and the direction, as one number; or -1. */
  const grow = (): number => {
    while (waiting > 0) {
      const at = queue[head] as number;
      const side = tree[at] as number;
      if (side !== FREE) {
        for (let direction = 0; direction < 8; direction += 1) {
          const other = at + (offsets[direction] as number);
          if (other < 0 || other >= count || !open(side, at, direction, other)) continue;
          if (tree[other] === FREE) {
            tree[other] = side;
            parent[other] = 7 - direction;
            stamp[other] = stamp[at] as number;
            depth[other] = (depth[at] as number) + 1;
            wake(other);
          } else if (tree[other] !== side)
            return side === SUBJECT ? 8 * at + direction : 8 * other + 7 - direction;
          else if (
            (stamp[other] as number) <= (stamp[at] as number) &&
            (depth[other] as number) > (depth[at] as number)
          ) {
            parent[other] = 7 - direction;
            stamp[other] = stamp[at] as number;
            depth[other] = (depth[at] as number) + 1;
          }
        }
      }
      queued[at] = 0;
      head = (head + 1) % count;
      waiting -= 1;
    }
    return -1;
  };

  const fill = (bridge: number) => {
    const from = bridge >> 3;
    const to = from + (offsets[bridge & 7] as number);
    let most = left[bridge] as number;
    let at = from;
    for (; parent[at] !== ROOT; at = above(at))
      most = Math.min(most, left[8 * above(at) + 7 - (parent[at] as number)] as number);
    most = Math.min(most, rest[at] as number);
    at = to;
    for (; parent[at] !== ROOT; at = above(at))
      most = Math.min(most, left[8 * at + (parent[at] as number)] as number);
    most = Math.min(most, -(rest[at] as number));
    const pass = (one: number, direction: number) => {
      const other = one + (offsets[direction] as number);
      left[8 * one + direction] = (left[8 * one + direction] as number) - most;
      left[8 * other + 7 - direction] = (left[8 * other + 7 - direction] as number) + most;
      return (left[8 * one + direction] as number) <= 1e-6;
    };
    pass(from, bridge & 7);
    for (at = from; parent[at] !== ROOT; ) {
      const up = above(at);
      if (pass(up, 7 - (parent[at] as number))) cutOff(at);
      at = up;
    }
    rest[at] = (rest[at] as number) - most;
    if ((rest[at] as number) <= 1e-6) cutOff(at);
    for (at = to; parent[at] !== ROOT; ) {
      const up = above(at);
      if (pass(at, parent[at] as number)) cutOff(at);
      at = up;
    }
    rest[at] = (rest[at] as number) + most;
    if ((rest[at] as number) >= -1e-6) cutOff(at);
  };

  /** Distance of a pixel from its root; -1 if it descends from an orphan. */
  const depthOf = (start: number): number => {
    let far = 0;
    let at = start;
    for (;;) {
      if (stamp[at] === time) {
        far += depth[at] as number;
        break;
      }
      const up = parent[at] as number;
      if (up === ORPHAN || up === NOTHING) return -1;
      far += 1;
      if (up === ROOT) {
        stamp[at] = time;
        depth[at] = 1;
        break;
      }
      at = above(at);
    }
    let steps = far;
    for (at = start; stamp[at] !== time; at = above(at)) {
      stamp[at] = time;
      depth[at] = steps;
      steps -= 1;
    }
    return far;
  };

  const adopt = (at: number) => {
    const side = tree[at] as number;
    let best = NOTHING;
    let least = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < 8; direction += 1) {
      const other = at + (offsets[direction] as number);
      if (other < 0 || other >= count || tree[other] !== side) continue;
      if (!open(side, other, 7 - direction, at)) continue;
      const far = depthOf(other);
      if (far < 0 || far >= least) continue;
      least = far;
      best = direction;
    }
    parent[at] = best;
    if (best !== NOTHING) {
      stamp[at] = time;
      depth[at] = least + 1;
      return;
    }
    for (let direction = 0; direction < 8; direction += 1) {
      const other = at + (offsets[direction] as number);
      if (other < 0 || other >= count || tree[other] !== side) continue;
      if (open(side, other, 7 - direction, at)) wake(other);
      if (parent[other] === 7 - direction) cutOff(other);
    }
    tree[at] = FREE;
  };

  for (let round = 0; ; round += 1) {
    if (round % 256 === 0) onSlice();
    const bridge = grow();
    if (bridge < 0) break;
    time += 1;
    fill(bridge);
    for (let at = orphans.pop(); at !== undefined; at = orphans.pop()) adopt(at);
  }
  return tree.map((side) => (side === SUBJECT ? 1 : 0));
}
