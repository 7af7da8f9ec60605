/** Rocks, ice and water. */

import { blob, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';

/** Rocks and water by their nouns. */
export const ROCKS_AND_WATER: Things = {
  rock: {
    color: '#98948c',
    draw: ({ pen, color }) => {
      pen.shape(polygon(-50, 0, -44, -30, -22, -54, 8, -58, 36, -40, 50, -12, 46, 0), color, {
        tone: 'down',
      });
      pen.mark(polygon(-22, -54, 8, -58, -4, -36, -30, -28), lighter(color, 0.3), 0.8);
      pen.mark(polygon(8, -58, 36, -40, 50, -12, 26, -16, -4, -36), darker(color, 0.16), 0.8);
      pen.line(polyline(-4, -36, -10, -14, 4, -2), darker(color, 0.35), 1.2);
      return { anchors: { surface: { x: -4, y: -55 }, seat: { x: -4, y: -54 } } };
    },
  },
  waterfall: {
    color: '#bfe4f4',
    draw: ({ pen, color }) => {
      pen.shape(
        polygon(-64, 0, -58, -60, -48, -112, -16, -124, 20, -122, 50, -108, 60, -52, 66, 0),
        '#7d776e',
        { tone: 'down' },
      );
      for (const side of [-1, 1]) {
        pen.mark(
          blob(side * 22, -122, side * 48, -108, side * 54, -60, side * 40, -70, side * 26, -90),
          '#5f9048',
        );
        pen.mark(
          polygon(side * 30, -50, side * 48, -60, side * 54, -20, side * 34, -12),
          darker('#7d776e', 0.2),
        );
      }
      pen.shape('M-16 -122Q0 -128 18 -121Q22 -60 26 0L-26 0Q-22 -60 -16 -122Z', color, { tone: 'side' });
      for (const x of [-12, -4, 5, 13])
        pen.line(`M${x} -118Q${x * 1.2} -60 ${x * 1.5} -4`, '#ffffff', 2.4, 0.8);
      for (const [x, r] of [
        [-24, 12],
        [-8, 14],
        [10, 14],
        [26, 11],
      ] as const)
        pen.mark(oval(x, -2, r, r * 0.6), '#ffffff', 0.85);
      pen.mark(oval(0, 4, 58, 8), color);
    },
  },
  iceberg: {
    color: '#dff2fa',
    floats: 'water',
    draw: ({ pen, color }) => {
      pen.shape(polygon(-60, 0, -44, -34, -26, -44, -8, -92, 18, -70, 30, -38, 50, -24, 62, 0), color);
      pen.mark(polygon(-8, -92, 18, -70, 30, -38, 50, -24, 62, 0, 12, 0, 2, -46), darker(color, 0.2));
      pen.mark(polygon(-44, -34, -26, -44, -18, -8, -40, 0), darker(color, 0.1));
      return { anchors: { surface: { x: -30, y: -42 }, seat: { x: -30, y: -42 } } };
    },
  },
  island: {
    color: '#ecd49a',
    floats: 'water',
    draw: ({ pen, color }) => {
      pen.shape(blob(-84, 2, -60, -10, -20, -20, 24, -20, 64, -8, 86, 2, 0, 8), color, { tone: 'down' });
      pen.mark(blob(-44, -12, -16, -24, 20, -24, 44, -12, 0, -6), '#6fa84a');
      pen.shape(tube([4, -18, 4], [8, -48, 3], [18, -76, 2.4]), '#a5794a', { tone: 'side' });
      for (const [x, y] of [
        [-14, -66],
        [48, -62],
        [-6, -88],
        [44, -86],
        [20, -100],
      ] as const)
        pen.shape(
          blob(18, -77, (18 + x) / 2, (-77 + y) / 2 - 9, x, y, (18 + x) / 2 + 2, (-77 + y) / 2),
          '#4f9f4a',
          { tone: 'down' },
        );
      return { anchors: { surface: { x: -34, y: -14 } } };
    },
  },
  wave: {
    color: '#3f7fb0',
    floats: 'water',
    draw: ({ pen, color }) => {
      pen.shape(
        'M-96 0C-60 -8 -44 -66 14 -84C46 -92 70 -78 72 -56C58 -70 40 -64 38 -46C36 -24 60 -8 96 0Z',
        color,
        { tone: 'down' },
      );
      for (const [from, bend] of [
        [-70, -34],
        [-48, -46],
        [-26, -56],
      ] as const)
        pen.line(`M${from} -4Q${from + 26} ${bend} ${from + 70} ${bend - 16}`, lighter(color, 0.4), 2);
      for (const [x, y, r] of [
        [16, -84, 8],
        [32, -88, 9],
        [48, -86, 9],
        [62, -78, 8],
        [70, -64, 7],
        [64, -56, 5],
        [50, -66, 6],
        [-2, -78, 6],
      ] as const)
        pen.shape(oval(x, y, r), '#fdfcf6', { tone: 'round' });
      return { anchors: { surface: { x: -20, y: -56 } } };
    },
  },
  puddle: {
    color: '#8fb8d0',
    width: 1.4,
    draw: ({ pen, color }) => {
      pen.shape(blob(-70, 0, -44, -12, -4, -10, 34, -15, 70, -4, 50, 10, 6, 8, -34, 13), color, {
        tone: 'down',
        opacity: 0.9,
      });
      pen.line('M-34 -2Q-10 -8 14 -3M18 4Q34 0 46 4', '#ffffff', 1.6, 0.7);
      return { anchors: { surface: { x: 0, y: 0 } } };
    },
  },
};
