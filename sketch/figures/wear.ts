/** Clothes on animals and other figures: put at neck, head or body by the size of the wearer. */
import type { Subject } from '../brief.ts';
import { drawSubject } from './draw-subject.ts';
import type { DrawContext, Figure, Point } from './figure.ts';
import { blob, oval, polyline, tube } from './paths.ts';
import { Pen } from './pen.ts';
import { scaleFigure } from './scale.ts';
import { darker, lighter } from './tones.ts';

/** Figures whose drawing already has a hat. */
const HATTED: ReadonlySet<string> = new Set(['snowman', 'scarecrow']);

/** Position of a figure's head, in its centimetres. */
function headOf({ anchors, box }: Figure): { middle: Point; radius: number } {
  const tall = box.bottom - box.top;
  const middle = anchors.head ?? {
    x: anchors.top?.x ?? (box.left + box.right) / 2,
    y: (anchors.top?.y ?? box.top) + tall * 0.32,
  };
  const top = anchors.top && anchors.top.y < middle.y ? anchors.top.y : middle.y - tall * 0.15;
  return { middle, radius: Math.max(tall * 0.06, Math.min(middle.y - top, tall * 0.3)) };
}

/** The throat: below the head, towards the middle of the body. */
function neckOf(host: Figure): Point {
  const { middle, radius } = headOf(host);
  const body = host.anchors.center ?? {
    x: (host.box.left + host.box.right) / 2,
    y: (host.box.top + host.box.bottom) / 2,
  };
  const away = Math.hypot(body.x - middle.x, body.y - middle.y) || 1;
  return {
    x: middle.x + ((body.x - middle.x) / away) * radius * 0.72,
    y: middle.y + Math.max(radius * 0.78, ((body.y - middle.y) / away) * radius),
  };
}

/** A scarf around the neck with one end hanging down, in the wearer's centimetres. */
function drawScarf(host: Figure, color: string, context: DrawContext): Figure {
  const { radius: r } = headOf(host);
  const { x, y } = neckOf(host);
  const drop = Math.min(r * 1.3, (host.box.bottom - y) * 0.5);
  const pen = new Pen({ ...context, facing: 'right' }, host.box.bottom - host.box.top);
  const side = context.facing === 'left' ? -1 : 1;
  pen.shape(
    tube(
      [x + side * r * 0.38, y, r * 0.27],
      [x + side * r * 0.52, y + drop * 0.58, r * 0.26],
      [x + side * r * 0.44, y + drop, r * 0.3],
    ),
    darker(color, 0.14),
    { tone: 'side' },
  );
  pen.line(
    polyline(x + side * r * 0.2, y + drop * 0.92, x + side * r * 0.72, y + drop * 0.97),
    lighter(color, 0.5),
    r * 0.09,
  );
  const band = [-1.02, -0.16, 0, -0.02, 1.02, -0.16, 0.96, 0.26, 0, 0.44, -0.96, 0.26].map(
    (part, at) => (at % 2 ? y : x) + part * r,
  );
  pen.shape(blob(...band), color, { tone: 'down' });
  pen.line(
    `M${x - r * 0.9} ${y + r * 0.02}Q${x} ${y + r * 0.24} ${x + r * 0.9} ${y + r * 0.02}`,
    lighter(color, 0.4),
    r * 0.07,
  );
  pen.shape(oval(x + side * r * 0.36, y + r * 0.16, r * 0.24), darker(color, 0.08), { tone: 'round' });
  return pen.finish();
}

/** The picture of a garment moved to a place, `wide` centimetres wide, with its lowest point at the place. */
function placed(icon: Figure, at: Point, wide: number): Figure {
  const sized = scaleFigure(icon, wide / Math.max(1, icon.box.right - icon.box.left));
  const dx = at.x - (sized.box.left + sized.box.right) / 2;
  const dy = at.y - sized.box.bottom;
  const { left, right, top, bottom } = sized.box;
  return {
    svg: `<g transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})">${sized.svg}</g>`,
    box: { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy },
    anchors: {},
    lights: [],
  };
}

/** A garment on a wearer, in the wearer's centimetres; undefined if it cannot be worn. */
export function wearOn(
  host: Figure,
  hostNoun: string,
  garment: Subject,
  context: DrawContext,
): Figure | undefined {
  const { noun } = garment;
  if (/scarf|necktie|^bow$/.test(noun)) return drawScarf(host, garment.color ?? '#cf4a3f', context);
  const icon = drawSubject(garment, context);
  if (!icon) return undefined;
  const { middle, radius } = headOf(host);
  if (/hat|cap$/.test(noun) && HATTED.has(hostNoun))
    return {
      svg: '',
      box: { left: middle.x, right: middle.x, top: middle.y, bottom: middle.y },
      anchors: {},
      lights: [],
    };
  if (/hat|cap$|crown|helmet/.test(noun))
    return placed(icon, { x: middle.x, y: middle.y - radius * 0.5 }, radius * 1.9);
  if (/glasses|goggles|mask/.test(noun))
    return placed(icon, { x: middle.x + radius * 0.2, y: middle.y + radius * 0.35 }, radius * 1.8);
  if (/shirt|coat|dress|jacket|kimono|backpack/.test(noun)) {
    const neck = neckOf(host);
    const tall = host.box.bottom - neck.y;
    return placed(icon, { x: neck.x, y: neck.y + tall * 0.7 }, Math.min(tall * 0.7, radius * 3));
  }
  return undefined;
}
