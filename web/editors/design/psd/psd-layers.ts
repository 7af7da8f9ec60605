/** The plan of a Photoshop file's layers, and how its pixels and masks are drawn. */
import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { Layer, Psd } from 'ag-psd';
import { BLENDS, isNormal } from './psd-blends.ts';
import type { Window } from './psd-channels.ts';
import {
  boxOf,
  canvasOf,
  channelsOf,
  clipOfMask,
  clipsOfBase,
  clipsOfLayer,
  commonBox,
  hasPixels,
  within,
} from './psd-clips.ts';
import { mergedChannels, pixelsOf, withoutWhite } from './psd-colors.ts';
import { maskValues, rasterOf } from './psd-masks.ts';
import {
  countLosses,
  type Lose,
  type PlannedImage,
  type PlannedLayer,
  type PlannedMask,
  type PsdPlan,
  storable,
} from './psd-plan.ts';
import { excessive, PSD_LIMITS } from './psd-refusal.ts';
import { planShape } from './psd-shape.ts';
import { COLOR_MODE, type PsdStructure } from './psd-structure.ts';
import { hexOf, planText } from './psd-text.ts';

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
  /** The image that the file itself holds of all its layers; undefined if it was saved without. @throws PsdRefusal */
  merged: () => Uint8ClampedArray<ArrayBuffer> | undefined;
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
  const layers = planned.length > 0 ? planned : [mergedLayer(psd, making)];
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
    merged: () =>
      psd.imageResources?.versionInfo?.hasRealMergedData === false ? undefined : mergedPixels(psd, making),
  };
}

function addDrawing(making: Making, pixels: number, draw: Draw): number {
  making.pixels += pixels;
  if (making.pixels > PSD_LIMITS.pixels) throw excessive('pixels');
  making.drawings.push(pixels);
  return making.draws.push(draw) - 1;
}

/** The image that a file without layers has. */
function mergedLayer(psd: Psd, making: Making): PlannedLayer {
  const { width, height } = making;
  const id = addDrawing(making, width * height, () => ({
    kind: 'image',
    width,
    height,
    pixels: mergedPixels(psd, making),
  }));
  return { kind: 'image', common: {}, id, box: { left: 0, top: 0, width, height } };
}

function mergedPixels(
  { rawCompositeData = new Uint8Array() }: Psd,
  structure: PsdStructure,
): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, hasAlpha } = structure;
  const channels = mergedChannels(rawCompositeData, structure, hasAlpha);
  const pixels = pixelsOf(channels, { left: 0, top: 0, width, height }, structure);
  if (hasAlpha) withoutWhite(pixels);
  return pixels;
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

const nameOf = ({ name = '' }: Layer): string => storable(name, 200);

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
    const mask = maskOf(layer, making, { base });
    const ground = groundOf(layer, making);
    const layers = [...ground, ...planChildren(layer.children, making, depth + 1)];
    return { kind: 'group', common, layers, ...(mask && { mask }) };
  }
  const isPixels = hasPixels(layer, making);
  const text = planText({ ...layer, name }, { hasPixels: isPixels, hasEffects: hasEffects(layer), lose });
  const shape = text ? undefined : planShape(layer, canvasOf(making), isPixels);
  if (!text && !shape && isPixels && layer.vectorFill && layer.vectorMask) lose('shape', name);
  const content = text ?? (shape ? { kind: 'shape', fields: shape.fields } : imageOf(layer, making));
  if (!content) return undefined;
  const mask = maskOf(layer, making, { base, isWhole: shape?.isWhole === true });
  return { ...content, common, ...(mask && { mask }) } as PlannedLayer;
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

/** The ground of an artboard. */
function groundOf({ artboard }: Layer, making: Making): PlannedLayer[] {
  if (!artboard?.color || artboard.backgroundType === TRANSPARENT) return [];
  const { left, top, right, bottom } = artboard.rect;
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0 && width <= FAR && height <= FAR && Math.abs(left) + Math.abs(top) <= FAR))
    return [];
  making.layers += 1;
  const place = { x: left + width / 2, y: top + height / 2, width, height, rotation: 0 };
  const fill = { 1: '#ffffff', 2: '#000000' }[artboard.backgroundType ?? 0] ?? hexOf(artboard.color);
  return [{ kind: 'shape', common: {}, fields: { shape: 'rect', ...place, fill } }];
}
const TRANSPARENT = 3;

/** Says what is lost of a layer whatever becomes of it. */
function sayLosses(layer: Layer, { lose }: Making): void {
  const name = nameOf(layer);
  if (hasEffects(layer)) lose('effects', name);
  if (layer.placedLayer) lose('smart_object', name);
  if (layer.clipping === true) lose('clipping', name);
  if (layer.artboard) lose('artboard', name);
  if ((layer.mask?.userMaskFeather ?? 0) > 0 || (layer.mask?.vectorMaskFeather ?? 0) > 0)
    lose('mask_edge', name);
  const { vectorMask } = layer;
  if (vectorMask && vectorMask.disable !== true && vectorMask.paths.length > 0 && !layer.vectorFill)
    lose('vector_mask', name);
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

/** Whether a group is drawn by itself first in one of the two and not in the other, and that can be seen. */
function blendsOtherwise(group: Layer): boolean {
  const passes = group.blendMode === 'pass through';
  const isWhole = (group.opacity ?? 1) === 1 && !group.mask && (passes || isNormal(group));
  if (passes === isWhole) return false;
  const mixes = (layer: Layer): boolean => !isNormal(layer) || (layer.children ?? []).some(mixes);
  return (group.children ?? []).some(mixes);
}

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

/** The mask of a layer, together with its paths and what it is clipped to. */
function maskOf(
  layer: Layer,
  making: Making,
  { base, isWhole = false }: { base: Layer | undefined; isWhole?: boolean },
): PlannedMask | undefined {
  const isOff = layer.mask?.disabled === true;
  const own = isWhole ? [] : clipsOfLayer(layer, making);
  const clips = [...own, ...(base ? clipsOfBase(base, making) : [])];
  // A mask that is off can be switched on again, unless it is one with others.
  const isAlone = isOff && clips.length === 0;
  const disabled = isAlone && !isWhole ? clipOfMask(layer, layer.mask, making) : undefined;
  const all = disabled ? [disabled] : clips;
  if (all.length === 0) return undefined;
  const canvas = canvasOf(making);
  const rest = all.every((clip) => clip.rest);
  const box = rest && all.length > 1 ? canvas : commonBox(all, canvas);
  if (!box)
    return rest
      ? undefined
      : { id: addDrawing(making, 0, nothing), box: DOT, columns: 1, rows: 1, rest, off: false };
  const { columns, rows } = rasterOf(box);
  const id = addDrawing(making, box.width * box.height, () => ({
    kind: 'mask',
    columns,
    rows,
    values: maskValues(all, box, { columns, rows }),
    rest,
  }));
  return { id, box, columns, rows, rest, off: disabled !== undefined };
}

const DOT = { left: 0, top: 0, width: 1, height: 1 };
const nothing = (): Drawn => ({ kind: 'mask', columns: 1, rows: 1, values: new Uint8Array(1), rest: false });
