/** Things of streets, parks and gardens. */

import { bar, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { flames } from './fire.ts';
import type { Things } from './thing.ts';

const WOOD = '#8f5f38';

/** Outdoor things by their nouns. */
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
};
