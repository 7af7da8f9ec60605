import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Scene } from './frame.ts';

/** A scene as bytes, for a later process. */
export function packScene(scene: Scene): Uint8Array {
  return zstdCompressSync(serialize(scene));
}

/** @param bytes from the same version of `packScene`: callers keep the version in the name */
export function unpackScene(bytes: Uint8Array): Scene {
  return deserialize(zstdDecompressSync(bytes)) as Scene;
}
