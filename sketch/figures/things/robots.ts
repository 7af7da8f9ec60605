/** Figures that are neither people nor animals: robots, aliens, ghosts. Drawn whole, facing right. */
import { bar, blob, oval, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';

const GLOW = '#7fe6ff';

/** A jointed metal limb with a ball at its end. */
function limb(
  pen: Pen,
  color: string,
  width: number,
  points: readonly (readonly [number, number])[],
  end: number,
): void {
  pen.shape(tube(...points.map(([x, y]): [number, number, number] => [x, y, width])), darker(color, 0.12), {
    tone: 'side',
  });
  for (const [x, y] of points.slice(1, -1))
    pen.shape(oval(x, y, width * 1.35), darker(color, 0.3), { tone: 'round' });
  const [x, y] = points.at(-1) ?? [0, 0];
  pen.shape(oval(x, y, end), lighter(color, 0.1), { tone: 'round' });
}

/** Robots, aliens and ghosts by their nouns. */
export const ROBOTS: Things = {
  robot: {
    color: '#9fb3c4',
    draw: ({ pen, color, lights }) => {
      const accent = '#e0704a';
      limb(
        pen,
        color,
        3.4,
        [
          [19, -62],
          [27, -50],
          [31, -38],
        ],
        5.2,
      );
      for (const side of [-1, 1]) {
        pen.shape(
          tube([side * 9, -32, 4.4], [side * 10, -18, 4], [side * 10, -6, 3.8]),
          darker(color, 0.18),
          {
            tone: 'side',
          },
        );
        pen.shape(oval(side * 10, -19, 5), darker(color, 0.32), { tone: 'round' });
        pen.shape(bar(side * 11 - 8 + 2, -7, 18, 7, 3.5), darker(color, 0.25), { tone: 'down' });
      }
      pen.shape(bar(-19, -68, 38, 38, 8), color, { tone: 'side' });
      pen.shape(bar(-12, -61, 24, 14, 3), darker(color, 0.42), { contour: false });
      pen.mark(oval(-6, -54, 2.6), accent);
      pen.mark(oval(1, -54, 2.6), '#f2c94c');
      pen.line(polyline(5, -57, 9, -57), GLOW, 1.3);
      pen.line(polyline(5, -54, 9, -54), GLOW, 1.3);
      pen.line(polyline(-13, -40, 13, -40), darker(color, 0.3), 1);
      pen.shape(bar(-5, -73, 10, 7, 2), darker(color, 0.3), { tone: 'side' });
      pen.shape(bar(-17, -96, 34, 25, 8), lighter(color, 0.12), { tone: 'side' });
      pen.shape(bar(-11, -91, 27, 14, 6), '#233140', { contour: false });
      for (const x of [-3, 8]) pen.mark(oval(x, -84, 3.1), GLOW);
      pen.line('M-1 -74.6Q4 -72.4 9 -74.6', darker(color, 0.45), 1.2);
      pen.shape(oval(-17.5, -84, 3, 5.4), accent, { tone: 'side' });
      pen.rod(polyline(0, -96, 0, -105), darker(color, 0.25), 1.4);
      pen.shape(oval(0, -107, 3), accent, { tone: 'round' });
      limb(
        pen,
        color,
        3.6,
        [
          [-19, -62],
          [-27, -51],
          [-24, -38],
        ],
        5.4,
      );
      lights.push({ x: 3, y: -84, radius: 40, color: GLOW });
      return {
        anchors: {
          hand: { x: 31, y: -38 },
          otherHand: { x: -24, y: -38 },
          head: { x: 0, y: -84 },
          seat: { x: 0, y: -30 },
          top: { x: 0, y: -96 },
        },
      };
    },
  },
  'robot-dog': {
    color: '#a9b8c4',
    draw: ({ pen, color, lights }) => {
      const dark = darker(color, 0.3);
      for (const x of [-36, 26])
        pen.shape(tube([x + 8, -40, 6], [x + 12, -22, 5], [x + 6, -5, 4.6]), dark, { tone: 'side' });
      pen.shape(tube([-46, -56, 3.4], [-58, -70, 2.6], [-60, -82, 2.4]), dark, { tone: 'side' });
      pen.shape(oval(-60, -84, 4), '#e0704a', { tone: 'round' });
      pen.shape(bar(-48, -64, 82, 30, 13), color, { tone: 'down' });
      pen.shape(bar(-30, -58, 34, 15, 4), dark, { contour: false });
      for (const x of [-24, -14, -4]) pen.mark(oval(x, -50.5, 3), x === -4 ? '#f2c94c' : GLOW);
      for (const x of [-42, 22]) {
        pen.shape(tube([x, -40, 7], [x + 4, -22, 6], [x - 2, -5, 5.4]), lighter(color, 0.08), {
          tone: 'side',
        });
        pen.shape(oval(x + 4, -22, 6.4), dark, { tone: 'round' });
        pen.shape(bar(x - 9, -7, 19, 7, 3.4), dark, { tone: 'down' });
      }
      pen.shape(tube([28, -58, 8], [40, -74, 8]), dark, { tone: 'side' });
      pen.shape(blob(26, -100, 52, -102, 66, -86, 62, -72, 40, -68, 26, -80), lighter(color, 0.12), {
        tone: 'round',
      });
      pen.shape(bar(56, -86, 24, 16, 6), color, { tone: 'down' });
      pen.shape(oval(79, -82, 4.2), '#2b3440');
      pen.shape(bar(28, -118, 10, 24, 4), '#e0704a', { tone: 'side' });
      pen.shape(bar(39, -96, 20, 11, 5), '#233140', { contour: false });
      pen.mark(oval(51, -90.5, 3.6), GLOW);
      pen.line(polyline(60, -73, 76, -73), dark, 1.6);
      lights.push({ x: 51, y: -90, radius: 40, color: GLOW });
      return {
        anchors: {
          mouth: { x: 76, y: -74 },
          head: { x: 48, y: -88 },
          seat: { x: -8, y: -64 },
          surface: { x: -8, y: -64 },
          top: { x: 0, y: -64 },
        },
      };
    },
  },
  alien: {
    color: '#8fc98a',
    draw: ({ pen, color }) => {
      const suit = '#6c7fb8';
      pen.shape(tube([13, -50, 3.2], [23, -44, 2.6], [29, -34, 2.4]), darker(color, 0.1), { tone: 'side' });
      pen.shape(oval(30, -31, 4), color, { tone: 'round' });
      for (const side of [-1, 1]) {
        pen.shape(tube([side * 5, -26, 4.6], [side * 7, -5, 3.4]), darker(suit, 0.1), { tone: 'side' });
        pen.shape(oval(side * 7 + 3, -3, 7, 3.4), darker(suit, 0.35), { tone: 'down' });
      }
      pen.shape(blob(-9, -56, 9, -56, 14, -38, 10, -22, -10, -22, -14, -38), suit, { tone: 'side' });
      pen.mark(oval(2, -42, 4.4), '#f2d56b');
      pen.line('M-12 -32Q0 -28 12 -32', darker(suit, 0.3), 1.4);
      pen.shape(tube([0, -62, 4], [0, -54, 4]), darker(color, 0.15), { contour: false });
      pen.shape(blob(0, -112, 22, -104, 27, -86, 15, -66, 2, -58, -11, -66, -25, -86, -21, -104), color, {
        tone: 'round',
      });
      for (const [x, turn] of [
        [-9, -24],
        [13, 24],
      ] as const) {
        pen.group(x, -82, turn, () => {
          pen.shape(oval(0, 0, 6.4, 10), '#1f2630');
          pen.mark(oval(2, -4, 2, 3), '#ffffff', 0.9);
        });
      }
      pen.line('M-3 -65Q3 -62 9 -66', darker(color, 0.45), 1.3);
      pen.rod('M-8 -110Q-13 -120 -17 -123', color, 1.5);
      pen.rod('M8 -110Q13 -120 18 -122', color, 1.5);
      pen.shape(oval(-18, -125, 3), '#f2d56b', { tone: 'round' });
      pen.shape(oval(19, -124, 3), '#f2d56b', { tone: 'round' });
      pen.shape(tube([-12, -51, 3.4], [-21, -42, 2.8], [-20, -30, 2.6]), color, { tone: 'side' });
      pen.shape(oval(-20, -27, 4), color, { tone: 'round' });
      return {
        anchors: {
          hand: { x: 30, y: -31 },
          otherHand: { x: -20, y: -27 },
          head: { x: 1, y: -84 },
          seat: { x: 0, y: -24 },
          top: { x: 0, y: -112 },
        },
      };
    },
  },
  ghost: {
    color: '#f3f6fb',
    draw: ({ pen, color }) => {
      pen.shape(tube([20, -58, 8], [33, -56, 6], [38, -48, 5]), darker(color, 0.06), { tone: 'side' });
      pen.shape(
        'M-36 -6C-34 -40 -32 -104 0 -106C30 -104 33 -44 34 -8Q29 4 24 -7Q19 -15 14 -6Q8 3 2 -7Q-4 -15 -10 -6Q-16 3 -21 -8Q-28 -14 -36 -6Z',
        color,
        { tone: 'side' },
      );
      for (const x of [-4, 15]) {
        pen.mark(oval(x, -80, 4.4, 6.4), '#2a3040');
        pen.mark(oval(x + 1.4, -83, 1.5, 2), '#ffffff');
      }
      pen.mark(blob(1, -66, 6, -69, 11, -66, 10, -58, 6, -55, 2, -58), '#4b3a4c');
      pen.mark(oval(-10, -70, 4, 2.4), '#f2a9b4', 0.7);
      pen.mark(oval(21, -70, 4, 2.4), '#f2a9b4', 0.7);
      pen.shape(tube([-24, -58, 8], [-36, -62, 6], [-42, -70, 5]), color, { tone: 'side' });
      return {
        anchors: { hand: { x: 39, y: -46 }, head: { x: 4, y: -80 }, top: { x: 0, y: -106 } },
      };
    },
  },
};
