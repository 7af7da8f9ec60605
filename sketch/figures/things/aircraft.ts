/** Vehicles of the air. */

import { bar, blob, oval, polygon, polyline } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';
import { tyre } from './wheels.ts';

/** Aircraft by their nouns. */
export const AIRCRAFT: Things = {
  airplane: {
    color: '#f4f5f7',
    floats: 'air',
    draw: ({ pen, color, glass }) => {
      pen.shape(polygon(-4, -22, -30, -52, -18, -52, 20, -22), darker(color, 0.2));
      pen.shape(polygon(-66, -22, -82, -52, -68, -52, -48, -26), '#3a7bd5', { tone: 'down' });
      pen.shape(blob(-78, -22, -40, -30, 20, -31, 58, -26, 74, -16, 58, -8, 0, -5, -52, -10), color, {
        tone: 'down',
      });
      pen.line('M-70 -16Q0 -10 68 -14', '#3a7bd5', 3);
      for (let x = -44; x < 44; x += 8) pen.mark(oval(x, -21, 2, 2.6), darker(glass, 0.2));
      pen.mark(blob(56, -24, 64, -22, 66, -18, 56, -19), darker(glass, 0.3));
      pen.shape(polygon(18, -14, -34, 20, -18, 20, 36, -14), darker(color, 0.08), { tone: 'down' });
      pen.shape(bar(-6, -4, 18, 8, 4), '#aab2bd', { tone: 'down' });
      return { anchors: { seat: { x: 0, y: -31 }, inside: { x: 50, y: -20 } } };
    },
  },
  biplane: {
    color: '#d8483c',
    floats: 'air',
    draw: ({ pen, color }) => {
      pen.rod(`${polyline(4, -46, 8, -8)}${polyline(28, -46, 30, -8)}`, '#8a5a30', 2);
      pen.shape(polygon(-58, -22, -70, -46, -56, -46, -42, -26), color);
      pen.shape(blob(-70, -24, -20, -36, 30, -36, 50, -26, 46, -12, 10, -10), color, { tone: 'down' });
      pen.mark(oval(-4, -33, 11, 4), '#4a342c');
      pen.shape(bar(-10, -52, 54, 7, 3.5), lighter(color, 0.1), { tone: 'down' });
      pen.shape(bar(-6, -12, 52, 7, 3.5), darker(color, 0.1), { tone: 'down' });
      pen.mark(oval(54, -22, 3, 24), '#7a5a3a', 0.6);
      pen.shape(oval(52, -22, 4), '#34343c');
      for (const x of [14, 28]) tyre(pen, x, 6, 6);
      return { anchors: { inside: { x: -4, y: -34 }, seat: { x: -4, y: -32 } } };
    },
  },
  'paper-plane': {
    color: '#fbfaf6',
    floats: 'air',
    draw: ({ pen, color }) => {
      pen.shape(polygon(-44, -34, 54, -8, -8, 4), color);
      pen.shape(polygon(-18, 26, -8, 4, 54, -8), darker(color, 0.18));
      pen.shape(polygon(-44, -34, 54, -8, -22, -2), lighter(color, 0.2));
    },
  },
  drone: {
    color: '#5d626c',
    floats: 'air',
    draw: ({ pen, color }) => {
      for (const side of [-1, 1]) {
        pen.rod(polyline(0, -14, side * 42, -24), color, 4);
        pen.rod(polyline(side * 42, -24, side * 42, -32), '#34343c', 2.4);
        pen.mark(oval(side * 42, -33, 26, 2.6), '#9aa1ac', 0.7);
        pen.rod(polyline(side * 14, -8, side * 20, 6), '#34343c', 2.2);
      }
      pen.shape(bar(-22, -24, 44, 18, 9), lighter(color, 0.2), { tone: 'down' });
      pen.shape(oval(8, -6, 7), '#26262c', { tone: 'round' });
      pen.mark(oval(10, -8, 2), '#8fd3ff');
    },
  },
  'hot-air-balloon': {
    color: '#d8483c',
    floats: 'air',
    draw: ({ pen, color, lit, lights }) => {
      for (const x of [-11, -4, 4, 11]) pen.line(polyline(x, -16, x * 1.8, -40), '#6b4630', 0.9);
      const envelope = 'M-11 -34Q-46 -66 -42 -96Q-36 -134 0 -134Q36 -134 42 -96Q46 -66 11 -34Q0 -31 -11 -34Z';
      pen.shape(envelope, color, { tone: 'round' });
      pen.clip(envelope, () => {
        pen.mark('M-9 -32Q-22 -80 -14 -140L14 -140Q22 -80 9 -32Z', '#f6d06a', 0.9);
        for (const side of [-1, 1])
          pen.mark(
            `M${side * 12} -34Q${side * 42} -70 ${side * 30} -136L${side * 46} -136L${side * 56} -60Z`,
            '#3f6fa5',
            0.85,
          );
        pen.mark(blob(-30, -100, -20, -124, -8, -126, -20, -98), '#ffffff', 0.25);
      });
      pen.inFront(() => {
        pen.shape(polygon(-12, -18, 12, -18, 10, 0, -10, 0), '#a9743e', { tone: 'side' });
        for (const y of [-13, -8, -3]) pen.line(polyline(-11, y, 11, y), darker('#a9743e', 0.3), 0.9);
        pen.line(polyline(-13, -18, 13, -18), '#7a4f2c', 2.4);
      });
      if (lit) lights.push({ x: 0, y: -70, radius: 60, color: '#ffb05a' });
      return { anchors: { inside: { x: 0, y: -10 } } };
    },
  },
  airship: {
    color: '#8fa0b5',
    floats: 'air',
    draw: ({ pen, color, glass }) => {
      for (const y of [-62, -8]) pen.shape(polygon(-62, -36, -92, y, -74, -36), darker(color, 0.2));
      pen.shape(oval(0, -36, 84, 28), color, { tone: 'down' });
      for (const r of [16, 6]) pen.line(oval(0, -36, 84, r), darker(color, 0.2), 1);
      pen.shape(bar(-22, -10, 48, 12, 5), darker(color, 0.35), { tone: 'down' });
      for (let x = -16; x < 22; x += 9) pen.mark(bar(x, -7, 6, 5, 1), glass);
    },
  },
  rocket: {
    color: '#f2f0ec',
    floats: 'air',
    draw: ({ pen, color, glass, lights }) => {
      pen.shape(blob(-9, -8, -14, 12, 0, 34, 14, 12, 9, -8), '#f6a13a');
      pen.mark(blob(-5, -8, -7, 8, 0, 20, 7, 8, 5, -8), '#fdf0a8');
      for (const side of [-1, 1])
        pen.shape(`M${side * 14} -42Q${side * 34} -26 ${side * 30} 0L${side * 13} -12Z`, '#d8483c', {
          tone: 'down',
        });
      pen.shape('M-15 -8Q-24 -60 0 -104Q24 -60 15 -8Z', color, { tone: 'side' });
      pen.shape('M-9.5 -84Q-5 -95 0 -104Q5 -95 9.5 -84Q0 -80 -9.5 -84Z', '#d8483c', { tone: 'side' });
      pen.shape(oval(0, -58, 9.4), '#7d828c');
      pen.shape(oval(0, -58, 6.8), glass, { tone: 'round' });
      pen.shape(polygon(-3, -30, 3, -30, 4, 0, -4, 0), '#d8483c', { tone: 'side' });
      lights.push({ x: 0, y: 10, radius: 50, color: '#ffb04a' });
      return { anchors: { inside: { x: 0, y: -58 } } };
    },
  },
};
