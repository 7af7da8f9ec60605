/**
 * Messages between the server and the process with the runtime, over its standard input and output: the length of the
 * header as 32 bits, the header as JSON, and as many bytes of tensors as the header says.
 */

/** Maximum size of a message besides its header: a tensor of 200 million numbers is a mistake. */
const PAYLOAD_BYTES = 1024 * 1024 * 1024;
const HEADER_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;

export type TensorType = 'float32' | 'uint8' | 'int64';

/** A tensor without its numbers. */
export interface TensorFacts {
  type: TensorType;
  dims: readonly number[];
}

export interface Tensor extends TensorFacts {
  /** The numbers in the machine's own order. */
  bytes: Uint8Array;
}

/** Which model, and the checksum that its file must have. */
export interface ModelFile {
  path: string;
  sha256: string;
}

export interface RunRequest {
  model: ModelFile;
  /** Without a name it is the model's first input. */
  feeds: (TensorFacts & { name?: string | undefined })[];
  /** Without any it is the model's first output. */
  outputs?: readonly string[] | undefined;
}

/** Why a model could not answer: its file is not the checked one, it needs more memory, or any other reason. */
export type Refusal = 'damaged' | 'memory' | 'stopped';
export type RunAnswer = { tensors: readonly TensorFacts[] } | { refused: Refusal; detail: string };

const SIZES: Readonly<Record<TensorType, number>> = { float32: 4, uint8: 1, int64: 8 };

/** Bytes of a tensor. */
export function byteLengthOf({ type, dims }: TensorFacts): number {
  return dims.reduce((product, dim) => product * dim, SIZES[type]);
}

/** A message as chunks to write one after the other. */
export function encodeFrame(header: object, payload: readonly Uint8Array[] = []): Uint8Array[] {
  const bytes = payload.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const text = Buffer.from(JSON.stringify({ ...header, bytes }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return [Buffer.concat([length, text]), ...payload];
}

/**
 * Reads messages out of chunks of any size.
 * @param onFrame called with each message as soon as it is complete
 * @returns a function that takes the next chunk, and throws if the stream is not a sequence of messages
 */
export function createFrameReader<Header>(
  onFrame: (header: Header, payload: Uint8Array) => void,
): (chunk: Uint8Array) => void {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let wanted = LENGTH_BYTES;
  let header: (Header & { bytes: number }) | undefined;
  let part: 'length' | 'header' | 'payload' = 'length';
  const take = (): Buffer => {
    const all = chunks.length === 1 ? Buffer.from(chunks[0] as Uint8Array) : Buffer.concat(chunks);
    const taken = all.subarray(0, wanted);
    chunks = all.length > wanted ? [all.subarray(wanted)] : [];
    held -= wanted;
    return taken;
  };
  const expect = (next: typeof part, bytes: number, most: number) => {
    if (!(bytes >= 0 && bytes <= most)) throw new Error(`a message with ${bytes} bytes as its ${next}`);
    part = next;
    wanted = bytes;
  };
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.byteLength;
    while (held >= wanted) {
      const bytes = take();
      if (part === 'length') expect('header', bytes.readUInt32LE(), HEADER_BYTES);
      else if (part === 'header') {
        header = JSON.parse(bytes.toString()) as Header & { bytes: number };
        expect('payload', header.bytes, PAYLOAD_BYTES);
      } else {
        expect('length', LENGTH_BYTES, LENGTH_BYTES);
        onFrame(header as Header, bytes);
      }
    }
  };
}
