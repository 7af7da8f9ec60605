import { workerData } from 'node:worker_threads';
import { ModelFailure } from '../../../inference/model-process.ts';
import { openReader } from '../../../ocr/open-reader.ts';
import type { TextReader } from '../../../ocr/text-reader.ts';
import type { BuiltinWorkerData } from '../builtin-engine.ts';

/** Its process ends with this thread, which ends after a minute without requests. */
let reader: TextReader | undefined;

/** This thread's text detector; undefined if the optional packages are not installed. */
export function findReader(): TextReader | undefined {
  const { modelsFolder } = (workerData ?? {}) as Partial<BuiltinWorkerData>;
  reader ??= modelsFolder === undefined ? undefined : openReader(modelsFolder);
  return reader;
}

/** The error for an editor's request if a model was too busy or did not answer. */
export function refusalOfReader(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error;
  const isBusy = error.trouble === 'memory' || error.trouble === 'time';
  return new Error(isBusy ? 'server_busy' : 'text_reading_unavailable', { cause: error });
}
