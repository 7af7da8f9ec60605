import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** How to start PostgreSQL so that it does not see itself as root, which it refuses. */
export interface RunAs {
  /** Put before the command. */
  prefix: string[];
  uid?: number;
  gid?: number;
}

/**
 * Not root: as we are. Root: inside a user namespace where we are user 1000, which needs no other user, changes no
 * owner and works below folders that only root may enter; where namespaces are not allowed, as `postgres` or `nobody`.
 * @throws Error with a sentence when neither works.
 */
export function chooseRunAs(executable: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  if (runs([...namespace, executable, '--version'])) return { prefix: namespace };
  for (const user of ['postgres', 'nobody']) {
    const ids = idsOf(user);
    if (ids && runs([executable, '--version'], ids)) return { prefix: [], ...ids };
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
