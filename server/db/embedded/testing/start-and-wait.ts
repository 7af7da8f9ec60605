// A parent that a test kills: starts the database with the options given, reports the outcome in one line,
// and stays until a message makes it crash.
import fs from 'node:fs';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedOptions, startEmbedded } from '../start.ts';

const say = (said: object) => process.stdout.write(`${JSON.stringify(said)}\n`);
const restarts: string[] = [];
/** Several rounds of the database watchdog. */
const WATCHED_MS = 1500;

try {
  const options = JSON.parse(process.argv[2] ?? '') as EmbeddedOptions;
  const server = await startEmbedded({ ...options, onRestart: (message) => restarts.push(message) });
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query('create table if not exists kept as select 3 as n');
  await client.end();
  say({ pid: server.pid() });
} catch (error) {
  say({ refused: (error as Error).message });
}

readline.createInterface(process.stdin).on('line', async (word) => {
  if (word === 'crash') process.kill(process.pid, 'SIGKILL');
  if (word === 'run out of handles') {
    const handles = openAll();
    await wait(WATCHED_MS);
    for (const handle of handles) fs.closeSync(handle);
    say({ handles: handles.length, restarts });
  }
});

function openAll(): number[] {
  const handles: number[] = [];
  try {
    for (;;) handles.push(fs.openSync('/dev/null', 'r'));
  } catch {
    return handles;
  }
}
