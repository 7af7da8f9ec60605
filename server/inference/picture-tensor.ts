import type { Mask, Picture, Plane } from '../engines/builtin/pixels/picture.ts';
import type { Tensor } from './frames.ts';
import { ModelFailure } from './model-process.ts';

/** How a picture is converted to the input of a model: `(byte / divisor - mean) / deviation`, by colour. */
export interface PictureInput {
  /** By default the model's first input. */
  name?: string;
  type: 'float32' | 'uint8';
  /** Planar (`nchw`) or interleaved (`nhwc`) colours. */
  layout: 'nchw' | 'nhwc';
  colors: 'rgb' | 'bgr';
  /** `brightest` divides by the largest byte of the picture. */
  divisor: number | 'brightest';
  /** In the order of `colors`. */
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

export interface MaskInput {
  name: string;
  type: 'float32' | 'uint8';
  /** Values for pixels to fill and pixels to keep. */
  hole: number;
  known: number;
}

/** A picture that a model answers with, in the layout and the order of colours of its input. */
export interface PictureOutput {
  /** By default the model's first output. */
  name?: string;
  /** The value of white. */
  white: number;
}

type NamedTensor = Tensor & { name?: string | undefined };

/** Offsets of a model's colours in our pixels. */
const ORDER = { rgb: [0, 1, 2], bgr: [2, 1, 0] } as const;

/** The colours of a picture as a tensor; its alpha is ignored. */
export function tensorOfPicture(picture: Picture, input: PictureInput): NamedTensor {
  const { width, height, data } = picture;
  const { type, layout, colors, mean, deviation } = input;
  const count = width * height;
  const divisor = input.divisor === 'brightest' ? brightest(picture) : input.divisor;
  const values = type === 'uint8' ? new Uint8ClampedArray(count * 3) : new Float32Array(count * 3);
  ORDER[colors].forEach((from, channel) => {
    const factor = 1 / (divisor * (deviation[channel] as number));
    const offset = (mean[channel] as number) / (deviation[channel] as number);
    const [start, step] = layout === 'nchw' ? [channel * count, 1] : [channel, 3];
    for (let at = 0, to = start; at < count; at += 1, to += step)
      values[to] = (data[4 * at + from] as number) * factor - offset;
  });
  const dims = layout === 'nchw' ? [1, 3, height, width] : [1, height, width, 3];
  return { name: input.name, type, dims, bytes: new Uint8Array(values.buffer) };
}

function brightest({ data }: Picture): number {
  let most = 1;
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) most = Math.max(most, data[at + channel] as number);
  return most;
}

/** From this value on a pixel of a mask is to be filled. */
const MEANT = 128;

/** A mask as a tensor: values of 128 and more are the hole. */
export function tensorOfMask(
  { width, height, data }: Mask,
  { name, type, hole, known }: MaskInput,
): NamedTensor {
  const values = type === 'uint8' ? new Uint8Array(data.length) : new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 1) values[at] = (data[at] as number) >= MEANT ? hole : known;
  return { name, type, dims: [1, 1, height, width], bytes: new Uint8Array(values.buffer) };
}

/**
 * The picture in a model's answer, opaque.
 * @param size required size
 * @throws ModelFailure for an answer of another size, or with numbers that are not finite
 */
export function pictureOfTensor(
  tensor: Tensor,
  { layout, colors }: PictureInput,
  { white }: PictureOutput,
  { width, height }: { width: number; height: number },
): Picture {
  const values = valuesOf(tensor, layout === 'nchw' ? [3, height, width] : [height, width, 3]);
  const count = width * height;
  const data = new Uint8ClampedArray(4 * count).fill(255);
  const factor = 255 / white;
  ORDER[colors].forEach((to, channel) => {
    const [start, step] = layout === 'nchw' ? [channel * count, 1] : [channel, 3];
    for (let at = 0, from = start; at < count; at += 1, from += step)
      data[4 * at + to] = (values[from] as number) * factor;
  });
  return { width, height, data };
}

/**
 * A model's answer with one number per pixel; the last two dimensions are height and width.
 * @throws ModelFailure for an answer with more numbers, or with numbers that are not finite
 */
export function planeOfTensor(tensor: Tensor): Plane {
  const [height = 0, width = 0] = tensor.dims.slice(-2);
  return { width, height, data: Float32Array.from(valuesOf(tensor, [height, width])) };
}

function valuesOf({ type, dims, bytes }: Tensor, wanted: readonly number[]): Float32Array | Uint8Array {
  const own = dims.slice(-wanted.length);
  const before = dims.slice(0, -wanted.length);
  if (own.join() !== wanted.join() || before.some((dim) => dim !== 1) || wanted.includes(0))
    throw new ModelFailure(
      'stopped',
      `an answer of ${dims.join(' × ')}, where ${wanted.join(' × ')} was expected`,
    );
  if (type === 'uint8') return bytes;
  const values = new Float32Array(new Uint8Array(bytes).buffer);
  if (values.some((value) => !Number.isFinite(value)))
    throw new ModelFailure('stopped', 'an answer with numbers that are none');
  return values;
}
