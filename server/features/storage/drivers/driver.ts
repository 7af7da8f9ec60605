import type { Readable } from 'node:stream';
import { AppError } from '../../../http/app-error.ts';
import type { ByteRange } from '../../../http/byte-range.ts';

/**
 * The bytes of a file, in memory or as a whole local file. Both can be read again, so that a failed try can be
 * repeated.
 */
export type ByteSource = { bytes: Uint8Array } | { path: string };

/**
 * Where the bytes of files are kept. Both drivers behave alike: once `put` resolves, the bytes are durable and
 * complete; before that, the key does not exist.
 */
export interface StorageDriver {
  /** `size` in bytes must be the source's. Replaces what was there. @throws AppError storage_unavailable */
  put(key: string, source: ByteSource, about: { contentType: string; size: number }): Promise<void>;
  /** The bytes, or undefined if there are none. @throws AppError storage_unavailable */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Size in bytes, or undefined if the key does not exist. @throws AppError storage_unavailable */
  head(key: string): Promise<{ size: number } | undefined>;
  /** A key that does not exist is not an error. @throws AppError storage_unavailable */
  delete(key: string): Promise<void>;
  /** All keys, in any order. */
  list(): AsyncIterable<string>;
  /**
   * Removes files of killed writes that were not written to since `before`.
   * @returns how many there were. @throws AppError storage_unavailable
   */
  sweepUnfinished(before: Date): Promise<number>;
  /** @throws Error whose message is a sentence for the operator when files cannot be written here */
  checkHealth(): Promise<void>;
}

/** year/month/128 random bits.extension, followed by the name of a copy (`key.ts`). */
const KEY = /^\d{4}\/\d{2}\/[0-9a-f]{32}\.[a-z0-9]{2,5}(\.thumbnail\.webp|\.(film|proxy)\.mp4)?$/;

/** Every driver checks this first, so that only keys of our own form reach a path or a request. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error for a key that this product never makes */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key');
  return key;
}

/** The store does not answer, or is full: a retryable error, with the cause for the log. */
export function storageUnavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', { cause, retryAfter: 5 });
}
