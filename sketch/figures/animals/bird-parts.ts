/** Tails and heads of birds. */
import { blob, oval, polygon, polyline, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import type { BirdShape } from './bird-shapes.ts';
import { drawEye } from './eye.ts';

/** Tail feathers, starting at the rump. */
export function drawTail(pen: Pen, bird: BirdShape, x: number, y: number): void {
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

/** The head in its own frame, with crest, beak and eyes. */
export function drawHead(pen: Pen, bird: BirdShape, asleep: boolean): void {
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
