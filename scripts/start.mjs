// npm start: installs missing packages, builds if sources have changed, serves.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, root, serverEnvironment } from './lib/install.mjs';

ensureInstalled({ development: false });
ensureBuilt();
const server = spawn(modernNode(), ['server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: serverEnvironment(),
});
// The server shuts down gracefully; we only forward the signal and wait.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
