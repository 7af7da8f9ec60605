/**
 * Runs as a process: holds models in the runtime, and answers each message on its standard input with one on its
 * standard output (`frames.ts`). Only this process loads the runtime, so that a crash affects nothing else.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-node';
import {
  byteLengthOf,
  createFrameReader,
  encodeFrame,
  type ModelFile,
  type Refusal,
  type RunAnswer,
  type RunRequest,
  type TensorFacts,
  type TensorType,
} from './frames.ts';

/** The settings that the process is started with. */
export interface ProgramSettings {
  /** The runtime's main module. */
  runtime: string;
  threads: number;
}

/** The part of the runtime that is used. */
interface Runtime {
  InferenceSession: typeof InferenceSession;
  Tensor: typeof Tensor;
}

class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, detail: string) {
    super(detail);
    this.refusal = refusal;
  }
}

const { runtime, threads } = JSON.parse(process.argv[2] ?? '{}') as ProgramSettings;
const ort = createRequire(import.meta.url)(runtime) as Runtime;
/**
 * Limit for the files of loaded models together, in bytes: small models that are used alternately stay loaded, a large
 * one is loaded alone.
 */
const HELD_BYTES = 64 * 1024 * 1024;
interface Held {
  session: InferenceSession;
  bytes: number;
  /** State of the file when it was loaded: a changed file is checked and loaded again. */
  stamp: string;
}
const held = new Map<string, Held>();

/** The bytes that are checked are the bytes that are loaded, so that a file swapped in between has no effect. */
async function load({ path, sha256: wanted }: ModelFile): Promise<InferenceSession> {
  const unreadable = (error: Error) => {
    throw new RefusedError('damaged', error.message);
  };
  const { mtimeMs, size } = await stat(path).catch(unreadable);
  const stamp = `${wanted} ${size} ${mtimeMs}`;
  const known = held.get(path);
  if (known?.stamp === stamp) return known.session;
  const bytes = await readFile(path).catch(unreadable);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== wanted)
    throw new RefusedError('damaged', `the file has the checksum ${sha256} in place of ${wanted}`);
  await makeRoom(path, bytes.byteLength);
  const session = await ort.InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  held.set(path, { session, bytes: bytes.byteLength, stamp });
  return session;
}

async function makeRoom(path: string, bytes: number): Promise<void> {
  const all = [...held.values()].reduce((sum, each) => sum + each.bytes, bytes);
  const gone = [...held].filter(([other]) => other === path || all > HELD_BYTES);
  for (const [other, { session }] of gone) {
    held.delete(other);
    await session.release();
  }
}

async function answer({ model, feeds, outputs }: RunRequest, payload: Uint8Array): Promise<Uint8Array[]> {
  const session = await load(model);
  const inputs: Record<string, Tensor> = {};
  let from = 0;
  for (const { name = session.inputNames[0] as string, ...facts } of feeds) {
    // A copy, since the numbers must be aligned.
    const bytes = new Uint8Array(payload.subarray(from, from + byteLengthOf(facts)));
    from += bytes.byteLength;
    inputs[name] = tensorOf(facts, bytes);
  }
  const wanted = outputs ?? [session.outputNames[0] as string];
  const results = await session.run(inputs, [...wanted]);
  const tensors = wanted.map((name) => outputOf(results[name] as TypedTensor<TensorType>));
  return encodeFrame(
    { tensors: tensors.map(({ facts }) => facts) } satisfies RunAnswer,
    tensors.map(({ bytes }) => bytes),
  );
}

function outputOf({ type, dims, data }: TypedTensor<TensorType>): { facts: TensorFacts; bytes: Uint8Array } {
  if (type !== 'float32' && type !== 'uint8') throw new Error(`an output of type ${String(type)}`);
  return { facts: { type, dims }, bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

function tensorOf({ type, dims }: TensorFacts, bytes: Uint8Array): Tensor {
  if (type === 'uint8') return new ort.Tensor(type, bytes, dims);
  if (type === 'int64') return new ort.Tensor(type, new BigInt64Array(bytes.buffer), dims);
  return new ort.Tensor(type, new Float32Array(bytes.buffer), dims);
}

/**
 * The runtime has no error code for lack of memory: these are messages of its allocator and of the C++
 * library.
 */
const NO_MEMORY = /bad_alloc|failed to allocate|out of memory/iu;

function refusalOf(error: unknown): Uint8Array[] {
  const detail = error instanceof Error ? error.message : String(error);
  const refused =
    error instanceof RefusedError ? error.refusal : NO_MEMORY.test(detail) ? 'memory' : 'stopped';
  return encodeFrame({ refused, detail: detail.slice(0, 500) } satisfies RunAnswer);
}

let turn = Promise.resolve();
const read = createFrameReader<RunRequest>((request, payload) => {
  turn = turn.then(async () => {
    for (const chunk of await answer(request, payload).catch(refusalOf)) process.stdout.write(chunk);
  });
});
for await (const chunk of process.stdin as AsyncIterable<Buffer>) read(chunk);
