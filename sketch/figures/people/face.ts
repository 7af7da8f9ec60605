/** The face in the head's frame. The features of a look never change; only mood and style do. */
import type { PersonLook } from '../../brief.ts';
import { hashText } from '../../brief.ts';
import { num, oval } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, mix } from '../tones.ts';
import type { HeadFrame } from './hair.ts';
import { inHead } from './hair.ts';

const IRISES = ['#5a3a22', '#3d2a1e', '#6b4a2a', '#3f6a7d', '#4a6b45'] as const;
const INK = '#2a1f24';

/** Eye colour follows from skin and hair, so that it is always the same for a look. */
function irisOf(look: PersonLook): string {
  return IRISES[hashText(look.skin + look.hairColor) % IRISES.length] ?? IRISES[0];
}

function drawEye(pen: Pen, look: PersonLook, x: number, y: number, size: number, closed: boolean): void {
  const anime = pen.style === 'anime';
  const lash = pen.lineWidth * (anime ? 1.7 : 1.3);
  const arc = (bend: number): string =>
    `M${num(x - size)} ${num(y)}Q${num(x)} ${num(y - bend)} ${num(x + size)} ${num(y)}`;
  if (closed) {
    pen.line(arc(look.mood === 'laughing' ? size * 1.5 : -size * 0.9), INK, lash);
    return;
  }
  const tall = size * (anime ? 1.3 : look.mood === 'surprised' ? 1.12 : 0.86);
  pen.mark(oval(x, y, size, tall), '#fdfaf6');
  const iris = size * (anime ? 0.82 : 0.68);
  pen.mark(oval(x + size * 0.08, y + tall * 0.06, iris, iris * (anime ? 1.35 : 1.08)), irisOf(look));
  pen.mark(oval(x + size * 0.1, y + tall * 0.1, iris * 0.55, iris * (anime ? 0.8 : 0.62)), '#17100f');
  pen.mark(oval(x - size * 0.18, y - tall * 0.3, size * 0.24), '#ffffff');
  const top = `M${num(x - size * 1.1)} ${num(y - tall * 0.25)}Q${num(x)} ${num(y - tall * 1.5)} ${num(x + size * 1.1)} ${num(y - tall * 0.2)}`;
  pen.line(top, INK, lash);
  if (look.gender === 'female') {
    pen.line(
      `M${num(x + size * 1.05)} ${num(y - tall * 0.25)}l${num(size * 0.3)} ${num(-size * 0.28)}`,
      INK,
      lash * 0.8,
    );
  }
}

function drawMouth(pen: Pen, look: PersonLook, frame: HeadFrame, x: number): void {
  const lip = mix(darker(look.skin, 0.45), '#b23a3f', 0.6);
  const at = (template: string): string =>
    inHead(
      frame,
      template.replace(
        /(-?\d*\.?\d+) (-?\d*\.?\d+)/g,
        (_all, left: string, down: string) => `${Number(left) + x} ${down}`,
      ),
    );
  const width = pen.lineWidth * 1.3;
  switch (look.mood) {
    case 'laughing':
      pen.shape(at('M-.32 .5 Q0 .56 .32 .5 Q.26 .86 0 .86 Q-.26 .86 -.32 .5 Z'), '#7c2530');
      pen.mark(at('M-.25 .53 Q0 .58 .25 .53 L.22 .6 Q0 .65 -.22 .6 Z'), '#ffffff');
      pen.mark(at('M-.14 .78 Q0 .68 .14 .78 Q0 .86 -.14 .78 Z'), '#e07a7a');
      break;
    case 'happy':
      pen.mark(at('M-.25 .53 Q0 .62 .25 .53 Q.14 .75 0 .75 Q-.14 .75 -.25 .53 Z'), '#8c2f38');
      pen.mark(at('M-.19 .56 Q0 .62 .19 .56 L.15 .61 Q0 .66 -.15 .61 Z'), '#ffffff');
      pen.line(at('M-.28 .51 Q0 .65 .28 .51'), lip, width);
      break;
    case 'sad':
      pen.line(at('M-.18 .68 Q0 .54 .18 .68'), lip, width);
      break;
    case 'angry':
      pen.line(at('M-.2 .64 Q0 .56 .2 .64'), lip, width * 1.2);
      break;
    case 'surprised':
      pen.shape(at('M0 .5 Q.15 .52 .13 .66 Q.1 .78 0 .78 Q-.1 .78 -.13 .66 Q-.15 .52 0 .5 Z'), '#7c2530');
      break;
    case 'calm':
      pen.line(at('M-.17 .6 Q0 .68 .17 .6'), lip, width);
  }
}

/** Ears, face and features. `asleep` closes the eyes. */
export function drawFace(pen: Pen, look: PersonLook, frame: HeadFrame, asleep: boolean): void {
  const { width, radius, turn } = frame;
  const child = look.age === 'child';
  const skin = look.skin;
  const shift = turn * 0.24;
  const ear = (side: number): void => {
    pen.shape(
      oval(side * width * 0.98 - shift * width * 0.4, radius * 0.16, width * 0.17, radius * 0.19),
      skin,
      { tone: 'side' },
    );
    pen.mark(
      oval(side * width * 0.99 - shift * width * 0.4, radius * 0.17, width * 0.08, radius * 0.1),
      darker(skin, 0.2),
    );
  };
  ear(-1);
  if (turn < 0.6) ear(1);
  const chin = num(shift * 0.5);
  pen.shape(
    inHead(
      frame,
      `M-1 -.2 C-1 -1.34 1 -1.34 1 -.2 C1.02 .4 ${child ? '.84 .72' : '.74 .72'} ${num(0.36 + shift * 0.4)} .94 ` +
        `Q${chin} 1.04 ${num(-0.36 + shift * 0.4)} .94 C${child ? '-.84 .72' : '-.76 .7'} -1.02 .4 -1 -.2 Z`,
    ),
    skin,
    { tone: 'round' },
  );
  const blush = mix(skin, '#e2574f', 0.55);
  for (const side of [-1, 1]) {
    pen.mark(
      oval(width * (shift + side * 0.56), radius * 0.42, width * 0.2, radius * 0.12),
      blush,
      child ? 0.5 : 0.32,
    );
  }
  const eyeSize = width * (pen.style === 'anime' ? 0.23 : child ? 0.19 : 0.165);
  const eyeY = radius * (child ? 0.16 : 0.1);
  const closed = asleep || look.mood === 'laughing';
  for (const side of [-1, 1]) {
    const narrow = side > 0 ? 1 - turn * 0.14 : 1;
    const x = width * (shift + side * 0.4 * narrow);
    drawEye(pen, look, x, eyeY, eyeSize * narrow, closed);
    const tilt = look.mood === 'angry' ? 0.09 : look.mood === 'sad' ? -0.09 : 0.01;
    const browY = eyeY / radius - (look.mood === 'surprised' ? 0.42 : 0.34);
    const middle = shift + side * 0.4 * narrow;
    pen.line(
      inHead(
        frame,
        `M${middle - side * 0.2} ${browY + tilt} Q${middle} ${browY - 0.07} ${middle + side * 0.2} ${browY - tilt}`,
      ),
      look.hairStyle === 'bald' ? darker(look.hairColor, 0.3) : darker(look.hairColor, 0.35),
      pen.lineWidth * (look.gender === 'male' ? 2.2 : 1.5),
    );
  }
  pen.line(
    inHead(frame, `M${shift + 0.03} .22 Q${shift + 0.13} .38 ${shift} .4`),
    darker(skin, 0.32),
    pen.lineWidth * 1.2,
  );
  if (look.age === 'elder') {
    for (const side of [-1, 1]) {
      pen.line(
        inHead(frame, `M${shift + side * 0.28} .4 Q${shift + side * 0.4} .5 ${shift + side * 0.38} .62`),
        darker(skin, 0.28),
        pen.lineWidth * 0.9,
      );
    }
  }
  if (look.accessories.includes('beard')) {
    pen.shape(
      inHead(
        frame,
        `M-1 .2 Q-.75 .5 ${shift - 0.3} .44 Q${shift} .36 ${shift + 0.3} .44 Q.8 .5 1 .2 C1.05 1 .7 1.62 ${shift} 1.66 C-.7 1.62 -1.05 1 -1 .2 Z`,
      ),
      look.hairColor,
      { tone: 'down' },
    );
    pen.mark(oval(width * shift, radius * 0.6, width * 0.24, radius * 0.1), '#8c2f38');
  } else if (!look.accessories.includes('mask')) {
    drawMouth(pen, look, frame, shift);
  }
}
