/** Buildings and what stands around them. */
import { bar, blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting, Thing, Things } from './thing.ts';

const STONE = '#b9b2a6';
const WOOD = '#8f5f38';

/** A framed window with bars; lit at night. */
function pane(
  drafting: Drafting,
  x: number,
  y: number,
  width: number,
  height: number,
  frame = '#f6f1e6',
  arched = false,
): void {
  const { pen, glass, lit, lights } = drafting;
  const outline = (grow: number): string =>
    arched
      ? `M${num(x - grow)} ${num(y + height + grow)}L${num(x - grow)} ${num(y + width / 2)}A${num(width / 2 + grow)} ${num(width / 2 + grow)} 0 0 1 ${num(x + width + grow)} ${num(y + width / 2)}L${num(x + width + grow)} ${num(y + height + grow)}Z`
      : bar(x - grow, y - grow, width + 2 * grow, height + 2 * grow, 0.6);
  pen.shape(outline(Math.min(1.2, width * 0.12)), frame);
  pen.mark(outline(0), lit ? glass : '#8fb9cc');
  pen.mark(
    polygon(
      x,
      y + height,
      x + width * 0.55,
      y + (arched ? width * 0.4 : 0),
      x + width * 0.85,
      y + (arched ? width * 0.4 : 0),
      x + width * 0.3,
      y + height,
    ),
    '#ffffff',
    0.28,
  );
  pen.line(
    `${polyline(x + width / 2, y, x + width / 2, y + height)}${polyline(x, y + height * 0.55, x + width, y + height * 0.55)}`,
    frame,
    Math.max(0.7, width * 0.08),
  );
  if (lit) lights.push({ x: x + width / 2, y: y + height / 2, radius: width * 2.2, color: '#ffd98a' });
}

function door(drafting: Drafting, x: number, width: number, height: number, color = '#7a4a2c'): void {
  const { pen } = drafting;
  pen.shape(bar(x - width / 2 - 1.2, -height - 1.2, width + 2.4, height + 1.2), lighter(color, 0.4));
  pen.shape(bar(x - width / 2, -height, width, height), color, { tone: 'side' });
  pen.line(polyline(x, -height + 2, x, -1), darker(color, 0.3), 0.9);
  pen.mark(oval(x + width * 0.3, -height * 0.45, width * 0.07), '#e8c04a');
}

function bricks(
  { pen }: Drafting,
  left: number,
  top: number,
  width: number,
  height: number,
  color: string,
): void {
  for (let index = 0; index < 18; index += 1) {
    const x = left + 3 + ((index * 37) % Math.max(1, width - 9));
    const y = top + 3 + ((index * 23) % Math.max(1, height - 6));
    pen.mark(bar(x, y, 5, 2.2, 0.6), darker(color, 0.13), 0.8);
  }
}

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
