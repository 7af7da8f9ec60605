import { pino } from 'pino';
import { startApp } from './app.ts';
import { readSettings } from './settings.ts';

/** What may stand in a log line under these names is somebody's secret. */
const SECRETS = ['authorization', 'password', 'token', 'secret', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
]);

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: SECRETS,
    base: { role: settings.ROLE },
    serializers: { err: describeError },
  });
  const app = await startApp(settings, log);
  console.log(
    app.url === undefined ? 'Inkreel works, without serving pages.' : `Inkreel is ready: ${shown(app.url)}`,
  );
  if (app.isNew) console.log('Nobody has registered yet: the first account becomes the operator.');

  let stopping = false;
  const stop = async (signal: string) => {
    // Asked twice, a person means now. Nothing is lost by it, it only takes longer at the next start.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await app.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Only what helps: libraries hang whole connections, with what they carry, on their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = (error as { code?: string }).code;
  return { name, message, code, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** The address as a browser on this machine can open it. */
function shown(url: string): string {
  return url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
