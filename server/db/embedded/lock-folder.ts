import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/**
 * Makes sure that one Inkreel at a time uses a data folder. The lock is a listening socket, which ends with its process
 * whatever ends it, so nothing stale is left: an abstract one on Linux, one in the folder elsewhere.
 * @returns the function that unlocks
 * @throws Error that names the process which has the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = fs.realpathSync(folder);
  const address = lockAddress(root);
  const server = net.createServer((socket) => socket.end(String(process.pid)));
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const owner = await ask(address);
    if (owner !== undefined) {
      throw new Error(
        `The data folder ${root} is in use by another Inkreel (process ${owner}). Stop it first.`,
      );
    }
    fs.rmSync(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockAddress(root: string): string {
  if (process.platform !== 'linux') return path.join(root, 'inkreel.lock');
  return `\0inkreel:${createHash('sha256').update(root).digest('hex')}`;
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Process id that the owner of the lock answers; undefined where nobody listens. */
function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(answer === '' ? undefined : answer));
  });
}
