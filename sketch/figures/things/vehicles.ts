/** Vehicles on land, looking to the right. */

import { bar, blob, oval, polygon, polyline } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting, Thing, Things } from './thing.ts';
import { spokedWheel, tyre } from './wheels.ts';

function headlight(drafting: Drafting, x: number, y: number, radius: number): void {
  drafting.pen.shape(oval(x, y, radius * 0.7, radius), drafting.lit ? '#fff2b8' : '#f4f1e4');
  if (drafting.lit) drafting.lights.push({ x: x + radius * 2, y, radius: radius * 9, color: '#ffeeb0' });
}

/** A car's side: `roof` is the height of the roof above the ground. */
function car(drafting: Drafting, roof: number, boxy: boolean, sign?: string): ReturnType<Thing['draw']> {
  const { pen, color, glass } = drafting;
  const cabin = boxy
    ? `M-52 -34L-46 ${-roof}Q0 ${-roof - 4} 22 ${-roof}L42 -36Z`
    : `M-46 -36Q-34 ${-roof} -14 ${-roof}Q14 ${-roof - 2} 34 -36Z`;
  pen.shape(cabin, color, { tone: 'down' });
  const back = boxy
    ? polygon(-45, -36, -41, -roof + 5, -12, -roof + 4, -12, -36)
    : `M-37 -36Q-28 ${-roof + 5} -14 ${-roof + 5}L-8 ${-roof + 5}L-8 -36Z`;
  const front = boxy
    ? polygon(-7, -36, -7, -roof + 4, 18, -roof + 5, 33, -36)
    : `M-3 -36L-3 ${-roof + 5}Q12 ${-roof + 5} 26 -36Z`;
  for (const pane of [back, front]) {
    pen.shape(pane, glass, { tone: 'side' });
  }
  pen.inFront(() => {
    const body = boxy
      ? 'M-66 -12L-65 -36Q-62 -40 -50 -39L40 -38Q62 -36 67 -26L68 -12Q40 -8 -66 -12Z'
      : 'M-66 -14Q-70 -30 -56 -35Q-46 -38 -30 -38L30 -38Q60 -34 66 -24L68 -14Q60 -8 -62 -9Z';
    pen.shape(body, color, { tone: 'down' });
    pen.line(boxy ? 'M-64 -28L64 -27' : 'M-64 -26Q0 -30 64 -24', lighter(color, 0.45), 1.3);
    pen.line(polyline(-9, -36, -9, -12), darker(color, 0.35), 1);
    pen.line(polyline(-4, -31, 3, -31), darker(color, 0.45), 1.8);
    pen.mark(bar(-66, -15, 133, 4, 2), darker(color, 0.5));
    for (const x of [-40, 40]) {
      pen.mark(oval(x, -13, 15.5), darker(color, 0.6));
      tyre(pen, x, -12, 12);
    }
    headlight(drafting, 63, -26, 4);
    pen.shape(oval(-65, -27, 2.4, 4), '#d8342c');
    if (sign) {
      pen.shape(bar(-8, -roof - 9, 20, 8, 2), '#fbf4d8');
      pen.mark(bar(-60, -24, 96, 3), '#2e2d33');
    }
  });
  if (drafting.lit) drafting.lights.push({ x: -10, y: -roof + 12, radius: 30, color: '#ffe2a0' });
  return {
    anchors: {
      inside: { x: 4, y: -20 },
      seat: { x: 2, y: -18 },
      surface: { x: -12, y: -roof },
      top: { x: -10, y: -roof },
    },
    riding: { nearFoot: { x: 26, y: -12 }, grip: { x: 24, y: -36 } },
  };
}

function wagon(
  drafting: Drafting,
  length: number,
  height: number,
  wheels: readonly number[],
  windows: number,
): void {
  const { pen, color, glass, lit, lights } = drafting;
  pen.shape(bar(-length / 2, -height, length, height - 8, 7), color, { tone: 'down' });
  pen.mark(bar(-length / 2, -height * 0.36, length, height * 0.08), lighter(color, 0.65));
  pen.mark(bar(-length / 2 + 3, -height + 2, length - 6, 3, 1.5), lighter(color, 0.3), 0.7);
  const step = (length - 26) / windows;
  for (let index = 0; index < windows; index += 1) {
    const x = -length / 2 + 6 + index * step;
    pen.shape(bar(x, -height * 0.84, step * 0.8, height * 0.36, 2.5), glass, { tone: 'side' });
    pen.mark(
      polygon(
        x + step * 0.12,
        -height * 0.5,
        x + step * 0.36,
        -height * 0.82,
        x + step * 0.5,
        -height * 0.82,
        x + step * 0.26,
        -height * 0.5,
      ),
      '#ffffff',
      0.3,
    );
    if (lit) lights.push({ x: x + step * 0.4, y: -height * 0.66, radius: step, color: '#ffe2a0' });
  }
  pen.shape(bar(length / 2 - 17, -height * 0.84, 13, height * 0.62, 2.5), lighter(glass, 0.1));
  pen.mark(bar(-length / 2, -12, length, 4), darker(color, 0.55));
  for (const x of wheels) tyre(pen, x, -7, 7);
  headlight(drafting, length / 2 - 1, -16, 3);
}

/** Land vehicles by their nouns. */
export const VEHICLES: Things = {
  bicycle: {
    color: '#d8463c',
    draw: ({ pen, color }) => {
      const back = { x: -34, y: -21 };
      const front = { x: 34, y: -21 };
      spokedWheel(pen, back.x, back.y, 20, '#d9dde2');
      spokedWheel(pen, front.x, front.y, 20, '#d9dde2');
      pen.rod(polyline(-2, -21, 4, -14, 10, -14), '#5d626c', 1.4);
      pen.rod(polyline(-2, -21, -8, -28, -14, -28), '#5d626c', 1.4);
      pen.rod(
        `${polyline(back.x, back.y, -2, -21, -13, -52, back.x, back.y)}${polyline(-2, -21, 24, -52, -11, -47)}${polyline(22, -60, front.x, front.y)}`,
        color,
        2.6,
      );
      pen.line(oval(-2, -21, 5), '#7d828c', 1.8);
      pen.line(polyline(-34, -22.5, -2, -26), '#4a4d55', 0.9);
      pen.rod(polyline(-13, -52, -15, -58), '#7d828c', 1.8);
      pen.shape(blob(-26, -60, -14, -62, -4, -59, -14, -57), '#3a2c28');
      pen.rod('M22 -60L20 -66Q26 -70 31 -64', '#5d626c', 1.8);
      pen.rod(polyline(29, -66, 32, -62), '#3a2c28', 2.4);
      return {
        anchors: { seat: { x: -14, y: -60 }, surface: { x: -30, y: -43 } },
        riding: { nearFoot: { x: 6, y: -15 }, farFoot: { x: -9, y: -29 }, grip: { x: 29, y: -66 } },
      };
    },
  },
  car: { color: '#d8463c', draw: (drafting) => car(drafting, 62, false) },
  taxi: { color: '#f2bd2e', draw: (drafting) => car(drafting, 60, false, 'TAXI') },
  suv: { color: '#3f6fa0', draw: (drafting) => car(drafting, 68, true) },
  truck: {
    color: '#3f7fb5',
    draw: (drafting) => {
      const { pen, color, glass } = drafting;
      pen.shape(bar(-76, -78, 98, 66, 3), '#eee8dc', { tone: 'down' });
      for (const x of [-52, -28, -4]) pen.line(polyline(x, -76, x, -14), '#cfc8ba', 1.2);
      pen.shape('M26 -12L26 -62Q30 -66 50 -64Q58 -62 66 -40L72 -34L72 -12Z', color, { tone: 'down' });
      pen.shape(polygon(34, -40, 34, -57, 51, -57, 60, -40), glass, { tone: 'side' });
      pen.mark(bar(-76, -16, 148, 5), '#3a3a40');
      for (const x of [-58, -32, 50]) tyre(pen, x, -11, 11);
      headlight(drafting, 70, -24, 3.4);
      return { anchors: { inside: { x: 46, y: -40 }, surface: { x: -28, y: -78 } } };
    },
  },
  bus: { color: '#e0a02e', draw: (drafting) => wagon(drafting, 150, 62, [-48, 46], 6) },
  tram: {
    color: '#c8483c',
    draw: (drafting) => {
      drafting.pen.rod(polyline(-6, -64, 8, -78, -8, -90), '#4a4d55', 1.6);
      wagon(drafting, 130, 66, [-40, -24, 24, 40], 5);
    },
  },
  train: {
    color: '#3f7f6a',
    draw: (drafting) => {
      const { pen, color } = drafting;
      wagon({ ...drafting, color: lighter(color, 0.12) }, 120, 60, [-44, -28, 28, 44], 5);
      pen.group(128, 0, 0, () => {
        pen.shape(bar(-58, -66, 34, 56, 4), color, { tone: 'down' });
        pen.shape(bar(-52, -60, 20, 20, 3), drafting.glass);
        pen.shape(bar(-26, -46, 72, 34, 14), darker(color, 0.08), { tone: 'down' });
        for (const x of [-8, 14]) pen.line(polyline(x, -46, x, -13), '#e0b23c', 2.2);
        pen.shape(polygon(24, -44, 26, -66, 20, -72, 42, -72, 36, -66, 38, -44), '#34343c', { tone: 'side' });
        pen.shape(polygon(40, -14, 62, -3, 40, -3), '#34343c');
        for (const x of [-42, -16, 10, 34]) tyre(pen, x, -9, 9.5, '#d8483c');
        pen.line(polyline(-42, -8, 34, -8), '#b9bec6', 2.4);
        for (const [x, y, r] of [
          [22, -86, 9],
          [8, -98, 12],
          [-12, -108, 15],
        ] as const)
          pen.mark(oval(x, y, r), '#f2f0ec', 0.75);
      });
      headlight(drafting, 176, -34, 5);
    },
  },
  cart: {
    color: '#a9743e',
    draw: ({ pen, color }) => {
      pen.rod(polyline(20, -30, 70, -18), darker(color, 0.15), 3.4);
      pen.shape(polygon(-48, -54, 44, -54, 36, -26, -40, -26), color, { tone: 'down' });
      for (const y of [-45, -36]) pen.line(polyline(-46, y, 40, y), darker(color, 0.35), 1.2);
      spokedWheel(pen, -6, -23, 22, '#8a5a30');
      return { anchors: { inside: { x: -4, y: -44 }, surface: { x: -4, y: -54 }, seat: { x: -4, y: -50 } } };
    },
  },
  carriage: {
    color: '#7a3f8f',
    draw: ({ pen, color, glass, lit, lights }) => {
      pen.shape('M-40 -30Q-48 -80 0 -84Q46 -80 40 -30Q0 -16 -40 -30Z', color, { tone: 'round' });
      pen.shape(blob(-16, -42, -18, -66, 0, -72, 18, -66, 16, -42), glass);
      pen.line(blob(-16, -42, -18, -66, 0, -72, 18, -66, 16, -42), '#e8bf4a', 2.2);
      pen.line('M-42 -34Q0 -20 42 -34', '#e8bf4a', 2.6);
      pen.shape(polygon(-6, -84, -8, -96, 0, -91, 8, -96, 6, -84), '#e8bf4a');
      spokedWheel(pen, -32, -20, 19, '#e8bf4a');
      spokedWheel(pen, 36, -15, 14, '#e8bf4a');
      if (lit) lights.push({ x: 0, y: -58, radius: 40, color: '#ffe2a0' });
      return { anchors: { inside: { x: 0, y: -48 }, seat: { x: 44, y: -48 } } };
    },
  },
};
