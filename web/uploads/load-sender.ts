import { ApiError } from '../lib/api-error.ts';

/**
 * What sends files is loaded with the first one that is sent: an editor opens without it.
 * @throws ApiError network_error where it cannot be loaded, as for a file that did not get through
 */
export const loadSender = () =>
  import('./send-from-page.ts').catch((cause: unknown) => {
    throw new ApiError('network_error', { message: String(cause) });
  });
