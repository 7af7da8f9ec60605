/** Doors, windows, curtains and cloth of a room. */

import { bar, blob, oval, polygon, polyline } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';

const WOOD = '#a9713f';

/** Parts of a room by their nouns. */
export const ROOM_PARTS: Things = {
  door: {
    color: '#7a4a2c',
    draw: ({ pen, color }) => {
      pen.shape(bar(-32, -110, 64, 110), lighter(color, 0.45));
      pen.shape(bar(-26, -104, 52, 104), color, { tone: 'side' });
      for (const [x, y, h] of [
        [-20, -97, 40],
        [3, -97, 40],
        [-20, -48, 40],
        [3, -48, 40],
      ] as const)
        pen.line(bar(x, y, 17, h, 1), darker(color, 0.35), 1.6);
      pen.shape(oval(18, -52, 3), '#e8c04a', { tone: 'round' });
    },
  },
  window: {
    color: '#f4eee0',
    draw: (drafting) => {
      const { pen, color, lit } = drafting;
      pen.shape(bar(-50, -92, 100, 92, 2), color, { tone: 'side' });
      pen.mark(bar(-42, -84, 84, 78), lit ? '#2f4470' : '#a8d4ee');
      if (lit)
        for (const [x, y] of [
          [-26, -70],
          [10, -60],
          [26, -76],
          [-10, -50],
        ] as const)
          pen.mark(oval(x, y, 1.4), '#fdf6d0');
      else pen.mark(polygon(-34, -8, 4, -82, 22, -82, -16, -8), '#ffffff', 0.35);
      pen.shape(bar(-2.5, -84, 5, 78), color);
      pen.shape(bar(-42, -48, 84, 5), color);
      pen.shape(bar(-56, -7, 112, 8, 2), color, { tone: 'down' });
      return { anchors: { surface: { x: 0, y: -7 }, inside: { x: 0, y: -40 }, seat: { x: 0, y: -7 } } };
    },
  },
  windowsill: {
    color: '#f4eee0',
    draw: (drafting) => {
      const { pen, color, lit } = drafting;
      pen.shape(bar(-70, -118, 140, 98), color, { tone: 'side' });
      pen.mark(bar(-62, -110, 124, 84), lit ? '#2f4470' : '#a8d4ee');
      pen.shape(bar(-2.5, -110, 5, 84), color);
      pen.shape(polygon(-82, -14, -76, -26, 76, -26, 82, -14), lighter(color, 0.3), { tone: 'down' });
      pen.shape(bar(-82, -15, 164, 15, 2), color, { tone: 'down' });
      return { anchors: { surface: { x: 0, y: -20 }, seat: { x: 0, y: -20 } } };
    },
  },
  curtain: {
    color: '#c8685a',
    draw: ({ pen, color }) => {
      for (const side of [-1, 1]) {
        pen.shape(
          `M${side * 10} -100L${side * 66} -100L${side * 68} 0Q${side * 52} 4 ${side * 40} 0Q${side * 48} -40 ${side * 10} -100Z`,
          color,
          { tone: 'side' },
        );
        for (const x of [28, 42, 56])
          pen.line(
            `M${side * x} -98Q${side * (x + 10)} -50 ${side * (x * 0.35 + 44)} -2`,
            darker(color, 0.28),
            1.4,
          );
        pen.line(`M${side * 36} -38Q${side * 54} -30 ${side * 68} -38`, '#e8c04a', 3);
      }
      pen.rod(polyline(-76, -102, 76, -102), WOOD, 3.4);
      for (const x of [-78, 78]) pen.shape(oval(x, -102, 4), WOOD, { tone: 'round' });
    },
  },
  rug: {
    color: '#b8483c',
    width: 2.4,
    draw: ({ pen, color }) => {
      pen.shape(polygon(-80, 0, -56, -28, 56, -28, 80, 0), color, { tone: 'down' });
      pen.line(polygon(-68, -4, -50, -24, 50, -24, 68, -4), '#f2dca8', 2);
      pen.shape(oval(0, -14, 22, 7), '#2f5f7a', { contour: false });
      for (let x = -78; x <= 78; x += 6) pen.line(polyline(x, 0, x * 1.02, 4), '#f2dca8', 1);
      return { anchors: { surface: { x: 0, y: -12 }, seat: { x: 0, y: -12 } } };
    },
  },
  'magic-carpet': {
    color: '#8a3f8f',
    width: 2,
    floats: 'air',
    draw: ({ pen, color }) => {
      pen.shape('M-80 -8Q-50 -26 -10 -16Q30 -6 80 -22L66 6Q26 16 -10 8Q-46 0 -74 14Z', color, {
        tone: 'down',
      });
      pen.line('M-70 -5Q-46 -18 -10 -10Q28 0 70 -14', '#f2c24a', 2.4);
      pen.line('M-66 7Q-44 -6 -10 2Q28 10 62 1', '#f2c24a', 2.4);
      for (const [x, y] of [
        [-80, -8],
        [-77, 3],
        [-74, 14],
        [80, -22],
        [73, -8],
        [66, 6],
      ] as const)
        pen.line(polyline(x, y, x + Math.sign(x) * 8, y + 6), '#f2c24a', 2);
      return {
        anchors: { surface: { x: 0, y: -6 }, seat: { x: 0, y: -8 }, inside: { x: 0, y: -6 } },
        riding: { nearFoot: { x: 26, y: -2 }, farFoot: { x: 34, y: -6 }, grip: { x: 30, y: -20 } },
      };
    },
  },
  blanket: {
    color: '#d8604a',
    width: 1.8,
    draw: ({ pen, color }) => {
      const cloth = polygon(-80, 0, -54, -32, 56, -32, 80, 0);
      pen.shape(cloth, '#fbf4e6');
      pen.clip(cloth, () => {
        for (let x = -72; x < 80; x += 22)
          pen.mark(polygon(x, 2, x * 0.72, -34, x * 0.72 + 8, -34, x + 11, 2), color, 0.7);
        for (const y of [-27, -17, -5]) pen.mark(bar(-84, y, 168, 4.4), color, 0.6);
      });
      return { anchors: { surface: { x: 0, y: -14 }, seat: { x: 0, y: -14 } } };
    },
  },
  pillow: {
    color: '#e8dcf2',
    draw: ({ pen, color }) => {
      pen.shape(blob(-46, 0, -40, -16, -46, -34, -20, -30, 20, -30, 46, -34, 40, -16, 46, 0, 0, -2), color, {
        tone: 'round',
      });
      for (const [x, y] of [
        [-38, -28],
        [38, -28],
      ] as const)
        pen.line(polyline(x, y, x * 0.7, y + 6), darker(color, 0.25), 1.3);
      return { anchors: { surface: { x: 0, y: -28 }, seat: { x: 0, y: -28 } } };
    },
  },
};
