import { hashText } from '../../brief.ts';
import type { DrawContext, Figure } from '../figure.ts';
import { measureFragment } from '../measure.ts';
import { num } from '../paths.ts';
import { dominantHue } from './dominant-hue.ts';
import { iconData } from './icon-data.ts';
import { longColors, recolor } from './recolor.ts';
import { FLAT_STYLES, restyle } from './restyle.ts';

interface IconRequest {
  set: 'noto' | 'fluent';
  name: string;
  /** Height of the drawing in centimetres. */
  height: number;
  color?: string;
}

const GLOWING: ReadonlySet<string> = new Set([
  'candle',
  'light-bulb',
  'flame',
  'fire',
  'fireworks',
  'flashlight',
  'firecracker',
  'sparkler',
  'star',
  'television',
  'red-paper-lantern',
  'crystal-ball',
]);

/** Icons with the blade down, which are turned so that the handle is in the hand. */
const UPSIDE_DOWN: ReadonlySet<string> = new Set(['dagger']);

/** Makes the body's ids unique, so that several icons can share a document. */
function ownIds(body: string): string {
  const prefix = `i${hashText(body).toString(36)}`;
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** An icon as a figure standing on the ground line; undefined if the set has no such icon. */
export function drawIcon(request: IconRequest, context: DrawContext): Figure | undefined {
  const icon = iconData(request.set, request.name);
  if (!icon) return undefined;
  const [left, top, right, bottom] = icon.box;
  const scale = request.height / Math.max(1, bottom - top);
  const middle = (left + right) / 2;
  let body = longColors(icon.body);
  if (request.color) body = recolor(body, request.color, dominantHue(body, icon.box));
  const flat = FLAT_STYLES.has(context.style);
  const outlined = flat || context.outline !== undefined;
  if (flat) body = restyle(body, context.style, context.outline, context.style === 'picture_book' ? 1.1 : 2);
  else if (context.outline) {
    body = `<g stroke="${context.outline}" stroke-width="1.8" stroke-linejoin="round" paint-order="stroke">${body}</g>`;
  }
  const mirror = context.facing === 'left' ? -1 : 1;
  const turned = UPSIDE_DOWN.has(request.name) ? `rotate(180 ${num(middle)} ${num((top + bottom) / 2)})` : '';
  const svg = `<g transform="scale(${mirror} 1)scale(${scale.toFixed(4)})translate(${num(-middle)} ${num(-bottom)})${turned}">${ownIds(body)}</g>`;
  const half = ((right - left) / 2) * scale;
  const height = request.height;
  const box = outlined ? measureFragment(svg) : { left: -half, right: half, top: -height, bottom: 0 };
  const center = { x: 0, y: -height / 2 };
  return {
    svg,
    box,
    anchors: { center, top: { x: 0, y: -height }, surface: { x: 0, y: -height * 0.94 }, inside: center },
    lights: GLOWING.has(request.name)
      ? [{ x: 0, y: -height * 0.7, radius: height * 1.6, color: '#ffcf7a' }]
      : [],
  };
}
