// Models on this machine against a bare loop over the runtime: the same tiles through the same graph of convolutions.
// The engine adds its process, tensors, seams and the mix with the built-in result. Usage: node bench/local-engine.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { createPicture } from '../server/engines/builtin/pixels/picture.ts';
import { countTiles, enlargeByTiles } from '../server/engines/local/tensors/tiles.ts';
import { encodeOnnx, type Graph } from '../server/engines/local/testing/onnx.ts';
import { PLAIN, tinyModel } from '../server/engines/local/testing/tiny-models.ts';
import { findRuntime } from '../server/inference/find-runtime.ts';
import { createModelProcess } from '../server/inference/model-process.ts';
import { fileOf } from '../server/inference/models/model-files.ts';
import { pictureOfTensor, tensorOfPicture } from '../server/inference/picture-tensor.ts';

const SIDE = 512;
const TILES = { tile: 128, overlap: 16, factor: 1 };
const LEAST = 0.9;
/** About a tenth of the computation of Real-ESRGAN for a tile. */
const LAYERS = 12;
const CHANNELS = 64;

/** Convolutions one after the other, from and to three colours. */
function convolutions(): Graph {
  const shape = (name: string) => ({ name, type: 'float32', dims: [1, 3, 'h', 'w'] }) as const;
  const sizes = [3, ...new Array<number>(LAYERS).fill(CHANNELS), 3];
  const steps = sizes.slice(1).map((to, at) => ({ from: sizes[at] as number, to, at }));
  const name = (at: number) => (at === steps.length ? 'out' : at === 0 ? 'image' : `step-${at}`);
  return {
    inputs: [shape('image')],
    outputs: [shape('out')],
    nodes: steps.map(({ at }) => ({
      op: 'Conv',
      inputs: [name(at), `weights-${at}`],
      outputs: [name(at + 1)],
      attributes: { kernel_shape: [3, 3], pads: [1, 1, 1, 1] },
    })),
    constants: steps.map(({ from, to, at }) => ({
      name: `weights-${at}`,
      type: 'float32',
      dims: [to, from, 3, 3],
      data: new Array<number>(to * from * 9).fill(1 / (from * 9)),
    })),
  };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const runtime = findRuntime(folder);
if (runtime === undefined) throw new Error('onnxruntime-node is not installed');
const threads = Math.max(1, os.availableParallelism() - 1);
const use = { kind: 'enlarge', image: PLAIN, ...TILES, output: { white: 1 } } as const;
const graph = convolutions();
const { model } = tinyModel(use, graph);
const bytes = encodeOnnx(graph);
await writeFile(fileOf(folder, model), bytes);
const picture = createPicture(SIDE, SIDE, [120, 60, 200]);
const tiles = countTiles(picture, TILES);
const size = { width: TILES.tile, height: TILES.tile };

const ort = createRequire(import.meta.url)(runtime) as {
  InferenceSession: typeof InferenceSession;
  Tensor: typeof Tensor;
};
const session = await ort.InferenceSession.create(bytes, {
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
});
const numbers = new Float32Array(tensorOfPicture(createPicture(size.width, size.height), PLAIN).bytes.buffer);

async function bare(): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < tiles; at += 1)
    await session.run({ image: new ort.Tensor('float32', numbers, [1, 3, size.height, size.width]) });
  return performance.now() - began;
}

const engine = createModelProcess({ runtime, threads, memoryBytes: 2 ** 32 });
async function ours(): Promise<number> {
  const began = performance.now();
  await enlargeByTiles(picture, TILES, async (tile) => {
    const answer = await engine.ask({
      model: { path: fileOf(folder, model), sha256: model.file.sha256 },
      feeds: [tensorOfPicture(tile, PLAIN)],
      tick: () => undefined,
      until: Number.POSITIVE_INFINITY,
    });
    return pictureOfTensor(answer, PLAIN, use.output, size);
  });
  return performance.now() - began;
}

// Once each to load, then in turn: other load on the machine affects both.
await bare();
await ours();
const rounds = [];
for (let round = 0; round < 5; round += 1) rounds.push({ bare: await bare(), ours: await ours() });
const middle = (values: number[]) => values.toSorted((one, other) => one - other)[2] as number;
const [alone, made] = [middle(rounds.map((each) => each.bare)), middle(rounds.map((each) => each.ours))];
const ratio = alone / made;
console.log(`${tiles} tiles of ${TILES.tile} pixels, ${threads} threads`);
console.log(`bare loop ${Math.round(alone)} ms, engine ${Math.round(made)} ms, ratio ${ratio.toFixed(2)}`);
engine.close();
rmSync(folder, { recursive: true });
if (ratio < LEAST) process.exitCode = 1;
