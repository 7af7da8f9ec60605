import { parentPort, workerData } from 'node:worker_threads';
import { decodeHeic, HeicError, type HeicPixels, type HeicRefusal } from './libheif.ts';

/** The data that the thread is started with. */
export interface HeicRequest {
  bytes: Uint8Array;
  mostPixels: number;
  /** Bytes that the decoder may take. */
  mostMemory: number;
}

/** Its one answer, before it ends. */
export type HeicAnswer = { picture: HeicPixels } | { refusal: HeicRefusal; reason: string };

const PAGE_BYTES = 65_536;

/** What Node's own types leave out of WebAssembly. */
interface WasmMemory {
  buffer: ArrayBuffer;
  /** @returns the previous number of pages */
  grow(pages: number): number;
}

/** The limits of a thread do not count WebAssembly's memory; nothing else in this thread uses WebAssembly. */
function limitMemory(most: number): void {
  const { Memory } = Reflect.get(globalThis, 'WebAssembly') as { Memory: { prototype: WasmMemory } };
  const { grow } = Memory.prototype;
  Memory.prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > most) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
}

function answerTo({ bytes, mostPixels, mostMemory }: HeicRequest): HeicAnswer {
  limitMemory(mostMemory);
  try {
    return { picture: decodeHeic(bytes, mostPixels) };
  } catch (error) {
    const refusal = error instanceof HeicError ? error.refusal : 'unreadable';
    return { refusal, reason: String(error) };
  }
}

const answer = answerTo(workerData as HeicRequest);
parentPort?.postMessage(answer, 'picture' in answer ? [answer.picture.pixels.buffer] : []);
