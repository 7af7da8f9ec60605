// npm run migration <name>: writes the next migration after a change of a feature's `tables.ts`.
import { ensureInstalled, ensureTools, run } from './lib/install.mjs';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Usage: npm run migration <name>');
  process.exit(1);
}
ensureInstalled({ development: true });
ensureTools(['drizzle-kit@0.31.11']);
const places = ['--schema=./server/db/schema.ts', '--out=./server/db/migrations'];
run('drizzle-kit', ['generate', '--dialect=postgresql', ...places, `--name=${name}`]);
