// npm run backup: see docs/operate.md.
import { ensureInstalled, modernNode, run } from './lib/install.mjs';

ensureInstalled({ development: false });
run(modernNode(), ['server/operate/run.ts', 'backup', ...process.argv.slice(2)]);
