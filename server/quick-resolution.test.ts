import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire, type ResolveHookContext } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createQuickResolution } from './quick-resolution.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('drizzle-orm'));
const inside = (file: string) => pathToFileURL(path.join(folder, file)).href;
const context = (parentURL: string, conditions = ['node', 'import']): ResolveHookContext => ({
  conditions,
  importAttributes: {},
  parentURL,
});
const answer = { url: 'file:///found.js', format: 'module' };
const next = () => vi.fn<() => typeof answer>(() => answer);

test('resolves like Node: a start with the hook loads the same modules', () => {
  const load = (first: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { registerHooks } from 'node:module';
         ${first}
         const seen = [];
         registerHooks({ load: (url, context, next) => { seen.push(url + ' ' + context.format); return next(url, context); } });
         for (const name of ['', '/pg-core', '/node-postgres', '/node-postgres/migrator']) await import('drizzle-orm' + name);
         console.log(JSON.stringify([...new Set(seen)].sort()));`,
      ],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
  const plain = load('');
  const quick = load(
    `import { createQuickResolution } from ${JSON.stringify(new URL('./quick-resolution.ts', import.meta.url).href)};
     registerHooks({ resolve: createQuickResolution() });`,
  );
  const of = (said: string) => (JSON.parse(said) as string[]).filter((line) => line.includes('drizzle-orm'));
  expect(of(quick)).toEqual(of(plain));
  expect(of(plain).length).toBeGreaterThan(50);
});

test('the package has one scope, in which everything is an ES module', () => {
  const scopes = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'package.json');
  expect(scopes).toEqual(['package.json']);
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).type).toBe('module');
});

test('an import inside the package does not call Node’s resolution, imports of the package call it once', () => {
  const resolve = createQuickResolution();
  const asked = next();
  const found = resolve('./pg-core/index.js', context(inside('index.js')), asked);
  expect(found).toMatchObject({ url: inside('pg-core/index.js'), format: 'module' });
  expect(asked).not.toHaveBeenCalled();
  for (const parent of ['file:///a.ts', 'file:///b.ts'])
    expect(resolve('drizzle-orm/pg-core', context(parent), asked)).toMatchObject(answer);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['pg', 'file:///a.ts', ['node', 'import']],
  ['drizzle-orm', 'file:///a.cjs', ['node', 'require']],
  ['./index.js', 'file:///node_modules/drizzle-orm-other/a.js', ['node', 'import']],
  ['pg', inside('node-postgres/driver.js'), ['node', 'import']],
])('%s from %s is left to Node', (specifier, parent, conditions) => {
  const resolve = createQuickResolution();
  const asked = next();
  for (const times of [1, 2]) {
    expect(resolve(specifier, context(parent, conditions), asked)).toBe(answer);
    expect(asked).toHaveBeenCalledTimes(times);
  }
});
