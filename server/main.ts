import { registerHooks } from 'node:module';
import { createLog } from './log.ts';
import { createQuickResolution } from './quick-resolution.ts';
import { readSettings } from './settings.ts';

/** How long an orderly stop may take, in milliseconds. */
const STOP_LIMIT_MS = 30_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const log = createLog(settings);
  // Loaded after the settings are valid, so that their errors are reported immediately.
  registerHooks({ resolve: createQuickResolution() });
  const { startApp } = await import('./app.ts');
  const built = buildDone();
  const app = await startApp(settings, log, undefined, () => built);
  console.log(
    app.url === undefined ? 'Inkreel works, without serving pages.' : `Inkreel is ready: ${shown(app.url)}`,
  );
  if (app.isNew) console.log('Nobody has registered yet: the first account becomes the operator.');

  let stopping = false;
  const stop = async (signal: string) => {
    // A second signal means: immediately. Nothing is lost, only the next start takes longer.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    // Even if something hangs, the process ends; the next start repairs what was interrupted.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await app.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * With `--await-build`, `npm start` builds the pages meanwhile, sends a message when they are built, and closes the
 * channel if they could not be.
 */
function buildDone(): Promise<void> {
  if (!process.argv.includes('--await-build')) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  process.once('message', () => {
    resolve();
    process.disconnect?.();
  });
  process.once('disconnect', () => reject(new Error('The web could not be built.')));
  // A process that only runs jobs does not wait for it.
  promise.catch(() => undefined);
  return promise;
}

/** The address as a browser on this machine can open it. */
function shown(url: string): string {
  return url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
}

type StartError = NodeJS.ErrnoException & { port?: number; errors?: StartError[] };

/** Explains in a sentence why the server cannot start, and what to do. */
function sentenceOf(error: StartError): string {
  // A name with several addresses fails once for each.
  const { code, message, port } = error.errors?.[0] ?? error;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`;
  // Network codes and PostgreSQL's: wrong password, no such role or database, not ready.
  if (
    /^(E[A-Z_]+|28\w{3}|3D000|57P03)$/.test(code ?? '') &&
    /connect|getaddrinfo|password|role|database/.test(message)
  )
    return `The database of the setting DATABASE_URL cannot be used: ${message}.`;
  return message;
}

main().catch((error: StartError) => {
  console.error(sentenceOf(error));
  process.exit(1);
});
