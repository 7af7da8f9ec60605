import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Scene } from './frame.ts';

/** A scene as bytes that a later process reads again. */
export function packScene(scene: Scene): Uint8Array {
  return zstdCompressSync(serialize(scene));
}

/** @param bytes of `packScene`, of this version of it: callers keep them under a name that says which */
export function unpackScene(bytes: Uint8Array): Scene {
  return deserialize(zstdDecompressSync(bytes)) as Scene;
}
