/** Insects, spiders, snails and the bat. */
import { blob, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import { drawEye } from './eye.ts';
import type { FreeAnimal } from './free-animal.ts';

function feelers(pen: Pen, x: number, y: number): void {
  for (const side of [0, 1]) {
    pen.line(
      `M${x} ${y}Q${x + 4 + side * 6} ${y - 12} ${x + 10 + side * 8} ${y - 14 + side * 3}`,
      '#2c2428',
      1.4,
    );
    pen.mark(oval(x + 10 + side * 8, y - 14 + side * 3, 2), '#2c2428');
  }
}

const glassWing = (pen: Pen, ...points: number[]): void =>
  pen.shape(blob(...points), '#dff0f8', { opacity: 0.85 });

/** Every insect of the noun table, and the other smallest animals. */
export const INSECTS: Readonly<Record<string, FreeAnimal>> = {
  butterfly: {
    color: '#ef8f2e',
    floats: 'air',
    draw: (pen, color) => {
      for (const side of [-1, 1]) {
        const upper = blob(
          side * 3,
          -4,
          side * 14,
          -34,
          side * 40,
          -44,
          side * 52,
          -28,
          side * 40,
          -6,
          side * 14,
          2,
        );
        const lower = blob(side * 3, 2, side * 26, 2, side * 40, 16, side * 32, 38, side * 16, 34);
        for (const wing of [lower, upper]) {
          pen.shape(wing, darker('#3a2a2c', 0.1));
        }
        pen.shape(
          blob(side * 8, -6, side * 17, -30, side * 38, -38, side * 45, -27, side * 36, -9, side * 16, -2),
          color,
          { tone: 'round', contour: false },
        );
        pen.shape(
          blob(side * 8, 4, side * 25, 6, side * 35, 17, side * 29, 32, side * 18, 29),
          lighter(color, 0.2),
          { tone: 'round', contour: false },
        );
        pen.mark(oval(side * 33, -24, 5), '#fdf3d8');
        pen.mark(oval(side * 26, 18, 4), '#fdf3d8');
        pen.line(`M${side} -16Q${side * 6} -34 ${side * 13} -38`, '#2c2428', 1.6);
      }
      pen.shape(tube([0, -16, 4.4], [0, 4, 4], [0, 26, 2]), '#3a2a2c');
    },
  },
  bee: {
    color: '#f4c030',
    floats: 'air',
    draw: (pen, color, asleep) => {
      glassWing(pen, -4, -14, -22, -44, -8, -54, 4, -40, 6, -16);
      glassWing(pen, 6, -14, 2, -44, 18, -50, 24, -34, 14, -14);
      const body = blob(-38, 2, -24, -16, 4, -20, 22, -12, 24, 6, 6, 18, -22, 14);
      pen.shape(polygon(-36, -1, -46, 3, -36, 6), '#3a2c24');
      pen.shape(body, color, { tone: 'round' });
      pen.clip(body, () => {
        for (const x of [-26, -10, 6]) pen.line(`M${x} -24Q${x + 6} 0 ${x} 24`, '#3a2c24', 7);
      });
      pen.shape(oval(27, -2, 14), darker(color, 0.04), { tone: 'round' });
      feelers(pen, 28, -13);
      drawEye(pen, 32, -4, 3.6, asleep);
    },
  },
  firefly: {
    color: '#4a4a3c',
    floats: 'air',
    draw: (pen, color, asleep) => {
      glassWing(pen, 0, -8, -26, -36, -8, -44, 10, -12);
      pen.mark(oval(-26, 4, 30), '#f7f08a', 0.3);
      pen.shape(oval(-24, 3, 16, 12), '#f4ee6a', { tone: 'round' });
      pen.shape(oval(0, 0, 20, 12), color, { tone: 'round' });
      pen.shape(oval(20, -2, 9), '#c4553a', { tone: 'round' });
      feelers(pen, 22, -9);
      drawEye(pen, 23, -3, 2.6, asleep);
      return { center: { x: -24, y: 3 } };
    },
  },
  dragonfly: {
    color: '#3f9a8c',
    floats: 'air',
    draw: (pen, color, asleep) => {
      for (const lift of [1, -0.55]) {
        glassWing(pen, 12, -2, -4, -44 * lift, 4, -50 * lift, 16, -40 * lift, 20, -2);
        glassWing(pen, 2, -2, -26, -38 * lift, -18, -46 * lift, -4, -34 * lift, 10, -2);
      }
      pen.shape(tube([16, 0, 6], [-10, 0, 4], [-58, 6, 2.4]), color, { tone: 'down' });
      for (let ring = 0; ring < 5; ring += 1)
        pen.line(polyline(-14 - ring * 9, -2.6, -14 - ring * 9, 5), darker(color, 0.4), 1.2);
      pen.shape(oval(25, -1, 8), darker(color, 0.15), { tone: 'round' });
      drawEye(pen, 28, -3, 4, asleep);
    },
  },
  ladybug: {
    color: '#d8342c',
    draw: (pen, color, asleep) => {
      for (const x of [-18, 0, 16]) pen.rod(polyline(x, -6, x + 2, 0), '#2c2428', 2.4);
      pen.shape(oval(28, -14, 12), '#2c2428', { tone: 'round' });
      pen.shape(`M-34 -4C-34 -46 30 -46 30 -4Z`, color, { tone: 'round' });
      for (const [x, y] of [
        [-18, -16],
        [-4, -28],
        [2, -12],
        [16, -22],
      ] as const)
        pen.mark(oval(x, y, 4.6), '#2c2428');
      pen.line('M28 -6Q-2 -10 -32 -6', '#2c2428', 1.4);
      feelers(pen, 32, -24);
      drawEye(pen, 32, -17, 3, asleep);
    },
  },
  ant: {
    color: '#5a3426',
    draw: (pen, color, asleep) => {
      for (const [x, reach] of [
        [-6, -16],
        [2, 0],
        [8, 14],
      ] as const)
        pen.rod(polyline(x, -14, x + reach * 0.7, -22, x + reach * 1.3, 0), darker(color, 0.2), 2);
      pen.shape(oval(-26, -16, 19, 12), color, { tone: 'round' });
      pen.shape(oval(2, -15, 9, 7), color, { tone: 'round' });
      pen.shape(oval(22, -20, 12, 10), color, { tone: 'round' });
      feelers(pen, 25, -28);
      drawEye(pen, 26, -22, 2.8, asleep);
    },
  },
  spider: {
    color: '#4a3f52',
    draw: (pen, color, asleep) => {
      for (const side of [-1, 1])
        for (let leg = 0; leg < 4; leg += 1)
          pen.rod(
            polyline(side * 8, -20, side * (22 + leg * 7), -40 + leg * 6, side * (30 + leg * 8), -leg * 0.4),
            darker(color, 0.1),
            2.6,
          );
      pen.shape(oval(0, -28, 20, 18), color, { tone: 'round' });
      pen.shape(oval(2, -12, 12, 10), lighter(color, 0.1), { tone: 'round' });
      for (const x of [-2, 7]) drawEye(pen, x, -14, 2.8, asleep);
    },
  },
  snail: {
    color: '#c98a4a',
    draw: (pen, color, asleep) => {
      pen.shape(tube([-44, -3, 3], [-10, -6, 6], [24, -7, 7], [38, -22, 7], [41, -32, 7]), '#e9cfa2', {
        tone: 'down',
      });
      for (const x of [38, 46]) {
        pen.rod(polyline(x, -36, x + 3, -52), '#e9cfa2', 2);
        pen.mark(oval(x + 3, -53, 2.8), '#3a2c28');
      }
      pen.shape(oval(-4, -28, 27), color, { tone: 'round' });
      pen.line(
        'M-4 -28C-4 -36 8 -36 9 -28C10 -16 -14 -14 -17 -28C-19 -44 12 -50 20 -32',
        darker(color, 0.35),
        3,
      );
      drawEye(pen, 43, -33, 2.2, asleep);
      pen.line('M41 -27Q44 -25 47 -27', darker('#e9cfa2', 0.5), 1.2);
    },
  },
  bat: {
    color: '#5a4a68',
    floats: 'air',
    draw: (pen, color, asleep) => {
      for (const side of [-1, 1]) {
        pen.shape(
          `M${side * 8} -8Q${side * 30} -40 ${side * 72} -30Q${side * 66} -18 ${side * 70} 2Q${side * 56} -8 ${side * 46} 10Q${side * 34} -4 ${side * 22} 14L${side * 8} 8Z`,
          darker(color, 0.12),
          { tone: 'down' },
        );
        pen.line(`M${side * 12} -4Q${side * 34} -22 ${side * 68} -28`, darker(color, 0.4), 1.4);
        pen.shape(polygon(side * 4, -18, side * 14, -38, side * 17, -16), color);
      }
      pen.shape(blob(-14, -10, 0, -24, 14, -10, 13, 12, 0, 22, -13, 12), color, { tone: 'round' });
      for (const x of [-5, 6]) drawEye(pen, x, -8, 3, asleep);
      pen.mark(polygon(-4, 2, -1, 2, -2.5, 6), '#ffffff');
      pen.mark(polygon(3, 2, 6, 2, 4.5, 6), '#ffffff');
    },
  },
};
