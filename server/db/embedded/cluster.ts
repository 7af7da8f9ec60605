import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** Folders of one embedded server. */
export interface Cluster {
  data: string;
  socket: string;
  log: string;
  /** Second copy of the server's process id: see `Postmaster`. */
  pidCopy: string;
}

/** A unix socket's path may have 107 bytes on Linux, 103 on macOS; PostgreSQL adds `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 85;

/** Paths of one server. `root` contains no symbolic links. */
export function clusterIn(root: string): Cluster {
  return {
    data: path.join(root, 'cluster'),
    socket: socketFolder(root),
    log: path.join(root, 'postgres.log'),
    pidCopy: path.join(root, 'postgres.pid'),
  };
}

/**
 * Creates the folders below `folder` and, at the first start, the database cluster. What a killed `initdb` leaves is
 * not used.
 */
export function prepareCluster(folder: string, binaries: Binaries, runAs: RunAs): Cluster {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = fs.realpathSync(folder);
  const cluster = clusterIn(root);
  claimFolder(cluster.socket, runAs.uid);
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    for (const owned of [root, cluster.socket]) fs.chownSync(owned, runAs.uid, runAs.gid);
  }
  if (!fs.existsSync(path.join(cluster.data, 'PG_VERSION'))) initialise(cluster, binaries, runAs);
  return cluster;
}

function socketFolder(root: string): string {
  const inside = path.join(root, 'socket');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER) return inside;
  const short = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `inkreel-${short}`);
}

/**
 * Makes a folder that only we and the server's user can enter. The socket's may be in a folder that everybody writes to,
 * where another user could have made it before us.
 * @throws Error with a sentence if it is somebody else's
 */
export function claimFolder(folder: string, serverUid: number | undefined): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = fs.lstatSync(folder);
  const owners = [process.getuid?.() ?? found.uid, serverUid];
  if (!found.isDirectory() || !owners.includes(found.uid))
    throw new Error(
      `${folder} belongs to another user of this machine. Remove it, or move DATA_DIR to a shorter path.`,
    );
  if ((found.mode & 0o077) !== 0) fs.chmodSync(folder, 0o700);
}

function initialise(cluster: Cluster, binaries: Binaries, runAs: RunAs): void {
  // A new name for each try: the `initdb` of a killed parent keeps running, and would write into this one's
  // files.
  const unfinished = `${cluster.data}.new-${randomUUID()}`;
  removeUnfinished(cluster);
  const [program = '', ...rest] = [
    ...runAs.prefix,
    binaries.initdb,
    '-D',
    unfinished,
    '-U',
    'inkreel',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  const { prefix: _, ...ids } = runAs;
  const made = spawnSync(program, rest, { ...ids, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`The database could not be created in ${cluster.data}: ${made.stderr}`);
  fs.renameSync(unfinished, cluster.data);
}

function removeUnfinished({ data }: Cluster): void {
  const folder = path.dirname(data);
  const names = fs.readdirSync(folder).filter((name) => name.startsWith(`${path.basename(data)}.new`));
  for (const name of names) {
    try {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {
      // Another process still writes there. It is removed when the next cluster is made; nothing uses it.
    }
  }
}
