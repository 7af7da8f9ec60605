/** Things a person wears or carries, by where they are drawn: behind the body, on the head, or in the hand. */
import type { PersonLook } from '../../brief.ts';
import type { Point } from '../figure.ts';
import { bar, blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { Build } from './build.ts';
import type { HeadFrame } from './hair.ts';
import { inHead } from './hair.ts';
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

/** Hood, helmet and hats, glasses, mask, headphones, flower and crown, in the head's frame. */
export function drawOnHead(pen: Pen, look: PersonLook, frame: HeadFrame): void {
  const accent = look.accentColor;
  const { width: w, radius: r } = frame;
  const shift = frame.turn * 0.24;
  for (const accessory of look.accessories) {
    switch (accessory) {
      case 'glasses':
        for (const side of [-1, 1]) {
          pen.raw(
            `<path d="${oval(w * (shift + side * 0.41), r * 0.12, w * 0.28, r * 0.25)}" fill="#ffffff" fill-opacity=".18" stroke="#35303a" stroke-width="${num(pen.lineWidth * 1.5)}"/>`,
          );
        }
        pen.line(
          inHead(frame, `M${shift - 0.13} .1 Q${shift} .02 ${shift + 0.13} .1`),
          '#35303a',
          pen.lineWidth * 1.5,
        );
        break;
      case 'mask':
        pen.shape(
          inHead(
            frame,
            `M${shift - 0.72} .38 Q${shift} .26 ${shift + 0.66} .38 Q${shift + 0.62} .9 ${shift} .94 Q${shift - 0.66} .9 ${shift - 0.72} .38 Z`,
          ),
          '#dff0f2',
          { tone: 'down' },
        );
        break;
      case 'hat':
        pen.shape(inHead(frame, 'M-1.08 -.34 C-1.12 -1.5 1.12 -1.5 1.08 -.34 Z'), accent, { tone: 'round' });
        pen.shape(bar(-w * 1.14, -r * 0.52, w * 2.28, r * 0.3, r * 0.15), lighter(accent, 0.25), {
          tone: 'down',
        });
        pen.shape(oval(0, -r * 1.26, r * 0.2), '#fbf7ef', { tone: 'round' });
        break;
      case 'fedora':
        pen.shape(
          inHead(frame, 'M-.92 -.5 C-.96 -1.6 -.3 -1.52 0 -1.38 C.3 -1.52 .96 -1.6 .92 -.5 Z'),
          darker(look.outfitColor, 0.12),
          { tone: 'round' },
        );
        pen.mark(inHead(frame, 'M-.93 -.76 Q0 -.6 .93 -.76 L.92 -.5 Q0 -.38 -.92 -.5 Z'), accent);
        pen.shape(
          inHead(frame, 'M-1.55 -.5 Q0 -.74 1.55 -.5 Q1.4 -.28 0 -.26 Q-1.4 -.28 -1.55 -.5 Z'),
          darker(look.outfitColor, 0.22),
          { tone: 'down' },
        );
        break;
      case 'straw_hat':
        pen.shape(
          inHead(frame, 'M-2 -.36 L-.2 -1.56 Q0 -1.66 .2 -1.56 L2 -.36 Q0 -.06 -2 -.36 Z'),
          '#dcb568',
          { tone: 'side' },
        );
        for (const x of [-1.3, -0.6, 0.1, 0.8])
          pen.line(inHead(frame, `M0 -1.58 L${x + 0.2} -.24`), '#a97f3a', pen.lineWidth, 0.8);
        break;
      case 'cap':
        pen.shape(inHead(frame, 'M-1.06 -.36 C-1.1 -1.5 1.1 -1.5 1.06 -.36 Q0 -.52 -1.06 -.36 Z'), accent, {
          tone: 'round',
        });
        pen.shape(inHead(frame, 'M.1 -.46 Q1 -.62 1.66 -.3 Q1.2 -.18 .2 -.28 Z'), darker(accent, 0.2), {
          tone: 'down',
        });
        break;
      case 'crown':
        pen.shape(
          inHead(
            frame,
            'M-.72 -.78 L-.86 -1.42 L-.42 -1.1 L0 -1.62 L.42 -1.1 L.86 -1.42 L.72 -.78 Q0 -.64 -.72 -.78 Z',
          ),
          '#f2c230',
          { tone: 'side' },
        );
        for (const x of [-0.4, 0, 0.4])
          pen.mark(oval(w * x, -r * 0.86, r * 0.08), x === 0 ? '#d8323c' : '#3a7bd5');
        break;
      case 'helmet':
        if (look.outfit === 'spacesuit') break;
        pen.shape(
          inHead(
            frame,
            'M-1.16 .3 C-1.3 -1.6 1.3 -1.6 1.16 .3 L.92 .3 Q.9 -.4 .8 -.42 L-.8 -.42 Q-.92 -.3 -.92 .3 Z',
          ),
          look.outfit === 'armour' ? look.outfitColor : accent,
          { tone: 'round' },
        );
        pen.line(inHead(frame, 'M0 -1.14 L0 -.46'), darker(accent, 0.3));
        break;
      case 'headphones':
        pen.rod(inHead(frame, 'M-1.08 .1 C-1.2 -1.5 1.2 -1.5 1.08 .1'), '#3a3a44', r * 0.12);
        for (const side of [-1, 1])
          pen.shape(oval(side * w * 1.06, r * 0.14, w * 0.2, r * 0.3), accent, { tone: 'round' });
        break;
      case 'flower':
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = (petal * Math.PI * 2) / 5;
          pen.shape(
            oval(-w * 0.72 + Math.cos(angle) * r * 0.17, -r * 0.6 + Math.sin(angle) * r * 0.17, r * 0.14),
            accent,
          );
        }
        pen.mark(oval(-w * 0.72, -r * 0.6, r * 0.1), '#f7d354');
        break;
      default:
        break;
    }
  }
  if (look.outfit === 'chef' && !look.accessories.some((name) => name === 'hat' || name === 'cap')) {
    pen.shape(
      inHead(
        frame,
        'M-.86 -.6 L-.9 -1.2 C-1.6 -1.5 -1.2 -2.2 -.6 -2 C-.3 -2.5 .4 -2.5 .65 -2.02 C1.3 -2.2 1.55 -1.5 .9 -1.2 L.86 -.6 Q0 -.46 -.86 -.6 Z',
      ),
      '#fbf9f4',
      { tone: 'side' },
    );
    pen.line(inHead(frame, 'M-.88 -.86 Q0 -.72 .88 -.86'), '#cfc8bd');
  }
}

/** The raincoat's hood or the space helmet around the whole head: `front` is what lies over the face. */
export function drawHood(pen: Pen, look: PersonLook, frame: HeadFrame, front: boolean): void {
  if (look.outfit === 'raincoat') {
    const outer = 'M-1.3 .2 C-1.5 -1.7 1.5 -1.7 1.3 .2 C1.3 .8 .9 1.24 0 1.26 C-.9 1.24 -1.3 .8 -1.3 .2 Z';
    const opening = 'M-.98 .2 C-.96 .86 -.6 1.06 0 1.08 C.6 1.06 .96 .86 .98 .2 C1 -1.06 -1 -1.06 -.98 .2 Z';
    if (!front) pen.shape(inHead(frame, outer), darker(look.outfitColor, 0.2));
    else {
      pen.raw('<g fill-rule="evenodd">');
      pen.shape(inHead(frame, outer + opening), look.outfitColor, { tone: 'round' });
      pen.raw('</g>');
    }
  }
  if (look.outfit === 'spacesuit') {
    const radius = frame.radius * 1.42;
    if (!front) {
      pen.shape(oval(0, 0, radius), look.outfitColor, { tone: 'round' });
      pen.mark(oval(frame.turn * radius * 0.08, 0, radius * 0.86), '#26324a');
    } else {
      pen.mark(oval(frame.turn * radius * 0.08, 0, radius * 0.86), '#9fdcff', 0.16);
      pen.line(inHead(frame, 'M-.95 -.3 C-.9 -.8 -.5 -1.1 -.05 -1.12'), '#ffffff', frame.radius * 0.12, 0.85);
    }
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
