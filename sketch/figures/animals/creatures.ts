/** Reptiles, the frog, the kangaroo, and mythical beasts. */
import { blob, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { drawEye } from './eye.ts';
import type { FreeAnimal } from './free-animal.ts';

/** Animals whose bodies follow no common plan. */
export const CREATURES: Readonly<Record<string, FreeAnimal>> = {
  frog: {
    color: '#6fae3f',
    draw: (pen, color, asleep) => {
      pen.shape(blob(-34, -16, -14, -34, 2, -20, -6, -4, -28, -2), darker(color, 0.16), { tone: 'round' });
      pen.shape(blob(-30, -4, -6, -5, 2, 0, -32, 1), darker(color, 0.24));
      const body = blob(-26, -20, -8, -42, 16, -50, 36, -42, 38, -26, 20, -8, -10, -4);
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => pen.mark(blob(-10, -6, 10, -22, 40, -30, 40, -10, 10, 2), '#eef0b4'));
      for (const [x, y] of [
        [-12, -32],
        [-2, -40],
        [-18, -22],
      ] as const)
        pen.mark(oval(x, y, 3.4), darker(color, 0.25));
      pen.shape(tube([20, -18, 6], [16, -6, 4], [24, -2, 3]) + oval(26, -2, 7, 2.6), darker(color, 0.06));
      pen.shape(oval(22, -50, 8), color);
      drawEye(pen, 23, -51, 4.6, asleep);
      pen.line('M38 -32Q24 -24 10 -30', darker(color, 0.55), 1.6);
    },
  },
  turtle: {
    color: '#5f8f4a',
    draw: (pen, color, asleep) => {
      const skin = '#9fbf6a';
      pen.shape(polygon(-46, -8, -58, -3, -44, -2), skin);
      for (const x of [-26, 22]) pen.shape(tube([x, -12, 8], [x + 2, -5, 7]), skin, { tone: 'down' });
      pen.shape(tube([34, -14, 7], [48, -22, 7], [55, -28, 10]), skin, { tone: 'down' });
      const shell = 'M-48 -10C-46 -54 38 -54 42 -10Z';
      pen.shape(shell, color, { tone: 'round' });
      pen.clip(shell, () => {
        for (const x of [-24, 0, 24])
          pen.line(
            polygon(x - 9, -36, x + 9, -36, x + 13, -22, x + 7, -12, x - 7, -12, x - 13, -22),
            darker(color, 0.35),
            2,
          );
      });
      pen.shape('M-50 -12Q-4 -6 44 -12L42 -5Q-4 1 -48 -5Z', lighter(color, 0.4));
      drawEye(pen, 58, -31, 3.2, asleep);
      pen.line('M64 -25Q58 -21 53 -23', darker(skin, 0.5), 1.3);
      return { seat: { x: -2, y: -42 }, surface: { x: -2, y: -42 } };
    },
  },
  snake: {
    color: '#6f9f3c',
    draw: (pen, color, asleep) => {
      pen.shape(
        tube([-56, -4, 1], [-36, -8, 5], [-14, -6, 7], [6, -8, 8], [16, -18, 8]),
        darker(color, 0.14),
        { tone: 'down' },
      );
      const body = tube(
        [-30, -10, 8],
        [-6, -22, 8.5],
        [18, -14, 9],
        [16, -4, 8],
        [-12, -7, 8],
        [-24, -18, 8],
        [-4, -34, 8],
        [16, -46, 7.5],
        [26, -58, 8],
      );
      pen.shape(body, color, { tone: 'down' });
      for (const [x, y] of [
        [-18, -8],
        [0, -7],
        [12, -9],
        [-20, -16],
        [-8, -31],
        [6, -40],
        [18, -49],
      ] as const)
        pen.mark(oval(x, y, 3.4), darker(color, 0.35));
      pen.shape(oval(31, -60, 11, 8), color, { tone: 'round' });
      pen.line(polyline(41, -58, 50, -57, 54, -60), '#d8323c', 1.4);
      drawEye(pen, 34, -63, 3, asleep);
    },
  },
  kangaroo: {
    color: '#c08a54',
    draw: (pen, color, asleep) => {
      pen.shape(tube([-12, -28, 13], [-40, -12, 7], [-74, -4, 2.5]), darker(color, 0.1));
      const body = tube([-6, -30, 20], [6, -58, 15], [14, -84, 9], [20, -98, 7]);
      pen.shape(body, color, { tone: 'side' });
      pen.clip(body, () => pen.mark(blob(8, -88, 18, -60, 14, -26, 2, -14, 40, -20, 40, -80), '#f2dcb8'));
      pen.line('M2 -34Q8 -26 15 -34', darker(color, 0.4), 1.8);
      pen.shape(blob(-20, -40, 2, -44, 12, -24, 0, -8, -20, -12), darker(color, 0.06), { tone: 'round' });
      pen.shape(tube([-4, -12, 5], [-8, -4, 4.4], [20, -4, 4]), darker(color, 0.08));
      pen.shape(tube([12, -74, 5], [24, -62, 4], [32, -66, 3.4]), darker(color, 0.12));
      for (const x of [14, 22])
        pen.shape(blob(x - 3, -106, x - 8, -124, x - 3, -134, x + 3, -122, x + 3, -106), color);
      pen.shape(oval(23, -102, 12, 10) + tube([26, -101, 8], [38, -97, 5.6]), color, { tone: 'round' });
      pen.mark(oval(43, -99, 2.8, 2.2), '#2a2226');
      drawEye(pen, 27, -105, 3, asleep);
    },
  },
  dinosaur: {
    color: '#6d9f52',
    draw: (pen, color, asleep) => {
      pen.shape(tube([-8, -44, 16], [-46, -34, 9], [-92, -14, 2]), color, { tone: 'down' });
      pen.shape(tube([4, -36, 12], [16, -20, 8], [8, -4, 6]) + oval(14, -4, 12, 4.5), darker(color, 0.2));
      const body = tube([-10, -44, 22], [14, -60, 19], [30, -84, 13], [40, -98, 11]);
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => pen.mark(blob(0, -22, 20, -40, 44, -80, 70, -80, 50, -20, 10, -10), '#eee3b0'));
      for (let index = 0; index < 7; index += 1)
        pen.shape(
          polygon(
            -44 + index * 12,
            -41 - index * 6.4,
            -42 + index * 12,
            -55 - index * 7,
            -34 + index * 12,
            -46 - index * 6.6,
          ),
          darker(color, 0.26),
        );
      pen.shape(blob(-30, -46, -6, -56, 8, -36, -6, -20, -26, -26), darker(color, 0.05), { tone: 'round' });
      pen.shape(
        tube([-12, -26, 10], [-6, -14, 7], [-14, -4, 6]) + oval(-8, -4, 13, 4.5),
        darker(color, 0.05),
        { tone: 'side' },
      );
      pen.shape(tube([32, -66, 4.5], [44, -60, 3.6], [48, -52, 2.6]), darker(color, 0.1));
      pen.shape(
        oval(44, -102, 17, 14) + blob(44, -112, 72, -108, 84, -100, 80, -88, 56, -84, 40, -90),
        color,
        { tone: 'round' },
      );
      for (let tooth = 0; tooth < 5; tooth += 1)
        pen.mark(polygon(56 + tooth * 5.4, -93, 60 + tooth * 5.4, -93, 58 + tooth * 5.4, -88), '#fdf9ee');
      pen.line('M80 -94Q66 -91 52 -94', darker(color, 0.5), 1.5);
      pen.mark(oval(79, -102, 1.8), darker(color, 0.6));
      drawEye(pen, 50, -106, 4.4, asleep);
      return { seat: { x: 4, y: -76 } };
    },
  },
  dragon: {
    color: '#3f8f6a',
    draw: (pen, color, asleep, moving) => {
      const gold = '#e8b84a';
      const spine: readonly (readonly [number, number, number])[] = [
        [-96, -22, 2],
        [-78, -44, 8],
        [-50, -32, 12],
        [-30, -14, 13],
        [-2, -20, 14],
        [14, -50, 14],
        [-4, -74, 12],
        [8, -102, 11],
        [36, -104, 10],
      ];
      const body = tube(...spine);
      for (const [x, y] of [
        [-44, -24],
        [4, -24],
      ] as const)
        pen.shape(
          tube([x, y, 7], [x - 8, y + 14, 5], [x + 4, y + 22, 4]) + oval(x + 8, y + 23, 8, 3.4),
          darker(color, 0.18),
        );
      for (const [x, y, turn] of [
        [-88, -38, -40],
        [-64, -44, 0],
        [-40, -34, 25],
        [-16, -32, 10],
        [2, -44, -30],
        [-2, -62, -60],
        [-16, -80, -60],
        [-8, -100, -30],
        [14, -114, 0],
      ] as const) {
        pen.group(x, y, turn, () => pen.shape(polygon(-6, 4, -2, -12, 7, 4), '#d8512f'));
      }
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => {
        pen.line('M-78 -36C-40 -16 -20 4 8 -14C28 -34 18 -50 12 -60C4 -74 10 -90 32 -94', '#f2dfa0', 9);
        for (let ring = 0; ring < 9; ring += 1)
          pen.line(polyline(-70 + ring * 11, -46, -66 + ring * 11, -2), darker(color, 0.28), 1.2);
      });
      if (moving)
        pen.shape(
          'M2 -60Q-20 -110 -60 -112Q-50 -98 -56 -84Q-42 -90 -36 -76Q-24 -82 -18 -64Z',
          darker('#d8512f', 0.1),
          { tone: 'side' },
        );
      pen.shape(tube([14, -40, 7], [30, -28, 5], [40, -34, 4]) + oval(43, -34, 6, 4), darker(color, 0.06));
      pen.shape(blob(22, -90, 12, -106, 20, -122, 30, -112), '#d8512f');
      for (const side of [0, 1])
        pen.rod(
          `M${36 - side * 6} -112Q${24 - side * 6} -128 ${14 - side * 4} -134M${30 - side * 6} -120Q${32 - side * 4} -130 ${28 - side * 4} -136`,
          gold,
          3,
        );
      pen.shape(oval(42, -102, 16, 13) + blob(42, -108, 66, -106, 76, -98, 72, -88, 50, -88), color, {
        tone: 'round',
      });
      for (const bend of [0, 1])
        pen.line(`M72 -96C88 ${-96 + bend * 22} 84 ${-116 + bend * 34} 98 ${-112 + bend * 34}`, gold, 2);
      for (let tooth = 0; tooth < 3; tooth += 1)
        pen.mark(polygon(54 + tooth * 6, -91, 58 + tooth * 6, -91, 56 + tooth * 6, -86), '#fdf9ee');
      pen.shape(blob(44, -90, 54, -82, 48, -68, 38, -80), '#d8512f');
      pen.mark(oval(72, -101, 1.8), darker(color, 0.6));
      drawEye(pen, 48, -106, 4.4, asleep);
      return { seat: { x: 6, y: -64 }, mouth: { x: 76, y: -93 } };
    },
  },
  monster: {
    color: '#7f62c4',
    draw: (pen, color, asleep) => {
      for (const x of [-18, 18])
        pen.shape(tube([x, -20, 11], [x, -6, 9]) + oval(x + 4, -4, 15, 5), darker(color, 0.12));
      for (const side of [-1, 1]) {
        pen.shape(tube([side * 34, -62, 8], [side * 52, -44, 7], [side * 50, -26, 8]), darker(color, 0.08));
        pen.shape(polygon(side * 12, -108, side * 30, -132, side * 28, -100), '#f2e2b0');
      }
      pen.shape(
        blob(-40, -20, -44, -66, -30, -106, 0, -116, 30, -106, 44, -66, 40, -20, 20, -12, -20, -12),
        color,
        { tone: 'round' },
      );
      pen.mark(blob(-24, -16, -22, -44, 0, -52, 22, -44, 24, -16), lighter(color, 0.4));
      for (const [x, y] of [
        [-30, -78],
        [30, -84],
        [-24, -94],
      ] as const)
        pen.mark(oval(x, y, 4), darker(color, 0.22));
      for (const x of [-11, 15]) drawEye(pen, x, -84, 8, asleep);
      pen.shape('M-18 -66Q0 -46 22 -66Q2 -60 -18 -66Z', '#4a2338');
      for (const x of [-9, 8]) pen.mark(polygon(x, -64, x + 6, -63, x + 3, -56), '#fdf9ee');
    },
  },
};
