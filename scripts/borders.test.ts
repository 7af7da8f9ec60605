import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Each rule of the house that lint keeps is broken here on purpose: a check that does not bite is no check. */
const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-borders-'));
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function lint(files: Record<string, string>): { status: number | null; output: string } {
  const place = fs.mkdtempSync(path.join(folder, 'tree-'));
  fs.copyFileSync(path.join(folder, '.oxlintrc.json'), path.join(place, '.oxlintrc.json'));
  for (const [name, code] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    fs.writeFileSync(path.join(place, name), code);
  }
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
  const { status, stdout } = spawnSync(oxlint, ['--deny-warnings', '.'], { cwd: place, encoding: 'utf8' });
  return { status, output: stdout };
}

const use = (from: string) => `import { a } from '${from}';\nexport const b = a;\n`;

test('a tree that keeps the rules passes', () => {
  const clean = lint({
    'contract/pricing.ts': use('zod'),
    'scene/layers/x.ts': use('@inkreel/contract/limits.ts'),
    'scene/y.ts': use('./geometry.ts'),
    'server/features/billing/use.ts': use('../accounts/register.ts'),
    'web/features/tools/use.ts': use('../../ui/button.tsx'),
  });
  expect(clean).toMatchObject({ status: 0 });
});

test.each([
  ['contract/x.ts', 'pg', 'The contract is pure'],
  ['contract/x.ts', 'node:fs', 'The contract is pure'],
  ['contract/api/x.ts', '../../server/clock.ts', 'knows neither server nor browser'],
  ['scene/x.ts', 'react', 'imports only the contract and itself'],
  ['scene/layers/x.ts', 'node:fs', 'imports only the contract and itself'],
  ['scene/x.ts', '../web/lib/client.ts', 'knows neither server nor browser'],
  ['server/x.ts', '../web/routes.tsx', 'does not import the web'],
  ['server/x.ts', 'react', 'No React on the server'],
  ['server/features/billing/x.ts', '../accounts/store.ts', 'never its store or routes'],
  ['server/features/billing/x.ts', '../accounts/routes.ts', 'never its store or routes'],
  ['server/engines/builtin/x.ts', '../../features/tasks/run-task.ts', 'Engines know capabilities'],
  ['server/engines/x.ts', '@inkreel/contract/tools/index.ts', 'Engines know capabilities'],
  ['web/lib/x.ts', '../../server/clock.ts', 'runs in a browser'],
  ['web/lib/x.ts', 'node:fs', 'runs in a browser'],
  ['web/features/tools/x.tsx', '../creations/viewer.tsx', 'do not import each other'],
  ['web/features/tools/x.tsx', '../../../server/clock.ts', 'runs in a browser'],
  ['web/canvas/core/x.ts', 'react', 'core/ is plain code'],
  ['web/canvas/core/x.ts', '../ui/stage.tsx', 'core/ is plain code'],
])('%s may not import %s', (file, from, message) => {
  const { status, output } = lint({ [file]: use(from) });
  expect(output).toContain(message);
  expect(status).toBe(1);
});

test('an import cycle fails', () => {
  const { status, output } = lint({
    'server/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
    'server/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
  });
  expect(output).toContain('no-cycle');
  expect(status).toBe(1);
});

test.each([
  ['export const x = (y: any) => y;\n', 'no-explicit-any'],
  ['// @ts-ignore\nexport const x = 1;\n', 'ban-ts-comment'],
  ['console.log(1);\n', 'no-console'],
])('%j fails', (code, rule) => {
  expect(lint({ 'server/x.ts': code }).output).toContain(rule);
});

test('a missing translation does not compile', () => {
  const place = fs.mkdtempSync(path.join(folder, 'types-'));
  const messages = path.join(root, 'contract', 'messages', 'messages.ts');
  const source = (zh: string) => `import type { Translation } from '${messages}';
const en = { points: ({ n }: { n: number }) => \`\${n} points\`, close: 'Close' };
export const zh: Translation<typeof en> = ${zh};
export const used = en;\n`;
  const compile = (zh: string) => {
    fs.writeFileSync(path.join(place, 'x.ts'), source(zh));
    const flags = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--allowImportingTsExtensions',
      '--ignoreConfig',
    ];
    return spawnSync(path.join(root, 'node_modules', '.bin', 'tsc'), [...flags, 'x.ts'], {
      cwd: place,
      encoding: 'utf8',
    });
  };
  expect(compile(`{ points: ({ n }) => \`\${n} 积分\`, close: '关闭' }`)).toMatchObject({
    status: 0,
    stdout: '',
  });
  expect(compile(`{ points: ({ n }) => \`\${n} 积分\` }`).stdout).toContain("Property 'close' is missing");
  expect(compile(`{ points: ({ m }) => \`\${m} 积分\`, close: '关闭' }`).status).not.toBe(0);
});
