import type { DrawContext, Figure, FigurePose } from '../figure.ts';
import { blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { scaleFigure } from '../scale.ts';
import { darker, lighter } from '../tones.ts';
import { drawEye } from './eye.ts';

/** A bird; the body is about 40 units long. */
interface BirdShape {
  /** Half length, half depth and tilt (degrees, head up) of the body. */
  body: readonly [number, number, number];
  /** Length, angle above the horizontal and half thickness of the neck. */
  neck: readonly [number, number, number];
  head: number;
  beak: 'short' | 'hook' | 'long' | 'flat' | 'bent' | 'seed';
  beakSize: number;
  beakColor: string;
  leg: number;
  legColor: string;
  tail: 'fork' | 'fan' | 'long' | 'rooster' | 'peacock' | 'stub' | 'flame';
  tailSize: number;
  coat: string;
  belly: string;
  wing: string;
  crest?: 'comb' | 'tuft' | 'crown' | 'ears';
  face?: 'owl' | 'white' | 'cheek' | 'penguin';
  swims?: boolean;
  flies?: boolean;
}

const SONGBIRD: BirdShape = {
  body: [20, 14, 14],
  neck: [15, 50, 10],
  head: 11.5,
  beak: 'seed',
  beakSize: 8,
  beakColor: '#e09a34',
  leg: 12,
  legColor: '#b5763a',
  tail: 'fork',
  tailSize: 22,
  coat: '#4f8fc4',
  belly: '#f7e3c4',
  wing: '#33699a',
  flies: true,
};
const FOWL: BirdShape = {
  ...SONGBIRD,
  body: [23, 19, 10],
  neck: [24, 62, 10],
  head: 9.5,
  beak: 'short',
  beakSize: 8,
  leg: 18,
  legColor: '#e0a23a',
  tail: 'rooster',
  tailSize: 22,
  coat: '#f6efe2',
  belly: '#fdf9f0',
  wing: '#e4d8c2',
  crest: 'comb',
  flies: false,
};
const DUCK: BirdShape = {
  ...SONGBIRD,
  body: [27, 16, 4],
  neck: [23, 66, 8.5],
  head: 11,
  beak: 'flat',
  beakSize: 13,
  beakColor: '#e8a13a',
  leg: 9,
  legColor: '#e08a2c',
  tail: 'stub',
  tailSize: 10,
  coat: '#a9825a',
  belly: '#e9dcc6',
  wing: '#7c5d3e',
  swims: true,
};
const CRANE: BirdShape = {
  ...SONGBIRD,
  body: [23, 13, 12],
  neck: [46, 66, 4.2],
  head: 6.8,
  beak: 'long',
  beakSize: 20,
  beakColor: '#6e6a52',
  leg: 52,
  legColor: '#3c3a40',
  tail: 'stub',
  tailSize: 18,
  coat: '#fbfaf6',
  belly: '#ffffff',
  wing: '#e9e9ea',
};

/** Every bird of the noun table. */
const BIRDS: Readonly<Record<string, BirdShape>> = {
  bird: SONGBIRD,
  owl: {
    ...SONGBIRD,
    body: [21, 17, 62],
    neck: [20, 84, 14],
    head: 17,
    beak: 'hook',
    beakSize: 6,
    leg: 5,
    tail: 'fan',
    tailSize: 12,
    coat: '#9a7148',
    belly: '#f0dcb8',
    wing: '#735032',
    crest: 'ears',
    face: 'owl',
  },
  eagle: {
    ...SONGBIRD,
    body: [26, 15, 34],
    neck: [21, 58, 10],
    head: 11.5,
    beak: 'hook',
    beakSize: 11,
    beakColor: '#f0b432',
    leg: 12,
    legColor: '#e0a22c',
    tail: 'fan',
    tailSize: 26,
    coat: '#5b4030',
    belly: '#6b4c38',
    wing: '#432f24',
    face: 'white',
  },
  parrot: {
    ...SONGBIRD,
    body: [19, 12.5, 48],
    neck: [15, 66, 10],
    head: 11.5,
    beak: 'hook',
    beakSize: 10,
    beakColor: '#3a3436',
    leg: 6,
    tail: 'long',
    tailSize: 46,
    coat: '#d8382e',
    belly: '#e2513c',
    wing: '#2f7fc0',
    face: 'cheek',
  },
  seagull: {
    ...SONGBIRD,
    body: [22, 12, 10],
    beak: 'short',
    beakSize: 11,
    coat: '#fbfbf8',
    belly: '#ffffff',
    wing: '#a9b6c2',
    tailSize: 18,
    leg: 13,
    legColor: '#e8b13c',
    beakColor: '#e8b13c',
  },
  dove: {
    ...SONGBIRD,
    coat: '#fbf9f6',
    belly: '#ffffff',
    wing: '#e6e3e4',
    beakColor: '#d9938c',
    head: 9.5,
    tail: 'fan',
    tailSize: 22,
    legColor: '#d98a84',
  },
  crow: {
    ...SONGBIRD,
    body: [22, 13, 16],
    beak: 'short',
    beakSize: 13,
    coat: '#33343e',
    belly: '#3c3e4a',
    wing: '#23242c',
    beakColor: '#26262c',
    legColor: '#2c2c32',
  },
  crane: { ...CRANE, crest: 'crown' },
  flamingo: {
    ...CRANE,
    coat: '#f4929c',
    belly: '#f8a9b0',
    wing: '#ea6f80',
    beak: 'bent',
    beakSize: 13,
    beakColor: '#3a3034',
    legColor: '#ee8a94',
    leg: 56,
  },
  peacock: {
    ...CRANE,
    body: [22, 13, 18],
    neck: [34, 72, 6.5],
    head: 7.5,
    beak: 'short',
    beakSize: 8,
    leg: 20,
    tail: 'peacock',
    tailSize: 74,
    coat: '#1f6aa5',
    belly: '#2b86ba',
    wing: '#9c7a4a',
    crest: 'tuft',
    legColor: '#8a7a62',
  },
  ostrich: {
    ...CRANE,
    body: [27, 20, 12],
    neck: [58, 76, 4.6],
    head: 8,
    beak: 'flat',
    beakSize: 9,
    leg: 62,
    tail: 'fan',
    tailSize: 18,
    coat: '#3c3438',
    belly: '#4a4045',
    wing: '#2c2529',
    legColor: '#d9a896',
    flies: false,
  },
  chicken: FOWL,
  rooster: { ...FOWL, body: [22, 17, 22], tailSize: 36, coat: '#c8642c', belly: '#d98a3c', wing: '#7c3420' },
  chick: {
    ...FOWL,
    body: [15, 13, 10],
    neck: [11, 58, 9],
    head: 11,
    beak: 'seed',
    beakSize: 6,
    leg: 8,
    tail: 'stub',
    tailSize: 5,
    coat: '#f8d858',
    belly: '#fbe68a',
    wing: '#eec03c',
    crest: 'tuft',
  },
  turkey: {
    ...FOWL,
    body: [24, 21, 16],
    tail: 'peacock',
    tailSize: 34,
    coat: '#6b4230',
    belly: '#85553a',
    wing: '#4a2c20',
    crest: 'comb',
  },
  duck: DUCK,
  swan: {
    ...DUCK,
    body: [31, 17, 6],
    neck: [46, 74, 5.6],
    head: 8.5,
    beakColor: '#e8843a',
    coat: '#fcfbf8',
    belly: '#ffffff',
    wing: '#eae9ec',
    tailSize: 14,
    beakSize: 12,
  },
  goose: {
    ...DUCK,
    body: [29, 17, 8],
    neck: [36, 72, 6.6],
    head: 9,
    coat: '#f4f2ec',
    belly: '#ffffff',
    wing: '#d6d1c6',
    leg: 14,
  },
  penguin: {
    ...DUCK,
    body: [24, 16, 80],
    neck: [22, 84, 12],
    head: 13,
    beak: 'short',
    beakSize: 9,
    leg: 5,
    tail: 'stub',
    tailSize: 8,
    coat: '#2c3440',
    belly: '#fbf9f4',
    wing: '#222833',
    face: 'penguin',
    flies: false,
  },
  phoenix: {
    ...CRANE,
    body: [21, 12, 24],
    neck: [30, 64, 5.6],
    head: 8.5,
    beak: 'hook',
    beakSize: 8,
    beakColor: '#f4c23a',
    leg: 18,
    tail: 'flame',
    tailSize: 84,
    coat: '#e2512c',
    belly: '#f6a13a',
    wing: '#c8301f',
    crest: 'tuft',
    legColor: '#c8862c',
  },
};

function drawTail(pen: Pen, bird: BirdShape, x: number, y: number): void {
  const s = bird.tailSize;
  const dark = darker(bird.wing, 0.08);
  switch (bird.tail) {
    case 'fork':
    case 'stub':
      pen.shape(
        polygon(
          x + 8,
          y - 5,
          x - s * 0.9,
          y - s * 0.1,
          x - s * 0.72,
          y + s * 0.12,
          x - s * 0.88,
          y + s * 0.34,
          x + 8,
          y + 6,
        ),
        dark,
      );
      break;
    case 'fan':
      pen.shape(
        blob(
          x + 8,
          y - 5,
          x - s * 0.8,
          y - s * 0.2,
          x - s,
          y + s * 0.3,
          x - s * 0.7,
          y + s * 0.62,
          x + 8,
          y + 7,
        ),
        bird.coat === '#5b4030' ? '#f6f1e6' : dark,
      );
      break;
    case 'long':
      pen.shape(
        tube([x + 6, y, 5], [x - s * 0.4, y + s * 0.35, 3.6], [x - s * 0.66, y + s * 0.78, 1.2]),
        bird.coat,
      );
      pen.shape(
        tube([x + 6, y - 2, 4], [x - s * 0.45, y + s * 0.24, 3], [x - s * 0.8, y + s * 0.6, 1]),
        bird.wing,
      );
      break;
    case 'rooster':
      for (const [lift, reach, color] of [
        [0.95, 0.6, 0.3],
        [0.7, 0.95, 0.12],
        [0.35, 1.05, 0],
      ] as const) {
        pen.shape(
          blob(
            x + 8,
            y + 4,
            x - s * reach * 0.4,
            y - s * lift * 1.05,
            x - s * reach,
            y - s * lift * 0.8,
            x - s * reach * 1.05,
            y - s * lift * 0.2,
            x - s * reach * 0.6,
            y - s * lift * 0.5,
            x + 2,
            y + 8,
          ),
          bird.coat === '#c8642c' ? darker('#2f6a58', color) : darker(bird.wing, color * 0.4),
        );
      }
      break;
    case 'peacock':
      for (let index = 0; index < 11; index += 1) {
        const angle = Math.PI * (0.86 + index * 0.058);
        const tip = { x: x + 10 + Math.cos(angle) * s, y: y + Math.sin(angle) * s };
        const green = bird.coat === '#1f6aa5';
        pen.shape(
          tube([x + 12, y, 3], [(x + tip.x) / 2, (y + tip.y) / 2, s * 0.07], [tip.x, tip.y, s * 0.1]),
          index % 2 === 0 ? (green ? '#2f8f6a' : '#7a4a2e') : green ? '#267a5c' : '#8f5a38',
          { tone: 'down' },
        );
        pen.mark(oval(tip.x, tip.y, s * 0.062), green ? '#e0b23c' : '#e9d6b0');
        if (green) pen.mark(oval(tip.x, tip.y, s * 0.036), '#1f4f9a');
      }
      break;
    case 'flame':
      for (const [fall, reach, color] of [
        [0.15, 1, '#f6a13a'],
        [0.42, 0.92, '#e2512c'],
        [0.7, 0.72, '#f4c95a'],
      ] as const) {
        pen.shape(
          tube(
            [x + 8, y, 4],
            [x - s * reach * 0.4, y - s * 0.06 + s * fall * 0.5, 5],
            [x - s * reach * 0.78, y + s * fall, 4],
            [x - s * reach, y + s * fall * 0.7, 1],
          ),
          color,
        );
        pen.shape(oval(x - s * reach * 0.8, y + s * fall * 0.96, 5.5), color);
        pen.mark(oval(x - s * reach * 0.8, y + s * fall * 0.96, 2.4), '#2f7fa0');
      }
  }
}

function drawHead(pen: Pen, bird: BirdShape, asleep: boolean): void {
  const r = bird.head;
  const b = bird.beakSize;
  const crestColor = '#d8392e';
  if (bird.crest === 'comb')
    pen.shape(
      blob(
        -r * 0.5,
        -r * 0.7,
        -r * 0.5,
        -r * 1.4,
        -r * 0.1,
        -r * 1.1,
        r * 0.15,
        -r * 1.6,
        r * 0.4,
        -r * 1.1,
        r * 0.8,
        -r * 1.3,
        r * 0.7,
        -r * 0.6,
      ),
      crestColor,
    );
  if (bird.crest === 'tuft')
    for (const x of [-0.5, -0.1, 0.3]) {
      pen.rod(
        polyline(0, -r * 0.8, r * x, -r * 1.8),
        bird.wing === '#9c7a4a' ? bird.coat : bird.wing,
        r * 0.12,
      );
      pen.mark(oval(r * x, -r * 1.85, r * 0.18), bird.belly);
    }
  if (bird.crest === 'ears')
    for (const x of [-0.55, 0.6])
      pen.shape(
        polygon(
          r * (x - 0.28),
          -r * 0.6,
          r * (x + (x > 0 ? 0.2 : -0.2)),
          -r * 1.42,
          r * (x + 0.26),
          -r * 0.66,
        ),
        bird.coat,
      );
  const beak = (): void => {
    const x = r * 0.82;
    switch (bird.beak) {
      case 'short':
      case 'long':
      case 'seed': {
        const thick = bird.beak === 'long' ? r * 0.3 : r * 0.36;
        pen.shape(polygon(x - 2, -thick, x + b, thick * 0.5, x - 2, thick * 1.1), bird.beakColor);
        break;
      }
      case 'hook':
        if (bird.face === 'owl')
          pen.shape(polygon(r * 0.12, r * 0.02, r * 0.46, r * 0.02, r * 0.3, r * 0.5), bird.beakColor);
        else
          pen.shape(
            blob(
              x - 2,
              -r * 0.34,
              x + b * 0.6,
              -r * 0.24,
              x + b * 0.9,
              r * 0.5,
              x + b * 0.4,
              r * 0.2,
              x - 2,
              r * 0.34,
            ),
            bird.beakColor,
          );
        break;
      case 'flat':
        pen.shape(
          blob(x - 2, -r * 0.12, x + b * 0.6, r * 0.06, x + b, r * 0.22, x + b * 0.9, r * 0.48, x, r * 0.48),
          bird.beakColor,
        );
        pen.line(polyline(x, r * 0.26, x + b * 0.8, r * 0.32), darker(bird.beakColor, 0.4));
        break;
      case 'bent':
        pen.shape(
          blob(
            x - 2,
            -r * 0.24,
            x + b * 0.6,
            -r * 0.1,
            x + b * 0.8,
            r * 0.9,
            x + b * 0.3,
            r * 0.5,
            x - 2,
            r * 0.4,
          ),
          '#f8d9d4',
        );
        pen.mark(oval(x + b * 0.66, r * 0.62, b * 0.17, r * 0.3), bird.beakColor);
    }
  };
  if (bird.face !== 'owl') beak();
  pen.shape(oval(0, 0, r), bird.face === 'white' ? '#fbf8f0' : bird.coat, { tone: 'round' });
  if (bird.face === 'cheek') pen.mark(oval(r * 0.35, 0, r * 0.5), '#fbf4e8');
  if (bird.face === 'penguin') pen.mark(oval(r * 0.4, r * 0.2, r * 0.5, r * 0.55), bird.belly);
  if (bird.crest === 'crown') pen.mark(oval(0, -r * 0.72, r * 0.6, r * 0.3), '#d8392e');
  if (bird.crest === 'comb') pen.shape(oval(r * 0.75, r * 0.95, r * 0.24, r * 0.45), crestColor);
  if (bird.face === 'owl') {
    for (const side of [-0.24, 0.74]) {
      pen.mark(oval(r * side, -r * 0.04, r * 0.46), bird.belly);
      drawEye(pen, r * side, -r * 0.04, r * 0.25, asleep);
    }
    beak();
    return;
  }
  drawEye(pen, r * 0.36, -r * 0.14, r * (r < 8 ? 0.24 : 0.2), asleep);
}

/** A bird of the given standing height in centimetres; undefined where the species is not known. */
export function drawBird(
  id: string,
  height: number,
  pose: FigurePose,
  color: string | undefined,
  context: DrawContext,
): Figure | undefined {
  const species = BIRDS[id];
  if (!species) return undefined;
  const bird = color
    ? { ...species, coat: color, wing: darker(color, 0.25), belly: lighter(color, 0.45) }
    : species;
  const flying = (pose === 'fly' || pose === 'jump') && bird.flies !== false;
  const swimming =
    bird.swims === true && (pose === 'swim' || (pose === 'stand' && id !== 'penguin' && id !== 'goose'));
  const asleep = pose === 'sleep';
  const seated = pose === 'sit' || asleep;
  const [halfLength, depth, tilt] = bird.body;
  const [neckLength, neckAngle, neckWidth] = bird.neck;
  const lean = flying ? tilt * 0.25 : tilt;
  const angle = (lean * Math.PI) / 180;
  const half = Math.max(depth, Math.abs(Math.sin(angle)) * halfLength);
  const leg = flying || seated ? depth * 0.1 : swimming ? -depth * 0.35 : bird.leg;
  const center = { x: 0, y: flying ? -half - 20 : -leg - half * 0.92 };
  const chest = { x: Math.cos(angle) * halfLength * 0.62, y: center.y - Math.sin(angle) * halfLength * 0.62 };
  const rump = { x: -chest.x * 1.5, y: center.y - (chest.y - center.y) * 1.5 };
  const raise = ((flying ? Math.min(neckAngle, 38) : neckAngle) * Math.PI) / 180;
  const head = { x: chest.x + Math.cos(raise) * neckLength, y: chest.y - Math.sin(raise) * neckLength };
  const tall = bird.leg + half * 1.8 + Math.sin((neckAngle * Math.PI) / 180) * neckLength + bird.head * 0.6;
  const pen = new Pen(context, Math.max(tall, 70));
  const feathers = (y: number, x: number, length: number, up: number): void => {
    pen.shape(
      blob(
        x + length * 0.3,
        y,
        x + length * 0.22,
        y - up * 0.5,
        x - length * 0.2,
        y - up,
        x - length * 0.66,
        y - up * 1.02,
        x - length * 0.5,
        y - up * 0.4,
        x - length * 0.42,
        y + 2,
      ),
      up > 0 ? bird.wing : darker(bird.wing, 0.12),
      { tone: 'down' },
    );
    for (const share of [0.25, 0.5, 0.75])
      pen.line(
        polyline(
          x - length * (0.55 - share * 0.25),
          y - up * (0.95 - share * 0.5),
          x + length * 0.05,
          y - up * 0.12,
        ),
        darker(bird.wing, 0.3),
        pen.lineWidth,
        0.8,
      );
  };
  if (flying) feathers(chest.y - 2, chest.x - 4, halfLength * 1.5, halfLength * 1.9);
  drawTail(pen, bird, rump.x, rump.y);
  if (!flying && !swimming && !seated) {
    const stride = pose === 'walk' ? 0.35 : pose === 'run' ? 0.7 : 0.06;
    for (const [side, shade] of [
      [-1, 0.2],
      [1, 0],
    ] as const) {
      const foot = { x: side * (3 + stride * bird.leg * 0.6), y: 0 };
      const knee = { x: foot.x * 0.5 + 3, y: -leg * 0.5 };
      pen.rod(
        polyline(1.5 * side, center.y + depth * 0.6, knee.x, knee.y, foot.x, foot.y - 1),
        darker(bird.legColor, shade),
        Math.max(1.7, bird.leg * 0.06),
      );
      pen.rod(polyline(foot.x - 3, -1, foot.x + 6, -1), darker(bird.legColor, shade), 1.9);
    }
  }
  const neckPath = tube(
    [chest.x, chest.y, Math.min(depth * 0.9, neckWidth * 1.7)],
    [(chest.x + head.x) / 2 + (neckLength > 30 ? neckLength * 0.16 : 0), (chest.y + head.y) / 2, neckWidth],
    [head.x, head.y, neckWidth * 0.8],
  );
  const body = tube(
    [rump.x * 0.96, rump.y, depth * 0.42],
    [center.x, center.y, depth],
    [chest.x, chest.y, depth * 0.82],
  );
  pen.shape(body + neckPath, bird.coat, { tone: 'down' });
  pen.clip(body + neckPath, () => {
    pen.mark(
      blob(
        rump.x * 0.6,
        center.y + depth * 0.9,
        center.x,
        center.y + depth * 0.4,
        chest.x + depth * 0.2,
        chest.y + depth * 0.2,
        head.x * 0.6 + chest.x * 0.4 + neckWidth * 0.4,
        head.y * 0.6 + chest.y * 0.4,
        head.x + neckWidth * 2,
        head.y,
        chest.x + depth * 1.8,
        chest.y + depth,
        center.x,
        center.y + depth * 1.6,
      ),
      bird.belly,
    );
    if (bird.face === 'white') pen.mark(oval(head.x, head.y, bird.head * 1.3), '#fbf8f0');
    if (id === 'crane')
      pen.mark(
        oval((head.x + chest.x) / 2, (head.y + chest.y) / 2 - 4, neckWidth * 1.6, neckLength * 0.3),
        '#34343a',
      );
  });
  pen.group(head.x, head.y, 0, () => drawHead(pen, bird, asleep));
  if (flying) feathers(chest.y + depth * 0.2, chest.x - 10, halfLength * 1.7, -halfLength * 1.25);
  else if (id === 'penguin')
    pen.shape(
      tube(
        [center.x - 3, center.y - half * 0.5, 5],
        [center.x - 8, center.y + half * 0.3, 4],
        [center.x - 11, center.y + half * 0.66, 1.6],
      ),
      bird.wing,
    );
  else {
    pen.group(center.x - 1, center.y - depth * 0.12, -lean * 0.8, () => {
      const l = halfLength;
      pen.shape(
        blob(
          l * 0.52,
          -depth * 0.32,
          l * 0.1,
          -depth * 0.52,
          -l * 0.5,
          -depth * 0.3,
          -l * 1.12,
          depth * 0.1,
          -l * 0.5,
          depth * 0.42,
          l * 0.24,
          depth * 0.5,
        ),
        bird.wing,
        { tone: 'down' },
      );
      for (const share of [0, 0.4])
        pen.line(
          `M${num(l * (0.2 - share))} ${num(depth * 0.3)}Q${num(-l * (0.2 + share))} ${num(depth * 0.34)} ${num(-l * (0.5 + share))} ${num(depth * 0.08)}`,
          darker(bird.wing, 0.35),
          pen.lineWidth,
          0.85,
        );
    });
  }
  const back = { x: center.x, y: center.y - depth };
  const figure = pen.finish({
    anchors: {
      center,
      seat: back,
      surface: back,
      head,
      top: { x: head.x, y: head.y - bird.head },
      mouth: { x: head.x + bird.head + bird.beakSize * 0.8, y: head.y + 1 },
    },
    ...(flying ? { floats: 'air' as const } : swimming ? { floats: 'water' as const } : {}),
    riding: {
      nearFoot: { x: back.x + 4, y: center.y + depth * 0.5 },
      grip: { x: chest.x, y: chest.y - depth },
    },
  });
  return scaleFigure(figure, height / tall);
}
