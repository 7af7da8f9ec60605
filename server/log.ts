import { type DestinationStream, type Logger, pino } from 'pino';
import { hideKeys } from './features/api-keys/key-format.ts';
import type { Settings } from './settings.ts';

/** What may stand in a log line under these names is someone's secret. */
const SECRETS = ['authorization', 'password', 'token', 'secret', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
]);

/** The process's log, in which no secret is readable: an API key is hidden wherever in a line it is. */
export function createLog(
  settings: Pick<Settings, 'LOG_LEVEL' | 'ROLE'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level: settings.LOG_LEVEL,
      redact: SECRETS,
      base: { role: settings.ROLE },
      serializers: { err: describeError },
      hooks: { streamWrite: hideKeys },
    },
    destination,
  );
}

/** Only what helps: libraries hang whole connections, with what they carry, on their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = (error as { code?: string }).code;
  return { name, message, code, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}
