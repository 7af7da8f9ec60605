/** Houses, towers and other buildings. */

import { bar, blob, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { bricks, door, pane, STONE, WOOD } from './building-parts.ts';
import type { Drafting, Thing, Things } from './thing.ts';

const HOUSE_WALL = '#f2e4c8';

function gableHouse(drafting: Drafting, roof: string, thatched: boolean): ReturnType<Thing['draw']> {
  const { pen } = drafting;
  const wall = thatched ? '#f4ecda' : HOUSE_WALL;
  pen.shape(bar(24, -88, 11, 26), '#a8624a', { tone: 'side' });
  pen.shape(bar(-46, -50, 92, 50), wall, { tone: 'side' });
  bricks(drafting, -44, -48, 86, 46, wall);
  if (thatched) for (const x of [-46, -16, 16, 44]) pen.line(polyline(x, -50, x, 0), WOOD, 2.6);
  pen.shape(polygon(-58, -46, -34, -86, 34, -86, 58, -46), roof, { tone: 'down' });
  for (let row = 0; row < 3; row += 1)
    pen.line(polyline(-53 + row * 7, -56 - row * 10, 53 - row * 7, -56 - row * 10), darker(roof, 0.26), 1.2);
  pen.shape(polygon(-14, -58, 0, -76, 14, -58), lighter(wall, 0.1));
  pane(drafting, -5, -68, 10, 10, '#f6f1e6', true);
  pane(drafting, -38, -38, 17, 18);
  pane(drafting, 20, -38, 17, 18);
  door(drafting, 0, 16, 32);
  for (const x of [-30, 29]) {
    pen.mark(bar(x - 11, -17, 22, 4), WOOD);
    for (let bloom = 0; bloom < 5; bloom += 1)
      pen.mark(oval(x - 9 + bloom * 4.5, -19, 2.4), bloom % 2 === 0 ? '#e8618c' : '#f2c24a');
  }
  return { anchors: { surface: { x: 0, y: -86 }, below: { x: 60, y: 0 } } };
}

function towerTop({ pen }: Drafting, x: number, y: number, width: number, color: string): void {
  pen.shape(bar(x - width * 0.58, y - 4, width * 1.16, 7), color, { tone: 'side' });
  for (let tooth = 0; tooth < 4; tooth += 1)
    pen.shape(bar(x - width * 0.58 + tooth * width * 0.32, y - 9, width * 0.2, 6), color);
}

/** Buildings by their nouns. */
export const BUILDINGS: Things = {
  house: { color: '#c2563c', draw: (drafting) => gableHouse(drafting, drafting.color, false) },
  cottage: { color: '#b58a4a', draw: (drafting) => gableHouse(drafting, drafting.color, true) },
  treehouse: {
    color: '#a9743e',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(tube([0, 0, 12], [-2, -40, 9], [4, -90, 6]), '#7a5236', { tone: 'side' });
      for (const [x, y, r] of [
        [-36, -96, 22],
        [36, -98, 24],
        [0, -118, 28],
        [-22, -110, 22],
        [24, -116, 22],
      ] as const)
        pen.shape(oval(x, y, r, r * 0.86), darker('#5f9f45', (r % 3) * 0.05), { tone: 'round' });
      pen.shape(bar(-36, -46, 72, 5), darker(color, 0.2));
      pen.shape(bar(-26, -78, 52, 33), color, { tone: 'side' });
      pen.shape(polygon(-34, -76, 0, -100, 34, -76), '#c2563c', { tone: 'down' });
      pane(drafting, 6, -68, 13, 13);
      pen.shape(bar(-18, -68, 14, 23), darker(color, 0.35));
      for (const x of [16, 26]) pen.line(polyline(x, -44, x + 4, 0), '#6b4630', 2);
      for (let rung = 1; rung < 6; rung += 1)
        pen.line(polyline(16 + rung * 0.5, -rung * 7.4, 28 + rung * 0.2, -rung * 7.4), '#6b4630', 1.8);
      return { anchors: { inside: { x: -11, y: -46 }, below: { x: -30, y: 0 } } };
    },
  },
  castle: {
    color: '#c9c2b4',
    draw: (drafting) => {
      const { pen, color } = drafting;
      for (const [x, h, w] of [
        [-24, 92, 17],
        [24, 86, 17],
      ] as const) {
        pen.shape(bar(x - w / 2, -h, w, h), darker(color, 0.1), { tone: 'side' });
        towerTop(drafting, x, -h, w, darker(color, 0.1));
        pen.shape(polygon(x - w * 0.62, -h - 6, x, -h - 30, x + w * 0.62, -h - 6), '#4f6f9f', {
          tone: 'side',
        });
      }
      pen.shape(bar(-13, -112, 26, 60), color, { tone: 'side' });
      towerTop(drafting, 0, -112, 26, color);
      pen.shape(polygon(-17, -118, 0, -150, 17, -118), '#4f6f9f', { tone: 'side' });
      pen.rod(polyline(0, -150, 0, -162), '#6b4630', 1.2);
      pen.shape(polygon(0, -162, 14, -158, 0, -154), '#d8342c');
      pen.shape(bar(-56, -46, 112, 46), color, { tone: 'side' });
      bricks(drafting, -54, -44, 108, 42, color);
      for (let tooth = 0; tooth < 9; tooth += 1) pen.shape(bar(-56 + tooth * 12.9, -53, 8, 9), color);
      for (const x of [-58, 58]) {
        pen.shape(bar(x - 11, -70, 22, 70), color, { tone: 'side' });
        towerTop(drafting, x, -70, 22, color);
        pen.shape(polygon(x - 14, -76, x, -104, x + 14, -76), '#4f6f9f', { tone: 'side' });
        pane(drafting, x - 3.5, -54, 7, 12, darker(color, 0.3), true);
      }
      for (const x of [-30, 24]) pane(drafting, x, -34, 6, 11, darker(color, 0.3), true);
      pane(drafting, -4, -96, 8, 14, darker(color, 0.3), true);
      pen.shape('M-13 0L-13 -19A13 13 0 0 1 13 -19L13 0Z', '#6b4630', { tone: 'down' });
      for (const x of [-6, 0, 6]) pen.line(polyline(x, -28, x, 0), '#3f2a1e', 1.3);
    },
  },
  tower: {
    color: STONE,
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(polygon(-19, 0, -15, -92, 15, -92, 19, 0), color, { tone: 'side' });
      bricks(drafting, -14, -88, 28, 84, color);
      towerTop(drafting, 0, -94, 32, color);
      pen.shape(polygon(-19, -102, 0, -136, 19, -102), '#b5503c', { tone: 'side' });
      for (const y of [-78, -50]) pane(drafting, -4, y, 8, 14, darker(color, 0.3), true);
      door(drafting, 0, 13, 20);
    },
  },
  lighthouse: {
    color: '#d8483c',
    draw: (drafting) => {
      const { pen, color, lit, lights } = drafting;
      pen.shape(blob(-40, 2, -34, -8, -10, -12, 20, -10, 40, 0, 0, 6), '#8a847c', { tone: 'down' });
      const shaft = polygon(-17, -6, -10, -92, 10, -92, 17, -6);
      pen.shape(shaft, '#f8f5ee', { tone: 'side' });
      pen.clip(shaft, () => {
        for (const y of [-28, -66]) pen.shape(bar(-22, y, 44, 18), color, { tone: 'side', contour: false });
      });
      pen.shape(bar(-15, -96, 30, 5, 1), '#3f4652');
      for (let post = -14; post <= 14; post += 4) pen.line(polyline(post, -96, post, -102), '#3f4652', 0.9);
      pen.shape(bar(-8, -112, 16, 17), lit ? '#fff0a8' : '#cfe6ee', { tone: 'side' });
      pen.line(`${polyline(-3, -112, -3, -95)}${polyline(3, -112, 3, -95)}`, '#3f4652', 1);
      pen.shape('M-12 -111Q0 -132 12 -111Z', color, { tone: 'side' });
      pane(drafting, -3, -50, 6, 10, '#3f4652', true);
      door(drafting, 0, 10, 18);
      if (lit) {
        lights.push({ x: 0, y: -103, radius: 90, color: '#fff0b0' });
      }
      return { anchors: { surface: { x: 0, y: -96 } } };
    },
  },
  church: {
    color: '#f2ead8',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-22, -52, 70, 52), color, { tone: 'side' });
      pen.shape(polygon(-28, -50, -10, -80, 40, -80, 56, -50), '#7a4f46', { tone: 'down' });
      pen.shape(bar(-44, -86, 28, 86), lighter(color, 0.2), { tone: 'side' });
      pen.shape(polygon(-49, -84, -30, -130, -11, -84), '#7a4f46', { tone: 'side' });
      pen.rod(`${polyline(-30, -130, -30, -146)}${polyline(-35, -140, -25, -140)}`, '#d9b04a', 1.8);
      pane(drafting, -36, -74, 12, 16, '#8a7a62', true);
      for (const x of [0, 18, 34]) pane(drafting, x - 4, -42, 9, 22, '#8a7a62', true);
      door(drafting, -30, 14, 28);
    },
  },
  windmill: {
    color: '#e9dcc2',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(polygon(-25, 0, -16, -74, 16, -74, 25, 0), color, { tone: 'side' });
      bricks(drafting, -16, -68, 30, 62, color);
      pen.shape('M-20 -72Q-16 -96 0 -98Q16 -96 20 -72Z', '#8f4a3a', { tone: 'round' });
      pane(drafting, -5, -50, 10, 13);
      door(drafting, 0, 14, 22);
      pen.group(0, -80, 18, () => {
        for (let blade = 0; blade < 4; blade += 1) {
          pen.group(0, 0, blade * 90, () => {
            pen.rod(polyline(0, 0, 0, -58), WOOD, 2.2);
            pen.shape(polygon(1, -14, 13, -16, 13, -56, 1, -56), '#fbf7ec');
            for (const y of [-24, -34, -44]) pen.line(polyline(1, y, 13, y), WOOD, 0.8);
          });
        }
        pen.shape(oval(0, 0, 3.6), '#5b4030');
      });
    },
  },
  'wind-turbine': {
    color: '#f6f7f8',
    draw: ({ pen, color }) => {
      pen.shape(polygon(-3.4, 0, -1.6, -100, 1.6, -100, 3.4, 0), color, { tone: 'side' });
      pen.group(0, -100, 12, () => {
        for (const turn of [0, 120, 240])
          pen.group(0, 0, turn, () =>
            pen.shape(blob(-1.4, 0, -3, -14, -0.6, -52, 0.6, -52, 1.6, 0), color, { tone: 'side' }),
          );
        pen.shape(oval(0, 0, 3), darker(color, 0.2));
      });
    },
  },
  watermill: {
    color: '#c8ab84',
    draw: (drafting) => {
      const { pen } = drafting;
      pen.group(22, 0, 0, () => gableHouse({ ...drafting, color: '#8a5a44' }, '#8a5a44', true), 0.82);
      pen.line(oval(-34, -30, 28), '#6b4630', 3.4);
      pen.line(oval(-34, -30, 19), '#6b4630', 2);
      for (let spoke = 0; spoke < 10; spoke += 1) {
        const angle = (spoke / 10) * Math.PI * 2;
        pen.rod(polyline(-34, -30, -34 + Math.cos(angle) * 32, -30 + Math.sin(angle) * 30), WOOD, 1.8);
      }
      pen.mark(blob(-74, -4, -40, -6, -8, -3, -6, 3, -72, 4), '#7fb8d4', 0.9);
    },
  },
  barn: {
    color: '#b23a30',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(polygon(-46, 0, -46, -48, -32, -74, 0, -88, 32, -74, 46, -48, 46, 0), color, {
        tone: 'side',
      });
      for (let x = -38; x < 46; x += 10) pen.line(polyline(x, -46, x, 0), darker(color, 0.22), 0.9);
      pen.line(polyline(-52, -44, -34, -76, 0, -92, 34, -76, 52, -44), '#6d4438', 5.4);
      pen.shape(bar(-17, -34, 34, 34), darker(color, 0.16));
      pen.line(
        `${bar(-17, -34, 34, 34)}${polyline(-17, -34, 17, 0)}${polyline(17, -34, -17, 0)}${polyline(0, -34, 0, 0)}`,
        '#fbf7ec',
        2.2,
      );
      pane(drafting, -8, -66, 16, 14);
    },
  },
  skyscraper: {
    color: '#5f7f9f',
    draw: (drafting) => {
      const { pen, color, lit, lights } = drafting;
      pen.rod(polyline(0, -130, 0, -150), '#8a929e', 1.2);
      pen.shape(polygon(-13, -122, -8, -132, 8, -132, 13, -122), lighter(color, 0.1));
      pen.shape(bar(-20, -122, 40, 122), color, { tone: 'side' });
      for (let row = 0; row < 17; row += 1)
        for (let column = 0; column < 5; column += 1) {
          const on = (row * 7 + column * 11) % 3 !== 0;
          pen.mark(
            bar(-16.6 + column * 7, -117 + row * 6.6, 5, 4.4),
            lit && on ? '#ffe2a0' : lit ? darker(color, 0.4) : lighter(color, 0.45),
          );
        }
      pen.shape(bar(-23, -6, 46, 6), darker(color, 0.3));
      if (lit) lights.push({ x: 0, y: -64, radius: 50, color: '#ffdf94' });
    },
  },
  shop: {
    color: '#d8604a',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-46, -76, 92, 76), '#f2e6d0', { tone: 'side' });
      pen.shape(bar(-50, -80, 100, 7), darker(color, 0.2));
      pane(drafting, -38, -34, 40, 28, WOOD);
      door(drafting, 26, 20, 34, '#3f6f6a');
      for (let stripe = 0; stripe < 8; stripe += 1)
        pen.shape(
          `M${-48 + stripe * 12} -58h12l${stripe < 4 ? -1 : 1} 14a6 5 0 0 1 -12 0Z`,
          stripe % 2 === 0 ? color : '#fbf7ec',
        );
      pen.shape(bar(-34, -73, 68, 11, 2), '#fbf4e0');
      pen.line(polyline(-26, -67.5, 26, -67.5), darker(color, 0.2), 2.4);
    },
  },
};
