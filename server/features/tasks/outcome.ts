import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Failure } from '../../engines/engine.ts';

/** How a run ends; `cost` is what its provider charges, if that differs from the cost in the run's operation. */
export type Outcome =
  | { state: 'SUCCEEDED'; cost?: Cost | undefined }
  | { state: 'CANCELED'; cost?: Cost | undefined }
  | ({
      state: 'FAILED';
      code: ErrorCode;
      /** For the operator; the user reads the code's text. */
      detail?: string;
      cost?: Cost | undefined;
    } & Blame);

/** What caused a failure. */
export interface Blame {
  /** True if files of this installation could not be read or written: then it is not a failure of the engine. */
  isOurs?: boolean | undefined;
  /** True if the provider certainly did not accept the run. */
  notTaken?: Failure['notTaken'] | undefined;
}
