/** Flowers, grasses and water plants. */

import { blob, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting, Things } from './thing.ts';

function flowerHead({ pen, color }: Drafting, x: number, y: number, size: number): void {
  for (let petal = 0; petal < 6; petal += 1) {
    const angle = (petal / 6) * Math.PI * 2 + 0.3;
    pen.shape(oval(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.66), color, {
      tone: 'round',
    });
  }
  pen.shape(oval(x, y, size * 0.6), '#f6c945', { tone: 'round' });
}

function blades({ pen }: Drafting, color: string, count: number, height: number, spread: number): void {
  for (let index = 0; index < count; index += 1) {
    const x = (index / Math.max(1, count - 1) - 0.5) * spread;
    const tall = height * (0.7 + ((index * 37) % 10) / 33);
    pen.shape(
      blob(
        x - 2,
        0,
        x - 1.5 + x * 0.1,
        -tall * 0.6,
        x + x * 0.35,
        -tall,
        x + 2 + x * 0.1,
        -tall * 0.5,
        x + 2.4,
        0,
      ),
      index % 2 === 0 ? color : darker(color, 0.15),
    );
  }
}

/** Small plants by their nouns. */
export const PLANTS: Things = {
  reeds: {
    color: '#7f9a48',
    draw: (drafting) => {
      blades(drafting, drafting.color, 11, 78, 46);
      for (const x of [-12, 4, 16]) {
        drafting.pen.line(polyline(x, 0, x * 1.3, -86), darker(drafting.color, 0.2), 1.6);
        drafting.pen.shape(tube([x * 1.3, -78, 3], [x * 1.34, -96, 3]), '#7a4a2c', { tone: 'side' });
      }
    },
  },
  seaweed: {
    color: '#4a8f5a',
    draw: ({ pen, color }) => {
      for (const [x, tall, tint] of [
        [-14, 70, 0.14],
        [0, 96, 0],
        [14, 80, 0.08],
      ] as const) {
        pen.shape(
          tube([x, 0, 4], [x - 8, -tall * 0.33, 5], [x + 8, -tall * 0.66, 4], [x - 2, -tall, 1]),
          darker(color, tint),
          { tone: 'side' },
        );
      }
    },
  },
  flower: {
    color: '#e8618c',
    draw: (drafting) => {
      drafting.pen.rod('M0 0Q-4 -30 0 -62', '#4f8f3f', 2.6);
      for (const side of [-1, 1])
        drafting.pen.shape(blob(0, -18, side * 14, -34, side * 26, -32, side * 14, -20), '#5fa048', {
          tone: 'down',
        });
      flowerHead(drafting, 0, -74, 12);
    },
  },
  'lotus-leaf': {
    color: '#5f9f5a',
    floats: 'water',
    width: 0.7,
    draw: ({ pen, color }) => {
      pen.shape(`${oval(0, 0, 46, 13)}`, color, { tone: 'down' });
      for (const [x, y] of [
        [-36, -6],
        [-10, -11],
        [22, -10],
        [42, -2],
        [-30, 8],
        [0, 11],
      ] as const)
        pen.line(polyline(2, 0, x, y), darker(color, 0.25), 0.9);
      return { anchors: { surface: { x: -6, y: -3 } } };
    },
  },
  dandelion: {
    color: '#fbfaf4',
    draw: ({ pen, color }) => {
      pen.rod('M0 0Q5 -34 0 -70', '#7aa048', 2);
      blades({ pen, color, lit: false, glass: '', lights: [], random: () => 0 }, '#5f9648', 5, 22, 34);
      for (let index = 0; index < 28; index += 1) {
        const angle = index * 2.4;
        const reach = 8 + (index % 4) * 4;
        pen.line(polyline(0, -76, Math.cos(angle) * reach, -76 + Math.sin(angle) * reach), '#d4d0c2', 0.6);
        pen.mark(oval(Math.cos(angle) * reach, -76 + Math.sin(angle) * reach, 2.6), color, 0.85);
      }
      pen.mark(oval(0, -76, 3), '#8a7a4a');
    },
  },
  haystack: {
    color: '#e0b54a',
    draw: ({ pen, color }) => {
      pen.shape(blob(-50, -2, -44, -34, -20, -62, 4, -70, 28, -58, 46, -30, 50, -2, 0, 3), color, {
        tone: 'round',
      });
      for (let index = 0; index < 26; index += 1) {
        const x = -40 + ((index * 31) % 80);
        const y = -8 - ((index * 17) % 46) * (1 - Math.abs(x) / 60);
        pen.line(
          polyline(x, y, x + (index % 2 === 0 ? 7 : -5), y + 8),
          index % 3 === 0 ? lighter(color, 0.4) : darker(color, 0.25),
          1.1,
        );
      }
      return { anchors: { surface: { x: 2, y: -66 }, seat: { x: 2, y: -66 } } };
    },
  },
  flowerpot: {
    color: '#c8683c',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.group(0, -44, 0, () => blades(drafting, '#5a9a48', 7, 44, 40));
      flowerHead({ ...drafting, color: '#e8618c' }, 4, -92, 8);
      pen.shape(polygon(-25, -44, 25, -44, 18, 0, -18, 0), color, { tone: 'side' });
      pen.shape(polygon(-29, -52, 29, -52, 28, -41, -28, -41), lighter(color, 0.1), { tone: 'side' });
    },
  },
};
