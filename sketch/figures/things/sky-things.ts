/** Things of the sky. */
import { blob, num, oval, polygon, polyline } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Things } from './thing.ts';

/** Things of the sky by their nouns. */
export const SKY_THINGS: Things = {
  sun: {
    color: '#f9c23a',
    floats: 'air',
    draw: ({ pen, color, lights }) => {
      for (let ray = 0; ray < 12; ray += 1)
        pen.group(0, -50, ray * 30, () => pen.shape(polygon(-5, -36, 0, -52, 5, -36), lighter(color, 0.15)));
      pen.shape(oval(0, -50, 32), color, { tone: 'round' });
      lights.push({ x: 0, y: -50, radius: 160, color: '#ffe6a0' });
    },
  },
  moon: {
    color: '#f6ecc8',
    floats: 'air',
    draw: ({ pen, color, lights }) => {
      pen.shape(oval(0, -50, 48), color, { tone: 'round' });
      for (const [x, y, r] of [
        [-16, -62, 9],
        [14, -40, 12],
        [-6, -26, 6],
        [20, -74, 5],
      ] as const)
        pen.mark(oval(x, y, r, r * 0.9), darker(color, 0.14), 0.8);
      lights.push({ x: 0, y: -50, radius: 150, color: '#fdf4d0' });
    },
  },
  'crescent-moon': {
    color: '#f6e2a0',
    floats: 'air',
    draw: ({ pen, color, lights }) => {
      pen.shape('M20 -98A50 50 0 1 0 44 -26A40 40 0 1 1 20 -98Z', color, { tone: 'round' });
      lights.push({ x: -20, y: -50, radius: 130, color: '#fdf0c0' });
      return { anchors: { seat: { x: 12, y: -19 }, surface: { x: 12, y: -19 }, inside: { x: 12, y: -19 } } };
    },
  },
  star: {
    color: '#f9cf4a',
    floats: 'air',
    draw: ({ pen, color, lights }) => {
      const points: number[] = [];
      for (let index = 0; index < 10; index += 1) {
        const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
        const radius = index % 2 === 0 ? 50 : 22;
        points.push(Math.cos(angle) * radius, -50 + Math.sin(angle) * radius);
      }
      pen.shape(polygon(...points), color, { tone: 'round' });
      lights.push({ x: 0, y: -50, radius: 110, color: '#fff0b0' });
    },
  },
  rainbow: {
    color: '#e2504a',
    floats: 'air',
    draw: ({ pen, color }) => {
      [color, '#f29a3c', '#f6d84a', '#6fb85a', '#4f9fd8', '#5f6fc4', '#8f5fb8'].forEach((band, index) => {
        const radius = 100 - index * 6;
        pen.line(`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`, band, 6.4, 0.8);
      });
    },
  },
  cloud: {
    color: '#fbfcfd',
    floats: 'air',
    draw: ({ pen, color }) => {
      pen.shape(
        [
          [-40, -18, 20],
          [-16, -30, 26],
          [16, -34, 28],
          [42, -20, 20],
          [0, -16, 22],
          [-24, -12, 16],
          [28, -12, 16],
        ]
          .map(([x = 0, y = 0, r = 0]) => oval(x, y, r))
          .join(''),
        color,
        { tone: 'down' },
      );
      pen.mark(blob(-26, -34, -12, -48, 4, -46, -10, -34), '#ffffff', 0.8);
      return { anchors: { surface: { x: 2, y: -46 }, seat: { x: 2, y: -44 } } };
    },
  },
  lightning: {
    color: '#f9d84a',
    floats: 'air',
    draw: ({ pen, color, lights }) => {
      pen.shape(polygon(12, -100, -22, -46, -2, -46, -16, 0, 26, -58, 6, -58, 28, -100), color, {
        tone: 'side',
      });
      lights.push({ x: 0, y: -50, radius: 120, color: '#fdf6c0' });
    },
  },
  aurora: {
    color: '#5fe0a8',
    floats: 'air',
    draw: ({ pen, color, lights }) => {
      const hues = [color, '#5fc8d8', '#9a7fe0'];
      for (let ray = 0; ray < 46; ray += 1) {
        const x = -115 + ray * 5;
        const base = -20 + Math.sin(ray / 5) * 14;
        pen.line(
          polyline(x, base, x + 6, base - 56 - ((ray * 29) % 22)),
          hues[Math.floor(ray / 4) % 3] ?? color,
          7,
          0.24,
        );
      }
      lights.push({ x: 0, y: -50, radius: 140, color });
    },
  },
  'milky-way': {
    color: '#c8b8f0',
    floats: 'air',
    draw: ({ pen, color, random }) => {
      for (const [width, opacity] of [
        [46, 0.12],
        [28, 0.16],
        [12, 0.2],
      ] as const)
        pen.line('M-110 0Q-20 -60 110 -80', color, width, opacity);
      for (let index = 0; index < 90; index += 1) {
        const share = random();
        const off = (random() + random() - 1) * 30;
        const x = -110 + share * 220;
        const y = -Math.sqrt(share) * 80 + off;
        pen.mark(
          oval(x, y, 0.5 + random() * 1.3),
          index % 5 === 0 ? '#ffe9c0' : '#ffffff',
          Number(num(0.5 + random() * 0.5)),
        );
      }
    },
  },
};
