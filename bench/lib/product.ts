import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProgram } from './program.ts';

/**
 * Measures a server of its built pages, with data that is deleted at the end.
 * @param measure gets the server's address and an empty folder
 */
export async function withProduct(
  port: number,
  measure: (url: string, folder: string) => Promise<void>,
): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' };
  const server = await startProgram({
    name: 'the server',
    command: process.execPath,
    args: ['server/main.ts'],
    env,
    readyUrl: url,
  });
  try {
    await measure(url, folder);
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
