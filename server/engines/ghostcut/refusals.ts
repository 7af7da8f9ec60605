import type { Refusal } from '../aisdk/outcome.ts';

/** Meaning of a number: its HTTP status, and the message. */
type Meaning = { status: number } & Refusal;

/** For the operator: no points left, full storage. */
const ACCOUNT: Meaning = { status: 402, retryable: false };
/** The provider's errors that a retry may fix, by its documentation. */
const PASSING: Meaning = { status: 500, retryable: true };
/** The provider's errors that it asks to be notified of. */
const BROKEN: Meaning = { status: 500, retryable: false };
/** An invalid form of the submit. */
const INPUT: Meaning = { status: 400, code: 'media_parameters' };
const FILE: Meaning = { status: 422, code: 'media_unreadable' };
const LENGTH: Meaning = { status: 422, code: 'media_duration' };

/** Failures of works: `processStatus`, api-guide/14-video-process-status.md. */
const WORKS: Readonly<Record<number, Meaning>> = {
  2: PASSING,
  3: FILE,
  5: LENGTH,
  14: PASSING,
  16: FILE,
  18: PASSING,
  23: PASSING,
  24: INPUT,
  26: INPUT,
  27: INPUT,
  28: { status: 422 },
  29: INPUT,
  30: INPUT,
  31: INPUT,
  32: { status: 422, code: 'media_without_sound' },
  43: PASSING,
  73: ACCOUNT,
  83: ACCOUNT,
  98: ACCOUNT,
  99: LENGTH,
  100: { status: 422, code: 'media_size' },
  111: PASSING,
};

/** Refusals of calls: `code`, the table of the same document. */
const CALLS: Readonly<Record<number, Meaning>> = {
  2001: { status: 401 },
  2002: { status: 405 },
  2003: { status: 401 },
  2004: { status: 401 },
  3003: { status: 404 },
  3006: { status: 403 },
  3007: { status: 403 },
  3008: INPUT,
  4001: INPUT,
  4002: INPUT,
  4003: INPUT,
  4004: INPUT,
};

/** Meaning of a work's end. */
export const meaningOfWork = (status: number): Meaning => WORKS[status] ?? BROKEN;

/** Meaning of an answer's code; undefined if it leaves open whether the work was taken. */
export const meaningOfCall = (code: number): Meaning | undefined => CALLS[code];
