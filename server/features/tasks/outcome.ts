import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Cost } from '../../engines/cost.ts';

/** How a run ends; `cost` is what its provider takes, where the run's operation says something else. */
export type Outcome =
  | { state: 'SUCCEEDED'; cost?: Cost | undefined }
  | { state: 'CANCELED'; cost?: Cost | undefined }
  /** `detail` is for the operator; the user reads the code's text. */
  | { state: 'FAILED'; code: ErrorCode; detail?: string; cost?: Cost | undefined };
