/** Shelters, fences, bridges and other structures. */

import { bar, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { bricks, STONE, WOOD } from './building-parts.ts';
import type { Things } from './thing.ts';

/** Structures by their nouns. */
export const STRUCTURES: Things = {
  igloo: {
    color: '#eaf4fa',
    draw: ({ pen, color }) => {
      pen.shape('M-50 0A50 46 0 0 1 50 0Z', color, { tone: 'round' });
      pen.clip('M-50 0A50 46 0 0 1 50 0Z', () => {
        for (const y of [-12, -24, -35]) pen.line(`M-50 ${y}Q0 ${y - 5} 50 ${y}`, darker(color, 0.22), 1.2);
        for (const [x, y] of [
          [-34, -6],
          [-18, -18],
          [-26, -29],
          [4, -30],
          [34, -18],
          [16, -41],
        ] as const)
          pen.line(polyline(x, y - 6, x, y + 6), darker(color, 0.22), 1.2);
      });
      pen.shape('M-4 0L-4 -14A17 17 0 0 1 30 -14L30 0Z', lighter(color, 0.4), { tone: 'side' });
      pen.mark('M2 0L2 -13A11 11 0 0 1 24 -13L24 0Z', '#3f5870');
    },
  },
  gate: {
    color: '#7d828c',
    draw: ({ pen, color }) => {
      for (const x of [-50, 50]) {
        pen.shape(bar(x - 9, -78, 18, 78), STONE, { tone: 'side' });
        pen.shape(polygon(x - 12, -78, x, -92, x + 12, -78), darker(STONE, 0.15));
      }
      for (let x = -38; x <= 38; x += 7.6) {
        const h = 76 - (x * x) / 70;
        pen.rod(polyline(x, 0, x, -h), color, 2);
        pen.mark(polygon(x - 2, -h, x, -h - 6, x + 2, -h), color);
      }
      for (const y of [-10, -50]) pen.rod(polyline(-40, y, 40, y), color, 2);
      return { anchors: { below: { x: 0, y: 0 } } };
    },
  },
  pyramid: {
    color: '#dcb878',
    draw: ({ pen, color }) => {
      pen.shape(polygon(-90, 0, -6, -100, 90, 0), color);
      pen.mark(polygon(22, 0, -6, -100, 90, 0), darker(color, 0.26));
      for (let row = 1; row < 9; row += 1)
        pen.line(
          polyline(-90 + row * 9.4, -row * 11, 22 - row * 3.1, -row * 11, 90 - row * 10.6, -row * 11),
          darker(color, 0.3),
          0.8,
          0.6,
        );
    },
  },
  tent: {
    color: '#e8913c',
    draw: ({ pen, color, lit, lights }) => {
      pen.shape(polygon(-26, -54, 32, -58, 62, 0, 20, 0), darker(color, 0.2));
      pen.shape(polygon(-62, 0, -26, -54, 20, 0), color, { tone: 'side' });
      pen.shape(polygon(-30, 0, -26, -46, 4, 0), lit ? '#ffdf94' : '#5b3a24');
      pen.shape(polygon(-30, 0, -26, -46, -42, -8), lighter(color, 0.3));
      for (const [x, y] of [
        [-78, 0],
        [78, 0],
      ] as const)
        pen.line(polyline(x < 0 ? -26 : 32, -56, x, y), '#8a7a62', 1);
      if (lit) lights.push({ x: -20, y: -18, radius: 60, color: '#ffcf7a' });
      return { anchors: { inside: { x: -16, y: -4 } } };
    },
  },
  fountain: {
    color: STONE,
    draw: ({ pen, color }) => {
      for (const side of [-1, 1])
        for (const reach of [14, 26])
          pen.line(`M0 -92Q${side * reach} -112 ${side * (reach + 8)} -52`, '#a8dcf2', 2.6, 0.85);
      pen.line('M0 -70Q0 -100 0 -108', '#c8ecf8', 4, 0.9);
      pen.shape(tube([0, -10, 6], [0, -40, 4], [0, -74, 3]), color, { tone: 'side' });
      pen.shape('M-28 -50Q0 -34 28 -50Q14 -38 6 -36L-6 -36Q-14 -38 -28 -50Z', color, { tone: 'down' });
      pen.mark(oval(0, -50, 27, 4), '#8fd0ea');
      pen.shape('M-56 -20Q-54 0 -44 0L44 0Q54 0 56 -20Z', color, { tone: 'side' });
      pen.shape(oval(0, -20, 56, 8), lighter(color, 0.2));
      pen.mark(oval(0, -19, 49, 6), '#7fc4e2');
      return { anchors: { surface: { x: 40, y: -20 }, inside: { x: 0, y: -18 }, seat: { x: 42, y: -18 } } };
    },
  },
  well: {
    color: STONE,
    draw: (drafting) => {
      const { pen, color } = drafting;
      for (const x of [-28, 28]) pen.rod(polyline(x, -30, x, -80), WOOD, 4);
      pen.rod(polyline(-28, -62, 34, -62), WOOD, 4);
      pen.line(polyline(0, -62, 0, -40), '#8a7a62', 1.4);
      pen.shape(polygon(-8, -44, 8, -44, 6, -30, -6, -30), '#a9743e', { tone: 'side' });
      pen.shape(polygon(-46, -74, 0, -104, 46, -74), '#a8523c', { tone: 'down' });
      pen.shape('M-36 -34L-34 0L34 0L36 -34Z', color, { tone: 'side' });
      bricks(drafting, -34, -30, 66, 28, color);
      pen.shape(oval(0, -34, 36, 6), darker(color, 0.5));
      pen.line(oval(0, -34, 36, 6), lighter(color, 0.2), 3);
    },
  },
  bridge: {
    color: '#b9a58c',
    width: 22,
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.raw('<g fill-rule="evenodd">');
      pen.shape('M-110 0L-110 -12Q0 -66 110 -12L110 0L64 0A64 40 0 0 0 -64 0Z', color, { tone: 'down' });
      pen.raw('</g>');
      pen.line('M-108 -20Q0 -76 108 -20', darker(color, 0.1), 4.4);
      for (let post = -5; post <= 5; post += 1) {
        const x = post * 20;
        const y = -40 + (x * x) / 420;
        pen.shape(bar(x - 2.4, y - 18, 4.8, 18), lighter(color, 0.1));
      }
      pen.line('M-64 -1A64 40 0 0 1 64 -1', darker(color, 0.3), 3);
      return { anchors: { surface: { x: 0, y: -38 }, below: { x: 0, y: 0 } } };
    },
  },
  pier: {
    color: '#a9794a',
    width: 6,
    floats: 'water',
    draw: ({ pen, color }) => {
      for (const x of [-56, -20, 18, 54])
        pen.shape(bar(x - 3, -30, 6, 32), darker(color, 0.3), { tone: 'side' });
      pen.shape(bar(-70, -32, 140, 8), color, { tone: 'down' });
      for (let plank = -64; plank < 70; plank += 9)
        pen.line(polyline(plank, -32, plank, -24), darker(color, 0.3), 0.9);
      return { anchors: { surface: { x: 0, y: -32 }, seat: { x: 52, y: -32 } } };
    },
  },
  fence: {
    color: '#f2ece0',
    draw: ({ pen, color }) => {
      for (const y of [-18, -40]) pen.shape(bar(-84, y, 168, 6), darker(color, 0.1));
      for (let x = -78; x <= 78; x += 19.5)
        pen.shape(polygon(x - 6, 0, x - 6, -52, x, -60, x + 6, -52, x + 6, 0), color, { tone: 'side' });
      return { anchors: { surface: { x: 0, y: -58 } } };
    },
  },
  wall: {
    color: '#b0705a',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-60, -50, 120, 50), color, { tone: 'down' });
      for (let row = 0; row < 6; row += 1) {
        pen.line(polyline(-60, -row * 8, 60, -row * 8), lighter(color, 0.35), 0.9);
        for (let x = -60 + (row % 2) * 8; x < 60; x += 16)
          pen.line(polyline(x, -row * 8 - 8, x, -row * 8), lighter(color, 0.35), 0.9);
      }
      pen.shape(bar(-63, -55, 126, 7), lighter(color, 0.2));
      return { anchors: { surface: { x: 0, y: -55 }, seat: { x: 0, y: -55 } } };
    },
  },
  stairs: {
    color: '#bdb4a4',
    draw: ({ pen, color }) => {
      for (let step = 5; step >= 0; step -= 1) {
        pen.shape(
          bar(-50 + step * 14, -13 * (step + 1), 50 + (5 - step) * 14, 13 * (step + 1)),
          darker(color, 0.04 * step),
          { tone: 'side' },
        );
        pen.mark(bar(-50 + step * 14, -13 * (step + 1), 14, 3), lighter(color, 0.4));
      }
      return { anchors: { surface: { x: -8, y: -39 }, seat: { x: -10, y: -39 } } };
    },
  },
};
