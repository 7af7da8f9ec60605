/** Buildings of East Asia. */

import { bar, num, oval, polygon, polyline } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { bricks, pane, STONE } from './building-parts.ts';
import type { Drafting, Things } from './thing.ts';

/** A sweeping East Asian roof with raised eaves; `y` is the height of the eaves. */
function sweptRoof({ pen }: Drafting, x: number, y: number, half: number, rise: number, color: string): void {
  const top = half * 0.44;
  pen.shape(
    `M${num(x - half)} ${num(y - rise * 0.16)}Q${num(x - half * 0.7)} ${num(y + rise * 0.04)} ${num(x - half * 0.62)} ${num(y)}L${num(x + half * 0.62)} ${num(y)}Q${num(x + half * 0.7)} ${num(y + rise * 0.04)} ${num(x + half)} ${num(y - rise * 0.16)}Q${num(x + half * 0.56)} ${num(y - rise * 0.34)} ${num(x + top)} ${num(y - rise)}L${num(x - top)} ${num(y - rise)}Q${num(x - half * 0.56)} ${num(y - rise * 0.34)} ${num(x - half)} ${num(y - rise * 0.16)}Z`,
    color,
    { tone: 'down' },
  );
  for (let ridge = -3; ridge <= 3; ridge += 1) {
    pen.line(
      `M${num(x + (ridge / 3.4) * top)} ${num(y - rise * 0.96)}Q${num(x + (ridge / 3.4) * half * 0.5)} ${num(y - rise * 0.4)} ${num(x + (ridge / 3.4) * half * 0.72)} ${num(y - rise * 0.06)}`,
      darker(color, 0.32),
      0.8,
    );
  }
  pen.shape(bar(x - top - 1.5, y - rise - 2, 2 * top + 3, 2.6, 1.2), darker(color, 0.25));
}

/** East Asian buildings by their nouns. */
export const EASTERN_BUILDINGS: Things = {
  pagoda: {
    color: '#b8412f',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-44, -6, 88, 6), STONE, { tone: 'down' });
      for (let floor = 0; floor < 5; floor += 1) {
        const y = -6 - floor * 23;
        const w = 32 - floor * 4;
        pen.shape(bar(-w, y - 16, 2 * w, 16), '#f0e2c4', { tone: 'side' });
        for (let post = -2; post <= 2; post += 1)
          pen.line(polyline((post * w) / 2.1, y - 16, (post * w) / 2.1, y), color, 1.8);
        if (floor === 0) pen.shape(bar(-6, y - 14, 12, 14), darker(color, 0.4));
        else pane(drafting, -w * 0.22, y - 13, w * 0.44, 9, color);
        sweptRoof(drafting, 0, y - 15, w + 17, 11, floor % 2 === 0 ? '#4a5a66' : '#52636f');
      }
      pen.rod(polyline(0, -133, 0, -152), '#d9b04a', 2);
      for (const y of [-138, -143, -148]) pen.mark(oval(0, y, 3.4, 1.1), '#d9b04a');
    },
  },
  pavilion: {
    color: '#b8412f',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-48, -7, 96, 7), STONE, { tone: 'down' });
      for (const x of [-36, -14, 12, 34]) pen.shape(bar(x - 2, -52, 4.6, 46), color, { tone: 'side' });
      pen.line(polyline(-36, -18, 36, -18), darker(color, 0.15), 2.4);
      pen.shape(bar(-42, -54, 84, 5), '#3f8f7a');
      sweptRoof(drafting, 0, -52, 64, 26, '#4a6f66');
      pen.shape(oval(0, -84, 4, 6), '#e0b23c', { tone: 'round' });
      return { anchors: { inside: { x: 0, y: -7 }, below: { x: 0, y: -7 }, surface: { x: 0, y: -7 } } };
    },
  },
  temple: {
    color: '#b8412f',
    draw: (drafting) => {
      const { pen, color } = drafting;
      for (let step = 0; step < 3; step += 1)
        pen.shape(bar(-62 + step * 5, -5 - step * 4, 124 - step * 10, 5), STONE);
      pen.shape(bar(-46, -48, 92, 36), '#f0dcc0', { tone: 'side' });
      for (const x of [-44, -26, -9, 9, 26, 44])
        pen.shape(bar(x - 2.4, -48, 4.8, 36), color, { tone: 'side' });
      pen.shape(bar(-7, -36, 14, 24), darker(color, 0.4));
      for (const x of [-40, 15]) pane(drafting, x + 4, -38, 12, 16, color);
      sweptRoof(drafting, 0, -46, 72, 24, '#556570');
      pen.shape(bar(-28, -82, 56, 13), '#f0dcc0');
      sweptRoof(drafting, 0, -80, 50, 22, '#4a5a66');
      return { anchors: { surface: { x: 0, y: -13 } } };
    },
  },
  torii: {
    color: '#d8432e',
    draw: ({ pen, color }) => {
      for (const side of [-1, 1]) {
        pen.shape(polygon(side * 36, 0, side * 33, -78, side * 26, -78, side * 28, 0), color, {
          tone: 'side',
        });
        pen.shape(polygon(side * 39, 0, side * 38, -8, side * 26, -8, side * 25, 0), '#2e2a2c');
      }
      pen.shape(bar(-44, -66, 88, 7), color, { tone: 'down' });
      pen.shape(bar(-4, -76, 8, 12), '#2e2a2c');
      pen.shape('M-60 -84Q0 -74 60 -84L58 -76Q0 -70 -58 -76Z', color, { tone: 'down' });
      pen.shape('M-64 -93Q0 -82 64 -93L62 -84Q0 -76 -62 -84Z', '#2e2a2c');
      return { anchors: { below: { x: 0, y: 0 }, inside: { x: 0, y: 0 } } };
    },
  },
  'great-wall': {
    color: '#b5a284',
    width: 40,
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape('M-120 0L-120 -30Q-70 -44 -30 -30Q20 -14 60 -34Q92 -48 120 -42L120 0Z', color, {
        tone: 'down',
      });
      bricks(drafting, -112, -22, 224, 20, color);
      for (let tooth = 0; tooth < 22; tooth += 1) {
        const x = -118 + tooth * 11;
        const y =
          x < -30
            ? -30 - Math.sin(((x + 120) / 90) * Math.PI) * 9
            : x < 60
              ? -30 + Math.sin(((x + 30) / 90) * Math.PI) * 9
              : -34 - ((x - 60) / 60) * 9;
        pen.shape(bar(x, y - 8, 6.4, 10), color);
      }
      pen.shape(bar(36, -72, 44, 46), lighter(color, 0.08), { tone: 'side' });
      for (let tooth = 0; tooth < 5; tooth += 1)
        pen.shape(bar(35 + tooth * 9.6, -79, 6.4, 9), lighter(color, 0.08));
      for (const x of [44, 62])
        pen.shape(`M${x} -44L${x} -54A5 5 0 0 1 ${x + 10} -54L${x + 10} -44Z`, darker(color, 0.5));
      return { anchors: { surface: { x: -40, y: -34 } } };
    },
  },
};
