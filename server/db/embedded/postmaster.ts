import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { type FileLock, openFileLock } from './file-lock.ts';

/**
 * The one PostgreSQL server of a cluster. A lock tells whether it is alive: the server and all its processes
 * inherit it at launch, so it is free once the last of them is gone, and not before, in whatever namespace
 * they run. A server that is paused, busy, or out of connections still holds it.
 */
export class Postmaster {
  readonly cluster: Cluster;
  readonly command: () => ChildCommand;
  /** Open while we wait for the server to end; held once it has ended. */
  private lock: FileLock | undefined;

  constructor(cluster: Cluster, command: () => ChildCommand) {
    this.cluster = cluster;
    this.command = command;
  }

  /**
   * False only if certainly no process of the server is alive; the lock is then ours until the next launch.
   * @throws Error if it cannot be determined, such as EMFILE: the server must then be considered alive
   */
  async lives(): Promise<boolean> {
    // PG_VERSION rather than a file of ours: without it, no cluster starts, so it cannot be deleted
    // unnoticed.
    this.lock ??= openFileLock(path.join(this.cluster.data, 'PG_VERSION'));
    return !this.lock.tryAcquire() || (await this.livesWithoutLock());
  }

  /**
   * Launches the server, unless one lives.
   * @throws as `lives`, and if no process can be started
   */
  async launch(): Promise<ChildProcess | undefined> {
    if ((await this.lives()) || this.lock === undefined) return undefined;
    try {
      if (this.isLaunchedWithLock()) this.removeStaleFiles();
      return spawnServer(this.cluster, this.command(), this.lock.fd);
    } finally {
      // From here on the server alone holds it.
      this.close();
    }
  }

  /** Process id in postmaster.pid if it is this cluster's server, as seen from our namespace. */
  pid(): number | undefined {
    const pid = readPid(path.join(this.cluster.data, 'postmaster.pid'));
    return pid !== undefined && isServerOf(this.cluster, pid) ? pid : undefined;
  }

  close(): void {
    this.lock?.close();
    this.lock = undefined;
  }

  /**
   * The lock does not cover a server that an older version launched; its process id and its socket show
   * whether it lives.
   */
  private async livesWithoutLock(): Promise<boolean> {
    const pid = readPid(path.join(this.cluster.data, 'postmaster.pid'));
    if (pid === undefined || this.isLaunchedWithLock()) return false;
    return isServerOf(this.cluster, pid) || (await isListening(this.cluster.socket));
  }

  /** The server writes a second copy of its process id to this path, which older versions did not request. */
  private isLaunchedWithLock(): boolean {
    const pid = readPid(path.join(this.cluster.data, 'postmaster.pid'));
    return pid !== undefined && pid === readPid(this.cluster.pidCopy);
  }

  /**
   * PostgreSQL refuses to start while any process has the process id of the dead server, which may happen
   * after a reboot or in a new container. The lock is authoritative.
   */
  private removeStaleFiles(): void {
    fs.rmSync(path.join(this.cluster.socket, `${SOCKET_NAME}.lock`), { force: true });
    fs.rmSync(path.join(this.cluster.data, 'postmaster.pid'), { force: true });
  }
}

interface ChildCommand {
  program: string;
  arguments: string[];
  ids: { uid?: number; gid?: number };
}

const SOCKET_NAME = '.s.PGSQL.5432';

function spawnServer(cluster: Cluster, command: ChildCommand, lock: number): ChildProcess {
  const log = fs.openSync(cluster.log, 'a', 0o600);
  try {
    const child = spawn(command.program, command.arguments, {
      ...command.ids,
      cwd: '/',
      stdio: ['ignore', log, log, lock],
      // A separate process group: Ctrl+C in a terminal is for us, and we then stop the server gracefully.
      detached: true,
    });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    fs.closeSync(log);
  }
}

/** @throws Error of the file system, except ENOENT */
function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** A process id alone proves little: it may belong to another program or another namespace. */
function isServerOf(cluster: Cluster, pid: number): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(cluster.data);
  }
  try {
    // The server's working directory is the cluster.
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster.data;
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** A socket with a path is the same in every network namespace. True also if it cannot be determined. */
function isListening(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(folder, SOCKET_NAME));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(!['ENOENT', 'ECONNREFUSED'].includes(error.code ?? ''));
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
