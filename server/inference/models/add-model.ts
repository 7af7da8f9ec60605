import { findRuntime } from '../find-runtime.ts';
import { type DownloadOptions, downloadModel } from './download-model.ts';
import type { ModelFile } from './model-file.ts';
import { noteTrouble, removeModel, stateOf, takeCopied } from './model-files.ts';
import { installRuntime } from './runtime.ts';

export interface AddOptions extends DownloadOptions {
  /** Replaced in tests. */
  install?: ((folder: string) => Promise<void>) | undefined;
}

/**
 * Installs a model: from a copied file if there is one, else by a download, which continues where it ended; also the
 * runtime, if there is none.
 * @throws ChecksumError; Error with a sentence for the operator; the signal's reason
 */
export async function addModel({ install = installRuntime, ...options }: AddOptions): Promise<void> {
  const { folder, model, signal } = options;
  const state = stateOf(folder, model);
  if (state === 'damaged') await removeModel(folder, model);
  if (state === 'copied') await takeCopied(folder, model, signal);
  else if (state !== 'ready') await downloadModel(options);
  signal?.throwIfAborted();
  if (!findRuntime(folder)) await install(folder);
}

/**
 * Checks the file of a model; a changed one is no longer used.
 * @throws ChecksumError; Error naming a missing file; the signal's reason
 */
export async function checkModel(folder: string, model: ModelFile, signal?: AbortSignal): Promise<void> {
  try {
    await takeCopied(folder, model, signal);
  } catch (error) {
    signal?.throwIfAborted();
    await noteTrouble(folder, model, { trouble: 'damaged', detail: (error as Error).message });
    throw error;
  }
}
