import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a server's limit for a graceful stop. */
const PATIENCE_MS = 40_000;

/** Stops the products that workers shared between their files, and removes their data. @param folder names each of them */
export async function endSharedProducts(folder) {
  const products = fs.readdirSync(folder).map((name) => JSON.parse(fs.readFileSync(path.join(folder, name))));
  await Promise.all(products.map(endProduct));
  fs.rmSync(folder, { recursive: true });
}

async function endProduct({ pid, dataFolder }) {
  signal(pid, 'SIGTERM');
  const end = Date.now() + PATIENCE_MS;
  while (signal(pid, 0) && Date.now() < end) await pause(50);
  signal(pid, 'SIGKILL');
  fs.rmSync(dataFolder, { recursive: true, force: true });
}

/** Whether the process existed and was signalled. */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
