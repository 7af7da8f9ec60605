/** Shapes and fills of Photoshop files as shapes of a design. */
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { KeyDescriptorItem, Layer, UnitsValue } from 'ag-psd';
import type { Window } from './psd-channels.ts';
import { boxOfPaths, isDrawn, isOutside } from './psd-paths.ts';
import { hexOf } from './psd-text.ts';

/** Kinds of shapes that Photoshop draws again when they are resized. */
const ORIGIN = { rect: 1, round: 2, ellipse: 5 } as const;

interface Shape {
  fields: Record<string, Json>;
  /** Whether its paths and the mask made from them are not needed. */
  isWhole: boolean;
}

/**
 * A rectangle or an ellipse with one colour, or a fill; undefined for others.
 * @param canvas its size
 */
export function planShape(layer: Layer, canvas: Window, hasPixels: boolean): Shape | undefined {
  const { vectorFill, vectorMask } = layer;
  if (!vectorFill) return undefined;
  const simple = simpleShape(layer);
  if (simple) return { fields: simple, isWhole: true };
  if (hasPixels || vectorFill.type !== 'color') return undefined;
  const box = isDrawn(vectorMask) && !isOutside(vectorMask) ? boxOfPaths(vectorMask) : canvas;
  if (box.width === 0 || box.height === 0) return undefined;
  const left = Math.max(box.left, canvas.left);
  const top = Math.max(box.top, canvas.top);
  const width = Math.min(box.left + box.width, canvas.width) - left;
  const height = Math.min(box.top + box.height, canvas.height) - top;
  if (width <= 0 || height <= 0) return undefined;
  const place = { x: left + width / 2, y: top + height / 2, width, height, rotation: 0 };
  return { fields: { shape: 'rect', ...place, fill: hexOf(vectorFill.color) }, isWhole: false };
}

function simpleShape(layer: Layer): Record<string, Json> | undefined {
  const { vectorFill, vectorStroke, vectorMask, vectorOrigination, mask, realMask } = layer;
  const [origin, ...others] = vectorOrigination?.keyDescriptorList ?? [];
  const isOne = origin !== undefined && others.length === 0 && (vectorMask?.paths.length ?? 1) === 1;
  const isUsual = vectorMask?.invert !== true && vectorMask?.disable !== true;
  if (
    !isOne ||
    !isUsual ||
    vectorFill?.type !== 'color' ||
    realMask ||
    (mask && mask.fromVectorData !== true)
  )
    return undefined;
  const [path] = vectorMask?.paths ?? [];
  if (path?.operation === 'subtract' || path?.open === true) return undefined;
  const form = formOf(origin);
  const box = boxOf(origin);
  const stroke = strokeOf(vectorStroke);
  if (!form || !box || stroke === undefined) return undefined;
  const filled = vectorStroke?.fillEnabled !== false;
  const out = stroke.outside;
  const width = box.width + 2 * out;
  const height = box.height + 2 * out;
  const radius = form.radius > 0 ? form.radius + out : 0;
  return {
    shape: form.shape,
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width,
    height,
    rotation: 0,
    ...(filled && { fill: hexOf(vectorFill.color) }),
    ...(stroke.width > 0 && { stroke: stroke.color, stroke_width: stroke.width }),
    ...(radius > 0 && { radius }),
  };
}

function formOf(origin: KeyDescriptorItem): { shape: 'rect' | 'ellipse'; radius: number } | undefined {
  const { keyOriginType, keyOriginRRectRadii: radii, keyShapeInvalidated, transform = [1, 0, 0, 1] } = origin;
  const [a = 1, b = 0, c = 0, d = 1] = transform;
  // It was turned or slanted, or its points were moved.
  if (keyShapeInvalidated === true || a !== 1 || b !== 0 || c !== 0 || d !== 1) return undefined;
  if (keyOriginType === ORIGIN.ellipse) return { shape: 'ellipse', radius: 0 };
  if (keyOriginType === ORIGIN.rect) return { shape: 'rect', radius: 0 };
  if (keyOriginType !== ORIGIN.round || !radii) return undefined;
  const { topLeft, topRight, bottomLeft, bottomRight } = radii;
  const radius = topLeft.value;
  const isSame = [topRight, bottomLeft, bottomRight].every(({ value }) => value === radius);
  return isSame && radius >= 0 && radius <= 100_000 ? { shape: 'rect', radius } : undefined;
}

function boxOf({ keyOriginShapeBoundingBox: box }: KeyDescriptorItem): Window | undefined {
  if (!box) return undefined;
  const pixels = ({ units, value }: UnitsValue) => (units === 'Pixels' ? value : Number.NaN);
  const [left, top] = [pixels(box.left), pixels(box.top)];
  const [width, height] = [pixels(box.right) - left, pixels(box.bottom) - top];
  const isPlace = [left, top].every((value) => Math.abs(value) <= 50_000);
  const isSize = [width, height].every((value) => value >= 0.1 && value <= 50_000);
  return isPlace && isSize ? { left, top, width, height } : undefined;
}

/** Undefined for outlines that shapes of designs do not have. @returns `outside` the pixels that it lies beyond the shape */
function strokeOf(
  stroke: Layer['vectorStroke'],
): { color: string; width: number; outside: number } | undefined {
  if (!stroke || stroke.strokeEnabled !== true) return { color: '', width: 0, outside: 0 };
  const { content, lineWidth, lineDashSet = [], opacity = 1, blendMode = 'normal', lineAlignment } = stroke;
  const isPlain =
    content?.type === 'color' && lineDashSet.length === 0 && opacity === 1 && blendMode === 'normal';
  const isPixels = lineWidth?.units === 'Pixels' || lineWidth?.units === 'Points';
  if (!isPlain || !lineWidth || !isPixels || !(lineWidth.value >= 0 && lineWidth.value <= 10_000))
    return undefined;
  const { value: width } = lineWidth;
  const outside = lineAlignment === 'outside' ? width : lineAlignment === 'inside' ? 0 : width / 2;
  return { color: hexOf(content.color), width, outside };
}
