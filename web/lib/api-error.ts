import type { ErrorCode } from '@inkreel/contract/errors.ts';

/** What can go wrong before an answer arrives (specification, section 8, Transport). */
export type TransportCode = 'network_error' | 'aborted' | 'timeout' | 'unreadable_answer';

/**
 * The codes that the catalogue marks as silent; the catalogue itself is too large for every page, and a test compares
 * both.
 */
const SILENT: ReadonlySet<ErrorCode | TransportCode> = new Set([
  'aborted',
  'not_signed_in',
  'not_enough_points',
]);

/** A call that did not succeed: a code of the error catalogue, or of the transport. */
export class ApiError extends Error {
  readonly code: ErrorCode | TransportCode;
  /** Number in the envelope; 0 for the transport. */
  readonly number: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode | TransportCode,
    details: { number?: number; message?: string; data?: unknown; requestId?: string | undefined } = {},
  ) {
    super(details.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.number = details.number ?? 0;
    const { data } = details;
    this.data = typeof data === 'object' && data !== null ? { ...data } : {};
    this.requestId = details.requestId;
  }

  /** True if another part of the interface reports it, or the caller itself aborted: show no toast. */
  get silent(): boolean {
    return SILENT.has(this.code);
  }
}
