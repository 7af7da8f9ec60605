import path from 'node:path';

/** What an import names: a file of the repository, by its path from the root, or a package. */
export type Target = { file: string } | { package: string };

/** Packages of the repository, and the file that their bare name stands for. */
const OWN = /^@inkreel\/([^/]+)(?:\/(.*))?$/u;
const DOORS: Readonly<Record<string, string>> = { sketch: 'draw.ts' };

/** @param from path of the importing file from the root, with forward slashes */
export function resolveImport(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return { file: path.posix.join(path.posix.dirname(from), specifier) };
  const own = OWN.exec(specifier);
  if (own) return { file: path.posix.join(own[1] ?? '', own[2] ?? DOORS[own[1] ?? ''] ?? '') };
  const [first = '', second = ''] = specifier.split('/');
  return { package: first.startsWith('@') ? `${first}/${second}` : first };
}
