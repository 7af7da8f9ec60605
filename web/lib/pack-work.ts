/** Values of a store by their keys, for each store of a database. */
export type WorkDatabase = [store: string, entries: [key: IDBValidKey, value: unknown][]][];

/** What a person was working on in a browser. */
export interface Work {
  /** Names and values of local storage. */
  storage: [name: string, value: string][];
  databases: [name: string, parts: WorkDatabase][];
}

const FILE = '$file';
/** A range of the packed bytes: offset, length and, for a Blob, its type. */
type File = [from: number, length: number, type?: string];

/** Work as bytes: the length of its JSON, the JSON, and the bytes of the files that it names. */
export async function packWork(work: Work): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array[] = [];
  let length = 0;
  const addFile = (bytes: Uint8Array, type?: string) => {
    const file: File = type === undefined ? [length, bytes.length] : [length, bytes.length, type];
    files.push(bytes);
    length += bytes.length;
    return { [FILE]: file };
  };
  const pack = async (value: unknown): Promise<unknown> => {
    if (value instanceof Uint8Array) return addFile(value);
    if (value instanceof Blob) return addFile(new Uint8Array(await value.arrayBuffer()), value.type);
    if (Array.isArray(value)) return Promise.all(value.map(pack));
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(async ([name, part]) => [name, await pack(part)] as const);
    return Object.fromEntries(await Promise.all(parts));
  };
  const json = new TextEncoder().encode(JSON.stringify(await pack(work)));
  const packed = new Uint8Array(4 + json.length + length);
  new DataView(packed.buffer).setUint32(0, json.length);
  packed.set(json, 4);
  let at = 4 + json.length;
  for (const bytes of files) {
    packed.set(bytes, at);
    at += bytes.length;
  }
  return packed;
}

/** The work that `packWork` packed. @throws SyntaxError or RangeError for bytes that are none */
export function unpackWork(packed: Uint8Array): Work {
  const view = new DataView(packed.buffer, packed.byteOffset);
  const start = 4 + view.getUint32(0);
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack);
    if (typeof value !== 'object' || value === null) return value;
    const file = (value as { [FILE]?: File })[FILE];
    if (!file) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpack(part)]));
    const [from, length, type] = file;
    const bytes = packed.slice(start + from, start + from + length);
    return type === undefined ? bytes : new Blob([bytes], { type });
  };
  return unpack(JSON.parse(new TextDecoder().decode(packed.subarray(4, start)))) as Work;
}
