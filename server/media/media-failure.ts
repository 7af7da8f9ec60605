import type { ErrorCode } from '@inkreel/contract/errors.ts';

/** Codes of the catalogue that a media job may end with. */
export type MediaFailureCode = Extract<
  ErrorCode,
  'media_unreadable' | 'media_too_heavy' | 'task_deadline' | 'engine_unavailable' | 'task_engine_stopped'
>;

/** Progress lines, which the program writes continuously. */
const PROGRESS = /^\w+=.*\n?/gm;

/** A media job that failed. The cause has the program's output, for the log. */
export class MediaFailure extends Error {
  readonly code: MediaFailureCode;
  constructor(code: MediaFailureCode, cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super(`${code}: ${said.replace(PROGRESS, '')}`, { cause });
    this.name = 'MediaFailure';
    this.code = code;
  }
}
