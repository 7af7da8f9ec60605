import type { ErrorCode } from '@inkreel/contract/errors.ts';

/** Codes of the catalogue that a media job may end with. */
export type MediaFailureCode = Extract<
  ErrorCode,
  'media_unreadable' | 'media_too_heavy' | 'task_deadline' | 'engine_unavailable' | 'task_engine_stopped'
>;

/** What the program says all the time. */
const PROGRESS = /^\w+=.*\n?/gm;

/** A media job that did not come to its end. The cause has the words of the program, for the log. */
export class MediaFailure extends Error {
  readonly code: MediaFailureCode;
  constructor(code: MediaFailureCode, cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super(`${code}: ${said.replace(PROGRESS, '')}`, { cause });
    this.name = 'MediaFailure';
    this.code = code;
  }
}
