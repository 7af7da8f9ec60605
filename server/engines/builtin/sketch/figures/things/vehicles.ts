/** Vehicles on land, on water and in the air, looking to the right. */
import { bar, blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting, Thing, Things } from './thing.ts';

function tyre(pen: Pen, x: number, y: number, radius: number, hub = '#c9ced6'): void {
  pen.shape(oval(x, y, radius), '#2e2d33', { tone: 'round' });
  pen.shape(oval(x, y, radius * 0.58), hub, { tone: 'round' });
  pen.mark(oval(x, y, radius * 0.16), '#5d626c');
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = (spoke / 5) * Math.PI * 2;
    pen.line(
      polyline(x, y, x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5),
      '#7d828c',
      radius * 0.1,
    );
  }
}

function headlight(drafting: Drafting, x: number, y: number, radius: number): void {
  drafting.pen.shape(oval(x, y, radius * 0.7, radius), drafting.lit ? '#fff2b8' : '#f4f1e4');
  if (drafting.lit) drafting.lights.push({ x: x + radius * 2, y, radius: radius * 9, color: '#ffeeb0' });
}

function spokedWheel(pen: Pen, x: number, y: number, radius: number, rim: string): void {
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke / 12) * Math.PI * 2;
    pen.line(
      polyline(x, y, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius),
      '#a9aeb6',
      radius * 0.03,
    );
  }
  pen.line(oval(x, y, radius), '#2e2d33', radius * 0.16);
  pen.line(oval(x, y, radius * 0.9), rim, radius * 0.06);
  pen.mark(oval(x, y, radius * 0.12), '#5d626c');
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

const hull = (color: string, pen: Pen): void => {
  pen.shape('M-62 -24Q-52 -4 -34 0L34 0Q54 -6 66 -28Q30 -18 0 -18Q-34 -18 -62 -24Z', color, { tone: 'down' });
  pen.line('M-58 -17Q-30 -11 0 -11Q32 -11 60 -20', darker(color, 0.32), 1.2);
  pen.line('M-62 -24Q-34 -18 0 -18Q30 -18 66 -28', lighter(color, 0.35), 2.4);
};

function sail(pen: Pen, x: number, top: number, bottom: number, width: number, color: string): void {
  pen.shape(
    `M${x} ${top}Q${x + width * 1.15} ${(top + bottom) / 2} ${x + width} ${bottom}Q${x + width * 0.4} ${bottom + 3} ${x - width * 0.3} ${bottom}Q${x + width * 0.1} ${(top + bottom) / 2} ${x} ${top}Z`,
    color,
    { tone: 'side' },
  );
}

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
  boat: {
    color: '#9a5f34',
    floats: 'water',
    width: 3.4,
    draw: ({ pen, color }) => {
      pen.shape('M-58 -24Q-30 -14 0 -14Q30 -14 62 -27Q30 -26 0 -24Q-30 -24 -58 -24Z', darker(color, 0.4));
      pen.rod(polyline(-22, -19, 20, -19), lighter(color, 0.2), 3);
      pen.inFront(() => hull(color, pen));
      return {
        anchors: { inside: { x: 0, y: -12 }, seat: { x: -4, y: -19 }, surface: { x: 0, y: -18 } },
        ground: -4,
      };
    },
  },
  'dragon-boat': {
    color: '#c8382e',
    floats: 'water',
    width: 8,
    draw: ({ pen, color }) => {
      pen.inFront(() => {
        pen.shape('M-92 -30Q-80 -4 -60 0L60 0Q80 -8 84 -28Q40 -18 0 -18Q-60 -18 -92 -30Z', color, {
          tone: 'down',
        });
        for (let scale = 0; scale < 12; scale += 1)
          pen.line(`M${-66 + scale * 11} -12q5 7 10 0`, '#f2c24a', 1.6);
      });
      pen.shape(
        tube([78, -20, 7], [92, -40, 6], [96, -54, 7]) + blob(90, -62, 104, -62, 118, -54, 112, -46, 94, -46),
        '#3f8f5a',
        { tone: 'side' },
      );
      pen.rod(polyline(92, -62, 84, -74), '#f2c24a', 2.4);
      pen.mark(oval(102, -57, 2.6), '#231b1e');
      pen.shape(tube([-88, -28, 5], [-104, -46, 3], [-96, -58, 1.5]), '#3f8f5a');
      return { anchors: { inside: { x: 0, y: -14 }, seat: { x: 0, y: -18 } }, ground: -4 };
    },
  },
  'sailing-ship': {
    color: '#8a5530',
    floats: 'water',
    draw: ({ pen, color }) => {
      for (const x of [-26, 14]) pen.rod(polyline(x, -16, x, -104), '#6b4630', 2.6);
      pen.rod(polyline(50, -24, 84, -40), '#6b4630', 2.2);
      for (const [x, top, bottom, width] of [
        [-30, -100, -76, 22],
        [-32, -72, -34, 30],
        [10, -102, -78, 22],
        [8, -74, -34, 32],
      ] as const)
        sail(pen, x, top, bottom, width, '#f8f1e0');
      pen.shape(polygon(16, -98, 78, -38, 40, -32), '#f2e8d2', { tone: 'side' });
      pen.shape(`M14 -106Q24 -110 30 -104Q22 -102 14 -101Z`, '#d8342c');
      pen.inFront(() => {
        hull(color, pen);
        for (const x of [-34, -14, 6, 26]) pen.mark(oval(x, -8, 2.2), darker(color, 0.6));
      });
      return { anchors: { inside: { x: -6, y: -14 }, surface: { x: -6, y: -18 } }, ground: -4 };
    },
  },
  ship: {
    color: '#34506e',
    floats: 'water',
    draw: (drafting) => {
      const { pen, color, glass } = drafting;
      pen.shape(bar(-50, -50, 84, 20, 3), '#f6f3ea', { tone: 'down' });
      pen.shape(bar(-38, -68, 58, 18, 3), '#f6f3ea', { tone: 'down' });
      for (const x of [-22, 0]) {
        pen.shape(polygon(x, -66, x + 3, -92, x + 15, -92, x + 14, -66), '#d8483c', { tone: 'side' });
        pen.mark(polygon(x + 2.6, -86, x + 3.2, -92, x + 15, -92, x + 14.8, -86), '#2e2d33');
      }
      for (let x = -44; x < 28; x += 10) pen.mark(oval(x, -40, 2.6), glass);
      for (let x = -32; x < 16; x += 9) pen.mark(bar(x, -63, 6, 6, 1), glass);
      pen.shape('M-76 -32L84 -36Q76 -8 62 0L-64 0Q-74 -14 -76 -32Z', color, { tone: 'down' });
      pen.mark('M-71 -10L70 -10Q66 -2 62 0L-64 0Q-68 -4 -71 -10Z', '#a8322c');
      if (drafting.lit) drafting.lights.push({ x: -8, y: -50, radius: 50, color: '#ffe2a0' });
      return { anchors: { surface: { x: 44, y: -36 } }, ground: -6 };
    },
  },
  submarine: {
    color: '#e8b53a',
    floats: 'water',
    draw: ({ pen, color, glass }) => {
      pen.rod(polyline(4, -44, 4, -64, 14, -64), '#7d828c', 3);
      pen.shape(bar(-14, -52, 36, 26, 8), darker(color, 0.06), { tone: 'side' });
      pen.shape(polygon(-58, -16, -76, -34, -78, 2), darker(color, 0.2));
      pen.shape(blob(-64, -16, -44, -34, 0, -38, 44, -34, 64, -16, 44, 2, 0, 6, -44, 2), color, {
        tone: 'down',
      });
      for (const x of [-26, 4, 34]) {
        pen.shape(oval(x, -16, 9), darker(color, 0.3));
        pen.shape(oval(x, -16, 6.4), glass, { tone: 'round' });
      }
    },
  },
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
  surfboard: {
    color: '#3fa5c4',
    draw: ({ pen, color }) => {
      pen.shape(blob(0, -100, 13, -76, 16, -40, 9, -4, 0, 0, -9, -4, -16, -40, -13, -76), color, {
        tone: 'side',
      });
      pen.line(polyline(0, -96, 0, -3), '#fdf8ec', 2.6);
      pen.line(`M${num(-15)} -56Q0 -46 15 -56`, '#fdf8ec', 3);
    },
  },
};
