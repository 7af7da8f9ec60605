import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { FileRow } from '../../storage/find-files.ts';
import { readFileToDisk } from '../../storage/resolve-input-file.ts';
import type { DocumentDeps } from '../document-deps.ts';

/** Runs `work` while the files are on this machine, by their sources. */
export async function withFiles<Value>(
  deps: DocumentDeps,
  files: readonly FileRow[],
  work: (paths: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  const folder = path.join(deps.files.incoming, randomUUID());
  await mkdir(folder);
  try {
    const paths: Record<string, string> = {};
    for (const { id, key } of files) {
      const target = path.join(folder, id);
      await readFileToDisk(deps, key, target);
      paths[fileSource(id)] = target;
    }
    return await work(paths);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
