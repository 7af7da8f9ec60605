import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Excluded from the copy: installed packages, data, test images. */
const LEFT_OUT = new Set(['node_modules', 'data', 'png-suite']);

/**
 * A copy of contract, scene and server without the sketch engine, removed as the list of add-ons describes:
 * its package, its folder in the built-in engine, and its name. To be removed by the caller.
 */
export function copyWithoutSketch(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-without-sketch-'));
  const filter = (from: string) => !LEFT_OUT.has(path.basename(from));
  for (const folder of ['contract', 'scene', 'server'])
    fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true, filter });
  for (const file of ['package.json', 'tsconfig.base.json'])
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  linkModules(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), copy);
  // Packages with a different version for the server than for the rest.
  const own = path.join(root, 'server/node_modules');
  if (fs.existsSync(own)) fs.symlinkSync(own, path.join(copy, 'server/node_modules'));
  // Neither exists if the package was removed from the repository itself.
  fs.rmSync(path.join(copy, 'server/engines/builtin/sketch'), { recursive: true, force: true });
  const list = path.join(copy, 'server/engines/builtin/add-ons.ts');
  const code = fs.readFileSync(list, 'utf8');
  fs.writeFileSync(list, code.replace(/^import .*'\.\/sketch\/.*\n/mu, '').replace('[sketch]', '[]'));
  // Lint keeps the rest of the server from importing the removed package; tests import freely.
  const include = ['server/engines/**/*.ts', 'server/db/embedded/*.d.ts'];
  const config = { extends: './server/tsconfig.json', include, exclude: ['**/*.test.ts'] };
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
  return copy;
}

/** The installed packages, with the copy's packages instead of the repository's. */
function linkModules(from: string, to: string, copy: string): void {
  fs.mkdirSync(path.join(to, '@inkreel'), { recursive: true });
  for (const name of fs.readdirSync(from).filter((each) => each !== '@inkreel' && each !== '.bin'))
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of ['contract', 'scene', 'server'])
    fs.symlinkSync(path.join(copy, name), path.join(to, '@inkreel', name));
}
