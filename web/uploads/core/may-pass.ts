import { ApiError } from '../../lib/api-error.ts';

const PASSING: ReadonlySet<string> = new Set([
  'network_error',
  'timeout',
  'unreadable_answer',
  'aborted',
  'too_many_requests',
  'server_busy',
  'images_busy',
  'media_busy',
  'storage_unavailable',
  'internal_error',
]);

/** Whether sending the same again may help. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && PASSING.has(error.code);
}
