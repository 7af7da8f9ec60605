import type { ErrorCode } from '@inkreel/contract/errors.ts';

/** How a run ends. */
export type Outcome =
  | { state: 'SUCCEEDED' }
  | { state: 'CANCELED' }
  /** `detail` is for the operator; the user reads the code's text. */
  | { state: 'FAILED'; code: ErrorCode; detail?: string };
