import { AppError } from '../../../http/app-error.ts';
import type { RunTargets } from '../run-targets.ts';

/** For tests whose runs are for nothing. */
export const NO_TARGETS: RunTargets = {
  require: async () => {
    throw new AppError('not_found');
  },
  write: async () => undefined,
  note: async () => undefined,
};
