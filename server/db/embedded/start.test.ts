import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeCluster } from '../../testing/cluster.ts';
import { connect } from '../connect.ts';
import { type EmbeddedPostgres, startEmbedded } from './start.ts';
import { startParent } from './testing/containers.ts';

let parent: string;
let folder: string;
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-pg-'));
  folder = path.join(parent, 'postgres');
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  fs.rmSync(parent, { recursive: true, force: true });
});

async function start(onRestart?: (message: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ folder, ...(onRestart ? { onRestart } : {}) });
  running.push(server);
  return server;
}

async function ask(server: EmbeddedPostgres, query: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  test('keeps what was committed over stop and start, and listens on no port', async () => {
    placeCluster(folder);
    const first = await start();
    await ask(first, 'create table kept as select 7 as n');
    expect(await ask(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await first.stop();
    running = [];
    expect(await ask(await start(), 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('refuses a second Inkreel and names the owner', async () => {
    placeCluster(folder);
    await start();
    await expect(startEmbedded({ folder })).rejects.toThrow(
      `in use by another Inkreel (process ${process.pid} on host`,
    );
  });

  test('comes back on its own when it is killed, with everything that was committed', async () => {
    placeCluster(folder);
    const restarted = Promise.withResolvers<string>();
    const server = await start(restarted.resolve);
    await ask(server, 'create table kept as select 1 as n');
    const db = connect({ ...server.connection, max: 1 });
    process.kill(server.pid() ?? 0, 'SIGKILL');
    expect(await restarted.promise).toContain('started again');
    // The pool recovers on its own; queries during recovery are refused, so retry until it is over.
    await expect
      .poll(
        () =>
          db.$client.query('select n from kept').then(
            ({ rows }) => rows,
            () => 'away',
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ n: 1 }]);
    await db.$client.end();
  });

  test('left behind by a killed parent is taken over, not started twice', async () => {
    placeCluster(folder);
    const parent = startParent({ folder });
    const { pid } = await parent.said();
    await parent.remove();
    const server = await start();
    expect(server.pid()).toBe(pid);
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 3 }]);
  });

  test('works below a folder that other users cannot enter, and at a path too long for a socket', async () => {
    fs.chmodSync(parent, 0o700);
    folder = path.join(parent, 'a-rather-long-name-of-a-folder'.repeat(4), 'postgres');
    expect(await ask(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('a creation that was killed half way is redone', async () => {
    fs.mkdirSync(path.join(folder, 'cluster.new', 'base'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'cluster.new', 'PG_VERSION'), '18');
    expect(await ask(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});
