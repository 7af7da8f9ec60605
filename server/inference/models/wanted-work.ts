import fs from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelFile } from './model-file.ts';
import { fileOf, partOf } from './model-files.ts';

/** The requested action on a model: download and check it, or check the existing file. */
export type ModelAction = 'add' | 'check';

/**
 * A pending request. It is stored next to the model, since it concerns the files of this machine; the work
 * stops when it is removed.
 */
export interface WantedWork {
  action: ModelAction;
  /** ISO 8601. */
  at: string;
}

const wantedFileOf = (folder: string, { id }: ModelFile): string => path.join(folder, `${id}.wanted.json`);

/** The pending request for a model. */
export function wantedOf(folder: string, model: ModelFile): WantedWork | undefined {
  try {
    return JSON.parse(fs.readFileSync(wantedFileOf(folder, model), 'utf8')) as WantedWork;
  } catch {
    // Missing, or being written.
    return undefined;
  }
}

/** Stores a request, replacing the previous one. */
export async function want(folder: string, model: ModelFile, action: ModelAction): Promise<void> {
  await mkdir(folder, { recursive: true });
  const work: WantedWork = { action, at: new Date().toISOString() };
  await writeFile(wantedFileOf(folder, model), JSON.stringify(work));
}

/** Removes the request; work in progress stops. */
export async function wantNothing(folder: string, model: ModelFile): Promise<void> {
  await rm(wantedFileOf(folder, model), { force: true });
}

/** Number of bytes of a model that have been downloaded. */
export function bytesHere(folder: string, model: ModelFile): number {
  for (const file of [fileOf(folder, model), partOf(folder, model)]) {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
    if (size !== undefined) return size;
  }
  return 0;
}
