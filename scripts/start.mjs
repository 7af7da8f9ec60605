// npm start: installs missing packages, serves, and before that builds if sources have changed, while the server starts.
import { spawn } from 'node:child_process';
import { startBuild } from './lib/build.mjs';
import { ensureInstalled, modernNode, root, serverEnvironment } from './lib/install.mjs';

ensureInstalled({ development: false });
const building = startBuild();
const server = spawn(modernNode(), ['server/main.ts', ...(building ? ['--await-build'] : [])], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', ...(building ? ['ipc'] : [])],
  env: serverEnvironment(),
});
building?.then((built) => {
  if (!server.connected) return;
  if (built) server.send('built');
  else server.disconnect();
});
// The server shuts down gracefully; we only forward the signal and wait.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
