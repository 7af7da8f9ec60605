/** Furniture and household things. */
import { bar, blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting, Thing, Things } from './thing.ts';

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

function glow({ lit, lights }: Drafting, x: number, y: number, radius: number, color = '#ffcf7a'): void {
  if (lit) lights.push({ x, y, radius, color });
}

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
  fireplace: {
    color: '#b06a54',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-58, -86, 116, 86), color, { tone: 'side' });
      for (let row = 0; row < 9; row += 1) {
        pen.line(polyline(-58, -row * 9, 58, -row * 9), lighter(color, 0.3), 0.8);
        for (let x = -58 + (row % 2) * 9; x < 58; x += 18)
          pen.line(polyline(x, -row * 9 - 9, x, -row * 9), lighter(color, 0.3), 0.8);
      }
      pen.shape(bar(-66, -96, 132, 12, 2), WOOD, { tone: 'down' });
      pen.shape('M-34 0L-34 -44Q0 -66 34 -44L34 0Z', '#2b2224');
      flames(pen, 0, -6, 1);
      pen.rod(`${polyline(-20, -4, 20, -8)}${polyline(-18, -9, 20, -3)}`, '#6b4630', 5);
      drafting.lights.push({ x: 0, y: -22, radius: 90, color: '#ff9a4a' });
      return { anchors: { surface: { x: 0, y: -96 } } };
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
  chandelier: {
    color: '#e0b23c',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.rod(polyline(0, -100, 0, -40), color, 2);
      for (const x of [-46, -24, 24, 46]) {
        pen.rod(`M0 -30Q${x * 0.7} -4 ${x} -28`, color, 2.4);
        pen.shape(bar(x - 2.4, -44, 4.8, 14), '#fbf6e8');
        pen.shape(blob(x, -56, x + 3, -48, x, -44, x - 3, -48), '#ffc24a');
        pen.mark(oval(x, -20, 2.2, 4), '#cfeaf4');
      }
      pen.shape(oval(0, -30, 7, 12), color, { tone: 'round' });
      pen.mark(oval(0, -8, 3, 6), '#cfeaf4');
      drafting.lights.push({ x: 0, y: -48, radius: 110, color: '#ffdf94' });
    },
  },
  lantern: {
    color: '#d8342c',
    draw: ({ pen, color, lights }) => {
      pen.line('M0 -92Q-3 -98 0 -104', '#6b4630', 2);
      pen.shape(oval(0, -50, 36, 36), color, { tone: 'round' });
      pen.mark(oval(0, -50, 20, 30), '#ffb45a', 0.42);
      for (const r of [26, 12]) pen.line(oval(0, -50, r, 35.6), darker(color, 0.25), 1.1);
      pen.shape(bar(-16, -92, 32, 8, 2), '#e8b84a', { tone: 'side' });
      pen.shape(bar(-16, -16, 32, 7, 2), '#e8b84a', { tone: 'side' });
      for (const x of [-6, 0, 6]) pen.line(`M${x} -9Q${x * 1.2} 2 ${x * 0.8} 14`, '#e8b84a', 1.8);
      lights.push({ x: 0, y: -50, radius: 130, color: '#ff9f4a' });
      return { anchors: { hand: { x: 0, y: -102 } } };
    },
  },
  lamp: {
    color: '#f2d9a0',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(oval(0, -4, 24, 5), '#7a5236', { tone: 'down' });
      pen.shape(tube([0, -5, 4], [0, -24, 8], [0, -46, 3]), '#7a5236', { tone: 'side' });
      pen.shape(polygon(-18, -92, 18, -92, 36, -44, -36, -44), color, { tone: 'side' });
      glow(drafting, 0, -56, 110);
    },
  },
  easel: {
    color: WOOD,
    draw: ({ pen, color }) => {
      pen.rod(
        `${polyline(0, -104, -34, 0)}${polyline(0, -104, 34, 0)}${polyline(0, -104, 6, -8)}`,
        color,
        3.4,
      );
      pen.shape(bar(-38, -92, 76, 56), '#fbf8f0');
      pen.mark(bar(-34, -88, 68, 26), '#a8d4ee');
      pen.mark(blob(-34, -62, -12, -74, 6, -62, 20, -70, 34, -60, 34, -40, -34, -40), '#6fa84a');
      pen.mark(oval(18, -80, 5), '#f6c945');
      pen.shape(bar(-42, -37, 84, 5), darker(color, 0.1));
    },
  },
  blackboard: {
    color: '#2f5f4a',
    draw: ({ pen, color }) => {
      pen.shape(bar(-76, -92, 152, 88, 2), WOOD, { tone: 'down' });
      pen.shape(bar(-70, -86, 140, 76), color);
      pen.line('M-56 -66q10 -10 20 0t20 0M-56 -46h40M-56 -32h30', '#f0f2ea', 2, 0.85);
      pen.line(`${oval(34, -50, 16)}${polyline(34, -50, 46, -60)}`, '#f6dfa0', 2, 0.85);
      pen.shape(bar(-72, -6, 144, 6), darker(WOOD, 0.1));
    },
  },
  fridge: {
    color: '#dfe6ea',
    draw: ({ pen, color }) => {
      pen.shape(bar(-32, -118, 64, 116, 5), color, { tone: 'side' });
      pen.line(polyline(-32, -78, 32, -78), darker(color, 0.3), 2);
      for (const [y, h] of [
        [-100, 14],
        [-68, 24],
      ] as const)
        pen.rod(polyline(-23, y, -23, y + h), '#8a929e', 2.6);
      for (const [x, y, c] of [
        [6, -58, '#e8618c'],
        [16, -48, '#f2c24a'],
        [8, -40, '#5fa0d8'],
      ] as const)
        pen.mark(bar(x, y, 7, 7, 1), c);
    },
  },
  'washing-machine': {
    color: '#f2f4f6',
    draw: ({ pen, color }) => {
      pen.shape(bar(-42, -92, 84, 92, 4), color, { tone: 'side' });
      pen.line(polyline(-42, -74, 42, -74), darker(color, 0.25), 1.4);
      pen.shape(oval(28, -83, 5), '#aab2bd', { tone: 'round' });
      pen.shape(bar(-34, -87, 26, 8, 1), darker(color, 0.12));
      pen.shape(oval(0, -38, 27), '#aab2bd', { tone: 'round' });
      pen.shape(oval(0, -38, 20), '#5f8fb0', { tone: 'round' });
      pen.mark(blob(-14, -44, -4, -54, 8, -52, -4, -44), '#ffffff', 0.5);
    },
  },
  oven: {
    color: '#4a4d55',
    draw: ({ pen, color }) => {
      pen.shape(bar(-46, -80, 92, 80, 3), color, { tone: 'side' });
      for (const x of [-32, -14, 4]) pen.shape(oval(x, -69, 4), '#cfd4da', { tone: 'round' });
      pen.shape(bar(-38, -56, 76, 44, 3), '#26262c');
      pen.mark(bar(-34, -52, 68, 36, 2), '#f29a4a', 0.5);
      pen.rod(polyline(-34, -60, 34, -60), '#cfd4da', 2.6);
    },
  },
  fan: {
    color: '#7fb0c8',
    draw: ({ pen, color }) => {
      pen.shape(oval(0, -3, 24, 5), darker(color, 0.2), { tone: 'down' });
      pen.rod(polyline(0, -5, 0, -36), darker(color, 0.2), 5);
      for (const turn of [0, 120, 240])
        pen.group(0, -66, turn, () => pen.shape(blob(0, 0, -10, -16, -4, -27, 8, -26, 10, -10), color));
      pen.line(`${oval(0, -66, 33)}${oval(0, -66, 20)}`, '#8a929e', 1.6);
      for (let wire = 0; wire < 12; wire += 1)
        pen.line(
          polyline(0, -66, Math.cos((wire * Math.PI) / 6) * 33, -66 + Math.sin((wire * Math.PI) / 6) * 33),
          '#8a929e',
          0.8,
        );
      pen.shape(oval(0, -66, 5), darker(color, 0.3), { tone: 'round' });
    },
  },
  cage: {
    color: '#d9a83c',
    draw: ({ pen, color }) => {
      pen.line(oval(0, -104, 5), color, 2);
      pen.shape(oval(0, -8, 36, 8), darker(color, 0.25), { tone: 'down' });
      pen.line('M-34 -10L-34 -56Q-32 -96 0 -98Q32 -96 34 -56L34 -10', darker(color, 0.2), 1.4);
      pen.rod(polyline(-30, -34, 30, -34), '#8a5a30', 2.4);
      pen.inFront(() => {
        for (const x of [-34, -22, -10, 2, 14, 26, 34])
          pen.line(`M${x} -6L${x} -56Q${x * 0.94} -90 0 -98`, color, 1.6);
        for (const y of [-30, -58]) pen.line(`M-34 ${y}Q0 ${y + 8} 34 ${y}`, color, 1.8);
        pen.shape('M-38 -10Q0 2 38 -10L36 0Q0 10 -36 0Z', color, { tone: 'side' });
      });
      return { anchors: { inside: { x: 0, y: -35 }, surface: { x: 0, y: -96 }, hand: { x: 0, y: -106 } } };
    },
  },
  aquarium: {
    color: '#8fd0ea',
    draw: ({ pen, color }) => {
      pen.shape(bar(-66, -70, 132, 70, 3), lighter(color, 0.5));
      pen.mark(bar(-62, -58, 124, 54), color, 0.9);
      pen.mark(blob(-62, -10, -30, -14, 10, -9, 40, -13, 62, -8, 62, -3, -62, -3), '#e2c890');
      for (const [x, tall] of [
        [-48, 34],
        [-40, 24],
        [46, 38],
      ] as const)
        pen.shape(tube([x, -10, 2], [x - 3, -10 - tall * 0.5, 2.4], [x + 2, -10 - tall, 0.8]), '#4a9a5a');
      for (const [x, y] of [
        [20, -40],
        [24, -48],
        [19, -54],
      ] as const)
        pen.line(oval(x, y, 2), '#ffffff', 0.8);
      pen.inFront(() => {
        pen.line(bar(-66, -70, 132, 70, 3), '#5f6f7a', 3);
        pen.mark(polygon(-56, -6, -40, -64, -30, -64, -46, -6), '#ffffff', 0.28);
      });
      return { anchors: { inside: { x: 0, y: -26 } } };
    },
  },
  barrel: {
    color: '#9a6436',
    draw: ({ pen, color }) => {
      pen.shape('M-26 0Q-40 -40 -26 -80L26 -80Q40 -40 26 0Q0 6 -26 0Z', color, { tone: 'side' });
      for (const x of [-12, 0, 12]) pen.line(`M${x} -80Q${num(x * 1.5)} -40 ${x} 2`, darker(color, 0.3), 1);
      for (const [y, half] of [
        [-64, 30],
        [-16, 30],
      ] as const)
        pen.line(`M${-half - 2} ${y}Q0 ${y + 7} ${half + 2} ${y}`, '#5d626c', 5);
      pen.shape(oval(0, -80, 26, 6), lighter(color, 0.2));
      return { anchors: { surface: { x: 0, y: -80 }, seat: { x: 0, y: -80 }, inside: { x: 0, y: -70 } } };
    },
  },
  crate: {
    color: '#b98a52',
    draw: ({ pen, color }) => {
      pen.shape(bar(-44, -64, 88, 64), color, { tone: 'side' });
      for (const y of [-43, -22]) pen.line(polyline(-44, y, 44, y), darker(color, 0.4), 2);
      pen.line(polyline(-36, -56, 36, -8), darker(color, 0.2), 7);
      for (const x of [-44, 35]) pen.shape(bar(x, -64, 9, 64), lighter(color, 0.1));
      pen.shape(bar(-46, -68, 92, 8), lighter(color, 0.14));
      return { anchors: { surface: { x: 0, y: -68 }, seat: { x: 0, y: -68 } } };
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
  guqin: {
    color: '#6b3a28',
    width: 1.2,
    draw: ({ pen, color }) => {
      pen.shape('M-70 -10Q-60 -22 -40 -20L50 -18Q66 -18 70 -8L68 0L-68 0Z', color, { tone: 'down' });
      for (const y of [-16, -13.5, -11, -8.5, -6]) pen.line(polyline(-64, y + 2, 66, y), '#e9dcc0', 0.6);
      for (let stud = 0; stud < 9; stud += 1) pen.mark(oval(-50 + stud * 13, -17, 1.4), '#f4ead0');
    },
  },
};

/** A fire's tongues, standing on a point; also used outdoors. */
export function flames(pen: Pen, x: number, y: number, scale: number): void {
  pen.group(
    x,
    y,
    0,
    () => {
      pen.shape(
        blob(-18, 0, -20, -16, -10, -26, -8, -38, 2, -28, 8, -44, 14, -26, 20, -14, 16, 0),
        '#f0702c',
      );
      pen.mark(blob(-11, 0, -12, -12, -4, -22, 2, -16, 6, -26, 12, -12, 10, 0), '#f9b23c');
      pen.mark(blob(-5, 0, -5, -8, 1, -14, 6, -6, 5, 0), '#fdf0a8');
    },
    scale,
  );
}
