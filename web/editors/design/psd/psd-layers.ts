/** The plan of a Photoshop file's layers, and how its pixels and masks are drawn. */
import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { Layer, LayerMaskData, Psd } from 'ag-psd';
import { BLENDS, isNormal } from './psd-blends.ts';
import type { Window } from './psd-channels.ts';
import { type Channel, mergedChannels, pixelsOf } from './psd-colors.ts';
import { type Clip, maskValues, rasterOf } from './psd-masks.ts';
import {
  countLosses,
  type Lose,
  type PlannedImage,
  type PlannedLayer,
  type PlannedMask,
  type PsdPlan,
} from './psd-plan.ts';
import { excessive, PSD_LIMITS } from './psd-refusal.ts';
import { COLOR_MODE, type PsdStructure } from './psd-structure.ts';
import { planText } from './psd-text.ts';

/** The pixels of an image, or the values of a mask. */
export type Drawn =
  | { kind: 'image'; width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }
  | { kind: 'mask'; columns: number; rows: number; values: Uint8Array; rest: boolean };
type Draw = () => Drawn;

interface Making extends PsdStructure {
  lose: Lose;
  draws: Draw[];
  /** Pixels of each drawing. */
  drawings: number[];
  /** Layers and pixels so far. */
  layers: number;
  pixels: number;
}

export interface Planned {
  plan: PsdPlan;
  /** By the numbers of the plan. @throws PsdRefusal */
  draw: (id: number) => Drawn;
}

/** @throws PsdRefusal if it is more than a design may have */
export function planLayers(psd: Psd, structure: PsdStructure): Planned {
  const { lose, losses } = countLosses();
  const making: Making = { ...structure, lose, draws: [], drawings: [], layers: 0, pixels: 0 };
  if (![COLOR_MODE.rgb, COLOR_MODE.gray, COLOR_MODE.indexed].includes(structure.mode as 1))
    lose('color_mode');
  if (structure.depth > 8) lose('depth');
  if (structure.foreignProfile) lose('color_profile');
  const planned = planChildren(psd.children ?? [], making, 0);
  const layers = planned.length > 0 ? planned : [merged(psd, making)];
  const guides = psd.imageResources?.gridAndGuidesInformation?.guides ?? [];
  return {
    plan: {
      width: structure.width,
      height: structure.height,
      guides: guides
        .filter(({ location }) => location <= FAR)
        .slice(0, DESIGN_LIMITS.guides)
        .map(({ location, direction }) => ({ axis: direction === 'vertical' ? 'x' : 'y', at: location })),
      layers,
      losses: losses(),
      drawings: making.drawings,
    },
    draw: (id) => making.draws[id]!(),
  };
}

function addDrawing(making: Making, pixels: number, draw: Draw): number {
  making.pixels += pixels;
  if (making.pixels > PSD_LIMITS.pixels) throw excessive('pixels');
  making.drawings.push(pixels);
  return making.draws.push(draw) - 1;
}

/** The image that a file without layers has. */
function merged({ rawCompositeData }: Psd, making: Making): PlannedLayer {
  const { width, height } = making;
  const window = { left: 0, top: 0, width, height };
  const id = addDrawing(making, width * height, () => ({
    kind: 'image',
    width,
    height,
    pixels: pixelsOf(mergedChannels(rawCompositeData ?? new Uint8Array(), making, false), window, making),
  }));
  return { kind: 'image', common: {}, id, box: window };
}

/** @param children the lowest first */
function planChildren(children: readonly Layer[], making: Making, depth: number): PlannedLayer[] {
  const planned: PlannedLayer[] = [];
  let base: Layer | undefined;
  for (const layer of children) {
    if (layer.clipping !== true) base = layer;
    const clip = layer.clipping === true ? base : undefined;
    const made = planLayer(layer, { making, depth, base: clip });
    if (!made) continue;
    making.layers += 1;
    if (making.layers > DESIGN_LIMITS.layers) throw excessive('layers');
    planned.push(made);
  }
  return planned;
}

interface Place {
  making: Making;
  depth: number;
  /** The layer that this one is clipped to. */
  base: Layer | undefined;
}

const nameOf = ({ name = '' }: Layer): string => name.replaceAll('\0', '').toWellFormed().slice(0, 200);

function planLayer(layer: Layer, place: Place): PlannedLayer | undefined {
  const { making, depth, base } = place;
  const { lose } = making;
  const name = nameOf(layer);
  if (layer.adjustment) {
    lose('adjustment', name);
    return undefined;
  }
  sayLosses(layer, making);
  const common = commonFields(layer, place);
  if (layer.children) {
    if (depth >= DESIGN_LIMITS.depth) lose('deep_groups', name);
    const mask = maskOf(layer, making, base);
    const layers = planChildren(layer.children, making, depth + 1);
    return { kind: 'group', common, layers, ...(mask && { mask }) };
  }
  const { width, height } = boxOf(layer);
  const hasPixels = width * height > 0 && channelsOf(layer, making).some(({ id }) => id >= 0);
  const text = planText(layer, { hasPixels, hasEffects: hasEffects(layer), lose });
  const content = text ?? imageOf(layer, making);
  if (!content) return undefined;
  const mask = maskOf(layer, making, base);
  return { ...content, common, ...(mask && { mask }) };
}

function commonFields(layer: Layer, { making: { lose }, base }: Place): Record<string, Json> {
  const { opacity = 1, fillOpacity = 1, blendMode = 'normal' } = layer;
  const name = nameOf(layer);
  const blend = BLENDS[blendMode];
  if (blend === undefined && !isNormal(layer)) lose('blend_mode', name);
  const shown = Math.min(1, Math.max(0, opacity * (layer.children ? 1 : fillOpacity)));
  return {
    name,
    ...(shown < 1 && { opacity: shown }),
    ...(blend !== undefined && { blend }),
    ...((layer.hidden === true || base?.hidden === true) && { hidden: true }),
    ...(layer.protected?.position === true && { locked: true }),
  };
}

/** Says what is lost of a layer whatever becomes of it. */
function sayLosses(layer: Layer, { lose }: Making): void {
  const name = nameOf(layer);
  if (hasEffects(layer)) lose('effects', name);
  if (layer.placedLayer) lose('smart_object', name);
  if (layer.clipping === true) lose('clipping', name);
  if (layer.artboard) lose('artboard', name);
  if ((layer.mask?.userMaskFeather ?? 0) > 0 || (layer.mask?.vectorMaskFeather ?? 0) > 0)
    lose('mask_edge', name);
  if (layer.vectorMask && !layer.vectorFill && layer.vectorMask.disable !== true) lose('vector_mask', name);
  const isPlain = (range: readonly number[]) => range.join() === '0,0,255,255';
  const ranges = layer.blendingRanges;
  if (
    layer.knockout === true ||
    (layer.channelBlendingRestrictions?.length ?? 0) > 0 ||
    (ranges && !isPlain(ranges.compositeGrayBlendSource))
  )
    lose('advanced_blending', name);
  if (layer.children && blendsOtherwise(layer)) lose('group_blending', name);
}

function hasEffects({ effects }: Layer): boolean {
  if (!effects || effects.disabled === true) return false;
  const { disabled: _, scale: __, ...kinds } = effects;
  return Object.values(kinds)
    .flat()
    .some((each) => each !== undefined && each.enabled !== false && each.present !== false);
}

const boxOf = ({ left = 0, top = 0, right = 0, bottom = 0 }: Layer): Window => ({
  left,
  top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

/** Whether a group is drawn by itself first in one of the two and not in the other, and that can be seen. */
function blendsOtherwise(group: Layer): boolean {
  const passes = group.blendMode === 'pass through';
  const isWhole = (group.opacity ?? 1) === 1 && !group.mask && (passes || isNormal(group));
  if (passes === isWhole) return false;
  const mixes = (layer: Layer): boolean => !isNormal(layer) || (layer.children ?? []).some(mixes);
  return (group.children ?? []).some(mixes);
}

const channelsOf = (layer: Layer, making: Making): Channel[] =>
  (layer.rawData?.channels ?? []).flatMap(({ id, compression, data }) =>
    data
      ? [
          {
            id: Number(id),
            compression: Number(compression),
            data,
            width: (layer.right ?? 0) - (layer.left ?? 0),
            height: (layer.bottom ?? 0) - (layer.top ?? 0),
            depth: making.depth,
            large: making.large,
          },
        ]
      : [],
  );

/** The layer as an image of its pixels; undefined without any. */
function imageOf(layer: Layer, making: Making): Omit<PlannedImage, 'common'> | undefined {
  const box = boxOf(layer);
  const channels = channelsOf(layer, making);
  if (box.width === 0 || box.height === 0 || !channels.some(({ id }) => id >= 0)) {
    making.lose('empty_layer', nameOf(layer));
    return undefined;
  }
  const window = keptWindow(box, making);
  if (!window) {
    making.lose('outside', nameOf(layer));
    return undefined;
  }
  const { width, height } = window;
  if (width < box.width || height < box.height) making.lose('outside', nameOf(layer));
  const inner = { left: window.left - box.left, top: window.top - box.top, width, height };
  const id = addDrawing(making, width * height, () => ({
    kind: 'image',
    width,
    height,
    pixels: pixelsOf(channels, inner, making),
  }));
  return { kind: 'image', id, box: window };
}

/** Times the pixels of the canvas that a layer may have before it is cut off at the edges of the canvas. */
const BEYOND = 4;

/** Pixels from the corner of the canvas beyond which nothing is kept. */
const FAR = 50_000;

/** The part of a layer that is kept, on the canvas; undefined if there is none. */
function keptWindow(box: Window, { width, height }: PsdStructure): Window | undefined {
  const { side, pixels } = DESIGN_LIMITS;
  const most = Math.min(pixels, Math.max(BEYOND * width * height, 1_000_000));
  const isNear = Math.abs(box.left) <= FAR && Math.abs(box.top) <= FAR;
  if (isNear && box.width <= side && box.height <= side && box.width * box.height <= most) return box;
  return within(box, { left: 0, top: 0, width, height });
}

function within(box: Window, limits: Window): Window | undefined {
  const left = Math.max(box.left, limits.left);
  const top = Math.max(box.top, limits.top);
  const width = Math.min(box.left + box.width, limits.left + limits.width) - left;
  const height = Math.min(box.top + box.height, limits.top + limits.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** The mask of a layer, together with what it is clipped to. */
function maskOf(layer: Layer, making: Making, base: Layer | undefined): PlannedMask | undefined {
  const isOff = layer.mask?.disabled === true;
  const own = base && isOff ? undefined : clipOfMask(layer, layer.mask, making);
  const clips = [own, ...(base ? clipsOfBase(base, making) : [])].filter((clip) => clip !== undefined);
  const [first] = clips;
  if (!first) return undefined;
  const canvas = { left: 0, top: 0, width: making.width, height: making.height };
  const rest = clips.every((clip) => clip.rest);
  const box = rest && clips.length > 1 ? canvas : commonBox(clips, canvas);
  if (!box)
    return rest
      ? undefined
      : { id: addDrawing(making, 0, nothing), box: DOT, columns: 1, rows: 1, rest, off: false };
  const { columns, rows } = rasterOf(box);
  const id = addDrawing(making, box.width * box.height, () => ({
    kind: 'mask',
    columns,
    rows,
    values: maskValues(clips, box, { columns, rows }),
    rest,
  }));
  return { id, box, columns, rows, rest, off: base === undefined && isOff };
}

const DOT = { left: 0, top: 0, width: 1, height: 1 };
const nothing = (): Drawn => ({ kind: 'mask', columns: 1, rows: 1, values: new Uint8Array(1), rest: false });

/** Where masks are not the same as everywhere outside. */
function commonBox(clips: readonly Clip[], canvas: Window): Window | undefined {
  let box: Window | undefined = canvas;
  for (const clip of clips) if (box && (!clip.rest || clips.length === 1)) box = within(clip.box, box);
  return box;
}

function clipOfMask(layer: Layer, mask: LayerMaskData | undefined, making: Making): Clip | undefined {
  if (!mask) return undefined;
  const moved = mask.positionRelativeToLayer === true;
  const left = (mask.left ?? 0) + (moved ? (layer.left ?? 0) : 0);
  const top = (mask.top ?? 0) + (moved ? (layer.top ?? 0) : 0);
  const [width, height] = [(mask.right ?? 0) - (mask.left ?? 0), (mask.bottom ?? 0) - (mask.top ?? 0)];
  const channel = channelsOf(layer, making).find(({ id }) => id === -2);
  const rest = (mask.defaultColor ?? 0) > 127;
  const density = (mask.fromVectorData ? mask.vectorMaskDensity : mask.userMaskDensity) ?? 1;
  if (!channel || width <= 0 || height <= 0)
    return rest ? undefined : { box: { left, top, width: 0, height: 0 }, rest, density };
  return { box: { left, top, width, height }, channel: { ...channel, width, height }, rest, density };
}

/** What a layer is clipped to: where the lowest one has pixels, and its mask. */
function clipsOfBase(base: Layer, making: Making): (Clip | undefined)[] {
  const channel = channelsOf(base, making).find(({ id }) => id === -1);
  const box = boxOf(base);
  const mask = base.mask?.disabled === true ? undefined : clipOfMask(base, base.mask, making);
  // Groups have no pixels, and a layer without transparency covers its box.
  if (base.children || base.adjustment) return [mask];
  const opacity = (base.opacity ?? 1) * (base.fillOpacity ?? 1);
  return [{ box, rest: false, density: 1, opacity, ...(channel && { channel }), covers: !channel }, mask];
}
