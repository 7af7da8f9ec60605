/** Furniture to sit, sleep and work at. */

import { bar, oval, polygon, polyline } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Thing, Things } from './thing.ts';

const WOOD = '#a9713f';

function legs(pen: Pen, xs: readonly number[], top: number, color: string, width = 5): void {
  xs.forEach((x, index) => {
    const behind = index > 0 && index < xs.length - 1;
    pen.shape(bar(x - width / 2, top, width, -top - (behind ? 5 : 0)), darker(color, behind ? 0.3 : 0.12), {
      tone: 'side',
    });
  });
}

/** A table top seen slightly from above, at height 62. */
function tableTop(pen: Pen, half: number, color: string): void {
  pen.shape(polygon(-half, -62, -half + 14, -74, half - 14, -74, half, -62), lighter(color, 0.14), {
    tone: 'down',
  });
  for (const y of [-66, -70])
    pen.line(
      polyline(-half + (-62 - y) * 1.2 + 4, y, half - (-62 - y) * 1.2 - 6, y),
      darker(color, 0.14),
      0.8,
      0.7,
    );
  pen.shape(bar(-half, -62, half * 2, 6), color, { tone: 'side' });
}

const onTable: ReturnType<Thing['draw']> = {
  anchors: { surface: { x: 0, y: -67 }, seat: { x: 0, y: -67 }, below: { x: 0, y: -4 } },
};

/** Furniture by its nouns. */
export const FURNITURE: Things = {
  table: {
    color: WOOD,
    draw: ({ pen, color }) => {
      legs(pen, [-58, -44, 44, 58], -58, color);
      tableTop(pen, 66, color);
      return onTable;
    },
  },
  desk: {
    color: '#8f6038',
    draw: ({ pen, color }) => {
      legs(pen, [-58, -44], -58, color);
      pen.shape(bar(18, -58, 44, 58), darker(color, 0.1), { tone: 'side' });
      for (const y of [-54, -35, -16]) {
        pen.shape(bar(22, y, 36, 15, 1.5), color);
        pen.mark(oval(40, y + 7, 2.4), '#e0b85a');
      }
      tableTop(pen, 66, color);
      return onTable;
    },
  },
  chair: {
    color: WOOD,
    draw: ({ pen, color }) => {
      for (const x of [-20, 16]) pen.shape(bar(x, -96, 5, 92), darker(color, 0.2), { tone: 'side' });
      for (const y of [-92, -78, -64]) pen.shape(bar(-18, y, 37, 7, 2), color, { tone: 'down' });
      pen.shape(polygon(-26, -40, -18, -50, 22, -50, 26, -40), lighter(color, 0.14), { tone: 'down' });
      pen.shape(bar(-26, -41, 52, 5), color);
      for (const x of [-24, 19]) pen.shape(bar(x, -37, 5, 37), color, { tone: 'side' });
      return { anchors: { seat: { x: 0, y: -46 }, surface: { x: 0, y: -46 }, below: { x: 0, y: -3 } } };
    },
  },
  throne: {
    color: '#b3262e',
    draw: ({ pen, color }) => {
      const gold = '#e0b23c';
      pen.shape('M-34 0L-34 -104Q-34 -128 0 -134Q34 -128 34 -104L34 0Z', gold, { tone: 'side' });
      pen.shape('M-25 -46L-25 -102Q-22 -118 0 -122Q22 -118 25 -102L25 -46Z', color, { tone: 'down' });
      for (const [x, y] of [
        [-10, -98],
        [10, -98],
        [0, -80],
        [-12, -64],
        [12, -64],
      ] as const)
        pen.mark(oval(x, y, 2), gold);
      for (const x of [-34, 0, 34])
        pen.shape(oval(x, x === 0 ? -138 : -110, 5), x === 0 ? '#3f7fc4' : gold, { tone: 'round' });
      pen.shape(bar(-34, -50, 68, 12, 4), color, { tone: 'down' });
      pen.shape(bar(-36, -39, 72, 39), darker(gold, 0.12), { tone: 'down' });
      for (const side of [-1, 1]) pen.shape(bar(side * 38 - 6, -70, 12, 70, 5), gold, { tone: 'side' });
      return { anchors: { seat: { x: 0, y: -48 }, surface: { x: 0, y: -48 } } };
    },
  },
  bench: {
    color: WOOD,
    draw: ({ pen, color }) => {
      for (const x of [-58, 54]) pen.rod(polyline(x, -84, x + 2, -40, x + 4, 0), '#4a4d55', 4);
      for (const y of [-84, -70, -56]) pen.shape(bar(-72, y, 144, 9, 2), color, { tone: 'down' });
      pen.shape(polygon(-76, -36, -68, -46, 68, -46, 76, -36), lighter(color, 0.14), { tone: 'down' });
      pen.shape(bar(-76, -37, 152, 6, 2), color);
      for (const x of [-66, 62]) pen.rod(polyline(x, -31, x, 0), '#4a4d55', 4);
      return { anchors: { seat: { x: 0, y: -42 }, surface: { x: 0, y: -42 }, below: { x: 0, y: -3 } } };
    },
  },
  sofa: {
    color: '#4f8f8a',
    draw: ({ pen, color }) => {
      for (const x of [-70, 64]) pen.shape(bar(x, -10, 7, 10), '#6b4630');
      pen.shape(bar(-78, -84, 156, 60, 14), darker(color, 0.12), { tone: 'down' });
      for (const x of [-66, 2]) pen.shape(bar(x, -78, 64, 40, 9), color, { tone: 'down' });
      for (const x of [-66, 2]) pen.shape(bar(x, -46, 64, 18, 7), lighter(color, 0.12), { tone: 'down' });
      pen.shape(bar(-74, -30, 148, 22, 5), darker(color, 0.08), { tone: 'down' });
      for (const x of [-88, 68]) pen.shape(bar(x, -60, 20, 52, 9), color, { tone: 'side' });
      pen.shape(bar(-52, -70, 26, 26, 5), '#f2c25a', { tone: 'round' });
      return { anchors: { seat: { x: 6, y: -44 }, surface: { x: 6, y: -44 } } };
    },
  },
  bed: {
    color: '#6f8fc4',
    draw: ({ pen, color }) => {
      pen.shape(bar(-96, -84, 9, 84, 3), WOOD, { tone: 'side' });
      pen.shape(bar(92, -52, 8, 52, 3), WOOD, { tone: 'side' });
      pen.shape(bar(-90, -26, 184, 14), WOOD, { tone: 'down' });
      pen.shape(bar(-88, -44, 180, 22, 7), '#fbf8f0', { tone: 'down' });
      pen.shape(bar(-84, -60, 40, 20, 9), '#ffffff', { tone: 'round' });
      pen.shape('M-36 -48Q-32 -58 -10 -56Q40 -60 92 -52L94 -18Q30 -12 -38 -18Z', color, { tone: 'down' });
      pen.shape('M-40 -48Q-34 -58 -16 -57L-14 -18Q-28 -16 -40 -18Z', lighter(color, 0.5));
      for (const x of [14, 48, 78]) pen.line(`M${x} -55Q${x + 6} -36 ${x - 2} -17`, darker(color, 0.25), 1.2);
      return { anchors: { surface: { x: -10, y: -52 }, seat: { x: 20, y: -54 }, below: { x: 0, y: -2 } } };
    },
  },
  hammock: {
    color: '#e0814a',
    draw: ({ pen, color }) => {
      for (const x of [-94, 94]) pen.shape(bar(x - 4, -100, 8, 100, 3), '#7a5236', { tone: 'side' });
      for (const y of [-4, 4])
        pen.line(`${polyline(-92, -78, -62, -58 + y)}${polyline(92, -78, 62, -58 + y)}`, '#d9cbb0', 1.4);
      pen.shape('M-66 -62Q0 -22 66 -62Q0 -44 -66 -62Z', darker(color, 0.25));
      pen.inFront(() => {
        pen.shape('M-66 -62Q0 -28 66 -62Q40 -14 0 -14Q-40 -14 -66 -62Z', color, { tone: 'down' });
        for (const x of [-30, 0, 30])
          pen.line(
            `M${x} ${-42 + Math.abs(x) * 0.22}Q${x * 0.9} -28 ${x * 0.8} ${-15 - Math.abs(x) * 0.16}`,
            lighter(color, 0.5),
            3,
          );
      });
      return { anchors: { inside: { x: 0, y: -34 }, seat: { x: 0, y: -36 }, surface: { x: 0, y: -36 } } };
    },
  },
  bookshelf: {
    color: '#8f5f38',
    draw: ({ pen, color }) => {
      pen.shape(bar(-48, -140, 96, 140), color, { tone: 'side' });
      const spines = ['#c8483c', '#3f6fa5', '#e0a83c', '#5f8f5a', '#7a4f8f', '#d9cbb0', '#2f6f78'];
      for (let row = 0; row < 4; row += 1) {
        const y = -134 + row * 33;
        pen.mark(bar(-43, y, 86, 29), darker(color, 0.5));
        let x = -42;
        for (let index = 0; x < 36; index += 1) {
          const width = 5 + ((index * 7 + row * 5) % 4);
          const height = 19 + ((index * 11 + row * 3) % 8);
          const spine = spines[(index * 3 + row * 2) % spines.length] ?? '#c8483c';
          pen.shape(bar(x, y + 29 - height, width, height, 0.6), spine, { tone: 'side' });
          pen.mark(bar(x + 1, y + 34 - height, width - 2, 1.4), lighter(spine, 0.5));
          x += width + 0.8;
          if ((index + row) % 7 === 6) x += 7;
        }
      }
    },
  },
  wardrobe: {
    color: '#9a6a40',
    draw: ({ pen, color }) => {
      pen.shape(bar(-48, -136, 96, 136, 2), color, { tone: 'side' });
      pen.shape(bar(-52, -142, 104, 9, 2), darker(color, 0.15));
      for (const x of [-42, 3]) {
        pen.shape(bar(x, -128, 39, 118, 2), lighter(color, 0.08), { tone: 'side' });
        for (const [y, h] of [
          [-120, 46],
          [-66, 48],
        ] as const)
          pen.line(bar(x + 6, y, 27, h, 2), darker(color, 0.25), 1.4);
      }
      for (const x of [-7, 7]) pen.mark(oval(x, -68, 2.4), '#e8c04a');
    },
  },
  piano: {
    color: '#2b282e',
    draw: ({ pen, color }) => {
      pen.shape(bar(-70, -104, 140, 104, 3), color, { tone: 'down' });
      pen.shape(bar(-74, -108, 148, 8, 2), lighter(color, 0.15));
      pen.line(bar(-60, -94, 120, 34, 2), lighter(color, 0.25), 1.2);
      pen.shape(bar(-74, -56, 148, 12, 2), lighter(color, 0.1));
      pen.mark(bar(-66, -55, 132, 8), '#fbf8f0');
      for (let key = 0; key < 22; key += 1) {
        pen.line(polyline(-66 + key * 6, -55, -66 + key * 6, -47), '#8a8684', 0.6);
        if (key % 7 !== 2 && key % 7 !== 6) pen.mark(bar(-62 + key * 6, -55, 3.4, 4.6), '#1d1a20');
      }
      for (const x of [-68, 60]) pen.shape(bar(x, -44, 8, 44), lighter(color, 0.1));
      for (const x of [-8, 0, 8]) pen.mark(bar(x - 2, -8, 4, 6), '#e0b23c');
      return { anchors: { surface: { x: 0, y: -108 }, seat: { x: 0, y: -108 } } };
    },
  },
};
