/** Street and garden things, things carried or played with, rocks and water. */
import { bar, blob, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { flames } from './furniture.ts';
import type { Things } from './thing.ts';

const WOOD = '#8f5f38';

export const OUTDOORS: Things = {
  'street-lamp': {
    color: '#3f4650',
    draw: ({ pen, color, lit, lights }) => {
      pen.shape(polygon(-8, 0, -5, -10, 5, -10, 8, 0), color);
      pen.rod(polyline(0, -8, 0, -96), color, 3.2);
      pen.rod('M0 -88Q-12 -92 -14 -84M0 -88Q12 -92 14 -84', color, 1.6);
      pen.shape(polygon(-6, -96, -9, -114, 9, -114, 6, -96), lit ? '#ffe9a8' : '#e8eef0', { tone: 'side' });
      pen.line(polyline(0, -114, 0, -96), color, 1.2);
      pen.shape(polygon(-11, -113, -4, -122, 4, -122, 11, -113), color);
      pen.shape(oval(0, -124, 2.4), color);
      if (lit) lights.push({ x: 0, y: -105, radius: 60, color: '#ffdf94' });
      return { anchors: { below: { x: 10, y: 0 } } };
    },
  },
  signpost: {
    color: WOOD,
    draw: ({ pen, color }) => {
      pen.shape(bar(-3.5, -100, 7, 100), darker(color, 0.1), { tone: 'side' });
      pen.shape(polygon(-10, -92, 36, -92, 46, -82, 36, -72, -10, -72), lighter(color, 0.15), {
        tone: 'down',
      });
      pen.shape(polygon(10, -64, -34, -64, -44, -55, -34, -46, 10, -46), lighter(color, 0.08), {
        tone: 'down',
      });
      pen.line(`${polyline(-2, -82, 30, -82)}${polyline(-30, -55, 2, -55)}`, darker(color, 0.35), 2);
    },
  },
  swing: {
    color: '#c8483c',
    draw: ({ pen, color }) => {
      for (const side of [-1, 1])
        pen.rod(
          `${polyline(side * 46, -110, side * 62, 0)}${polyline(side * 46, -110, side * 34, -4)}`,
          color,
          4,
        );
      pen.rod(polyline(-50, -110, 50, -110), color, 4.4);
      for (const x of [-17, 17]) pen.line(polyline(x, -108, x, -30), '#7d828c', 1.8);
      pen.shape(bar(-22, -31, 44, 5, 1.5), WOOD, { tone: 'down' });
      return { anchors: { seat: { x: 0, y: -31 }, surface: { x: 0, y: -31 } } };
    },
  },
  scarecrow: {
    color: '#c8683c',
    draw: ({ pen, color }) => {
      pen.rod(polyline(0, 0, 0, -70), WOOD, 4);
      pen.rod(polyline(-48, -66, 48, -66), WOOD, 3.4);
      for (const side of [-1, 1])
        for (const y of [-72, -66, -60]) pen.line(polyline(side * 40, -66, side * 54, y), '#e0b54a', 2);
      pen.shape(polygon(-40, -74, 40, -74, 42, -58, 18, -56, 22, -22, -22, -22, -18, -56, -42, -58), color, {
        tone: 'down',
      });
      pen.shape(bar(-14, -48, 13, 12), '#5f8fb0');
      for (const x of [-16, -8, 0, 8, 16]) pen.line(polyline(x, -22, x, -12), '#e0b54a', 2.4);
      pen.shape(oval(0, -88, 16), '#ecd6a4', { tone: 'round' });
      for (const x of [-5, 7]) pen.mark(oval(x, -90, 2.2), '#3a2c28');
      pen.line('M-5 -82Q1 -77 8 -82', '#3a2c28', 1.4);
      pen.shape(polygon(-16, -98, 0, -126, 16, -98), '#a9793c', { tone: 'side' });
      pen.shape(oval(0, -98, 27, 5), '#b98a48', { tone: 'down' });
      return { anchors: { surface: { x: 40, y: -70 } } };
    },
  },
  campfire: {
    color: '#7a5236',
    draw: ({ pen, color, lights }) => {
      flames(pen, 0, -10, 1.5);
      pen.shape(tube([-38, -3, 5], [34, -14, 4.5]), color, { tone: 'down' });
      pen.shape(tube([-34, -14, 4.5], [38, -3, 5]), darker(color, 0.12), { tone: 'down' });
      for (const x of [-44, -26, 28, 46]) pen.shape(oval(x, 0, 9, 6), '#9a948c', { tone: 'round' });
      lights.push({ x: 0, y: -34, radius: 150, color: '#ff9a4a' });
    },
  },
  'telephone-booth': {
    color: '#c8302c',
    draw: ({ pen, color, glass, lit, lights }) => {
      pen.shape(bar(-28, -112, 56, 112), color, { tone: 'side' });
      pen.shape('M-32 -110Q0 -130 32 -110Z', color, { tone: 'down' });
      pen.mark(bar(-22, -108, 44, 9, 1), '#fbf6ea');
      for (let row = 0; row < 6; row += 1)
        for (let column = 0; column < 3; column += 1)
          pen.mark(bar(-20 + column * 14, -94 + row * 14, 12, 12), glass);
      if (lit) lights.push({ x: 0, y: -60, radius: 60, color: '#ffe2a0' });
    },
  },
  book: {
    color: '#3f6fa5',
    draw: ({ pen, color }) => {
      pen.shape(bar(-36, -96, 72, 96, 4), color, { tone: 'side' });
      pen.shape(bar(-30, -6, 64, 5), '#fbf6ea');
      pen.mark(bar(-36, -96, 10, 96), darker(color, 0.3));
      pen.line(bar(-18, -84, 46, 70, 3), '#f2c24a', 1.8);
      pen.mark(
        blob(5, -66, 9, -56, 19, -54, 11, -47, 13, -36, 5, -42, -4, -36, -2, -47, -9, -54, 1, -56),
        '#f2c24a',
      );
    },
  },
  umbrella: {
    color: '#d8463c',
    draw: ({ pen, color }) => {
      pen.rod('M0 -70L0 -8Q0 2 8 2Q14 2 14 -6', WOOD, 3);
      const ribs = [-56, -28, 0, 28, 56];
      pen.shape(
        `M-56 -58C-54 -112 54 -112 56 -58${ribs
          .slice(0, 4)
          .map((_, index) => `Q${42 - index * 28} -66 ${28 - index * 28} -58`)
          .join('')}Z`,
        color,
        { tone: 'round' },
      );
      for (const x of [-28, 0, 28]) pen.line(`M0 -98Q${x * 0.9} -86 ${x} -58`, darker(color, 0.3), 1.3);
      pen.rod(polyline(0, -98, 0, -106), WOOD, 2);
      return { anchors: { hand: { x: 0, y: -10 }, below: { x: 0, y: 0 } } };
    },
  },
  kite: {
    color: '#d8463c',
    floats: 'air',
    draw: ({ pen, color }) => {
      pen.line('M0 0C-14 24 16 40 -6 66C-20 84 4 96 -4 116', '#6b6460', 1.2);
      for (const [x, y] of [
        [-2, 24],
        [4, 46],
        [-10, 76],
      ] as const)
        pen.shape(
          polygon(x - 9, y - 5, x, y, x - 9, y + 5, x - 9, y - 5, x + 9, y + 5, x, y, x + 9, y - 5),
          '#f2c24a',
        );
      pen.shape(polygon(0, -74, 36, -36, 0, 2, -36, -36), color);
      pen.mark(polygon(0, -74, 36, -36, 0, -36), '#f2c24a');
      pen.mark(polygon(-36, -36, 0, -36, 0, 2), '#3f8fc4');
      pen.line(`${polyline(0, -74, 0, 2)}${polyline(-36, -36, 36, -36)}`, '#6b4630', 1.6);
      return { anchors: { hand: { x: -4, y: 114 } } };
    },
  },
  balloon: {
    color: '#d8343c',
    floats: 'air',
    draw: ({ pen, color }) => {
      pen.line('M0 0C-8 20 8 36 -2 62', '#8a8684', 1.2);
      pen.shape(polygon(-4, 5, 4, 5, 0, -3), darker(color, 0.2));
      pen.shape('M0 0C-44 -28 -36 -86 0 -86C36 -86 44 -28 0 0Z', color, { tone: 'round' });
      pen.mark(blob(-18, -58, -14, -72, -4, -76, -10, -60), '#ffffff', 0.6);
      return { anchors: { hand: { x: -2, y: 60 } } };
    },
  },
  ball: {
    color: '#d8463c',
    draw: ({ pen, color }) => {
      const sphere = oval(0, -40, 40);
      pen.shape(sphere, color, { tone: 'round' });
      pen.clip(sphere, () => {
        pen.mark('M-44 -52Q0 -30 44 -52L44 -36Q0 -14 -44 -36Z', '#fbf6ea');
        pen.mark(oval(0, -82, 22, 14), '#f2c24a');
      });
      pen.mark(blob(-22, -56, -14, -68, -2, -70, -14, -58), '#ffffff', 0.55);
    },
  },
  blocks: {
    color: '#d8463c',
    draw: ({ pen, color }) => {
      for (const [x, y, tint] of [
        [-26, 0, color],
        [24, 0, '#3f8fc4'],
        [0, -44, '#f2c24a'],
      ] as const) {
        pen.shape(bar(x - 22, y - 44, 44, 44, 4), tint, { tone: 'side' });
        pen.line(bar(x - 15, y - 37, 30, 30, 3), lighter(tint, 0.5), 2);
      }
    },
  },
  pinwheel: {
    color: '#e8618c',
    draw: ({ pen, color }) => {
      pen.rod(polyline(0, 0, 0, -66), WOOD, 2.4);
      ['#f2c24a', '#3f8fc4', '#6fa84a', color].forEach((tint, index) => {
        pen.group(0, -68, index * 90, () => {
          pen.shape(polygon(0, 0, 0, -34, 22, -22), tint);
          pen.mark(polygon(0, 0, 22, -22, 10, -4), darker(tint, 0.24));
        });
      });
      pen.shape(oval(0, -68, 3.4), '#fbf6ea', { tone: 'round' });
    },
  },
  'raincoat-garment': {
    color: '#f2c230',
    draw: ({ pen, color }) => {
      for (const side of [-1, 1])
        pen.shape(tube([side * 26, -66, 11], [side * 44, -34, 11]), darker(color, 0.08), { tone: 'side' });
      pen.shape(polygon(-28, -74, 28, -74, 40, 0, -40, 0), color, { tone: 'side' });
      pen.shape(blob(-22, -74, -24, -98, 0, -110, 24, -98, 22, -74, 0, -66), color, { tone: 'round' });
      pen.mark(oval(0, -86, 13, 15), darker(color, 0.4));
      pen.line(polyline(0, -68, 0, 0), darker(color, 0.3), 1.6);
      for (const y of [-56, -38, -20]) pen.mark(oval(5, y, 2.4), darker(color, 0.5));
    },
  },
  'fishing-rod': {
    color: '#7a5a36',
    draw: ({ pen, color }) => {
      pen.rod('M-40 0Q10 -50 44 -100', color, 2);
      pen.rod(polyline(-40, 0, -28, -11), '#3a2c28', 4);
      pen.shape(oval(-22, -12, 5), '#8a929e', { tone: 'round' });
      pen.line('M44 -100Q48 -60 46 -34', '#8a8684', 0.7);
      pen.shape(oval(46, -32, 2.6, 4), '#d8342c');
      return { anchors: { hand: { x: -32, y: -8 } } };
    },
  },
  oar: {
    color: '#b98a52',
    draw: ({ pen, color }) => {
      pen.rod(polyline(0, -100, 0, -26), color, 3.4);
      pen.shape(blob(-8, -28, 8, -28, 9, -4, 0, 0, -9, -4), lighter(color, 0.1), { tone: 'side' });
      pen.rod(polyline(-7, -100, 7, -100), color, 3.4);
      return { anchors: { hand: { x: 0, y: -70 } } };
    },
  },
  'watering-can': {
    color: '#5fa08a',
    draw: ({ pen, color }) => {
      pen.rod('M-22 -54C-60 -58 -58 -10 -26 -12', color, 4.4);
      pen.rod('M-20 -60Q0 -84 20 -60', color, 4);
      pen.shape(polygon(20, -24, 58, -62, 64, -58, 28, -10), darker(color, 0.12));
      pen.shape(polygon(50, -66, 70, -58, 66, -50, 50, -58), color);
      pen.shape('M-28 -60L28 -60L24 0L-24 0Z', color, { tone: 'side' });
      pen.shape(oval(0, -60, 28, 6), darker(color, 0.35));
      return { anchors: { hand: { x: 0, y: -74 } } };
    },
  },
  'sled-rope': {
    color: '#b5703c',
    draw: ({ pen, color }) => {
      pen.line('M58 -22Q86 -34 96 -58', '#d9cbb0', 2.2);
      pen.rod('M-56 0L48 0Q66 -2 62 -24', '#c8483c', 3.6);
      for (const x of [-38, 4, 38]) pen.rod(polyline(x, 0, x, -18), darker(color, 0.2), 3);
      for (const y of [-24, -20])
        pen.shape(bar(-58, y, 112, 5, 2), y === -24 ? color : darker(color, 0.15), { tone: 'down' });
      return {
        anchors: { seat: { x: -6, y: -24 }, surface: { x: -6, y: -24 } },
        riding: { nearFoot: { x: 46, y: -20 }, farFoot: { x: 50, y: -22 }, grip: { x: 56, y: -32 } },
      };
    },
  },
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
