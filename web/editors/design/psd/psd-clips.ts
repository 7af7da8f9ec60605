/** What limits where the layers of a Photoshop file are shown: masks, paths, and layers that they are clipped to. */
import type { Layer, LayerMaskData, LayerVectorMask } from 'ag-psd';
import type { Window } from './psd-channels.ts';
import type { Channel } from './psd-colors.ts';
import { type Clip, maskValues } from './psd-masks.ts';
import { boxOfPaths, isDrawn, isOutside, pathValues } from './psd-paths.ts';
import type { PsdStructure } from './psd-structure.ts';

type File = Pick<PsdStructure, 'width' | 'height' | 'depth' | 'large'>;

/** Numbers of channels that are no colours. */
const CHANNEL = { alpha: -1, mask: -2 } as const;

export const canvasOf = ({ width, height }: File): Window => ({ left: 0, top: 0, width, height });

export const boxOf = ({ left = 0, top = 0, right = 0, bottom = 0 }: Layer): Window => ({
  left,
  top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

/** The channels of a layer that have data. */
export function channelsOf(layer: Layer, { depth, large }: File): Channel[] {
  const { width, height } = boxOf(layer);
  return (layer.rawData?.channels ?? []).flatMap(({ id, compression, data }) =>
    data ? [{ id: Number(id), compression: Number(compression), data, width, height, depth, large }] : [],
  );
}

export function hasPixels(layer: Layer, file: File): boolean {
  const { width, height } = boxOf(layer);
  return width * height > 0 && channelsOf(layer, file).some(({ id }) => id >= 0);
}

export function within(box: Window, limits: Window): Window | undefined {
  const left = Math.max(box.left, limits.left);
  const top = Math.max(box.top, limits.top);
  const width = Math.min(box.left + box.width, limits.left + limits.width) - left;
  const height = Math.min(box.top + box.height, limits.top + limits.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** The part of the canvas where something may be shown; if all of the clips show what is around them, where one does not. */
export function commonBox(clips: readonly Clip[], canvas: Window): Window | undefined {
  let box: Window | undefined = canvas;
  for (const clip of clips) {
    // What a mask hides by half is shown outside of it too.
    const isBox = clip.rest ? clips.length === 1 : clip.density === 1;
    if (box && isBox) box = within(clip.box, box);
  }
  return box;
}

/** A mask by pixels; undefined if it hides nothing. */
export function clipOfMask(layer: Layer, mask: LayerMaskData | undefined, file: File): Clip | undefined {
  if (!mask) return undefined;
  const moved = mask.positionRelativeToLayer === true;
  const left = (mask.left ?? 0) + (moved ? (layer.left ?? 0) : 0);
  const top = (mask.top ?? 0) + (moved ? (layer.top ?? 0) : 0);
  const [width, height] = [(mask.right ?? 0) - (mask.left ?? 0), (mask.bottom ?? 0) - (mask.top ?? 0)];
  const channel = channelsOf(layer, file).find(({ id }) => id === CHANNEL.mask);
  const rest = (mask.defaultColor ?? 0) > 127;
  const density = (mask.fromVectorData ? mask.vectorMaskDensity : mask.userMaskDensity) ?? 1;
  if (!channel || width <= 0 || height <= 0)
    return rest ? undefined : { box: { left, top, width: 0, height: 0 }, rest, density };
  return { box: { left, top, width, height }, channel: { ...channel, width, height }, rest, density };
}

function clipOfPaths(mask: LayerVectorMask, density: number, file: File): Clip {
  const canvas = canvasOf(file);
  const box =
    isOutside(mask) || density < 1 ? canvas : (within(boxOfPaths(mask), canvas) ?? { ...canvas, width: 0 });
  return { box, rest: false, density, values: (window) => pathValues(mask, window) };
}

/** The masks of a layer that are on. */
export function clipsOfLayer(layer: Layer, file: File): Clip[] {
  const { mask, vectorMask, vectorFill } = layer;
  const own = mask?.disabled === true ? undefined : clipOfMask(layer, mask, file);
  // Pixels of shapes, and masks that were made from the paths, are cut already.
  const isCut = mask?.fromVectorData === true || (vectorFill !== undefined && hasPixels(layer, file));
  const paths =
    !isCut && isDrawn(vectorMask) ? clipOfPaths(vectorMask, mask?.vectorMaskDensity ?? 1, file) : undefined;
  return [own, paths].filter((clip) => clip !== undefined);
}

/** What a layer is clipped to: where the one below has pixels and its masks show them, or any layer of a group. */
export function clipsOfBase(base: Layer, file: File): Clip[] {
  const masks = clipsOfLayer(base, file);
  if (base.children) return [...masks, ...clipOfGroup(base.children, file)];
  return [...masks, ...clipOfPixels(base, file)];
}

function clipOfPixels(layer: Layer, file: File): Clip[] {
  const opacity = (layer.opacity ?? 1) * (layer.fillOpacity ?? 1);
  const common = { rest: false, density: 1, opacity };
  if (hasPixels(layer, file)) {
    const channel = channelsOf(layer, file).find(({ id }) => id === CHANNEL.alpha);
    // Without transparency it covers its box.
    return [{ ...common, box: boxOf(layer), ...(channel ? { channel } : { covers: true }) }];
  }
  return layer.vectorFill ? [{ ...common, box: canvasOf(file), covers: true }] : [];
}

function clipOfGroup(children: readonly Layer[], file: File): Clip[] {
  const layers = children
    .filter((layer) => layer.hidden !== true && !layer.adjustment && layer.clipping !== true)
    .map((layer) => clipsOfBase(layer, file))
    .filter((clips) => clips.length > 0);
  if (layers.length === 0) return [];
  const values = (window: Window) => {
    const hidden = new Uint8Array(window.width * window.height).fill(255);
    for (const clips of layers) {
      const shown = maskValues(clips, window, { columns: window.width, rows: window.height });
      for (let at = 0; at < hidden.length; at += 1)
        hidden[at] = Math.round((hidden[at]! * (255 - shown[at]!)) / 255);
    }
    return hidden.map((value) => 255 - value);
  };
  return [{ box: canvasOf(file), rest: false, density: 1, values }];
}
