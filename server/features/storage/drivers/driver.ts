import type { Readable } from 'node:stream';
import { AppError } from '../../../http/app-error.ts';
import type { ByteRange } from '../../../http/byte-range.ts';

/** What is written: bytes in memory, or a whole local file. Both can be read again, so a failed try can be repeated. */
export type ByteSource = { bytes: Uint8Array } | { path: string };

/**
 * Where the bytes of files are kept. Both drivers behave alike: after `put` answers, the bytes are durable and readable
 * whole; before, the key does not exist.
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
  /** All keys, in no order. */
  list(): AsyncIterable<string>;
  /**
   * Removes what writes that were killed left behind, if nothing was written to it since `before`.
   * @returns how many there were. @throws AppError storage_unavailable
   */
  sweepUnfinished(before: Date): Promise<number>;
  /** @throws Error whose message is a sentence for the operator when files cannot be written here */
  checkHealth(): Promise<void>;
}

/** year/month/128 random bits.extension, with `.thumbnail.webp` behind it for the smaller copy. */
const KEY = /^\d{4}\/\d{2}\/[0-9a-f]{32}\.[a-z0-9]{2,5}(\.thumbnail\.webp)?$/;

/** Every driver asks this first: nothing but our own form of key ever reaches a path or a request. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error for a key that this product never makes */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key');
  return key;
}

/** The store does not answer, or has no room: worth trying again, so a retryable code with the cause for the log. */
export function storageUnavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', { cause, retryAfter: 5 });
}
