/** Objects to carry, wear or play with. */

import { bar, blob, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';

const WOOD = '#8f5f38';

/** Belongings by their nouns. */
export const BELONGINGS: Things = {
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
      pen.line('M0 -36C-14 60 -34 130 -62 200', '#5a5450', 2.2);
      pen.line('M0 0C14 20 24 34 14 56C6 70 22 80 18 92', '#6b6460', 1.2);
      for (const [x, y] of [
        [13, 22],
        [17, 48],
        [16, 76],
      ] as const)
        pen.shape(
          polygon(x - 9, y - 5, x, y, x - 9, y + 5, x - 9, y - 5, x + 9, y + 5, x, y, x + 9, y - 5),
          '#f2c24a',
        );
      pen.shape(polygon(0, -74, 36, -36, 0, 2, -36, -36), color);
      pen.mark(polygon(0, -74, 36, -36, 0, -36), '#f2c24a');
      pen.mark(polygon(-36, -36, 0, -36, 0, 2), '#3f8fc4');
      pen.line(`${polyline(0, -74, 0, 2)}${polyline(-36, -36, 36, -36)}`, '#6b4630', 1.6);
      return { anchors: { hand: { x: -61, y: 197 } } };
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
};
