import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { killServersIn, placeCluster, WITHOUT_DISK } from '../../testing/cluster.ts';
import { openFileLock } from './file-lock.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './start.ts';
import { type Container, startInContainer, startParent } from './testing/containers.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
/** Several rounds of the database watchdog: long enough for it to misbehave. */
const WATCHED_MS = 1000;

let folder: string;
let containers: Container[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-one-'));
  placeCluster(folder);
});
afterEach(async () => {
  await Promise.all(containers.map((container) => container.remove()));
  containers = [];
  // A process that was killed holds its lock until it is gone.
  await vi.waitUntil(() => !ownerLives(), { timeout: 20_000 });
  killServersIn(fs.realpathSync(folder));
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Options of every start. */
const given = (): EmbeddedOptions => ({ folder, serverSettings: WITHOUT_DISK });

type Start = (options: EmbeddedOptions) => Container;

/** A starter that owns the folder, and its server's process id as the starter sees it. */
async function own(start: Start, options: Partial<EmbeddedOptions> = {}) {
  const container = start({ ...given(), ...options });
  containers.push(container);
  const { pid } = await container.said();
  expect(pid).toBeGreaterThan(0);
  return { container, pid: Number(pid) };
}

/** The message of a starter that is refused the folder or its server. */
async function refusalOf(start: Start): Promise<unknown> {
  const container = start({ ...given(), startSeconds: 1 });
  containers.push(container);
  const { refused } = await container.said();
  return refused;
}

async function crash(container: Container): Promise<void> {
  container.tell('crash');
  // Its lock ends with it.
  await expect.poll(() => ownerLives()).toBe(false);
}

/** Whether the folder is refused; the check itself changes nothing. */
function ownerLives(): boolean {
  const lock = openFileLock(path.join(folder, 'owner.lock'));
  try {
    return !lock.tryAcquire();
  } finally {
    lock.close();
  }
}

/** Number of servers launched on the cluster so far. */
const launches = () =>
  fs.readFileSync(path.join(folder, 'postgres.log'), 'utf8').split('starting PostgreSQL').length - 1;

async function ask(server: EmbeddedPostgres, query: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** Uses up every connection of the server. */
async function takeAllConnections(): Promise<pg.Client[]> {
  const clients: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ host: path.join(folder, 'socket'), user: 'inkreel', database: 'inkreel' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      clients.push(client);
    } catch {
      return clients;
    }
  }
}

describe.each([
  ['the same container', startParent],
  ['another container', startInContainer],
] as const)('a second start in %s', (_, start) => {
  test('is refused while the owner lives, with a message about the owner', async () => {
    const server = await startEmbedded(given());
    server.announce('http://127.0.0.1:4321');
    const said = await refusalOf(start);
    expect(said).toMatch(
      new RegExp(
        `in use by another Inkreel \\(process ${process.pid} on host ${os.hostname()}, since 20[-0-9:.TZ]+, serving http://127.0.0.1:4321\\). Stop it first.$`,
      ),
    );
    expect(launches()).toBe(1);
    await server.stop();
  });

  test('is refused although the lock was deleted by hand', async () => {
    const server = await startEmbedded(given());
    fs.rmSync(path.join(folder, 'owner.lock'));
    expect(await refusalOf(start)).toContain(`(process ${process.pid} on`);
    // The refused start left a lock behind, which the owner does not hold.
    expect(await refusalOf(start)).toContain(`(process ${process.pid} on`);
    expect(launches()).toBe(1);
    await server.stop();
  });

  test('is refused while the owner is paused, which then continues', async () => {
    const { container, pid } = await own(startParent);
    const owner = container.process.pid ?? 0;
    process.kill(owner, 'SIGSTOP');
    try {
      expect(await refusalOf(start)).toContain(`(process ${owner} on`);
    } finally {
      process.kill(owner, 'SIGCONT');
    }
    process.kill(pid, 'SIGKILL');
    // It still watches over its database.
    await expect.poll(launches).toBe(2);
  });

  test('takes over the server of an owner that was killed in a container', async () => {
    const { container } = await own(startInContainer);
    await crash(container);
    const next = start(given());
    containers.push(next);
    expect(await next.said()).not.toHaveProperty('refused');
    expect(launches()).toBe(1);
  });

  test('starts no server while an unreachable one is alive', async () => {
    const { container } = await own(startInContainer);
    await crash(container);
    fs.rmSync(path.join(folder, 'socket', SOCKET_NAME));
    expect(await refusalOf(start)).toMatch(
      /A PostgreSQL server has .* open and did not answer in 1 s.*End it/,
    );
    expect(launches()).toBe(1);
    await container.remove();
    const server = await startEmbedded(given());
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 3 }]);
    await server.stop();
  });

  test('starts no server while a live one has all its connections in use', async () => {
    const { container } = await own(startInContainer, { maxConnections: 10 });
    await crash(container);
    const clients = await takeAllConnections();
    expect(clients.length).toBeGreaterThan(5);
    expect(await refusalOf(start)).toMatch(/All connections .* stayed in use for 1 s/);
    expect(launches()).toBe(1);
    await Promise.all(clients.map((client) => client.end()));
  });
});

describe('the folder', () => {
  test('lets no stranger connect', async () => {
    const server = await startEmbedded(given());
    const name = createHash('sha256').update(fs.realpathSync(folder)).digest('hex');
    const socket = net.connect(`\0inkreel:${name}`);
    const refused = new Promise((resolve) => {
      socket.once('error', () => resolve(true));
      socket.once('connect', () => resolve(false));
    });
    expect(await refused).toBe(true);
    await server.stop();
  });

  test('goes to one of many that start simultaneously', async () => {
    const starts = Array.from({ length: 5 }, () => startParent(given()));
    containers.push(...starts);
    const said = await Promise.all(starts.map((each) => each.said()));
    expect(said.filter(({ pid }) => pid !== undefined)).toHaveLength(1);
    expect(launches()).toBe(1);
  });

  test('opens after a reboot, when other programs have the old process ids', async () => {
    const { container, pid } = await own(startParent);
    container.process.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await expect.poll(ownerLives).toBe(false);
    for (const name of ['cluster/postmaster.pid', 'postgres.pid', `socket/${SOCKET_NAME}.lock`]) {
      const file = path.join(folder, name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
    }
    const server = await startEmbedded({ ...given(), startSeconds: 20 });
    expect(server.pid()).not.toBe(process.pid);
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 3 }]);
    await server.stop();
  });

  test('of an older version, whose server took no lock, is taken over with its server', async () => {
    const { container, pid } = await own(startParent);
    container.process.kill('SIGKILL');
    await expect.poll(ownerLives).toBe(false);
    fs.rmSync(path.join(folder, 'postgres.pid'));
    const server = await startEmbedded(given());
    expect([server.pid(), launches()]).toEqual([pid, 1]);
    await server.stop();
  });
});

describe('the watch over the database', () => {
  test('does not mistake a lack of file handles for a dead database', async () => {
    const { container, pid } = await own(startParent);
    container.tell('run out of handles');
    const { handles, restarts } = await container.said();
    expect(handles).toBeGreaterThan(50);
    expect(restarts).toEqual([]);
    expect(launches()).toBe(1);
    process.kill(pid, 'SIGKILL');
    await expect.poll(launches).toBe(2);
  });

  test('leaves a paused database, or one out of connections, alone', async () => {
    const restarts: string[] = [];
    const server = await startEmbedded({
      ...given(),
      maxConnections: 10,
      onRestart: (message) => restarts.push(message),
    });
    const clients = await takeAllConnections();
    const pid = server.pid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    await wait(WATCHED_MS);
    process.kill(pid, 'SIGCONT');
    await Promise.all(clients.map((client) => client.end()));
    expect(restarts).toEqual([]);
    expect(launches()).toBe(1);
    await server.stop();
  });

  test('waits for the last process of a killed database before it starts the next', async () => {
    const events: string[] = [];
    const server = await startEmbedded({ ...given(), onRestart: (message) => events.push(message) });
    const client = new pg.Client(server.connection);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGSTOP');
    process.kill(server.pid() ?? 0, 'SIGKILL');
    await wait(WATCHED_MS);
    events.push('its last process goes on');
    process.kill(rows[0].pid, 'SIGCONT');
    await expect.poll(() => events).toHaveLength(2);
    expect(events).toEqual(['its last process goes on', 'PostgreSQL was gone and is started again']);
    await server.stop();
  });
});
