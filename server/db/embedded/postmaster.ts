import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { type FileLock, openFileLock } from './file-lock.ts';

/**
 * The one PostgreSQL server of a cluster. Whether it lives is answered by a lock that the server inherits when it is
 * launched, and each of its processes with it: the lock is free when the last of them is gone, and not before, in
 * whatever namespace they are. A server that is paused, busy, or out of connections holds it like any other.
 */
export class Postmaster {
  readonly cluster: Cluster;
  readonly command: () => ChildCommand;
  /** Open while we wait for the server's end; held once it has ended. */
  private lock: FileLock | undefined;

  constructor(cluster: Cluster, command: () => ChildCommand) {
    this.cluster = cluster;
    this.command = command;
  }

  /**
   * False only if it is certain that no process of the server lives; the lock is then ours until the next launch.
   * @throws Error where it cannot be known, such as EMFILE: the server must be taken for alive
   */
  async lives(): Promise<boolean> {
    // PG_VERSION rather than a file of ours: nobody deletes it by mistake and keeps a cluster that starts.
    this.lock ??= openFileLock(path.join(this.cluster.data, 'PG_VERSION'));
    return !this.lock.tryAcquire() || (await this.livesWithoutLock());
  }

  /**
   * Launches the server, unless one lives.
   * @throws as `lives`, and where no process can be started
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

  /** Process id in postmaster.pid where it is this cluster's server, seen from our namespace. */
  pid(): number | undefined {
    const pid = readPid(path.join(this.cluster.data, 'postmaster.pid'));
    return pid !== undefined && isServerOf(this.cluster, pid) ? pid : undefined;
  }

  close(): void {
    this.lock?.close();
    this.lock = undefined;
  }

  /** The lock says nothing of a server that an older version launched: there its process and its socket do. */
  private async livesWithoutLock(): Promise<boolean> {
    const pid = readPid(path.join(this.cluster.data, 'postmaster.pid'));
    if (pid === undefined || this.isLaunchedWithLock()) return false;
    return isServerOf(this.cluster, pid) || (await isListening(this.cluster.socket));
  }

  /** The server writes its own copy of its process id where we ask for it, which older versions did not. */
  private isLaunchedWithLock(): boolean {
    const pid = readPid(path.join(this.cluster.data, 'postmaster.pid'));
    return pid !== undefined && pid === readPid(this.cluster.pidCopy);
  }

  /**
   * PostgreSQL refuses to start while the process id of a dead server belongs to any process, as it may after a reboot
   * or in a new container. The lock knows better.
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
      // Its own process group: Ctrl+C in a terminal is for us, who then stop the server in order.
      detached: true,
    });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    fs.closeSync(log);
  }
}

/** @throws Error of the file system, other than that there is no such file */
function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** A process id alone says little: it may belong to another program, or to another namespace. */
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

/** A socket with a path is the same one in every network namespace. True even if it cannot be known. */
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
