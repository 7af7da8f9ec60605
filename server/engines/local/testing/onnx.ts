/**
 * Writes small ONNX models for tests: the fields of `onnx.proto3` (github.com/onnx/onnx) that such models need, in the
 * encoding of protocol buffers.
 */

type Type = 'float32' | 'uint8' | 'int64' | 'bool';
const TYPES: Readonly<Record<Type, number>> = { float32: 1, uint8: 2, int64: 7, bool: 9 };
const OPSET = 13;
const IR_VERSION = 8;

interface Value {
  name: string;
  type: Type;
  /** A name is a dynamic size. */
  dims: readonly (number | string)[];
}
interface Node {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number | string | readonly number[]>>;
}
interface Constant {
  name: string;
  type: 'float32' | 'int64';
  dims: readonly number[];
  data: readonly number[];
}
export interface Graph {
  inputs: readonly Value[];
  outputs: readonly Value[];
  nodes: readonly Node[];
  constants?: readonly Constant[];
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}
const integer = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)]);
function bytes(field: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.byteLength)]), content]);
}
const text = (field: number, value: string) => bytes(field, Buffer.from(value));
const message = (field: number, parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts));

/** The model as the bytes of a file. */
export function encodeOnnx({ inputs, outputs, nodes, constants = [] }: Graph): Buffer {
  const graph = [
    ...nodes.map((node) => message(1, nodeParts(node))),
    text(2, 'test'),
    ...constants.map((constant) => message(5, constantParts(constant))),
    ...inputs.map((value) => message(11, valueParts(value))),
    ...outputs.map((value) => message(12, valueParts(value))),
  ];
  return Buffer.concat([
    integer(1, IR_VERSION),
    message(7, graph),
    message(8, [text(1, ''), integer(2, OPSET)]),
  ]);
}

function nodeParts({ op, inputs, outputs, attributes = {} }: Node): Buffer[] {
  return [
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      message(5, [text(1, name), ...attributeParts(value)]),
    ),
  ];
}

function attributeParts(value: number | string | readonly number[]): Buffer[] {
  if (typeof value === 'string') return [text(4, value), integer(20, 3)];
  if (typeof value === 'number') return [integer(3, value), integer(20, 2)];
  return [...value.map((each) => integer(8, each)), integer(20, 7)];
}

function constantParts({ name, type, dims, data }: Constant): Buffer[] {
  const raw =
    type === 'float32'
      ? new Uint8Array(Float32Array.from(data).buffer)
      : new Uint8Array(BigInt64Array.from(data.map(BigInt)).buffer);
  return [...dims.map((dim) => integer(1, dim)), integer(2, TYPES[type]), text(8, name), bytes(9, raw)];
}

function valueParts({ name, type, dims }: Value): Buffer[] {
  const shape = dims.map((dim) => message(1, [typeof dim === 'number' ? integer(1, dim) : text(2, dim)]));
  return [text(1, name), message(2, [message(1, [integer(1, TYPES[type]), message(2, shape)])])];
}
