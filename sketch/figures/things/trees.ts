/** Trees, branches and bushes. */

import { blob, num, oval, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting, Thing, Things } from './thing.ts';

const BARK = '#7a5236';

/** A trunk with flared roots that stand on the ground line, and two boughs into the crown. */
function trunk({ pen }: Drafting, height: number, width: number, bark = BARK): void {
  const w = width;
  pen.shape(
    `M${num(-w * 2.1)} 0Q${num(-w * 1.1)} ${num(-height * 0.03)} ${num(-w * 0.95)} ${num(-height * 0.18)}` +
      `L${num(-w * 0.6)} ${num(-height)}L${num(w * 0.6)} ${num(-height)}L${num(w * 0.9)} ${num(-height * 0.2)}` +
      `Q${num(w * 1.1)} ${num(-height * 0.03)} ${num(w * 2.2)} 0Q${num(w * 0.9)} ${num(w * 0.18)} ${num(w * 0.3)} ${num(-w * 0.12)}` +
      `Q${num(-w * 0.7)} ${num(w * 0.2)} ${num(-w * 2.1)} 0Z` +
      tube([0, -height * 0.6, w * 0.6], [height * 0.22, -height * 0.95, w * 0.35]) +
      tube([0, -height * 0.5, w * 0.6], [-height * 0.24, -height * 0.9, w * 0.35]),
    bark,
    { tone: 'side' },
  );
  for (const x of [-0.3, 0.3])
    pen.line(
      `M${num(width * x)} ${num(-height * 0.12)}Q${num(width * x * 0.4)} ${num(-height * 0.3)} ${num(width * x * 0.8)} ${num(-height * 0.46)}`,
      darker(bark, 0.35),
    );
}

/** A rounded crown of overlapping clumps of leaves, each with its own light. */
function crown(
  { pen, color, random }: Drafting,
  x: number,
  y: number,
  width: number,
  height: number,
  dots?: string,
): void {
  const clumps = [
    [0, 0.12, 0.62],
    [-0.56, 0.3, 0.44],
    [0.56, 0.28, 0.44],
    [-0.34, -0.28, 0.46],
    [0.36, -0.26, 0.46],
    [0, -0.5, 0.46],
    [0, 0.42, 0.46],
  ] as const;
  const path = clumps
    .map(([dx, dy, r]) => oval(x + dx * width, y + dy * height, r * width, r * height))
    .join('');
  pen.shape(path, darker(color, 0.16), { tone: 'down' });
  for (const [dx, dy, r] of clumps.slice(0, 6)) {
    pen.shape(
      oval(
        x + dx * width * 0.92 - width * 0.03,
        y + dy * height - height * 0.06,
        r * width * 0.8,
        r * height * 0.74,
      ),
      color,
      { tone: 'round', contour: false },
    );
  }
  for (let index = 0; index < (dots ? 46 : 22); index += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 0.8;
    const at = { x: x + Math.cos(angle) * reach * width, y: y + Math.sin(angle) * reach * height };
    if (dots)
      pen.mark(
        oval(at.x, at.y, width * (0.018 + 0.016 * (index % 3))),
        index % 3 === 0 ? lighter(dots, 0.4) : dots,
      );
    else
      pen.line(
        `M${num(at.x - 2)} ${num(at.y)}q2 2.4 4 0`,
        index % 2 === 0 ? lighter(color, 0.3) : darker(color, 0.26),
        1,
        0.8,
      );
  }
}

const below = { anchors: { below: { x: 26, y: 0 }, surface: { x: 10, y: -60 } } };

const broadleaf = (color: string, dots?: string): Thing => ({
  color,
  draw: (drafting) => {
    trunk(drafting, 52, 6);
    crown(drafting, 0, -66, 40, 32, dots);
    return below;
  },
});

/** Trees by their nouns. */
export const TREES: Things = {
  tree: broadleaf('#5f9f45'),
  maple: broadleaf('#d8632c', '#e8963a'),
  'cherry-tree': broadleaf('#f4aac4', '#fde3ec'),
  'apple-tree': broadleaf('#5f9f45', '#d8342c'),
  birch: {
    color: '#9dbb52',
    draw: (drafting) => {
      const { pen, color } = drafting;
      trunk(drafting, 84, 4, '#f0ece2');
      for (const [x, y] of [
        [-2, 8],
        [1, 19],
        [-3, 30],
        [0, 40],
        [-2, 50],
      ] as const)
        pen.line(polyline(x - 1.6, -y, x + 2.2, -y - 1), '#3a3634', 1.3);
      for (const [x, y, fall] of [
        [-15, -62, 13],
        [14, -66, 14],
        [-11, -82, 12],
        [12, -88, 11],
        [0, -100, 11],
        [0, -74, 12],
      ] as const) {
        pen.rod(`M0 ${y + 12}Q${x * 0.4} ${y} ${x * 0.8} ${y - 2}`, '#d8d2c4', 1.2);
        pen.shape(
          blob(
            x - 12,
            y - 4,
            x,
            y - 11,
            x + 12,
            y - 3,
            x + 9,
            y + fall,
            x,
            y + fall * 1.15,
            x - 9,
            y + fall * 0.9,
          ),
          y < -80 ? lighter(color, 0.12) : color,
          { tone: 'round' },
        );
      }
      return below;
    },
  },
  willow: {
    color: '#8fae4e',
    draw: (drafting) => {
      trunk(drafting, 58, 7);
      crown(drafting, 0, -70, 38, 22);
      for (let index = 0; index < 15; index += 1) {
        const x = -44 + index * 6.3;
        const fall = 34 + ((index * 29) % 17);
        drafting.pen.shape(
          tube([x * 0.8, -74, 3.4], [x, -56, 3], [x * 1.08, -74 + fall, 1]),
          index % 2 === 0 ? drafting.color : darker(drafting.color, 0.16),
          { tone: 'down' },
        );
      }
      return below;
    },
  },
  pine: {
    color: '#2f6b4a',
    draw: ({ pen, color }) => {
      pen.shape(tube([0, 0, 5], [0, -30, 4]), BARK, { tone: 'side' });
      for (let tier = 0; tier < 4; tier += 1) {
        const y = -14 - tier * 20;
        const w = 34 - tier * 7;
        pen.shape(
          `M0 ${y - 34}Q${w * 0.4} ${y - 14} ${w} ${y}Q${w * 0.72} ${y - 1} ${w * 0.5} ${y + 3}Q${w * 0.2} ${y} 0 ${y + 4}Q${-w * 0.2} ${y} ${-w * 0.5} ${y + 3}Q${-w * 0.72} ${y - 1} ${-w} ${y}Q${-w * 0.4} ${y - 14} 0 ${y - 34}Z`,
          tier % 2 === 0 ? color : lighter(color, 0.06),
          { tone: 'side' },
        );
      }
      return below;
    },
  },
  'palm-tree': {
    color: '#4f9f4a',
    draw: ({ pen, color }) => {
      const stem = tube([-8, 0, 5], [-2, -40, 3.8], [10, -80, 3]);
      pen.shape(stem, '#a5794a', { tone: 'side' });
      for (let ring = 0; ring < 9; ring += 1)
        pen.line(
          polyline(-11 + ring * 2, -6 - ring * 8, -3 + ring * 2, -5 - ring * 8),
          darker('#a5794a', 0.3),
          1,
        );
      for (const [x, y] of [
        [-34, -66],
        [48, -60],
        [-24, -92],
        [44, -88],
        [-8, -52],
        [28, -50],
        [10, -104],
      ] as const) {
        const mid = { x: (10 + x) / 2, y: (-84 + y) / 2 - 12 };
        pen.shape(
          blob(10, -83, mid.x - 3, mid.y - 5, x, y, mid.x + 3, mid.y + 6),
          (x + y) % 4 === 0 ? color : darker(color, 0.14),
          { tone: 'down' },
        );
        pen.line(`M10 -83Q${mid.x} ${mid.y} ${x} ${y}`, lighter(color, 0.35), 0.9);
      }
      for (const x of [6, 13]) pen.shape(oval(x, -79, 4), '#7a4f2c', { tone: 'round' });
      return below;
    },
  },
  bamboo: {
    color: '#6fa84a',
    draw: ({ pen, color }) => {
      for (const [x, tall, tint] of [
        [-16, 84, 0.14],
        [12, 90, 0.1],
        [-4, 100, 0],
        [22, 72, 0.04],
      ] as const) {
        pen.shape(tube([x, 0, 2.8], [x + 2, -tall * 0.5, 2.5], [x + 5, -tall, 1.6]), darker(color, tint), {
          tone: 'side',
        });
        for (let joint = 1; joint < 7; joint += 1) {
          const y = (-tall * joint) / 7;
          pen.line(polyline(x - 2, y, x + 6, y), darker(color, 0.4), 1.2);
          if (joint > 3) {
            const side = joint % 2 === 0 ? 1 : -1;
            for (const drop of [0, 6])
              pen.shape(
                blob(
                  x + 4,
                  y,
                  x + 4 + side * 8,
                  y - 1 + drop * 0.5,
                  x + 4 + side * 19,
                  y + 5 + drop,
                  x + 4 + side * 8,
                  y + 4 + drop,
                ),
                lighter(color, 0.08),
              );
          }
        }
      }
      return below;
    },
  },
  'bare-tree': {
    color: BARK,
    draw: ({ pen, color }) => {
      pen.shape(
        tube([0, 0, 8], [-2, -36, 5.6], [4, -66, 3], [0, -100, 0.8]) +
          tube([-2, -36, 4], [-22, -62, 2.6], [-36, -90, 0.8]) +
          tube([2, -44, 3.6], [24, -64, 2.4], [38, -88, 0.8]) +
          tube([-18, -58, 2.2], [-42, -66, 0.8]) +
          tube([20, -62, 2], [42, -66, 0.7]) +
          tube([3, -68, 2], [18, -88, 0.7]) +
          tube([2, -72, 2], [-14, -92, 0.7]),
        color,
        { tone: 'side' },
      );
      return below;
    },
  },
  branch: {
    color: BARK,
    width: 1.6,
    draw: ({ pen, color }) => {
      pen.shape(
        tube([-60, 6, 5], [-20, 0, 4], [20, 2, 3], [58, -8, 1]) + tube([6, 1, 2.6], [26, -16, 1]),
        color,
        { tone: 'down' },
      );
      for (const [x, y, turn] of [
        [-30, -4, -60],
        [-8, 6, 40],
        [14, -6, -50],
        [30, -18, -20],
        [46, -10, -60],
        [58, -8, 20],
      ] as const) {
        pen.group(x, y, turn, () => pen.shape(blob(0, 0, 7, -5, 16, 0, 7, 5), '#7cae4a', { tone: 'down' }));
      }
      return { anchors: { surface: { x: -6, y: -3 }, seat: { x: -6, y: -3 } } };
    },
  },
  stump: {
    color: BARK,
    draw: ({ pen, color }) => {
      pen.shape('M-30 0Q-24 -10 -25 -34L25 -34Q24 -10 32 0Q10 4 -30 0Z', color, { tone: 'side' });
      pen.shape(oval(0, -34, 25, 8), '#d9b27c');
      for (const r of [17, 10, 4]) pen.line(oval(0, -34, r, r * 0.32), '#a87c48', 1);
      return { anchors: { surface: { x: 0, y: -34 }, seat: { x: 0, y: -34 } } };
    },
  },
  bush: {
    color: '#5a9a48',
    draw: (drafting) => {
      crown(drafting, 0, -20, 44, 24);
    },
  },
};
