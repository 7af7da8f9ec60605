/** Lamps, machines and vessels of a household. */

import { bar, blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import { flames } from './fire.ts';
import type { Drafting, Things } from './thing.ts';

const WOOD = '#a9713f';

function glow({ lit, lights }: Drafting, x: number, y: number, radius: number, color = '#ffcf7a'): void {
  if (lit) lights.push({ x, y, radius, color });
}

/** Lamps, machines and vessels by their nouns. */
export const HOUSEHOLD: Things = {
  fireplace: {
    color: '#b06a54',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(bar(-58, -86, 116, 86), color, { tone: 'side' });
      for (let row = 0; row < 9; row += 1) {
        pen.line(polyline(-58, -row * 9, 58, -row * 9), lighter(color, 0.3), 0.8);
        for (let x = -58 + (row % 2) * 9; x < 58; x += 18)
          pen.line(polyline(x, -row * 9 - 9, x, -row * 9), lighter(color, 0.3), 0.8);
      }
      pen.shape(bar(-66, -96, 132, 12, 2), WOOD, { tone: 'down' });
      pen.shape('M-34 0L-34 -44Q0 -66 34 -44L34 0Z', '#2b2224');
      flames(pen, 0, -6, 1);
      pen.rod(`${polyline(-20, -4, 20, -8)}${polyline(-18, -9, 20, -3)}`, '#6b4630', 5);
      drafting.lights.push({ x: 0, y: -22, radius: 90, color: '#ff9a4a' });
      return { anchors: { surface: { x: 0, y: -96 } } };
    },
  },
  chandelier: {
    color: '#e0b23c',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.rod(polyline(0, -100, 0, -40), color, 2);
      for (const x of [-46, -24, 24, 46]) {
        pen.rod(`M0 -30Q${x * 0.7} -4 ${x} -28`, color, 2.4);
        pen.shape(bar(x - 2.4, -44, 4.8, 14), '#fbf6e8');
        pen.shape(blob(x, -56, x + 3, -48, x, -44, x - 3, -48), '#ffc24a');
        pen.mark(oval(x, -20, 2.2, 4), '#cfeaf4');
      }
      pen.shape(oval(0, -30, 7, 12), color, { tone: 'round' });
      pen.mark(oval(0, -8, 3, 6), '#cfeaf4');
      drafting.lights.push({ x: 0, y: -48, radius: 110, color: '#ffdf94' });
    },
  },
  lantern: {
    color: '#d8342c',
    draw: ({ pen, color, lights }) => {
      pen.line('M0 -92Q-3 -98 0 -104', '#6b4630', 2);
      pen.shape(oval(0, -50, 36, 36), color, { tone: 'round' });
      pen.mark(oval(0, -50, 20, 30), '#ffb45a', 0.42);
      for (const r of [26, 12]) pen.line(oval(0, -50, r, 35.6), darker(color, 0.25), 1.1);
      pen.shape(bar(-16, -92, 32, 8, 2), '#e8b84a', { tone: 'side' });
      pen.shape(bar(-16, -16, 32, 7, 2), '#e8b84a', { tone: 'side' });
      for (const x of [-6, 0, 6]) pen.line(`M${x} -9Q${x * 1.2} 2 ${x * 0.8} 14`, '#e8b84a', 1.8);
      lights.push({ x: 0, y: -50, radius: 130, color: '#ff9f4a' });
      return { anchors: { hand: { x: 0, y: -102 } } };
    },
  },
  lamp: {
    color: '#f2d9a0',
    draw: (drafting) => {
      const { pen, color } = drafting;
      pen.shape(oval(0, -4, 24, 5), '#7a5236', { tone: 'down' });
      pen.shape(tube([0, -5, 4], [0, -24, 8], [0, -46, 3]), '#7a5236', { tone: 'side' });
      pen.shape(polygon(-18, -92, 18, -92, 36, -44, -36, -44), color, { tone: 'side' });
      glow(drafting, 0, -56, 110);
    },
  },
  easel: {
    color: WOOD,
    draw: ({ pen, color }) => {
      pen.rod(
        `${polyline(0, -104, -34, 0)}${polyline(0, -104, 34, 0)}${polyline(0, -104, 6, -8)}`,
        color,
        3.4,
      );
      pen.shape(bar(-38, -92, 76, 56), '#fbf8f0');
      pen.mark(bar(-34, -88, 68, 26), '#a8d4ee');
      pen.mark(blob(-34, -62, -12, -74, 6, -62, 20, -70, 34, -60, 34, -40, -34, -40), '#6fa84a');
      pen.mark(oval(18, -80, 5), '#f6c945');
      pen.shape(bar(-42, -37, 84, 5), darker(color, 0.1));
    },
  },
  blackboard: {
    color: '#2f5f4a',
    draw: ({ pen, color }) => {
      pen.shape(bar(-76, -92, 152, 88, 2), WOOD, { tone: 'down' });
      pen.shape(bar(-70, -86, 140, 76), color);
      pen.line('M-56 -66q10 -10 20 0t20 0M-56 -46h40M-56 -32h30', '#f0f2ea', 2, 0.85);
      pen.line(`${oval(34, -50, 16)}${polyline(34, -50, 46, -60)}`, '#f6dfa0', 2, 0.85);
      pen.shape(bar(-72, -6, 144, 6), darker(WOOD, 0.1));
    },
  },
  fridge: {
    color: '#dfe6ea',
    draw: ({ pen, color }) => {
      pen.shape(bar(-32, -118, 64, 116, 5), color, { tone: 'side' });
      pen.line(polyline(-32, -78, 32, -78), darker(color, 0.3), 2);
      for (const [y, h] of [
        [-100, 14],
        [-68, 24],
      ] as const)
        pen.rod(polyline(-23, y, -23, y + h), '#8a929e', 2.6);
      for (const [x, y, c] of [
        [6, -58, '#e8618c'],
        [16, -48, '#f2c24a'],
        [8, -40, '#5fa0d8'],
      ] as const)
        pen.mark(bar(x, y, 7, 7, 1), c);
    },
  },
  'washing-machine': {
    color: '#f2f4f6',
    draw: ({ pen, color }) => {
      pen.shape(bar(-42, -92, 84, 92, 4), color, { tone: 'side' });
      pen.line(polyline(-42, -74, 42, -74), darker(color, 0.25), 1.4);
      pen.shape(oval(28, -83, 5), '#aab2bd', { tone: 'round' });
      pen.shape(bar(-34, -87, 26, 8, 1), darker(color, 0.12));
      pen.shape(oval(0, -38, 27), '#aab2bd', { tone: 'round' });
      pen.shape(oval(0, -38, 20), '#5f8fb0', { tone: 'round' });
      pen.mark(blob(-14, -44, -4, -54, 8, -52, -4, -44), '#ffffff', 0.5);
    },
  },
  oven: {
    color: '#4a4d55',
    draw: ({ pen, color }) => {
      pen.shape(bar(-46, -80, 92, 80, 3), color, { tone: 'side' });
      for (const x of [-32, -14, 4]) pen.shape(oval(x, -69, 4), '#cfd4da', { tone: 'round' });
      pen.shape(bar(-38, -56, 76, 44, 3), '#26262c');
      pen.mark(bar(-34, -52, 68, 36, 2), '#f29a4a', 0.5);
      pen.rod(polyline(-34, -60, 34, -60), '#cfd4da', 2.6);
    },
  },
  fan: {
    color: '#7fb0c8',
    draw: ({ pen, color }) => {
      pen.shape(oval(0, -3, 24, 5), darker(color, 0.2), { tone: 'down' });
      pen.rod(polyline(0, -5, 0, -36), darker(color, 0.2), 5);
      for (const turn of [0, 120, 240])
        pen.group(0, -66, turn, () => pen.shape(blob(0, 0, -10, -16, -4, -27, 8, -26, 10, -10), color));
      pen.line(`${oval(0, -66, 33)}${oval(0, -66, 20)}`, '#8a929e', 1.6);
      for (let wire = 0; wire < 12; wire += 1)
        pen.line(
          polyline(0, -66, Math.cos((wire * Math.PI) / 6) * 33, -66 + Math.sin((wire * Math.PI) / 6) * 33),
          '#8a929e',
          0.8,
        );
      pen.shape(oval(0, -66, 5), darker(color, 0.3), { tone: 'round' });
    },
  },
  cage: {
    color: '#d9a83c',
    draw: ({ pen, color }) => {
      pen.line(oval(0, -104, 5), color, 2);
      pen.shape(oval(0, -8, 36, 8), darker(color, 0.25), { tone: 'down' });
      pen.line('M-34 -10L-34 -56Q-32 -96 0 -98Q32 -96 34 -56L34 -10', darker(color, 0.2), 1.4);
      pen.rod(polyline(-30, -34, 30, -34), '#8a5a30', 2.4);
      pen.inFront(() => {
        for (const x of [-34, -22, -10, 2, 14, 26, 34])
          pen.line(`M${x} -6L${x} -56Q${x * 0.94} -90 0 -98`, color, 1.6);
        for (const y of [-30, -58]) pen.line(`M-34 ${y}Q0 ${y + 8} 34 ${y}`, color, 1.8);
        pen.shape('M-38 -10Q0 2 38 -10L36 0Q0 10 -36 0Z', color, { tone: 'side' });
      });
      return { anchors: { inside: { x: 0, y: -35 }, surface: { x: 0, y: -96 }, hand: { x: 0, y: -106 } } };
    },
  },
  aquarium: {
    color: '#8fd0ea',
    draw: ({ pen, color }) => {
      pen.shape(bar(-66, -70, 132, 70, 3), lighter(color, 0.5));
      pen.mark(bar(-62, -58, 124, 54), color, 0.9);
      pen.mark(blob(-62, -10, -30, -14, 10, -9, 40, -13, 62, -8, 62, -3, -62, -3), '#e2c890');
      for (const [x, tall] of [
        [-48, 34],
        [-40, 24],
        [46, 38],
      ] as const)
        pen.shape(tube([x, -10, 2], [x - 3, -10 - tall * 0.5, 2.4], [x + 2, -10 - tall, 0.8]), '#4a9a5a');
      for (const [x, y] of [
        [20, -40],
        [24, -48],
        [19, -54],
      ] as const)
        pen.line(oval(x, y, 2), '#ffffff', 0.8);
      pen.inFront(() => {
        pen.line(bar(-66, -70, 132, 70, 3), '#5f6f7a', 3);
        pen.mark(polygon(-56, -6, -40, -64, -30, -64, -46, -6), '#ffffff', 0.28);
      });
      return { anchors: { inside: { x: 0, y: -26 } } };
    },
  },
  barrel: {
    color: '#9a6436',
    draw: ({ pen, color }) => {
      pen.shape('M-26 0Q-40 -40 -26 -80L26 -80Q40 -40 26 0Q0 6 -26 0Z', color, { tone: 'side' });
      for (const x of [-12, 0, 12]) pen.line(`M${x} -80Q${num(x * 1.5)} -40 ${x} 2`, darker(color, 0.3), 1);
      for (const [y, half] of [
        [-64, 30],
        [-16, 30],
      ] as const)
        pen.line(`M${-half - 2} ${y}Q0 ${y + 7} ${half + 2} ${y}`, '#5d626c', 5);
      pen.shape(oval(0, -80, 26, 6), lighter(color, 0.2));
      return { anchors: { surface: { x: 0, y: -80 }, seat: { x: 0, y: -80 }, inside: { x: 0, y: -70 } } };
    },
  },
  crate: {
    color: '#b98a52',
    draw: ({ pen, color }) => {
      pen.shape(bar(-44, -64, 88, 64), color, { tone: 'side' });
      for (const y of [-43, -22]) pen.line(polyline(-44, y, 44, y), darker(color, 0.4), 2);
      pen.line(polyline(-36, -56, 36, -8), darker(color, 0.2), 7);
      for (const x of [-44, 35]) pen.shape(bar(x, -64, 9, 64), lighter(color, 0.1));
      pen.shape(bar(-46, -68, 92, 8), lighter(color, 0.14));
      return { anchors: { surface: { x: 0, y: -68 }, seat: { x: 0, y: -68 } } };
    },
  },
  guqin: {
    color: '#6b3a28',
    width: 1.2,
    draw: ({ pen, color }) => {
      pen.shape('M-70 -10Q-60 -22 -40 -20L50 -18Q66 -18 70 -8L68 0L-68 0Z', color, { tone: 'down' });
      for (const y of [-16, -13.5, -11, -8.5, -6]) pen.line(polyline(-64, y + 2, 66, y), '#e9dcc0', 0.6);
      for (let stud = 0; stud < 9; stud += 1) pen.mark(oval(-50 + stud * 13, -17, 1.4), '#f4ead0');
    },
  },
};
