/** Ears and horns of four-legged animals. */
import { blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import type { Ears, QuadrupedShape } from './quadruped-shape.ts';

/** One ear at x on the skull; `near` is the side of the viewer. */
export function drawEar(pen: Pen, shape: QuadrupedShape, x: number, near: boolean): void {
  const { head: r, earSize: e, coat, light, tip } = shape;
  const dark = shape.pattern === 'panda' ? tip : near ? coat : darker(coat, 0.16);
  const inner =
    shape.pattern === 'panda'
      ? darker(tip, 0.2)
      : shape.ears === 'round' || shape.ears === 'long'
        ? darker('#efb0a8', near ? 0 : 0.1)
        : darker(coat, 0.35);
  const y = -r * 0.72;
  EARS[shape.ears]({ pen, x, y, e, near, coat, light, tip, dark, inner });
}

/** An ear's place, size and colours. */
interface Ear extends Pick<QuadrupedShape, 'coat' | 'light' | 'tip'> {
  pen: Pen;
  x: number;
  y: number;
  /** Its size. */
  e: number;
  /** Whether it is on the viewer's side. */
  near: boolean;
  dark: string;
  inner: string;
}

const EARS: Record<Ears, (ear: Ear) => void> = {
  point: ({ pen, x, y, e, near, dark, inner }) => {
    pen.shape(
      blob(
        x - e * 0.42,
        y + e * 0.2,
        x - e * 0.16,
        y - e * 0.55,
        x + e * 0.04,
        y - e,
        x + e * 0.3,
        y - e * 0.5,
        x + e * 0.46,
        y + e * 0.25,
      ),
      dark,
    );
    if (near)
      pen.mark(blob(x - e * 0.2, y + e * 0.1, x + e * 0.02, y - e * 0.72, x + e * 0.26, y + e * 0.12), inner);
  },
  flop: ({ pen, x, y, e, near, tip }) => {
    pen.shape(
      blob(
        x - e * 0.2,
        y - e * 0.1,
        x + e * 0.24,
        y + e * 0.02,
        x + e * 0.16,
        y + e * 0.75,
        x - e * 0.2,
        y + e * 1.12,
        x - e * 0.5,
        y + e * 0.7,
        x - e * 0.46,
        y + e * 0.2,
      ),
      near ? darker(tip, 0.05) : darker(tip, 0.2),
      { tone: 'side' },
    );
  },
  round: ({ pen, x, y, e, near, dark, inner }) => {
    pen.shape(oval(x, y - e * 0.3, e), dark, { tone: 'round' });
    if (near) pen.mark(oval(x + e * 0.08, y - e * 0.22, e * 0.6), inner);
  },
  long: ({ pen, x, y, e, near, dark, inner }) => {
    pen.shape(
      blob(
        x - e * 0.14,
        y + e * 0.1,
        x - e * 0.3,
        y - e * 0.5,
        x - e * 0.2,
        y - e * 0.98,
        x + e * 0.02,
        y - e * 0.6,
        x + e * 0.12,
        y + e * 0.08,
      ),
      dark,
      { tone: 'side' },
    );
    if (near)
      pen.mark(
        blob(
          x - e * 0.08,
          y,
          x - e * 0.2,
          y - e * 0.5,
          x - e * 0.16,
          y - e * 0.84,
          x - e * 0.04,
          y - e * 0.5,
          x + e * 0.04,
          y,
        ),
        inner,
      );
  },
  leaf: ({ pen, x, y, e, near, coat, light, dark, inner }) => {
    pen.shape(
      blob(
        x + e * 0.2,
        y + e * 0.22,
        x - e * 0.3,
        y + e * 0.02,
        x - e * 0.86,
        y - e * 0.44,
        x - e * 0.4,
        y - e * 0.5,
        x + e * 0.24,
        y - e * 0.12,
      ),
      dark,
    );
    if (near)
      pen.mark(
        blob(x, y + e * 0.06, x - e * 0.62, y - e * 0.34, x - e * 0.1, y - e * 0.2),
        light === coat ? inner : light,
      );
  },
  fan: ({ pen, x, y, e, near, coat }) => {
    if (near) {
      pen.shape(
        blob(
          x + e * 0.1,
          y - e * 0.02,
          x - e * 0.5,
          y - e * 0.2,
          x - e * 0.98,
          y + e * 0.3,
          x - e * 0.84,
          y + e * 1.1,
          x - e * 0.4,
          y + e * 1.3,
          x + e * 0.1,
          y + e * 0.72,
        ),
        darker(coat, 0.06),
        { tone: 'side' },
      );
      pen.mark(
        blob(
          x - e * 0.05,
          y + e * 0.15,
          x - e * 0.5,
          y + e * 0.04,
          x - e * 0.76,
          y + e * 0.4,
          x - e * 0.64,
          y + e * 0.95,
          x - e * 0.3,
          y + e * 1.02,
        ),
        '#d9a9a4',
        0.45,
      );
    }
  },
  none: () => undefined,
};

/** Antlers, horns or tusks. */
export function drawHorns(pen: Pen, shape: QuadrupedShape): void {
  const r = shape.head;
  switch (shape.horns) {
    case 'antlers':
      for (const side of [0.5, -0.1]) {
        const color = side > 0 ? darker('#8a6442', 0.15) : '#8a6442';
        const x = r * side;
        pen.rod(
          `M${num(x - r * 0.1)} ${num(-r * 0.8)}Q${num(x - r * 0.9)} ${num(-r * 1.7)} ${num(x - r * 0.3)} ${num(-r * 3)}M${num(x - r * 0.5)} ${num(-r * 1.6)}Q${num(x - r * 1.4)} ${num(-r * 2)} ${num(x - r * 1.4)} ${num(-r * 2.6)}M${num(x - r * 0.52)} ${num(-r * 2.1)}Q${num(x + r * 0.2)} ${num(-r * 2.2)} ${num(x + r * 0.5)} ${num(-r * 2.7)}`,
          color,
          r * 0.17,
        );
      }
      break;
    case 'cow':
      for (const x of [r * 0.45, -r * 0.1])
        pen.shape(
          blob(
            x - r * 0.12,
            -r * 0.82,
            x + r * 0.06,
            -r * 1.3,
            x + r * 0.52,
            -r * 1.55,
            x + r * 0.3,
            -r * 1.05,
            x + r * 0.16,
            -r * 0.8,
          ),
          '#efe3c8',
        );
      break;
    case 'goat':
      for (const x of [r * 0.3, -r * 0.05])
        pen.shape(
          tube(
            [x, -r * 0.8, r * 0.17],
            [x - r * 0.35, -r * 1.4, r * 0.12],
            [x - r * 1.05, -r * 1.75, r * 0.03],
          ),
          '#9a8468',
        );
      pen.shape(polygon(r * 0.75, r * 0.85, r * 1.1, r * 0.8, r * 0.8, r * 1.6), shape.tip);
      break;
    case 'ram':
      pen.shape(
        tube(
          [-r * 0.2, -r * 0.6, r * 0.22],
          [-r * 0.8, -r * 0.5, r * 0.22],
          [-r * 0.85, r * 0.15, r * 0.17],
          [-r * 0.35, r * 0.3, r * 0.07],
        ),
        '#c9ae84',
        { tone: 'side' },
      );
      break;
    case 'rhino':
      pen.shape(
        blob(r * 1.4, r * 0.1, r * 1.7, -r * 0.6, r * 2, -r * 1.25, r * 2.05, -r * 0.4, r * 2.05, r * 0.2),
        '#d9d2c2',
        { tone: 'side' },
      );
      pen.shape(polygon(r * 0.85, -r * 0.35, r * 1.15, -r * 0.95, r * 1.3, -r * 0.2), '#d9d2c2');
      break;
    case 'unicorn':
      pen.shape(polygon(r * 0.25, -r * 0.8, r * 1.1, -r * 2.7, r * 0.7, -r * 0.62), '#f4c95a', {
        tone: 'side',
      });
      for (const share of [0.25, 0.5, 0.75]) {
        pen.line(
          polyline(
            r * (0.28 + share * 0.72),
            -r * (0.8 + share * 1.5),
            r * (0.66 + share * 0.34),
            -r * (0.72 + share * 1.4),
          ),
          '#b98a2a',
        );
      }
      break;
    case 'giraffe':
      for (const x of [r * 0.3, -r * 0.2])
        pen.shape(
          tube([x, -r * 0.7, r * 0.11], [x - r * 0.1, -r * 1.4, r * 0.11], [x - r * 0.1, -r * 1.55, r * 0.2]),
          shape.patternColor,
        );
      break;
    case 'tusks':
      pen.shape(
        tube([r * 0.7, r * 0.55, r * 0.15], [r * 1.15, r * 1.1, r * 0.12], [r * 1.7, r * 1.05, r * 0.03]),
        '#fbf5e6',
        { tone: 'down' },
      );
      break;
    default:
      break;
  }
}
