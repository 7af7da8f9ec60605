/** Turns glossy icon drawings into flat ones for the printed and painted styles. */
import type { SketchStyle } from '../../brief.ts';
import { channels, darker, hex, lightness, mix } from '../tones.ts';
import { fromHsl, mapColors, toHsl } from './recolor.ts';

/** Styles in which icons are redrawn flat. */
export const FLAT_STYLES: ReadonlySet<SketchStyle> = new Set([
  'ukiyo_e',
  'water_ink',
  'retro_comics',
  'picture_book',
]);

/** Pigments of nineteenth-century woodblock prints: Prussian blue, bengara, safflower, gamboge, indigo, sumi and paper. */
const WOODBLOCK = [
  '#1f3a5f',
  '#4a6f8c',
  '#8fb0b5',
  '#b5452f',
  '#d9825b',
  '#e7b7a0',
  '#d6a441',
  '#efd9a0',
  '#5e6b3f',
  '#96a26b',
  '#6b4a35',
  '#2c2a2e',
  '#f3e9d2',
  '#8a8478',
] as const;

function nearest(color: string, palette: readonly string[]): string {
  const [red, green, blue] = channels(color);
  let best = palette[0] ?? color;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of palette) {
    const [r, g, b] = channels(entry);
    const distance = 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
    if (distance < least) {
      least = distance;
      best = entry;
    }
  }
  return best;
}

function styledColor(style: SketchStyle, color: string): string {
  if (style === 'ukiyo_e') return nearest(color, WOODBLOCK);
  if (style === 'water_ink') {
    const gray = Math.round(lightness(color) * 5) / 5;
    const ink = mix('#26262c', '#f1eadb', gray);
    const [hue, saturation] = toHsl(color);
    // Only cinnabar keeps its colour in an ink painting.
    return saturation > 0.55 && (hue < 22 || hue > 340) ? mix(ink, '#b23a2a', 0.75) : ink;
  }
  if (style === 'retro_comics') {
    const [red, green, blue] = channels(color).map((value) => Math.round(value / 51) * 51) as [
      number,
      number,
      number,
    ];
    return hex(red, green, blue);
  }
  const [hue, saturation, light] = toHsl(color);
  return fromHsl([hue, saturation * 0.72, Math.round((0.1 + light * 0.84) * 8) / 8]);
}

/** The mean colour of every gradient of the body by its id, following references to other gradients. */
function gradientColors(body: string): Map<string, string> {
  const colors = new Map<string, string>();
  const references = new Map<string, string>();
  for (const [, attributes = '', stops = ''] of body.matchAll(
    /<(?:linear|radial)Gradient([^>]*?)(?:\/>|>(.*?)<\/(?:linear|radial)Gradient>)/gs,
  )) {
    const id = /id="([^"]+)"/.exec(attributes)?.[1];
    if (!id) continue;
    const reference = /href="#([^"]+)"/.exec(attributes)?.[1];
    if (reference) references.set(id, reference);
    const found = [...stops.matchAll(/stop-color="(#[0-9a-fA-F]{6})"/g)].map(
      (match) => match[1] ?? '#888888',
    );
    const middle = found[Math.floor((found.length - 1) / 2)];
    const last = found.at(-1);
    if (middle && last) colors.set(id, mix(middle, last, 0.4));
    // A gradient that fades out is a gloss or a shadow.
    if (/stop-opacity="0?(\.\d+)?"/.test(stops)) colors.set(id, 'none');
  }
  for (const [id, reference] of references) {
    const color = colors.get(reference);
    if (!colors.has(id) && color) colors.set(id, color);
  }
  return colors;
}

/** Flat colours of the style, no gloss, and an ink line of `lineWidth` body units around the shapes. */
export function restyle(
  body: string,
  style: SketchStyle,
  outline: string | undefined,
  lineWidth: number,
): string {
  const gradients = gradientColors(body);
  const flat = body
    .replace(
      /(fill|stroke)="url\(#([^)]+)\)"/g,
      (_all, kind: string, id: string) => `${kind}="${gradients.get(id) ?? '#808080'}"`,
    )
    .replace(/<(linear|radial)Gradient(?:[^>]*\/>|[^>]*>.*?<\/\1Gradient>)/gs, '')
    .replace(/<path[^>]*fill="#(?:fff|ffffff)"[^>]*opacity="0?\.[0-5]\d*"[^>]*\/>/gi, '');
  const colored = mapColors(flat, (color) => styledColor(style, color));
  const ink = outline ?? (style === 'picture_book' ? '#5a4a42' : darker('#3a3532', 0.2));
  return `<g stroke="${ink}" stroke-width="${lineWidth}" stroke-linejoin="round" paint-order="stroke">${colored}</g>`;
}
