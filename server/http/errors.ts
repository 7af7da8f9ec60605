import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { type MissingStep, missingStepText } from '@inkreel/contract/messages/missing-step.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { isDiskFull } from './disk-full.ts';
import { translateFields } from './field-problems.ts';

const texts = { en, zh };

export interface ErrorAnswer {
  status: number;
  retryAfter: number | undefined;
  body: { code: number; message: string; data: Record<string, unknown> };
}

/** The value that no engine serves, with its name in each language: an error with it has a sentence that names it. */
export interface Unserved {
  field: 'language' | 'accent';
  value: string;
  name: Readonly<Record<Language, string>>;
  /** Only the engine that the caller chose was asked. */
  chosen: boolean;
}

/** The envelope of a failure. Every failure carries its request id, so that a user can name it. */
export function answerOf(error: AppError, language: Language, requestId: string): ErrorAnswer {
  const { number, status } = ERRORS[error.code];
  const fields = error.data?.['fields'];
  const { errors, refusals } = texts[language];
  const unserved = error.data?.['unserved'] as Unserved | undefined;
  const missing = error.data?.['missing_step'] as MissingStep | undefined;
  return {
    status,
    retryAfter: error.retryAfter,
    body: {
      code: number,
      message: [
        unserved ? refusals.unserved({ ...unserved, name: unserved.name[language] }) : errors[error.code],
        ...(missing ? [missingStepText(missing, language)] : []),
      ].join(' '),
      data: {
        ...error.data,
        ...(unserved && { unserved: { ...unserved, name: unserved.name[language] } }),
        ...(fields !== undefined && { fields: translateFields(fields, language) }),
        error: error.code,
        request_id: requestId,
      },
    },
  };
}

/** PostgreSQL and socket codes that mean: the database is away or full, try again. */
const DATABASE_AWAY = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'malformed_request',
};

/** Error codes of a body or an answer whose connection was cut. */
const CUT = /^(ECONNRESET|EPIPE|ABORT_ERR|ERR_STREAM_PREMATURE_CLOSE)$/;

/** Whether a failure is only that the caller hung up: nobody waits for an answer, and nothing is broken. */
export function isHangUp(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const hungUp =
    (request.raw.destroyed && !request.raw.complete) || (reply.raw.destroyed && !reply.raw.writableFinished);
  return hungUp && CUT.test(String((error as { code?: unknown }).code));
}

/** Any thrown value as an error of the catalogue; unknown errors are internal and reveal nothing. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError('storage_unavailable', { cause: error, retryAfter: 5 });
  const { code, statusCode, cause, message } = error as {
    code?: string;
    statusCode?: number;
    cause?: { code?: string; message?: string };
    message?: string;
  };
  if (code !== undefined && FRAMEWORK_CODES[code])
    return new AppError(FRAMEWORK_CODES[code], { cause: error });
  if (statusCode === 429) return new AppError('too_many_requests', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('malformed_request', { cause: error });
  }
  const away = [code, cause?.code].some((each) => each !== undefined && DATABASE_AWAY.test(each));
  const gone =
    /connection terminated|not queryable|timeout exceeded when trying to connect|cannot use a pool after/i;
  if (away || gone.test(`${message} ${cause?.message ?? ''}`)) {
    return new AppError('server_busy', { cause: error, retryAfter: 2 });
  }
  return new AppError('internal_error', { cause: error });
}
