// npm run models: see docs/operate.md.
import { ensureInstalled, modernNode, run } from './lib/install.mjs';

ensureInstalled({ development: false });
run(modernNode(), ['server/operate/models-run.ts', ...process.argv.slice(2)]);
