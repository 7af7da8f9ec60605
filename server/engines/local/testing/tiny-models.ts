import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileOf, takeFile } from '../../../inference/models/model-files.ts';
import type { PictureInput } from '../../../inference/picture-tensor.ts';
import type { LocalModel, ModelUse } from '../manifest.ts';
import { encodeOnnx, type Graph } from './onnx.ts';

/** A model of a test, with the bytes of its file. */
export interface TinyModel {
  model: LocalModel;
  bytes: Buffer;
}

/** Colours as shares of white. */
export const PLAIN: PictureInput = {
  name: 'image',
  type: 'float32',
  layout: 'nchw',
  colors: 'rgb',
  divisor: 255,
  mean: [0, 0, 0],
  deviation: [1, 1, 1],
};

export function tinyModel(use: ModelUse, graph: Graph, id = `tiny-${use.kind}`): TinyModel {
  const bytes = encodeOnnx(graph);
  const model: LocalModel = {
    id,
    name: id,
    source: 'https://example.com',
    licence: 'MIT',
    licenceUrl: 'https://example.com/licence',
    file: {
      url: `https://example.com/files/${id}-original.onnx`,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    use,
  };
  return { model, bytes };
}

/** Writes a model into a folder, as checked. */
export async function install(folder: string, { model, bytes }: TinyModel): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, model), bytes);
  await takeFile(folder, model, fileOf(folder, model));
}

type Shape = { type?: 'float32' | 'uint8'; dims: readonly (number | string)[] };
const value = (name: string, { type = 'float32', dims }: Shape) => ({ name, type, dims });
const IMAGE: Shape = { dims: [1, 3, 'h', 'w'] };
const NUMBERS: Shape = { dims: [1, 1, 'h', 'w'] };

/** A graph from `image` to `out` in one step. */
function step(
  op: string,
  {
    inputs = ['image'],
    constants = [],
    attributes = {},
    from = IMAGE,
    to = IMAGE,
  }: {
    inputs?: string[];
    constants?: Graph['constants'];
    attributes?: Record<string, number | string | readonly number[]>;
    from?: Shape;
    to?: Shape;
  } = {},
): Graph {
  return {
    inputs: [value('image', from)],
    outputs: [value('out', to)],
    nodes: [{ op, inputs, outputs: ['out'], attributes }],
    ...(constants ? { constants } : {}),
  };
}

/** Returns its picture unchanged. */
export const identity = (layout: PictureInput['layout'] = 'nchw') =>
  layout === 'nchw'
    ? step('Identity')
    : step('Identity', { from: { dims: [1, 'h', 'w', 3] }, to: { dims: [1, 'h', 'w', 3] } });

/** The mean of three by three pixels; beyond the edge is black. */
export const blur = () =>
  step('Conv', {
    inputs: ['image', 'weights'],
    constants: [{ name: 'weights', type: 'float32', dims: [3, 1, 3, 3], data: new Array(27).fill(1 / 9) }],
    attributes: { group: 3, kernel_shape: [3, 3], pads: [1, 1, 1, 1] },
  });

/** Every pixel twice as wide and high. */
export const twice = () =>
  step('Resize', {
    inputs: ['image', '', 'scales'],
    constants: [{ name: 'scales', type: 'float32', dims: [4], data: [1, 1, 2, 2] }],
    attributes: { mode: 'nearest', nearest_mode: 'floor', coordinate_transformation_mode: 'asymmetric' },
  });

/** One number a pixel: a sum of the three inputs, by these weights. */
export const weighted = (weights: readonly [number, number, number]) =>
  step('Conv', {
    inputs: ['image', 'weights'],
    constants: [{ name: 'weights', type: 'float32', dims: [1, 3, 1, 1], data: weights }],
    to: NUMBERS,
  });

/** Reverts the normalisation, one number for each channel of a pixel. */
export function undone(mean: readonly number[], deviation: readonly number[]): Graph {
  const constant = (name: string, data: readonly number[]) =>
    ({ name, type: 'float32', dims: [1, 3, 1, 1], data }) as const;
  return {
    inputs: [value('image', IMAGE)],
    outputs: [value('out', IMAGE)],
    nodes: [
      { op: 'Mul', inputs: ['image', 'deviation'], outputs: ['scaled'] },
      { op: 'Add', inputs: ['scaled', 'mean'], outputs: ['out'] },
    ],
    constants: [constant('mean', mean), constant('deviation', deviation)],
  };
}

/** The masked pixels become `paint`, all others stay: `image × (1 − mask) + paint × mask`. */
export const filled = (paint: number): Graph => ({
  inputs: [value('image', IMAGE), value('mask', NUMBERS)],
  outputs: [value('out', IMAGE)],
  nodes: [
    { op: 'Sub', inputs: ['one', 'mask'], outputs: ['known'] },
    { op: 'Mul', inputs: ['image', 'known'], outputs: ['kept'] },
    { op: 'Mul', inputs: ['mask', 'paint'], outputs: ['painted'] },
    { op: 'Add', inputs: ['kept', 'painted'], outputs: ['out'] },
  ],
  constants: [
    { name: 'one', type: 'float32', dims: [], data: [1] },
    { name: 'paint', type: 'float32', dims: [], data: [paint] },
  ],
});

/** The same in bytes, where 255 in the mask marks the pixels to keep. */
export const filledInBytes = (paint: number): Graph => ({
  inputs: [value('image', { ...IMAGE, type: 'uint8' }), value('mask', { ...NUMBERS, type: 'uint8' })],
  outputs: [value('out', { ...IMAGE, type: 'uint8' })],
  nodes: [
    { op: 'Cast', inputs: ['image'], outputs: ['numbers'], attributes: { to: 1 } },
    { op: 'Cast', inputs: ['mask'], outputs: ['bytes'], attributes: { to: 1 } },
    { op: 'Div', inputs: ['bytes', 'white'], outputs: ['known'] },
    { op: 'Sub', inputs: ['numbers', 'paint'], outputs: ['apart'] },
    { op: 'Mul', inputs: ['apart', 'known'], outputs: ['kept'] },
    { op: 'Add', inputs: ['kept', 'paint'], outputs: ['sum'] },
    { op: 'Cast', inputs: ['sum'], outputs: ['out'], attributes: { to: 2 } },
  ],
  constants: [
    { name: 'white', type: 'float32', dims: [], data: [255] },
    { name: 'paint', type: 'float32', dims: [], data: [paint] },
  ],
});

/** Also allocates and fills this many numbers. */
export const greedy = (numbers: number): Graph => ({
  inputs: [value('image', IMAGE)],
  outputs: [value('out', IMAGE)],
  nodes: [
    { op: 'Cast', inputs: ['image'], outputs: ['same'], attributes: { to: 1 } },
    { op: 'ReduceMin', inputs: ['same'], outputs: ['least'], attributes: { keepdims: 0 } },
    { op: 'Expand', inputs: ['least', 'size'], outputs: ['much'] },
    { op: 'ReduceMin', inputs: ['much'], outputs: ['again'], attributes: { keepdims: 0 } },
    { op: 'Sub', inputs: ['again', 'least'], outputs: ['nothing'] },
    { op: 'Add', inputs: ['image', 'nothing'], outputs: ['out'] },
  ],
  constants: [{ name: 'size', type: 'int64', dims: [1], data: [numbers] }],
});
