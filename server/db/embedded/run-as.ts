import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** How to start PostgreSQL without root, under which it refuses to run. */
export interface RunAs {
  /** Put before the command. */
  prefix: string[];
  uid?: number;
  gid?: number;
}

/** Users that nearly every system has; PostgreSQL must be able to look up its user's name. */
const USERS = ['postgres', 'nobody', 'daemon'];

/**
 * If not root: as the current user. If root: inside a user namespace that maps us to an ordinary user, which
 * changes no file owner and works below folders that only root may enter; if namespaces are not allowed, as
 * that user.
 * @throws Error with a sentence when neither works.
 */
export function chooseRunAs(executable: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const users = USERS.flatMap((user) => idsOf(user) ?? []);
  for (const { uid, gid } of users) {
    const namespace = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`];
    if (runs([...namespace, executable, '--version'])) return { prefix: namespace };
  }
  for (const ids of users) {
    if (runs([executable, '--version'], ids)) return { prefix: [], ...ids };
  }
  throw new Error(
    'PostgreSQL does not run as root, and no other user of this machine can reach it. Start as an ordinary user, or set DATABASE_URL.',
  );
}

function runs(command: string[], ids: { uid?: number; gid?: number } = {}): boolean {
  const [program = '', ...rest] = command;
  return spawnSync(program, rest, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
