/** Boats, ships and other floating objects. */

import { bar, blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';

const hull = (color: string, pen: Pen): void => {
  pen.shape('M-62 -24Q-52 -4 -34 0L34 0Q54 -6 66 -28Q30 -18 0 -18Q-34 -18 -62 -24Z', color, { tone: 'down' });
  pen.line('M-58 -17Q-30 -11 0 -11Q32 -11 60 -20', darker(color, 0.32), 1.2);
  pen.line('M-62 -24Q-34 -18 0 -18Q30 -18 66 -28', lighter(color, 0.35), 2.4);
};

function sail(pen: Pen, x: number, top: number, bottom: number, width: number, color: string): void {
  pen.shape(
    `M${x} ${top}Q${x + width * 1.15} ${(top + bottom) / 2} ${x + width} ${bottom}Q${x + width * 0.4} ${bottom + 3} ${x - width * 0.3} ${bottom}Q${x + width * 0.1} ${(top + bottom) / 2} ${x} ${top}Z`,
    color,
    { tone: 'side' },
  );
}

/** Boats and ships by their nouns. */
export const SHIPS: Things = {
  boat: {
    color: '#9a5f34',
    floats: 'water',
    width: 3.4,
    draw: ({ pen, color }) => {
      pen.shape('M-58 -24Q-30 -14 0 -14Q30 -14 62 -27Q30 -26 0 -24Q-30 -24 -58 -24Z', darker(color, 0.4));
      pen.rod(polyline(-22, -19, 20, -19), lighter(color, 0.2), 3);
      pen.inFront(() => hull(color, pen));
      return {
        anchors: { inside: { x: 0, y: -12 }, seat: { x: -4, y: -19 }, surface: { x: 0, y: -18 } },
        ground: -4,
      };
    },
  },
  'dragon-boat': {
    color: '#c8382e',
    floats: 'water',
    width: 8,
    draw: ({ pen, color }) => {
      pen.inFront(() => {
        pen.shape('M-92 -30Q-80 -4 -60 0L60 0Q80 -8 84 -28Q40 -18 0 -18Q-60 -18 -92 -30Z', color, {
          tone: 'down',
        });
        for (let scale = 0; scale < 12; scale += 1)
          pen.line(`M${-66 + scale * 11} -12q5 7 10 0`, '#f2c24a', 1.6);
      });
      pen.shape(
        tube([78, -20, 7], [92, -40, 6], [96, -54, 7]) + blob(90, -62, 104, -62, 118, -54, 112, -46, 94, -46),
        '#3f8f5a',
        { tone: 'side' },
      );
      pen.rod(polyline(92, -62, 84, -74), '#f2c24a', 2.4);
      pen.mark(oval(102, -57, 2.6), '#231b1e');
      pen.shape(tube([-88, -28, 5], [-104, -46, 3], [-96, -58, 1.5]), '#3f8f5a');
      return { anchors: { inside: { x: 0, y: -14 }, seat: { x: 0, y: -18 } }, ground: -4 };
    },
  },
  'sailing-ship': {
    color: '#8a5530',
    floats: 'water',
    draw: ({ pen, color }) => {
      for (const x of [-26, 14]) pen.rod(polyline(x, -16, x, -104), '#6b4630', 2.6);
      pen.rod(polyline(50, -24, 84, -40), '#6b4630', 2.2);
      for (const [x, top, bottom, width] of [
        [-30, -100, -76, 22],
        [-32, -72, -34, 30],
        [10, -102, -78, 22],
        [8, -74, -34, 32],
      ] as const)
        sail(pen, x, top, bottom, width, '#f8f1e0');
      pen.shape(polygon(16, -98, 78, -38, 40, -32), '#f2e8d2', { tone: 'side' });
      pen.shape(`M14 -106Q24 -110 30 -104Q22 -102 14 -101Z`, '#d8342c');
      pen.inFront(() => {
        hull(color, pen);
        for (const x of [-34, -14, 6, 26]) pen.mark(oval(x, -8, 2.2), darker(color, 0.6));
      });
      return { anchors: { inside: { x: -6, y: -14 }, surface: { x: -6, y: -18 } }, ground: -4 };
    },
  },
  ship: {
    color: '#34506e',
    floats: 'water',
    draw: (drafting) => {
      const { pen, color, glass } = drafting;
      pen.shape(bar(-50, -50, 84, 20, 3), '#f6f3ea', { tone: 'down' });
      pen.shape(bar(-38, -68, 58, 18, 3), '#f6f3ea', { tone: 'down' });
      for (const x of [-22, 0]) {
        pen.shape(polygon(x, -66, x + 3, -92, x + 15, -92, x + 14, -66), '#d8483c', { tone: 'side' });
        pen.mark(polygon(x + 2.6, -86, x + 3.2, -92, x + 15, -92, x + 14.8, -86), '#2e2d33');
      }
      for (let x = -44; x < 28; x += 10) pen.mark(oval(x, -40, 2.6), glass);
      for (let x = -32; x < 16; x += 9) pen.mark(bar(x, -63, 6, 6, 1), glass);
      pen.shape('M-76 -32L84 -36Q76 -8 62 0L-64 0Q-74 -14 -76 -32Z', color, { tone: 'down' });
      pen.mark('M-71 -10L70 -10Q66 -2 62 0L-64 0Q-68 -4 -71 -10Z', '#a8322c');
      if (drafting.lit) drafting.lights.push({ x: -8, y: -50, radius: 50, color: '#ffe2a0' });
      return { anchors: { surface: { x: 44, y: -36 } }, ground: -6 };
    },
  },
  submarine: {
    color: '#e8b53a',
    floats: 'water',
    draw: ({ pen, color, glass }) => {
      pen.rod(polyline(4, -44, 4, -64, 14, -64), '#7d828c', 3);
      pen.shape(bar(-14, -52, 36, 26, 8), darker(color, 0.06), { tone: 'side' });
      pen.shape(polygon(-58, -16, -76, -34, -78, 2), darker(color, 0.2));
      pen.shape(blob(-64, -16, -44, -34, 0, -38, 44, -34, 64, -16, 44, 2, 0, 6, -44, 2), color, {
        tone: 'down',
      });
      for (const x of [-26, 4, 34]) {
        pen.shape(oval(x, -16, 9), darker(color, 0.3));
        pen.shape(oval(x, -16, 6.4), glass, { tone: 'round' });
      }
    },
  },
  surfboard: {
    color: '#3fa5c4',
    draw: ({ pen, color }) => {
      pen.shape(blob(0, -100, 13, -76, 16, -40, 9, -4, 0, 0, -9, -4, -16, -40, -13, -76), color, {
        tone: 'side',
      });
      pen.line(polyline(0, -96, 0, -3), '#fdf8ec', 2.6);
      pen.line(`M${num(-15)} -56Q0 -46 15 -56`, '#fdf8ec', 3);
    },
  },
};
