/** Things a person wears or carries behind, in front of and next to the body. */
import type { PersonLook } from '../../brief.ts';
import type { Point } from '../figure.ts';
import { bar, blob, num, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Build } from './build.ts';
import type { TorsoFrame } from './torso.ts';

/** Cape, wings, backpack and a sword on the back, in the torso's frame. */
export function drawBehind(pen: Pen, look: PersonLook, frame: TorsoFrame): void {
  const { length: l, shoulder: s } = frame;
  const has = (name: PersonLook['accessories'][number]): boolean => look.accessories.includes(name);
  if (has('wings')) {
    for (const side of [-1, 1]) {
      pen.shape(
        blob(
          side * s * 0.3,
          l * 0.2,
          side * s * 1.6,
          -l * 0.45,
          side * s * 3,
          -l * 0.4,
          side * s * 2.9,
          l * 0.2,
          side * s * 2.2,
          l * 0.65,
          side * s * 1.1,
          l * 0.85,
        ),
        '#f6f3ec',
        { tone: 'round' },
      );
      for (const share of [0.3, 0.6]) {
        pen.line(
          `M${num(side * s * 0.6)} ${num(l * 0.3)}Q${num(side * s * 1.7)} ${num(l * (share - 0.3))} ${num(side * s * 2.6)} ${num(l * (share - 0.1))}`,
          '#c9c2d4',
        );
      }
    }
  }
  if (has('cape')) {
    pen.shape(
      `M${num(-s)} ${num(l * 0.05)}L${num(s)} ${num(l * 0.05)}Q${num(s * 1.4)} ${num(l * 1.2)} ${num(s * 1.5)} ${num(l * 2.1)}` +
        `Q0 ${num(l * 2.35)} ${num(-s * 2)} ${num(l * 2.1)}Q${num(-s * 1.5)} ${num(l * 1.1)} ${num(-s)} ${num(l * 0.05)}Z`,
      look.accentColor,
      { tone: 'side' },
    );
  }
  if (has('backpack')) {
    pen.shape(bar(-s * 1.5, l * 0.08, s * 2.3, l * 0.82, s * 0.5), look.accentColor, { tone: 'side' });
  }
  if (has('sword')) {
    pen.rod(polyline(-s * 1.35, -l * 0.3, s * 1.2, l * 1.2), '#4a4652', s * 0.16);
    pen.rod(polyline(-s * 1.75, -l * 0.54, -s * 1.4, -l * 0.33), '#7a4a30', s * 0.2);
    pen.rod(polyline(-s * 1.52, -l * 0.2, -s * 1.22, -l * 0.42), '#d8b24a', s * 0.16);
  }
}

/** Scarf, straps and a shoulder bag, over the torso in its frame. */
export function drawOverTorso(pen: Pen, look: PersonLook, frame: TorsoFrame): void {
  const { length: l, neck: n, shoulder: s, hip: h } = frame;
  const has = (name: PersonLook['accessories'][number]): boolean => look.accessories.includes(name);
  if (has('backpack')) {
    for (const side of [-1, 1]) {
      pen.line(
        `M${num(side * s * 0.62)} ${num(l * 0.02)}Q${num(side * s * 0.72)} ${num(l * 0.3)} ${num(side * s * 0.8)} ${num(l * 0.5)}`,
        darker(look.accentColor, 0.15),
        s * 0.17,
      );
    }
  }
  if (has('bag')) {
    pen.line(polyline(-s * 0.6, l * 0.02, h * 0.9, l * 0.86), darker(look.accentColor, 0.3), s * 0.1);
    pen.shape(bar(h * 0.5, l * 0.84, h * 1.1, h * 0.9, h * 0.18), look.accentColor, { tone: 'down' });
    pen.line(polyline(h * 0.5, l * 0.98, h * 1.6, l * 0.98), darker(look.accentColor, 0.3));
  }
  if (has('cape')) {
    pen.shape(
      blob(
        -s * 0.9,
        l * 0.03,
        0,
        -l * 0.02,
        s * 0.9,
        l * 0.03,
        s * 0.5,
        l * 0.14,
        0,
        l * 0.1,
        -s * 0.5,
        l * 0.14,
      ),
      darker(look.accentColor, 0.1),
    );
  }
  if (has('scarf')) {
    const color = look.accentColor;
    pen.shape(bar(-n * 0.2 - s * 0.62, l * 0.06, s * 0.34, l * 0.46, s * 0.08), darker(color, 0.12), {
      tone: 'side',
    });
    pen.shape(
      blob(
        -n * 1.9,
        -l * 0.04,
        0,
        -l * 0.16,
        n * 1.9,
        -l * 0.04,
        n * 1.7,
        l * 0.1,
        0,
        l * 0.15,
        -n * 1.7,
        l * 0.1,
      ),
      color,
      { tone: 'down' },
    );
    pen.line(
      `M${num(-n * 1.6)} ${num(l * 0.01)}Q0 ${num(l * 0.1)} ${num(n * 1.6)} ${num(l * 0.01)}`,
      lighter(color, 0.35),
    );
  }
}

/** An umbrella or fishing rod at the grip, and an open book between the hands. */
export function drawCarried(pen: Pen, look: PersonLook, build: Build, grip: Point, reading: boolean): void {
  const unit = build.height / 170;
  if (reading) {
    const color = look.accentColor;
    pen.group(grip.x - 3 * unit, grip.y - 5 * unit, -6, () => {
      pen.shape(
        polygon(
          -17 * unit,
          -13 * unit,
          0,
          -9 * unit,
          17 * unit,
          -13 * unit,
          17 * unit,
          9 * unit,
          0,
          13 * unit,
          -17 * unit,
          9 * unit,
        ),
        color,
        { tone: 'side' },
      );
      pen.mark(
        polygon(
          -15 * unit,
          -14.5 * unit,
          0,
          -10.5 * unit,
          15 * unit,
          -14.5 * unit,
          15 * unit,
          -12 * unit,
          0,
          -8 * unit,
          -15 * unit,
          -12 * unit,
        ),
        '#fbf6ea',
      );
      pen.line(polyline(0, -9 * unit, 0, 13 * unit), darker(color, 0.4));
    });
  }
  if (look.accessories.includes('umbrella')) {
    const top = grip.y - build.height * 0.42;
    const half = build.height * 0.36;
    pen.rod(polyline(grip.x, grip.y + 12 * unit, grip.x, top), '#6b4a33', 1.8 * unit);
    const scallop = [0, 1, 2, 3]
      .map(
        (index) =>
          `Q${num(grip.x + half - (index + 0.5) * half * 0.5)} ${num(top + half * 0.32)} ${num(grip.x + half - (index + 1) * half * 0.5)} ${num(top + half * 0.46)}`,
      )
      .join('');
    pen.shape(
      `M${num(grip.x - half)} ${num(top + half * 0.46)}C${num(grip.x - half * 0.9)} ${num(top - half * 0.35)} ${num(grip.x + half * 0.9)} ${num(top - half * 0.35)} ${num(grip.x + half)} ${num(top + half * 0.46)}${scallop}Z`,
      look.accentColor,
      { tone: 'round' },
    );
    for (const x of [-0.5, 0, 0.5]) {
      pen.line(
        `M${num(grip.x)} ${num(top - half * 0.13)}Q${num(grip.x + x * half * 0.9)} ${num(top)} ${num(grip.x + x * half)} ${num(top + half * 0.44)}`,
        darker(look.accentColor, 0.3),
      );
    }
  }
  if (look.accessories.includes('fishing_rod')) {
    const tip = { x: grip.x + 95 * unit, y: grip.y - 70 * unit };
    pen.rod(
      `M${num(grip.x - 10 * unit)} ${num(grip.y + 7 * unit)}Q${num(grip.x + 50 * unit)} ${num(grip.y - 42 * unit)} ${num(tip.x)} ${num(tip.y)}`,
      '#7a5a36',
      1.6 * unit,
    );
    pen.line(polyline(tip.x, tip.y, tip.x + 4 * unit, grip.y + 60 * unit), '#7d7d86', 0.4 * unit);
    pen.shape(
      tube(
        [tip.x + 4 * unit, grip.y + 60 * unit, 1.4 * unit],
        [tip.x + 4 * unit, grip.y + 64 * unit, 1 * unit],
      ),
      '#d8323c',
    );
  }
}
