import { type DestinationStream, type Logger, pino } from 'pino';
import { hideKeys } from './features/api-keys/key-format.ts';
import type { Settings } from './settings.ts';

/** Properties of log lines that may contain secrets. */
const SECRETS = ['authorization', 'password', 'token', 'secret', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
]);

/** The process's log, without readable secrets: API keys are hidden anywhere in a line. */
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

/** Only useful properties: some libraries attach whole connections, with their data, to errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = (error as { code?: string }).code;
  return { name, message, code, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}
