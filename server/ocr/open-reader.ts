import os from 'node:os';
import { findRuntime } from '../inference/find-runtime.ts';
import { findOcrFiles } from './models.ts';
import { createTextReader, type TextReader } from './text-reader.ts';

/** Memory limit of the process, in bytes: a page of 1280 by 1280 pixels was measured at 0.75 GB. */
const MEMORY_BYTES = 1.5 * 2 ** 30;
const MOST_THREADS = 4;

/**
 * Whether text can be read here: the runtime and the networks are optional packages.
 * @param modelsFolder where `npm run models` installs the runtime
 */
export function canRead(modelsFolder: string): boolean {
  return findRuntime(modelsFolder) !== undefined && findOcrFiles() !== undefined;
}

/** A reader; its process starts with its first request. Undefined if text cannot be read here. */
export function openReader(modelsFolder: string): TextReader | undefined {
  const runtime = findRuntime(modelsFolder);
  const files = findOcrFiles();
  if (runtime === undefined || files === undefined) return undefined;
  // One core stays for the server itself.
  const threads = Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1));
  return createTextReader({ runtime, files, threads, memoryBytes: MEMORY_BYTES });
}
