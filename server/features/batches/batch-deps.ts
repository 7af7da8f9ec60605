import type { StorageDeps } from '../storage/files.ts';
import type { RunToolDeps, Startable } from '../tools/run-tool.ts';

/** What a batch may be of: a tool whose runs are the server's, or a run of a story. */
export type BatchTool = Startable & { runs?: 'browser' };

export interface BatchDeps extends RunToolDeps {
  tools: readonly BatchTool[];
}

/** What a worker needs to carry batches on. */
export interface StepDeps extends BatchDeps, Omit<StorageDeps, 'clock' | 'db' | 'files'> {
  files: RunToolDeps['files'] & StorageDeps['files'];
  /** Threads of the built-in engine. */
  threads: { short: number; long: number };
  log: { warn(details: object, text: string): void };
  /** Called between any two writes, and before the end of their transactions; tests end the process there. */
  onStep?: (
    step: 'starting' | 'started' | 'defect' | 'settling' | 'settled' | 'stopped' | 'planning',
  ) => void;
}
