/** Hair in the head's frame: origin at the centre of the head, units of half its width and half its height. */
import type { PersonLook } from '../../brief.ts';
import { num } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';

export interface HeadFrame {
  /** Half width and half height in centimetres. */
  width: number;
  radius: number;
  /** From 0 (facing the viewer) to 1 (turned right). */
  turn: number;
}

type HairStyle = PersonLook['hairStyle'];

/** Path data from a template whose numbers alternate x and y in head units. */
export function inHead(frame: HeadFrame, template: string): string {
  let isX = true;
  return template.replace(/[MLCQZ]|-?\d*\.?\d+/g, (token) => {
    if (/[A-Z]/.test(token)) return token;
    const value = Number(token) * (isX ? frame.width : frame.radius);
    isX = !isX;
    return `${num(value)}`;
  });
}

const BACK: Partial<Record<HairStyle, string>> = {
  long: 'M-1.08 -.2 C-1.5 .9 -1.45 1.9 -1.2 2.75 C-.9 2.95 -.6 2.7 -.2 2.85 C.3 2.95 .7 2.7 1.1 2.7 C1.4 1.9 1.42 .8 1.08 -.2 Z',
  bob: 'M-1.1 -.3 C-1.42 .5 -1.35 1 -1.08 1.22 C-.6 1.36 .6 1.36 1.08 1.22 C1.35 1 1.42 .5 1.1 -.3 Z',
  pigtails:
    'M-.9 -.1 C-1.7 -.1 -2.05 .6 -1.75 1.7 C-1.3 1.5 -1 .9 -.92 .4 Z M.92 .4 C1 .9 1.3 1.5 1.75 1.7 C2.05 .6 1.7 -.1 .9 -.1 Z',
  ponytail: 'M-.5 -.75 C-1.6 -1.1 -2.15 -.1 -1.75 1.75 C-1.25 1.2 -1.1 .5 -.85 -.1 Z',
  bun: 'M-.75 -1.1 C-.85 -1.75 .55 -1.8 .5 -1.1 C.3 -.85 -.5 -.85 -.75 -1.1 Z',
  curly:
    'M-1.1 .55 C-1.6 .5 -1.62 -.1 -1.3 -.25 C-1.6 -.8 -1.1 -1.2 -.85 -1.08 C-.75 -1.6 -.1 -1.6 .05 -1.35 ' +
    'C.4 -1.65 .95 -1.4 .88 -1.05 C1.3 -1.1 1.6 -.6 1.3 -.25 C1.65 0 1.55 .55 1.1 .55 Z',
};

const CROWN = 'M-1.04 .12 C-1.22 -.78 -.74 -1.24 0 -1.22 C.74 -1.24 1.22 -.78 1.04 .12 ';

/** The fringe, from the right temple back to the left one. */
const FRINGE: Record<Exclude<HairStyle, 'bald'>, string> = {
  bob: 'L1.02 .5 Q.86 .1 .8 -.3 Q.1 -.1 -.78 -.34 Q-.84 .1 -1.02 .5 Z',
  pigtails: 'Q.95 -.3 .7 -.45 Q.5 -.2 .1 -.66 Q-.3 -.24 -.72 -.4 Q-.95 -.25 -1.04 .12 Z',
  ponytail: 'Q.95 -.2 .78 -.5 Q.2 -.62 -.1 -.7 Q-.5 -.3 -.86 -.12 Q-.98 .1 -1.04 .5 Z',
  long: 'L1.06 .75 Q.9 .1 .72 -.42 Q.3 -.6 .12 -.78 Q-.3 -.34 -.82 -.14 Q-.9 .3 -1.06 .75 Z',
  bun: 'Q.94 -.3 .66 -.62 Q.1 -.5 -.14 -.72 Q-.5 -.5 -.8 -.3 Q-.96 -.1 -1.04 .12 Z',
  curly:
    'C.8 .1 1 -.4 .66 -.34 C.6 -.7 .2 -.62 .12 -.4 C-.1 -.75 -.5 -.6 -.46 -.36 C-.85 -.5 -.8 -.1 -1.04 .12 Z',
  short: 'Q.98 -.2 .8 -.42 Q.3 -.68 -.1 -.6 Q-.55 -.5 -.82 -.38 Q-.98 -.2 -1.04 .12 Z',
  messy: 'L.9 -.38 L.62 -.18 L.42 -.52 L.1 -.2 L-.12 -.54 L-.48 -.22 L-.62 -.5 L-.88 -.16 L-1.04 .12 Z',
  side: 'Q.98 -.2 .86 -.5 Q.55 -.42 .2 -.56 Q-.3 -.3 -.72 -.74 Q-.9 -.4 -1.04 .12 Z',
};

const SPIKES =
  'M-1.04 .12 L-1.3 -.3 L-1.08 -.5 L-1.2 -.92 L-.8 -.98 L-.66 -1.34 L-.3 -1.16 L.05 -1.42 L.32 -1.16 L.72 -1.3 L.82 -.96 L1.2 -.86 L1.08 -.46 L1.28 -.22 L1.04 .12 ';

/** Hair behind the head and shoulders. */
export function drawBackHair(pen: Pen, look: PersonLook, frame: HeadFrame): void {
  const back = BACK[look.hairStyle];
  if (back) pen.shape(inHead(frame, back), darker(look.hairColor, 0.14), { tone: 'down' });
  if (look.hairStyle === 'pigtails') {
    for (const side of [-1, 1]) {
      pen.mark(
        inHead(frame, `M${side * 1.2} 0 L${side * 1.02} -.14 L${side * 0.9} .14 L${side * 1.06} .3 Z`),
        look.accentColor,
      );
    }
  }
  if (look.hairStyle === 'ponytail') {
    pen.mark(inHead(frame, 'M-.98 -.66 L-.82 -.82 L-.72 -.44 L-.9 -.3 Z'), look.accentColor);
  }
}

/** Hair over the forehead and temples. */
export function drawFrontHair(pen: Pen, look: PersonLook, frame: HeadFrame): void {
  const { hairStyle, hairColor } = look;
  if (hairStyle === 'bald') {
    pen.mark(inHead(frame, 'M-.45 -.82 Q-.2 -1 .15 -.94 Q-.15 -.86 -.36 -.66 Z'), '#ffffff', 0.35);
    return;
  }
  const crown = hairStyle === 'messy' ? SPIKES : CROWN;
  pen.shape(inHead(frame, crown + FRINGE[hairStyle]), hairColor, { tone: 'round' });
  if (hairStyle !== 'curly') {
    const shine = 'M-.62 -.72 Q-.3 -1.02 .2 -1 Q.48 -.98 .62 -.86 Q.2 -.92 -.1 -.84 Q-.4 -.76 -.6 -.56 Z';
    pen.mark(inHead(frame, shine), lighter(hairColor, 0.4), 0.5);
  }
}
