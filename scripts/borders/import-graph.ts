import { isBuiltin } from 'node:module';
import path from 'node:path';

/** The target of an import: a file of the repository, by its path from the root, a package, or unknown. */
export type Target = { file: string } | { package: string } | { unknown: string };

/** Packages of the repository, and the entry file of each. */
const OWN = /^@inkreel\/([^/]+)(?:\/(.*))?$/u;
const DOORS: Readonly<Record<string, string>> = { sketch: 'draw.ts' };

/** Vite adds suffixes such as `?url`; the compiler finds `x.ts` by `x` and by `x.js` too. */
const fileOf = (place: string) => {
  const file = path.posix.normalize(place.replace(/[?#].*$/u, ''));
  return { file: /\.[^/.]+$/u.test(file) ? file.replace(/\.js(x?)$/u, '.ts$1') : `${file}.ts` };
};

/** @param from path of the importing file from the root, with forward slashes */
export function resolveImport(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return fileOf(`${path.posix.dirname(from)}/${specifier}`);
  const own = OWN.exec(specifier);
  if (own) return fileOf(`${own[1]}/${own[2] ?? DOORS[own[1] ?? ''] ?? ''}`);
  if (isBuiltin(specifier))
    return { package: specifier.startsWith('node:') ? specifier : `node:${specifier}` };
  // A scheme, the root of the disk or an alias.
  if (/^(?:[a-z]+:|[/#~]|@\/)/iu.test(specifier)) return { unknown: specifier };
  const [first = '', second = ''] = specifier.split('/');
  return { package: first.startsWith('@') ? `${first}/${second}` : first };
}
