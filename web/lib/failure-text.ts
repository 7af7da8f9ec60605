import { ApiError } from './api-error.ts';
import type { StudioMessages } from './studio-messages.ts';

export type FailureMessages = Pick<StudioMessages, 'errors' | 'failures' | 'help' | 'transport'>;

/** What a person reads about a failure. */
export interface Failure {
  /** What happened, in a sentence or less. If the specification has a text for it, exactly that one. */
  text: string;
  /** Why, and what to do: each line is a separate element. */
  help: readonly string[];
}

/** Errors that say what went wrong at the server or on the network, but not what was tried. */
const UNSPECIFIC: ReadonlySet<string> = new Set(['internal_error', 'server_busy', 'storage_unavailable']);

/**
 * What a person reads about a failure, never anything technical (specification, section 8, Global handling): the
 * catalogue's text if the server's code says what it is about; else `fallback`, followed by the reason; without a
 * fallback the reason itself. An internal error includes the request number.
 */
export function failureOf(error: unknown, messages: FailureMessages, fallback?: string): Failure {
  if (!(error instanceof ApiError)) return { text: fallback ?? messages.errors.internal_error, help: [] };
  const { code, requestId, data } = error;
  const errors: Readonly<Record<string, string>> = messages.errors;
  const transport: Readonly<Record<string, string>> = messages.transport;
  const numberless = code === 'internal_error' && !requestId;
  const advice = (messages.help as Readonly<Record<string, string>>)[numberless ? 'unreadable_answer' : code];
  // The server's sentence names the value, in the page's language.
  const named = data['unserved'] === undefined ? undefined : error.message;
  const text = transport[code] ?? named ?? errors[code] ?? messages.errors.internal_error;
  const help = [
    ...(advice === undefined ? [] : [advice]),
    ...(code === 'price_changed' && typeof data['points'] === 'number'
      ? [messages.failures.priceNow({ points: data['points'] })]
      : []),
    ...namedLines(data, messages),
    // The help asks for the number: the one technical thing that a person can pass on.
    ...(code === 'internal_error' && requestId ? [`(${requestId})`] : []),
  ];
  const unspecific = code in messages.transport || UNSPECIFIC.has(code);
  return unspecific && fallback !== undefined ? { text: fallback, help: [text, ...help] } : { text, help };
}

/** Lines named in a refusal: too many are only counted by the text. */
const MOST_NAMED = 12;

function namedLines(data: Readonly<Record<string, unknown>>, messages: FailureMessages): string[] {
  const lines = Array.isArray(data['lines']) ? data['lines'].filter((line) => typeof line === 'number') : [];
  if (lines.length === 0) return [];
  const characters = typeof data['characters'] === 'string' ? data['characters'] : '';
  return [messages.failures.inLines({ lines: lines.slice(0, MOST_NAMED), characters })];
}

/**
 * The same for a toast: undefined if another piece of the interface reports it, as for 401 and 100505, and for what the
 * caller itself stopped (specification, section 8, Global handling).
 */
export function spokenFailure(
  error: unknown,
  messages: FailureMessages,
  fallback?: string,
): Failure | undefined {
  if (error instanceof ApiError && error.silent) return undefined;
  return failureOf(error, messages, fallback);
}

/** Text of a run that failed without a more precise reason, by tool (specification, section 8). */
export function runFailureText(toolId: string, messages: FailureMessages): string {
  const byTool: Readonly<Record<string, string>> = messages.failures.tools;
  return byTool[toolId] ?? messages.errors.task_failed;
}
