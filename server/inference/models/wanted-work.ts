import fs from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelFile } from './model-file.ts';
import { fileOf, partOf } from './model-files.ts';

/** The requested action on a model: download and check it, or check the file that is here. */
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

/** What is wanted of a model at this moment. */
export function wantedOf(folder: string, model: ModelFile): WantedWork | undefined {
  try {
    return JSON.parse(fs.readFileSync(wantedFileOf(folder, model), 'utf8')) as WantedWork;
  } catch {
    // Not there, or being written.
    return undefined;
  }
}

/** Writes down the wanted action, over the previous one. */
export async function want(folder: string, model: ModelFile, action: ModelAction): Promise<void> {
  await mkdir(folder, { recursive: true });
  const work: WantedWork = { action, at: new Date().toISOString() };
  await writeFile(wantedFileOf(folder, model), JSON.stringify(work));
}

/** Nothing is wanted any more: a work that is under way stops. */
export async function wantNothing(folder: string, model: ModelFile): Promise<void> {
  await rm(wantedFileOf(folder, model), { force: true });
}

/** How many bytes of a model are here. */
export function bytesHere(folder: string, model: ModelFile): number {
  for (const file of [fileOf(folder, model), partOf(folder, model)]) {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
    if (size !== undefined) return size;
  }
  return 0;
}
