import type { ModelFile, Tensor } from '../inference/frames.ts';
import type { ModelProcess } from '../inference/model-process.ts';

/** Samples a second of the network's input, of one channel. */
export const HEARD_RATE = 16_000;
/** Samples of a piece, and of its context from the end of the one before. */
const PIECE = 512;
const BEFORE = 64;
export const PIECE_SECONDS = PIECE / HEARD_RATE;
const STATE = { type: 'float32', dims: [2, 1, 128] } as const;
const ANSWER_MS = 30_000;

/**
 * Probability of speech in each piece of a sound.
 * @param sound samples from −1 to 1, in chunks of any size
 * @param tick called repeatedly; an error that it throws ends the process and is thrown on
 * @throws ModelFailure
 */
export async function hearSpeech(
  process: ModelProcess,
  network: ModelFile,
  sound: AsyncIterable<Float32Array>,
  tick: () => void = () => undefined,
): Promise<number[]> {
  const chances: number[] = [];
  let state: Tensor = { ...STATE, bytes: new Uint8Array(2 * 128 * 4) };
  const heard = new Float32Array(BEFORE + PIECE);
  const rate: Tensor & { name: string } = {
    name: 'sr',
    type: 'int64',
    dims: [],
    bytes: new Uint8Array(BigInt64Array.of(BigInt(HEARD_RATE)).buffer),
  };
  for await (const piece of inPieces(sound)) {
    heard.copyWithin(0, PIECE);
    heard.set(piece, BEFORE);
    const bytes = new Uint8Array(heard.buffer).slice();
    const input = { name: 'input', type: 'float32', dims: [1, heard.length], bytes } as const;
    const feeds = [input, { ...state, name: 'state' }, rate];
    const until = performance.now() + ANSWER_MS;
    const [chance, next] = await process.askFor(['output', 'stateN'], { model: network, feeds, tick, until });
    state = { ...STATE, bytes: new Uint8Array((next as Tensor).bytes) };
    chances.push(new Float32Array(new Uint8Array((chance as Tensor).bytes).buffer)[0] as number);
  }
  return chances;
}

/** The samples in pieces; the last one is filled up with silence. */
async function* inPieces(sound: AsyncIterable<Float32Array>): AsyncGenerator<Float32Array> {
  let piece = new Float32Array(PIECE);
  let filled = 0;
  for await (const chunk of sound)
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(PIECE - filled, chunk.length - at);
      piece.set(chunk.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled < PIECE) continue;
      yield piece;
      piece = new Float32Array(PIECE);
      filled = 0;
    }
  if (filled > 0) yield piece;
}
