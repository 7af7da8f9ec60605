/** What is worn on the head and face. */
import type { PersonLook } from '../../brief.ts';
import { bar, num, oval } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { HeadFrame } from './hair.ts';
import { inHead } from './hair.ts';

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
