/**
 * A design: layers on a canvas. Lengths are pixels of the canvas, `x` and `y` the centre of a layer from its top left
 * corner; layers of a group are placed on the canvas too. The lowest layer is the first of its parent.
 *
 * The canvas of the head is the base size; each part `size` is another one. All share the layers: what may differ is in
 * fields of the layers by size, such as `x@<id of the size>` (`varied`). Absent is laid out from the base size
 * (`scene/design/sizes.ts`).
 *
 * A paid action has a layer made for it, which names the run as its target: the result becomes a field of the system
 * and is shown where the layer is. With `replaces` the other layer is hidden once there is a result. So undo takes the
 * layer away and brings it back with its results.
 */
import { corners } from './corners.ts';
import { DESIGN_LOSSES } from './design-losses.ts';
import { adjustments } from './image-adjustments.ts';
import { defineParts, HEAD, type PartsKind } from './parts/define-parts.ts';
import {
  choice,
  color,
  type FieldCheck,
  flag,
  integer,
  list,
  number,
  object,
  record,
  text,
} from './parts/fields.ts';
import type { Json, Part, Parts } from './parts/part.ts';

export const DESIGN_LIMITS = {
  /** Layers, groups included. */
  layers: 500,
  /** Pixels of a side and of the whole canvas. */
  side: 16_384,
  pixels: 8192 * 8192,
  /** Groups within groups. */
  depth: 8,
  /** Results that a layer keeps, oldest dropped; a dropped one stays in My creations. */
  results: 40,
  guides: 100,
  /** Sizes, with the base one. */
  sizes: 12,
  /** Pixels of a side and of the whole of a painted layer or a mask. */
  raster: { side: 8192, pixels: 4096 * 4096 },
} as const;
/** Pixels of a side of a tile; those at the right and lower edge are as large as the others. */
export const TILE_SIDE = 512;
const DESIGN_SIZES = { usual: { width: 1600, height: 1200 } } as const;

/** Sizes that designs are often made in, in pixels; the first four by their ratio. */
export const SIZE_PRESETS = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
  note: { width: 1242, height: 1660 },
  link: { width: 1200, height: 630 },
  banner: { width: 1500, height: 500 },
  cover: { width: 900, height: 383 },
  product: { width: 800, height: 800 },
  poster: { width: 2480, height: 3508 },
} as const;
export type SizePreset = keyof typeof SIZE_PRESETS;
const sizePreset = choice(Object.keys(SIZE_PRESETS));

const LAYER_SHAPES = ['rect', 'ellipse', 'line'] as const;
export type LayerShape = (typeof LAYER_SHAPES)[number];
/** How an image lies in the box of its layer. */
const IMAGE_FITS = ['fill', 'contain', 'cover'] as const;
export type ImageFit = (typeof IMAGE_FITS)[number];
/** As canvases name them; absent is `source-over`. */
export const DESIGN_BLENDS = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;

const source = text(100);
const place = number(-100_000, 100_000);
const length = number(0.01, 100_000);
const degrees = number(-360, 360);
const share = number(0, 1);

/** By `column,row` from the top left, from 0: the PNG of a tile. A tile that is not named is empty. */
const tiles: FieldCheck = (value) =>
  record(source, 256)(value) && Object.keys(value as object).every((name) => TILE.test(name));
const TILE = /^(?:0|[1-9]\d?),(?:0|[1-9]\d?)$/;
const rasterSide = integer(1, DESIGN_LIMITS.raster.side);

/** Of every layer. */
const common = {
  name: text(200),
  /** 0 to 1. */
  opacity: share,
  blend: choice(DESIGN_BLENDS),
  hidden: flag,
  locked: flag,
  /**
   * Shows the layer where the mask is opaque. It is a raster that lies in a box on the canvas; without a tile nothing is
   * shown, with `rest` everything.
   */
  mask: object(
    {
      x: place,
      y: place,
      width: length,
      height: length,
      rotation: degrees,
      columns: rasterSide,
      rows: rasterSide,
      tiles,
    },
    { rest: flag, off: flag },
  ),
};
/** Of every layer, by size. */
const varied = {
  hidden: flag,
  /** Where its mask lies. */
  mask_box: object({ x: place, y: place, width: length, height: length, rotation: degrees }),
};
/** Of every layer but groups, by size. */
const variedPlace = { ...varied, x: place, y: place, width: length, height: length, rotation: degrees };

/** Of every layer but groups. */
const placed = {
  x: place,
  y: place,
  width: length,
  height: length,
  /** Degrees clockwise. */
  rotation: degrees,
  flip_x: flag,
  flip_y: flag,
};

const crop = object({ left: share, top: share, width: number(0.0001, 1), height: number(0.0001, 1) });
const straighten = number(-45, 45);
const fontSize = number(1, 10_000);
const strokeWidth = number(0, 10_000);
const radius = number(0, 100_000);
/** Lines that layers snap to: `x` is a vertical one. */
const guides = list(object({ axis: choice(['x', 'y']), at: place }), DESIGN_LIMITS.guides);
/** Of the head and of each other size. */
const sized = {
  width: integer(1, DESIGN_LIMITS.side),
  height: integer(1, DESIGN_LIMITS.side),
  guides,
};

const run = object(
  { state: choice(['waiting', 'running', 'failed']), task: text(36), tool: text(100) },
  { error: text(100) },
);
const result = object(
  {
    file: source,
    task: text(36),
    tool: text(100),
    points: integer(0, 1_000_000),
    /** Pixels. */
    width: integer(0, 100_000),
    height: integer(0, 100_000),
    at: text(30),
  },
  { made: record(text(64), 100) },
);

export const designKind: PartsKind<'design'> = defineParts({
  kind: 'design',
  version: 2,
  // Several sizes came with version 2.
  upgrades: { 1: (part) => part },
  parts: {
    [HEAD]: {
      fields: {
        ...sized,
        /** Absent is transparent. */
        background: color,
        /** What its size is called, where a person named it or chose a preset. */
        size_name: text(80),
        preset: sizePreset,
        /** What the last file of layers that was imported had and could not be kept. */
        losses: list(
          object({
            kind: choice(DESIGN_LOSSES),
            count: integer(1, DESIGN_LIMITS.layers * 4),
            layers: list(text(200), 6),
          }),
          DESIGN_LOSSES.length,
        ),
      },
      parents: [null],
    },
    size: {
      fields: { ...sized, name: text(80), preset: sizePreset },
      most: DESIGN_LIMITS.sizes - 1,
      parents: [HEAD],
    },
    image: {
      fields: {
        ...common,
        ...placed,
        /** The image that a person placed; absent in a layer that shows its result. */
        source,
        /** One of the results; absent shows the newest. */
        picked: source,
        /** What is shown of the image, as shares of its sides. */
        crop,
        /** Degrees clockwise by which the image is turned in its box. */
        straighten,
        fit: choice(IMAGE_FITS),
        /** Where the corners of what is shown lie, as shares of the layer's box; its mask goes with it. */
        corners,
        /** Corners of the part of the image that is shown as a rectangle, as shares of its sides: in place of `crop`, `straighten` and `fit`. */
        rectify: corners,
        adjust: adjustments,
        /** Id of the layer in whose place it is shown once it has an image. */
        replaces: text(64),
        /** The action that it was made for, its values, and its run once it is started. */
        action: object({ tool: text(100) }, { input: record(() => true, 100), on: text(20), task: text(36) }),
      },
      system: {
        /** Oldest first. */
        results: list(result, DESIGN_LIMITS.results),
        run,
        /** Points charged for all its runs. */
        spent: integer(0, 1_000_000_000),
      },
      varied: { ...variedPlace, crop, straighten, rectify: corners },
      parents: [null, 'group'],
      sources: (part) =>
        [part['source'], part['picked'], ...resultFiles(part), ...maskTiles(part)].filter(isText),
      text: (part) => words(part, ['name']),
    },
    text: {
      fields: {
        ...common,
        ...placed,
        /** Line breaks are explicit. */
        text: text(5000),
        font: choice(['sans', 'serif']),
        bold: flag,
        font_size: fontSize,
        color,
        align: choice(['left', 'center', 'right']),
        /** Colour of a plate behind the text. */
        plate: color,
        /** In font sizes. */
        line_height: number(0.5, 5),
        letter_spacing: number(-0.5, 5),
      },
      varied: { ...variedPlace, font_size: fontSize },
      parents: [null, 'group'],
      sources: maskTiles,
      text: (part) => words(part, ['name', 'text']),
    },
    shape: {
      fields: {
        ...common,
        ...placed,
        /** A line runs through the middle of its box, from left to right. */
        shape: choice(LAYER_SHAPES),
        fill: color,
        stroke: color,
        stroke_width: strokeWidth,
        /** Of the corners of a rectangle. */
        radius,
      },
      varied: { ...variedPlace, stroke_width: strokeWidth, radius },
      parents: [null, 'group'],
      sources: maskTiles,
      text: (part) => words(part, ['name']),
    },
    paint: {
      fields: {
        ...common,
        ...placed,
        /** Pixels of the raster that is stretched over the box. */
        columns: rasterSide,
        rows: rasterSide,
        tiles,
      },
      varied: variedPlace,
      parents: [null, 'group'],
      sources: (part) => [...tileSources(part['tiles']), ...maskTiles(part)],
      text: (part) => words(part, ['name']),
    },
    group: {
      fields: common,
      varied: varied,
      parents: [null, 'group'],
      sources: maskTiles,
      text: (part) => words(part, ['name']),
    },
  },
  repair: repairDesign,
  // The head, and the part for those without a place.
  limits: { parts: DESIGN_LIMITS.layers + 2, bytes: 8 * 1024 * 1024 },
});

const isText = (value: unknown): value is string => typeof value === 'string';

function words(part: Part, fields: readonly string[]): string {
  return fields.flatMap((field) => (isText(part[field]) ? part[field] : [])).join('\n');
}

function resultFiles({ results }: Part): string[] {
  return Array.isArray(results) ? (results as { file: string }[]).map(({ file }) => file) : [];
}
function tileSources(value: Json | undefined): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isText) : [];
}
function maskTiles({ mask }: Part): string[] {
  return tileSources((mask as { tiles?: Json } | undefined)?.tiles);
}

/**
 * A canvas of more pixels than the limit keeps its width. Groups deeper than the limit move up to it. Of layers that
 * replace each other in a circle, the one with the greatest id no longer does.
 */
function repairDesign(parts: Parts): Parts {
  const changed = new Map<string, Part>();
  const read = (id: string | null | undefined) =>
    id === null || id === undefined ? undefined : (changed.get(id) ?? parts.get(id));
  for (const size of parts.values()) {
    if (size.kind !== HEAD && size.kind !== 'size') continue;
    const { width, height } = designSize(size);
    const most = Math.max(1, Math.floor(DESIGN_LIMITS.pixels / width));
    if (height > most) changed.set(size.id, { ...size, height: most });
  }
  for (const part of [...parts.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const above = ancestorsOf(part, read);
    if (part.kind !== HEAD && above.length > DESIGN_LIMITS.depth)
      changed.set(part.id, { ...part, parent: above.at(-DESIGN_LIMITS.depth)!.id });
  }
  for (const id of [...parts.keys()].sort().reverse()) {
    const part = read(id)!;
    if (!isText(part['replaces']) || !replacesItself(part, read)) continue;
    const { replaces: _, ...rest } = part;
    changed.set(id, rest as Part);
  }
  return changed.size === 0 ? parts : new Map([...parts].map(([id, part]) => [id, changed.get(id) ?? part]));
}

type Read = (id: string | null | undefined) => Part | undefined;

/** The groups that hold a part, from the nearest. */
function ancestorsOf(part: Part, read: Read): Part[] {
  const above: Part[] = [];
  for (let at = read(part.parent); at && !above.includes(at); at = read(at.parent)) above.push(at);
  return above;
}

function replacesItself(part: Part, read: Read): boolean {
  const seen = new Set<string>();
  for (let at: Part | undefined = part; at && isText(at['replaces']); at = read(at['replaces'])) {
    if (seen.has(at.id)) return at.id === part.id;
    seen.add(at.id);
    if (at['replaces'] === part.id) return true;
  }
  return false;
}

/** Pixels of the canvas of the head, or of another size. */
export function designSize(head: Part | undefined): { width: number; height: number } {
  const { width, height } = DESIGN_SIZES.usual;
  const [across, down] = [head?.['width'], head?.['height']];
  return {
    width: typeof across === 'number' ? across : width,
    height: typeof down === 'number' ? down : height,
  };
}
