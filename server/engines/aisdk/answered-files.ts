import { randomBytes } from 'node:crypto';
import { releaseMemory } from '../../decoding/release-memory.ts';

/** Minimum length of a base64 string in an answer that counts as a file. */
const FILE_CHARACTERS = 4096;
/** Maximum strings of an answer that are searched; an answer with more has no files. */
const STRINGS = 100_000;
/** Bytes of a name: a multiple of three, so that its base64 has no padding. */
const NAME_BYTES = 24;
/** Characters that are decoded at a time: whole groups of four, in short-lived strings. */
const STEP = 64 * 1024;
const [QUOTE, BACKSLASH, PADDING] = [0x22, 0x5c, 0x3d];

/** Files of an answer, by the names that replace them in its JSON. */
export type AnsweredFiles = Map<string, Uint8Array>;

/**
 * The file for a name in an answer, as text or decoded by a package; undefined for a file that the answer itself
 * contains.
 */
export function answeredFile(files: AnsweredFiles, found: string | Uint8Array): Uint8Array | undefined {
  if (typeof found === 'string') return files.get(found);
  return found.length === NAME_BYTES ? files.get(Buffer.from(found).toString('base64')) : undefined;
}

/**
 * The same JSON with short names instead of its files, which are decoded into `files`. Packages read an answer
 * as text, search it and copy the matches: without this, a picture of a few megabytes is in memory six times,
 * and the garbage collector takes longer than the call. `json` is empty afterwards if there were files.
 */
export function takeFiles(json: Buffer, files: AnsweredFiles): Buffer {
  const parts: Buffer[] = [];
  let kept = 0;
  for (const [from, to] of longStrings(json)) {
    const file = decodeBase64(json, from, to);
    if (!file) continue;
    const name = randomBytes(NAME_BYTES).toString('base64');
    files.set(name, file);
    parts.push(json.subarray(kept, from), Buffer.from(name));
    kept = to;
  }
  if (parts.length === 0) return json;
  const named = Buffer.concat([...parts, json.subarray(kept)]);
  releaseMemory(json);
  return named;
}

/** Start and end of strings that may be files, without their quotes. */
function* longStrings(json: Buffer): Generator<[from: number, to: number]> {
  let open = json.indexOf(QUOTE);
  for (let seen = 0; open >= 0 && seen < STRINGS; seen += 1) {
    const close = endOfString(json, open + 1);
    if (close < 0) return;
    if (close - open > FILE_CHARACTERS) yield [open + 1, close];
    open = json.indexOf(QUOTE, close + 1);
  }
}

/** Index of the quote that ends the string; below 0 if there is none within the limit. */
function endOfString(json: Buffer, from: number): number {
  let at = json.indexOf(QUOTE, from);
  for (let seen = 0; at >= 0 && seen < STRINGS; seen += 1) {
    let first = at;
    while (first > from && json[first - 1] === BACKSLASH) first -= 1;
    if ((at - first) % 2 === 0) return at;
    at = json.indexOf(QUOTE, at + 1);
  }
  return -1;
}

/** Undefined for anything but complete base64. */
function decodeBase64(json: Buffer, from: number, to: number): Uint8Array | undefined {
  let end = to;
  while (end > to - 2 && json[end - 1] === PADDING) end -= 1;
  if ((end - from) % 4 === 1) return undefined;
  const length = Math.floor(((end - from) * 3) / 4);
  const file = Buffer.allocUnsafeSlow(length);
  let written = 0;
  for (let at = from; at < end; at += STEP) {
    const characters = json.toString('latin1', at, Math.min(at + STEP, end));
    const bytes = Math.floor((characters.length * 3) / 4);
    // The decoder skips characters that are not base64, and stops at padding.
    if (file.write(characters, written, 'base64') !== bytes) return undefined;
    written += bytes;
  }
  return file;
}
