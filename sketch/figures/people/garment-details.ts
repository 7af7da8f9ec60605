/** Buttons, collars, ties, belts and plates. */
import type { PersonLook } from '../../brief.ts';
import { blob, num, polygon, polyline } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import { type GarmentParts, garmentParts } from './garment-parts.ts';
import type { TorsoFrame } from './torso.ts';

/** Buttons, collars, ties, belts and plates, in the torso's frame. */
export function drawTorsoDetails(pen: Pen, look: PersonLook, frame: TorsoFrame): void {
  DETAILS[look.outfit](garmentParts(pen, look, frame));
}

const DETAILS: Record<PersonLook['outfit'], (parts: GarmentParts) => void> = {
  tshirt: ({ look, pen, l, n, w, middle, main, dark, accent, fold }) => {
    pen.mark(
      `M${num(-n)} ${num(-l * 0.03)}Q${num(middle * 0.6)} ${num(l * 0.12)} ${num(n)} ${num(-l * 0.03)}Z`,
      look.skin,
    );
    pen.line(
      `M${num(-n)} ${num(-l * 0.03)}Q${num(middle * 0.6)} ${num(l * 0.12)} ${num(n)} ${num(-l * 0.03)}`,
      dark,
      pen.lineWidth * 1.6,
    );
    pen.line(
      `M${num(-w)} ${num(l * 0.42)}Q0 ${num(l * 0.5)} ${num(w)} ${num(l * 0.42)}`,
      accent,
      l * 0.1,
      0.9,
    );
    fold(main);
  },
  hoodie: ({ pen, l, n, w, middle, main }) => {
    pen.shape(
      blob(-n * 2.1, l * 0.06, -n, -l * 0.1, n, -l * 0.1, n * 2.1, l * 0.06, middle, l * 0.2),
      darker(main, 0.16),
      { tone: 'down' },
    );
    for (const side of [-1, 1])
      pen.line(
        polyline(middle + side * n * 0.45, l * 0.15, middle + side * n * 0.5, l * 0.36),
        '#f4efe6',
        pen.lineWidth * 1.6,
      );
    pen.shape(
      polygon(
        middle - w * 0.55,
        l * 0.62,
        middle + w * 0.55,
        l * 0.62,
        middle + w * 0.75,
        l * 0.88,
        middle - w * 0.75,
        l * 0.88,
      ),
      darker(main, 0.1),
    );
  },
  coat: ({ s, middle, main, accent, buttons, belt, openCollar, lapels }) => {
    openCollar(accent, 0.3);
    lapels(darker(main, 0.1), 0.42);
    buttons('#3a2c24', middle + s * 0.16, 0.5, 0.9, 3);
    belt(darker(main, 0.3), 0.66, 0.74);
  },
  raincoat: ({ pen, l, s, w, middle, main, dark, buttons }) => {
    pen.line(polyline(middle, 0, middle, l), dark, pen.lineWidth * 1.4);
    buttons(darker(main, 0.5), middle + s * 0.14, 0.2, 0.9, 4);
    for (const side of [-1, 1])
      pen.line(polyline(side * w * 0.4, l * 0.84, side * w * 0.85, l * 0.8), dark, l * 0.06, 0.8);
  },
  suit: ({ pen, l, n, s, middle, main, accent, buttons, openCollar, lapels }) => {
    openCollar('#f8f5ef', 0.46);
    pen.mark(
      polygon(
        middle * 0.6 - n * 0.2,
        l * 0.03,
        middle * 0.6 + n * 0.2,
        l * 0.03,
        middle + n * 0.22,
        l * 0.34,
        middle,
        l * 0.44,
        middle - n * 0.22,
        l * 0.34,
      ),
      accent,
    );
    lapels(darker(main, 0.14), 0.48);
    buttons(darker(main, 0.6), middle, 0.62, 0.76, 2);
    pen.mark(
      polygon(s * 0.45, l * 0.28, s * 0.66, l * 0.26, s * 0.62, l * 0.33, s * 0.46, l * 0.34),
      '#f8f5ef',
    );
  },
  dress: ({ look, pen, l, n, middle, accent, belt }) => {
    pen.mark(
      `M${num(-n * 1.2)} ${num(-l * 0.03)}Q${num(middle)} ${num(l * 0.22)} ${num(n * 1.2)} ${num(-l * 0.03)}Z`,
      look.skin,
    );
    for (const side of [-1, 1])
      pen.shape(
        polygon(
          side * n * 0.9,
          -l * 0.04,
          side * n * 2,
          l * 0.02,
          side * n * 1.4 + middle * 0.4,
          l * 0.18,
          middle,
          l * 0.12,
        ),
        '#fbf7ef',
      );
    belt(accent, 0.58, 0.68);
  },
  gown: ({ look, pen, l, n, s, middle, accent, belt }) => {
    pen.mark(
      `M${num(-s * 0.72)} ${num(l * 0.01)}Q${num(middle)} ${num(l * 0.34)} ${num(s * 0.72)} ${num(l * 0.01)}L${num(n)} ${num(-l * 0.05)}L${num(-n)} ${num(-l * 0.05)}Z`,
      look.skin,
    );
    pen.line(
      `M${num(-n)} ${num(l * 0.02)}Q${num(middle)} ${num(l * 0.16)} ${num(n)} ${num(l * 0.02)}`,
      '#fff3c9',
      pen.lineWidth * 2,
    );
    belt(accent, 0.6, 0.67);
  },
  kimono: ({ pen, l, w, accent, belt, crossed }) => {
    crossed(darker(accent, 0.1));
    belt(accent, 0.48, 0.72);
    pen.line(
      `M${num(-w * 1.02)} ${num(l * 0.61)}Q0 ${num(l * 0.67)} ${num(w * 1.02)} ${num(l * 0.61)}`,
      darker(accent, 0.4),
      pen.lineWidth * 2,
    );
  },
  hanfu: ({ pen, l, s, middle, accent, belt, crossed }) => {
    crossed('#fbf7ef');
    belt(accent, 0.5, 0.62);
    for (const x of [-0.04, 0.2])
      pen.line(
        `M${num(middle + x * s)} ${num(l * 0.63)}Q${num(middle + x * s * 2)} ${num(l * 0.95)} ${num(middle + x * s * 3)} ${num(l * 1.35)}`,
        accent,
        s * 0.11,
      );
  },
  spacesuit: ({ pen, l, w, middle, main, belt }) => {
    pen.shape(
      `M${num(middle - w * 0.6)} ${num(l * 0.3)}h${num(w * 1.2)}v${num(l * 0.3)}h${num(-w * 1.2)}Z`,
      '#aab6c4',
      { tone: 'down' },
    );
    for (const [x, color] of [
      [-0.36, '#e4572e'],
      [0, '#3aa0ff'],
      [0.36, '#57cc99'],
    ] as const) {
      pen.mark(
        `M${num(middle + w * (x - 0.1))} ${num(l * 0.42)}h${num(w * 0.2)}v${num(l * 0.07)}h${num(-w * 0.2)}Z`,
        color,
      );
    }
    belt(darker(main, 0.25), 0.74, 0.82);
  },
  chef: ({ pen, l, n, s, w, middle, accent, fold, buttons }) => {
    pen.mark(polygon(-n, -l * 0.03, n, -l * 0.03, middle, l * 0.1), accent);
    buttons('#6a5f5c', middle - s * 0.2, 0.22, 0.72, 4);
    buttons('#6a5f5c', middle + s * 0.2, 0.22, 0.72, 4);
    pen.line(polyline(-w, l * 0.86, w, l * 0.86), '#d9d3c8', pen.lineWidth * 2);
    fold('#f8f5ef');
  },
  armour: ({ pen, l, s, w, middle, main, dark, accent, belt }) => {
    pen.shape(
      blob(
        middle - s * 0.72,
        l * 0.1,
        middle,
        l * 0.04,
        middle + s * 0.72,
        l * 0.1,
        middle + w * 0.8,
        l * 0.5,
        middle,
        l * 0.62,
        middle - w * 0.8,
        l * 0.5,
      ),
      darker(main, 0.06),
      { tone: 'round' },
    );
    pen.line(polyline(middle, l * 0.08, middle, l * 0.6), dark, pen.lineWidth * 1.5);
    belt(darker(accent, 0.2), 0.7, 0.8);
    pen.mark(
      blob(middle - s * 0.5, l * 0.16, middle - s * 0.2, l * 0.12, middle - s * 0.36, l * 0.4),
      '#ffffff',
      0.4,
    );
    for (const side of [-1, 1])
      pen.shape(
        blob(
          side * s * 0.62,
          -l * 0.02,
          side * s * 1.16,
          l * 0.04,
          side * s * 1.2,
          l * 0.22,
          side * s * 0.74,
          l * 0.2,
        ),
        main,
        { tone: 'round' },
      );
  },
  apron: ({ pen, l, n, w, h, middle, main }) => {
    pen.line(polyline(-n * 0.9, -l * 0.02, middle - w * 0.5, l * 0.22), main, l * 0.05);
    pen.line(polyline(n * 0.9, -l * 0.02, middle + w * 0.5, l * 0.22), main, l * 0.05);
    pen.shape(
      polygon(
        middle - w * 0.56,
        l * 0.2,
        middle + w * 0.56,
        l * 0.2,
        w * 0.95,
        l * 0.62,
        h * 0.92,
        l * 1.5,
        -h * 0.92,
        l * 1.5,
        -w * 0.95,
        l * 0.62,
      ),
      main,
      { tone: 'side' },
    );
    pen.shape(
      polygon(
        middle - w * 0.45,
        l * 0.8,
        middle + w * 0.45,
        l * 0.8,
        middle + w * 0.4,
        l * 1.08,
        middle - w * 0.4,
        l * 1.08,
      ),
      darker(main, 0.12),
    );
  },
  uniform: ({ pen, l, n, s, middle, main, belt, lapels }) => {
    lapels('#f4f1ea', 0.18);
    pen.mark(
      polygon(
        middle - n * 0.18,
        l * 0.06,
        middle + n * 0.18,
        l * 0.06,
        middle + n * 0.2,
        l * 0.5,
        middle,
        l * 0.58,
        middle - n * 0.2,
        l * 0.5,
      ),
      darker(main, 0.5),
    );
    pen.mark(
      polygon(
        s * 0.42,
        l * 0.24,
        s * 0.54,
        l * 0.19,
        s * 0.66,
        l * 0.24,
        s * 0.62,
        l * 0.36,
        s * 0.54,
        l * 0.4,
        s * 0.46,
        l * 0.36,
      ),
      '#f2c230',
    );
    belt('#2e2a2c', 0.76, 0.84);
  },
  swimwear: ({ look, pen, l, n, s, w, middle }) => {
    if (look.gender === 'female') {
      pen.mark(
        polygon(-s * 1.1, -l * 0.1, -n * 1.5, -l * 0.05, -n * 1.2, l * 0.2, -s * 1.1, l * 0.3),
        look.skin,
      );
      pen.mark(
        `M${num(-n * 1.1)} ${num(-l * 0.05)}L${num(n * 1.1)} ${num(-l * 0.05)}Q${num(n)} ${num(l * 0.2)} ${num(middle)} ${num(l * 0.24)}Q${num(-n)} ${num(l * 0.2)} ${num(-n * 1.1)} ${num(-l * 0.05)}Z`,
        look.skin,
      );
    } else {
      pen.line(polyline(middle, l * 0.3, middle, l * 0.66), darker(look.skin, 0.22), pen.lineWidth);
      pen.line(
        `M${num(middle - w * 0.6)} ${num(l * 0.32)}Q${num(middle)} ${num(l * 0.4)} ${num(middle + w * 0.6)} ${num(l * 0.32)}`,
        darker(look.skin, 0.22),
        pen.lineWidth,
      );
    }
  },
  doctor: ({ pen, l, n, s, middle, main, openCollar, lapels }) => {
    openCollar(main, 0.4);
    lapels('#eceae4', 0.44);
    pen.line(
      `M${num(-n * 0.9)} ${num(l * 0.02)}Q${num(middle - n)} ${num(l * 0.36)} ${num(middle)} ${num(l * 0.42)}Q${num(middle + n)} ${num(l * 0.36)} ${num(n * 0.9)} ${num(l * 0.02)}`,
      '#3d4450',
      pen.lineWidth * 2,
    );
    pen.mark(
      `M${num(middle - s * 0.1)} ${num(l * 0.48)}a${num(s * 0.1)} ${num(s * 0.1)} 0 1 1 ${num(s * 0.2)} 0a${num(s * 0.1)} ${num(s * 0.1)} 0 1 1 ${num(-s * 0.2)} 0Z`,
      '#9aa4b0',
    );
  },
  overalls: ({ pen, l, n, w, h, middle, main, buttons }) => {
    for (const side of [-1, 1])
      pen.line(polyline(side * n * 1.3, -l * 0.01, middle + side * w * 0.55, l * 0.36), main, l * 0.08);
    pen.shape(
      polygon(
        middle - w * 0.66,
        l * 0.34,
        middle + w * 0.66,
        l * 0.34,
        w * 1.03,
        l * 0.64,
        h * 1.02,
        l * 1.06,
        -h * 1.02,
        l * 1.06,
        -w * 1.03,
        l * 0.64,
      ),
      main,
      { tone: 'side' },
    );
    pen.shape(
      polygon(
        middle - w * 0.36,
        l * 0.44,
        middle + w * 0.36,
        l * 0.44,
        middle + w * 0.3,
        l * 0.64,
        middle - w * 0.3,
        l * 0.64,
      ),
      darker(main, 0.12),
    );
    buttons('#f2c230', middle - w * 0.55, 0.38, 0.38, 1);
    buttons('#f2c230', middle + w * 0.55, 0.38, 0.38, 1);
  },
};
