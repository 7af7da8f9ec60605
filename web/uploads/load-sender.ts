import { ApiError } from '../lib/api-error.ts';
import { loadOnNeed } from '../lib/load-on-need.ts';

const load = loadOnNeed(() => import('./send-from-page.ts'));

/**
 * The code that sends files is loaded with the first one that is sent: an editor opens without it.
 * @throws ApiError network_error if it cannot be loaded, as for a file that did not get through
 */
export const loadSender = () =>
  load().catch((cause: unknown) => {
    throw new ApiError('network_error', { message: String(cause) });
  });
