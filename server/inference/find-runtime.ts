import { createRequire } from 'node:module';
import path from 'node:path';

export const RUNTIME_PACKAGE = 'onnxruntime-node';
/** Where `npm run models` installs the runtime, in the folder of the models. */
export const runtimeFolder = (folder: string): string => path.join(folder, 'runtime');

/**
 * The runtime's main module: in the folder of the models, where `npm run models` installs it, or beside our own
 * packages, of which it is an optional one. Undefined if there is none.
 */
export function findRuntime(folder: string): string | undefined {
  const places = [path.join(runtimeFolder(folder), 'package.json'), import.meta.url];
  for (const place of places) {
    try {
      return createRequire(place).resolve(RUNTIME_PACKAGE);
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}
