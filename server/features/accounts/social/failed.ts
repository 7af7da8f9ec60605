import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../http/app-error.ts';

/**
 * Why a social sign-in failed is for the log alone. Only the reason of the library's error is logged, since
 * it also carries whole answers with their tokens.
 * @throws AppError social_sign_in_failed
 */
export function failed(log: Pick<FastifyBaseLogger, 'warn'>, reason: unknown): never {
  const facts: Error & { code?: string; error?: string; error_description?: string } =
    reason instanceof Error ? reason : new Error(String(reason));
  const { name, message, cause, code, error, error_description: description } = facts;
  const inner = cause instanceof Error ? cause.message : undefined;
  log.warn({ name, reason: message, code, error, description, inner }, 'social sign-in failed');
  throw new AppError('social_sign_in_failed');
}
