import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelFile } from './model-file.ts';

export const fileOf = (folder: string, { id }: ModelFile): string => path.join(folder, `${id}.onnx`);
/** The unfinished file of a download. */
export const partOf = (folder: string, { id }: ModelFile): string => path.join(folder, `${id}.onnx.part`);
const recordOf = (folder: string, { id }: ModelFile): string => path.join(folder, `${id}.json`);
const troubleFileOf = (folder: string, { id }: ModelFile): string => path.join(folder, `${id}.trouble.json`);

/** A file is used once its checksum was found right; an error is kept until the model is right again. */
interface ModelRecord {
  sha256: string;
  /** ISO 8601. */
  checkedAt: string;
}
export interface ModelTroubleRecord {
  /** `damaged`: the file is not the checked one, and is no longer used. */
  trouble: string;
  detail: string;
  /** ISO 8601. */
  at: string;
}

/**
 * `ready`: used; `damaged`: present, but changed since its check; `copied`: present, not checked yet; `part`: a
 * download has begun; `absent`.
 */
export type ModelState = 'ready' | 'damaged' | 'copied' | 'part' | 'absent';

/** State of a model on this machine; reads a few small files only. */
export function stateOf(folder: string, model: ModelFile): ModelState {
  if (fs.existsSync(fileOf(folder, model))) {
    if (troubleOf(folder, model)?.trouble === 'damaged') return 'damaged';
    return readJson<ModelRecord>(recordOf(folder, model))?.sha256 === model.file.sha256 ? 'ready' : 'copied';
  }
  if (copiedFile(folder, model) !== undefined) return 'copied';
  return fs.existsSync(partOf(folder, model)) ? 'part' : 'absent';
}

/** Last error of a model, unless it was resolved. */
export function troubleOf(folder: string, model: ModelFile): ModelTroubleRecord | undefined {
  return readJson<ModelTroubleRecord>(troubleFileOf(folder, model));
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Value;
  } catch {
    // Missing, or being written.
    return undefined;
  }
}

/** Records an error of a model, for operators. */
export async function noteTrouble(
  folder: string,
  model: ModelFile,
  { trouble, detail }: Pick<ModelTroubleRecord, 'trouble' | 'detail'>,
): Promise<void> {
  const record: ModelTroubleRecord = { trouble, detail, at: new Date().toISOString() };
  await writeFile(troubleFileOf(folder, model), JSON.stringify(record));
}

/** A file that someone copied here, under the model's own name or that of its address. */
function copiedFile(folder: string, model: ModelFile): string | undefined {
  const named = path.join(folder, path.posix.basename(new URL(model.file.url).pathname));
  return [fileOf(folder, model), named].find((file) => fs.existsSync(file));
}

/** A file is not the expected model. */
class ChecksumError extends Error {
  constructor(model: ModelFile, found: string) {
    super(
      `${model.name}: the file has the checksum ${found}, the model has ${model.file.sha256}. It is not used.`,
    );
    this.name = 'ChecksumError';
  }
}

/**
 * Checks a file and puts it in its place: from then on the model is used.
 * @throws ChecksumError; the signal's reason
 */
export async function takeFile(
  folder: string,
  model: ModelFile,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of fs.createReadStream(file, {
    highWaterMark: 2 ** 20,
    ...(signal ? { signal } : {}),
  }))
    hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  if (sha256 !== model.file.sha256) throw new ChecksumError(model, sha256);
  await rename(file, fileOf(folder, model));
  const record: ModelRecord = { sha256, checkedAt: new Date().toISOString() };
  await writeFile(recordOf(folder, model), JSON.stringify(record));
  await rm(troubleFileOf(folder, model), { force: true });
}

/**
 * Takes a file that was copied into the folder.
 * @throws ChecksumError; Error naming the missing file
 */
export async function takeCopied(folder: string, model: ModelFile, signal?: AbortSignal): Promise<void> {
  const file = copiedFile(folder, model);
  if (file === undefined) throw new Error(`${model.name}: ${fileOf(folder, model)} is not there.`);
  await takeFile(folder, model, file, signal);
}

/** Deletes a model with everything recorded about it. */
export async function removeModel(folder: string, model: ModelFile): Promise<void> {
  const files = [fileOf, partOf, recordOf, troubleFileOf].map((of) => of(folder, model));
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
