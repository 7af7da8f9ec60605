import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Failure } from '../../engines/engine.ts';

/** How a run ends; `cost` is what its provider takes, where the run's operation says something else. */
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

/** Whose trouble a failure is. */
export interface Blame {
  /** True if files of this installation could not be read or written: then it says nothing of the engine. */
  isOurs?: boolean | undefined;
  /** If the provider surely took nothing. */
  notTaken?: Failure['notTaken'] | undefined;
}
