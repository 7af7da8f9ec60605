import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const installed = Object.entries(packages).filter(
  ([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle,
);

test('the lock file says where each package is, so that an installation fetches no descriptions', () => {
  const without = installed.filter(([, { resolved, integrity }]) => !resolved || !integrity);
  expect(without.map(([place]) => place)).toEqual([]);
  for (const [, { resolved, version }] of installed) {
    const { origin, pathname } = new URL(resolved as string);
    expect(origin).toBe('https://registry.npmjs.org');
    expect(pathname).toMatch(
      new RegExp(`/-/[^/]+-${version?.replaceAll('.', '\\.').replaceAll('+', '\\+')}\\.tgz$`),
    );
  }
});

test('it has the packages of every system, which npm would look for at each installation', () => {
  const places = Object.keys(packages);
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places.some((each) => each.endsWith(`node_modules/${name}`)))
      .map((name) => `${place}: ${name}`),
  );
  expect(missing).toEqual([]);
});
