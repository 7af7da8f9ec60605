// npm run dev: the server restarts when its sources change, the web reloads in place.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, root, serverEnvironment } from './lib/install.mjs';

ensureInstalled({ development: true });
ensureBuilt();
const node = modernNode();
const start = (args, extra = {}) =>
  spawn(node, args, { cwd: root, stdio: 'inherit', env: serverEnvironment(extra) });
const port = process.env.PORT ?? '3000';
// The sketch engine may have been removed.
const watched = ['server', 'contract', 'scene', 'sketch'].filter((name) => existsSync(path.join(root, name)));
const children = [
  start([...watched.map((name) => `--watch-path=${name}`), '--watch-preserve-output', 'server/main.ts'], {
    PORT: port,
  }),
  start(['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'], {
    INKREEL_SERVER: `http://127.0.0.1:${port}`,
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
