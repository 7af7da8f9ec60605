/** How much a character in a shot differs from its sheet, by the pixels of the finished pictures. */
import type { Picture, Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief } from '../../brief.ts';
import { type FigureLight, figureLight } from '../../compose/light.ts';
import type { Layout, PlacedFigure } from '../../compose/placed-figure.ts';
import { drawSprite } from '../../compose/sprite.ts';
import { buildOf } from '../../figures/people/build.ts';
import { outfitOf } from '../../figures/people/outfits.ts';
import { darker, lighter } from '../../figures/tones.ts';
import type { ShotRequest } from '../../request.ts';
import { composeShot } from '../compose-shot.ts';
import { composeLook, drawLook } from '../draw-look.ts';
import { drawShot } from '../draw-shot.ts';
import { ciede2000, type Lab, labOf } from './ciede2000.ts';

export const PARTS = ['hair', 'skin', 'clothes'] as const;
export type Part = (typeof PARTS)[number];

export interface Likeness {
  name: string;
  part: Part;
  /** CIEDE2000 to the sheet under the same light; undefined where the shot shows nothing of the part. */
  difference: number | undefined;
}

/** Fewest pixels by which a part is judged. */
const FEWEST = 60;
/** Part of the picture at its edges that is left out: paper may cover it. */
const EDGE = 0.08;

/** The shot and its likenesses: hair, skin and clothes of each person against the sheet of the look. */
export function likenessOf(request: ShotRequest): { raster: Raster; likenesses: Likeness[] } {
  const { raster } = drawShot(request, () => undefined);
  const { brief, layout, scene, palette, members } = composeShot(request);
  const light = figureLight(brief, layout.stage, scene.lightX, palette.light);
  const likenesses = members.flatMap((at): Likeness[] => {
    const name = brief.subjects[at]?.words ?? '';
    const character = request.characters.find((each) => each.name === name);
    if (!character || !brief.subjects[at]?.look) return [];
    const shown = partsOf(raster, brief, layout, at);
    const sheet = sheetOf({ ...request, style: brief.style }, character, light);
    return PARTS.map((part) => {
      const [one, two] = [shown[part], sheet[part]];
      return { name, part, difference: one && two ? ciede2000(one, two) : undefined };
    });
  });
  return { raster, likenesses };
}

function sheetOf(
  { width, height, style }: Pick<ShotRequest, 'width' | 'height' | 'style'>,
  character: ShotRequest['characters'][number],
  light: FigureLight,
): Partial<Record<Part, Lab>> {
  const request = { kind: 'look', character, width, height, style, seed: 0 } as const;
  const { raster } = drawLook(request, () => undefined, light);
  const { brief, layout } = composeLook(request);
  return partsOf(raster, brief, layout, 0);
}

/** Mean colours of the parts of a person, where the picture shows them. */
function partsOf(raster: Raster, brief: Brief, layout: Layout, subject: number): Partial<Record<Part, Lab>> {
  const at = layout.figures.findIndex((each) => each.subject === subject);
  const placed = layout.figures[at];
  const look = brief.subjects[subject]?.look;
  if (!placed || !look) return {};
  const owners = ownersOf(layout, raster);
  let root = at;
  for (let parent = placed.parent; parent !== undefined; parent = layout.figures[root]?.parent) root = parent;
  const tones = {
    hair: tonesOf(look.hairColor),
    skin: tonesOf(look.skin),
    clothes: tonesOf(outfitOf(look).top),
  };
  const regions = regionsOf(look, placed);
  const sums = Object.fromEntries(PARTS.map((part) => [part, [0, 0, 0, 0]])) as Record<Part, number[]>;
  const edge = { x: raster.width * EDGE, y: raster.height * EDGE };
  for (let y = Math.ceil(edge.y); y < raster.height - edge.y; y += 1)
    for (let x = Math.ceil(edge.x); x < raster.width - edge.x; x += 1) {
      const pixel = y * raster.width + x;
      if (owners.roots[pixel] !== root) continue;
      const unlit = owners.colors.subarray(pixel * 3, pixel * 3 + 3);
      const part = PARTS.find((each) => regions[each](x, y) && isOneOf(unlit, tones[each]));
      if (!part) continue;
      const lab = labOf(
        raster.data[pixel * 3] as number,
        raster.data[pixel * 3 + 1] as number,
        raster.data[pixel * 3 + 2] as number,
      );
      for (let channel = 0; channel < 3; channel += 1)
        sums[part][channel] = (sums[part][channel] ?? 0) + (lab[channel] ?? 0);
      sums[part][3] = (sums[part][3] ?? 0) + 1;
    }
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const [lightness = 0, a = 0, b = 0, count = 0] = sums[part];
      return count < FEWEST ? [] : [[part, [lightness / count, a / count, b / count]]];
    }),
  );
}

/** The figure in front at each pixel, and its colour before light and style. */
function ownersOf(layout: Layout, { width, height }: Raster): { roots: Int16Array; colors: Uint8Array } {
  const roots = new Int16Array(width * height).fill(-1);
  const colors = new Uint8Array(width * height * 3);
  for (const [at, figure] of layout.figures.entries()) {
    const sprite = figure.parent === undefined ? drawSprite(layout.figures, at, width, height) : undefined;
    if (sprite) copyOwner(sprite.image, sprite, at, { roots, colors, width });
  }
  return { roots, colors };
}

function copyOwner(
  image: Picture,
  { left, top }: { left: number; top: number },
  root: number,
  { roots, colors, width }: { roots: Int16Array; colors: Uint8Array; width: number },
): void {
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1) {
      const from = (y * image.width + x) * 4;
      if ((image.data[from + 3] as number) < 128) continue;
      const to = (y + top) * width + x + left;
      roots[to] = root;
      colors.set(image.data.subarray(from, from + 3), to * 3);
    }
}

/** Where the parts of a person may be: hair and skin at the head, clothes on the chest. */
function regionsOf(
  look: NonNullable<Brief['subjects'][number]['look']>,
  { figure, x, y, scale }: PlacedFigure,
): Record<Part, (x: number, y: number) => boolean> {
  const { headRadius, height } = buildOf(look);
  const at = (point: { x: number; y: number } = { x: 0, y: 0 }) => ({
    x: x + point.x * scale,
    y: y + point.y * scale,
  });
  const head = at(figure.anchors.head);
  const chest = at(figure.anchors.center);
  const radius = headRadius * scale;
  const toHead = (px: number, py: number) => Math.hypot(px - head.x, py - head.y);
  return {
    hair: (px, py) => toHead(px, py) < radius * 2.2,
    skin: (px, py) => toHead(px, py) < radius * 0.92,
    clothes: (px, py) =>
      toHead(px, py) > radius * 1.15 && distanceTo(head, chest, px, py) < height * scale * 0.14,
  };
}

/** Distance of a point to the line between two others. */
function distanceTo(
  one: { x: number; y: number },
  two: { x: number; y: number },
  x: number,
  y: number,
): number {
  const [alongX, alongY] = [two.x - one.x, two.y - one.y];
  const share = ((x - one.x) * alongX + (y - one.y) * alongY) / (alongX ** 2 + alongY ** 2 || 1);
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(x - one.x - alongX * clamped, y - one.y - alongY * clamped);
}

/** The tones in which a pen shades a colour. */
function tonesOf(color: string): Lab[] {
  return [lighter(color, 0.17), lighter(color, 0.08), color, darker(color, 0.14), darker(color, 0.24)].map(
    (tone) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(tone.slice(at, at + 2), 16),
      );
      return labOf(red, green, blue);
    },
  );
}

const isOneOf = (color: Uint8Array, tones: readonly Lab[]): boolean => {
  const lab = labOf(color[0] as number, color[1] as number, color[2] as number);
  return tones.some((tone) => ciede2000(lab, tone) < 4);
};
