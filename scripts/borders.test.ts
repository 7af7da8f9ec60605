import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Breaks each house rule that lint enforces on purpose, to show that the check fails. */
const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-borders-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Finding {
  readonly filename: string;
  /** The rule that it breaks. */
  readonly code: string;
  readonly message: string;
}

/**
 * Lints the files in a separate tree. Findings are read as JSON, since the format for people depends on the
 * terminal.
 */
function lint(files: Record<string, string>): { status: number | null; findings: Finding[] } {
  const place = fs.mkdtempSync(path.join(folder, 'tree-'));
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(place, '.oxlintrc.json'));
  fs.mkdirSync(path.join(place, 'scripts'));
  fs.symlinkSync(path.join(root, 'scripts', 'borders'), path.join(place, 'scripts', 'borders'));
  for (const [name, code] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    fs.writeFileSync(path.join(place, name), code);
  }
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
  const { status, stdout } = spawnSync(oxlint, ['--deny-warnings', '--format', 'json', '.'], {
    cwd: place,
    encoding: 'utf8',
  });
  return { status, findings: JSON.parse(stdout).diagnostics };
}

const use = (from: string) => `import { a } from '${from}';\nexport const b = a;\n`;

const TOOL = {
  'contract/tools/unnamed.ts':
    "import { defineTool } from './define-tool.ts';\nexport default defineTool({});\n",
  'web/package.json': '{ "dependencies": { "react": "1", "@tanstack/react-query": "1" } }\n',
  'server/engines/first/engine.ts': 'export default 1;\n',
  'contract/tools/hair.ts':
    "import { defineTool } from './define-tool.ts';\nexport const a = defineTool({});\n",
};

test('a tree that follows the rules passes', () => {
  const clean = lint({
    ...TOOL,
    'contract/pricing.ts': use('zod'),
    'scene/draw.ts': use('@inkreel/contract/pricing.ts'),
    'scene/markdown/read.ts': use('mdast-util-from-markdown'),
    'sketch/draw.ts': use('@inkreel/server/engines/builtin/pixels/blur.ts'),
    'server/engines/builtin/add-ons.ts': use('./sketch/add-on.ts'),
    'server/engines/builtin/sketch/limits.ts': use('@inkreel/sketch'),
    'server/engines/find-engines.ts': 'export const a = (name: string) => import(name);\n',
    'server/engines/second/pool.ts':
      "export const a = new URL('./worker.ts', import.meta.url);\nexport const b = new URL('../', import.meta.url);\n",
    'server/engines/second/by-rules.ts': use('../builtin/blur.ts'),
    'server/engines/second/shared.ts': use('../hosted/serve-calls.ts'),
    'server/composition/routes.ts': use('../features/accounts/routes.ts'),
    'server/engines/builtin/hair.ts': use('@inkreel/contract/tools/capabilities.ts'),
    'server/features/billing/use.ts': use('../accounts/register.ts'),
    'server/features/billing/own.ts': use('./store.ts'),
    'server/features/billing/orders/use.ts': use('../order-store.ts'),
    'server/features/billing/tables.ts': use('../accounts/tables.ts'),
    'server/features/billing/store.ts': use('./tables.ts'),
    'server/features/billing/use.test.ts': use('../accounts/store.ts'),
    'server/features/tools/use.ts': use('@inkreel/contract/tools/hair.ts'),
    'web/features/tools/use.ts': use('../../ui/button.tsx'),
    'web/features/tools/page.tsx': "import '../../shell/frame.tsx';\nexport const A = () => <p>a</p>;\n",
    'web/lib/tools.ts':
      "export const a = import.meta.glob(['../../contract/tools/*.ts', '!../../server/*.ts']);\n",
    'web/routes.tsx': use('./features/tools/page.tsx'),
    'web/app.tsx': use('./editors/form/page.tsx'),
    'web/editors/form/use.ts': use('../kit/values.ts'),
    'web/editors/form/result/use.ts': use('../values.ts'),
    'web/editors/form/chat.ts': use('../../chat/pane.tsx'),
    'web/editors/kit/use.ts': use('../../runs/start-run.ts'),
    'web/editors/actions/use.ts': use('../form/values.ts'),
    'web/story/actions.ts': use('../editors/actions/list.tsx'),
    'web/chat/use.ts': use('../editors/kit/values.ts'),
    'web/features/landing/use.ts': use('../../editors/kit/sample.tsx'),
    'server/composition/queue.ts': use('./routes.ts'),
    'server/operate/tables.ts': use('../db/schema.ts'),
    'server/decoding/decoder.ts': use('sharp'),
    'scene/package.json': '{ "dependencies": { "mdast-util-from-markdown": "1" } }\n',
    'server/package.json':
      '{ "dependencies": { "pg": "1", "sharp": "1" }, "devDependencies": { "@types/ws": "1" } }\n',
    'server/db/connect.ts':
      "import 'node:fs';\nimport 'pg';\nimport type { A } from 'ws';\nexport type B = A;\n",
  });
  expect(clean).toMatchObject({ status: 0 });
});

const CROSSED: readonly (readonly [file: string, from: string, message: string])[] = [
  ['contract/x.ts', 'pg', 'The contract is pure'],
  ['contract/x.ts', 'fastify', 'The contract is pure'],
  ['contract/x.ts', 'vitest', 'no test helper'],
  ['contract/x.ts', 'node:fs', 'The contract is pure'],
  ['contract/api/y.ts', '../../server/clock.ts', 'knows neither server nor browser'],
  ['contract/api/z.ts', '@inkreel/sketch', 'knows neither server nor browser'],
  ['scene/x.ts', 'react', 'The scene is drawn in browser and server'],
  ['scene/x.ts', 'mdast-util-from-markdown', 'The scene is drawn in browser and server'],
  ['scene/markdown/x.ts', 'react', 'The scene is drawn in browser and server'],
  ['scene/y.ts', '../web/lib/x.ts', 'The scene knows neither server nor browser'],
  ['sketch/figures/x.ts', '../../contract/errors.ts', 'nothing of the product but the kit'],
  ['sketch/x.ts', '@inkreel/server/http/route.ts', 'nothing of the product but the kit'],
  ['server/a.ts', '../web/routes.tsx', 'does not import the web'],
  ['server/b.test.ts', '../web/routes.tsx', 'does not import the web'],
  ['server/c.ts', 'react', 'No React on the server'],
  ['server/d.ts', '@inkreel/sketch', 'Only its adapter'],
  ['server/features/creations/h.ts', 'sharp', 'is used behind its gate'],
  ['server/features/storage/media/h.ts', 'piscina', 'is used behind its gate'],
  ['server/features/documents/h.ts', '@napi-rs/canvas', 'is used behind its gate'],
  ['server/features/subtitles/h.ts', 'mediabunny', 'is used behind its gate'],
  ['server/engines/builtin/e.ts', './sketch/text-to-image.ts', 'known to the list of add-ons alone'],
  ['server/features/billing/f.ts', '../accounts/store.ts', 'never its store or routes'],
  ['server/features/billing/g.ts', '../accounts/routes.ts', 'never its store or routes'],
  ['server/features/billing/orders/h.ts', '../../accounts/store.ts', 'never its store or routes'],
  ['server/features/billing/i.ts', '../organisations/project-store.ts', 'never its store or routes'],
  ['server/features/billing/j.ts', '../accounts/sign-in-routes.ts', 'never its store or routes'],
  ['server/features/tomorrow/k.ts', '../accounts/store.ts', 'never its store or routes'],
  ['server/features/billing/l.ts', '../tomorrow/store.ts', 'never its store or routes'],
  ['server/features/billing/m.ts', '../accounts/tables.ts', 'call a use case of it'],
  ['server/features/billing/n.ts', '../accounts/sessions/tables.ts', 'call a use case of it'],
  ['server/jobs/o.ts', '../features/tasks/tables.ts', 'call a use case of it'],
  ['server/features/billing/p.ts', '../accounts/testing/world.ts', 'no test helper'],
  ['server/features/billing/p.ts', './testing/world.ts', 'no test helper'],
  ['server/http/p.ts', './route.test.ts', 'no test helper'],
  ['server/http/p.ts', 'vitest', 'no test helper'],
  ['contract/p.ts', './testing/kinds.ts', 'no test helper'],
  ['web/lib/p.ts', '../testing/brush-page.tsx', 'no test helper'],
  ['web/lib/p.ts', '../../e2e/support/api.ts', 'tests and commands'],
  ['server/http/p.ts', '../../scripts/lib/x.ts', 'tests and commands'],
  ['server/http/p.ts', '../features/accounts/store.ts', 'never its store or routes'],
  ['server/jobs/p.ts', '../features/accounts/routes.ts', 'never its store or routes'],
  ['server/features/p.ts', './accounts/store.ts', 'never its store or routes'],
  ['server/features/billing/p.ts', '../accounts/store', 'never its store or routes'],
  ['server/features/billing/p.ts', '../accounts/store.js', 'never its store or routes'],
  ['server/features/billing/p.ts', '../accounts/store.ts?raw', 'never its store or routes'],
  ['server/features/billing/p.ts', '@inkreel/server/features/accounts/store.ts', 'never its store or routes'],
  ['server/features/billing/p.ts', '/opt/server/features/accounts/store.ts', 'by a relative path'],
  ['server/features/billing/p.ts', 'file:///opt/server/features/accounts/store.ts', 'by a relative path'],
  ['server/features/billing/p.ts', '#accounts/store.ts', 'by a relative path'],
  ['server/engines/second/p.ts', '../first/client.ts', 'one folder that can be deleted'],
  ['server/engines/p.ts', './first/client.ts', 'one folder that can be deleted'],
  ['server/features/billing/p.ts', '../../engines/first/client.ts', 'one folder that can be deleted'],
  ['server/composition/p.ts', '../engines/first/client.ts', 'one folder that can be deleted'],
  ['server/engines/builtin/q.ts', '../../features/tasks/run-task.ts', 'Engines know capabilities'],
  ['server/engines/r.ts', '@inkreel/contract/tools/index.ts', 'Engines know capabilities'],
  ['server/engines/s.ts', '@inkreel/contract/tools/hair.ts', 'Engines know capabilities'],
  ['server/engines/s.ts', '@inkreel/contract/tools/unnamed.ts', 'Engines know capabilities'],
  ['server/engines/s.ts', '@inkreel/contract/tools/refusals.ts', 'Engines know capabilities'],
  ['server/engines/s.ts', '../composition/routes.ts', 'The composition knows the parts'],
  ['server/features/billing/s.ts', '../../app.ts', 'The composition knows the parts'],
  ['server/features/billing/s.ts', '../../db/schema.ts', 'list of all tables'],
  ['server/features/billing/s.ts', '../accounts/store/users.ts', 'never its store or routes'],
  ['server/features/billing/s.ts', '../../../shared/bridge.ts', 'tests and commands'],
  ['web/lib/t.ts', '../../docs/terms.ts', 'tests and commands'],
  ['web/lib/t.ts', 'fastify', 'what its package.json names'],
  ['web/lib/t.ts', '../shell/frame.tsx', 'knows none of them'],
  ['web/features/t.ts', './creations/viewer.tsx', 'knows none of them'],
  ['web/features/tools/t.ts', '../../routes.tsx', 'The routes compose the features'],
  ['web/shell/t.ts', '../app.tsx', 'The routes compose the features'],
  ['web/canvas/core/t.ts', '@tanstack/react-query', 'core/ is plain code'],
  ['web/lib/t.ts', '../../server/clock.ts', 'runs in a browser'],
  ['web/lib/u.ts', 'node:fs', 'runs in a browser'],
  ['web/lib/u.ts', 'fs', 'runs in a browser'],
  ['web/lib/u.ts', '../features/tools/viewer.tsx', 'knows none of them'],
  ['web/canvas/core/u.ts', '../../features/tools/viewer.tsx', 'knows none of them'],
  ['web/features/tools/v.tsx', '../creations/viewer.tsx', 'do not import each other'],
  ['web/features/tools/fields/w.tsx', '../../tomorrow/viewer.tsx', 'do not import each other'],
  ['web/features/tools/x.tsx', '../../../server/clock.ts', 'runs in a browser'],
  ['web/editors/form/x.tsx', '../collage/stage.tsx', 'Editors do not import each other'],
  ['web/editors/collage/x.tsx', '../form/values.ts', 'Editors do not import each other'],
  ['web/editors/subtitles/x.tsx', '../dubbing/voices.tsx', 'Editors do not import each other'],
  ['web/editors/dubbing/core/x.ts', '../../subtitles/core/rows.ts', 'Editors do not import each other'],
  ['web/editors/tomorrow/x.tsx', '../form/values.ts', 'Editors do not import each other'],
  ['web/editors/form/w.tsx', '../actions/list.tsx', 'Editors do not import each other'],
  ['web/editors/actions/x.tsx', '../collage/stage.tsx', 'Editors do not import each other'],
  ['web/editors/kit/w.tsx', '../actions/list.tsx', 'The kit knows no editor'],
  ['web/editors/kit/x.tsx', '../form/values.ts', 'The kit knows no editor'],
  ['web/editors/kit/lines/x.tsx', '../../subtitles/row.tsx', 'The kit knows no editor'],
  ['web/chat/x.tsx', '../editors/form/values.ts', 'The chat knows no editor'],
  ['web/features/landing/x.tsx', '../../editors/form/sample.tsx', 'the routes compose them'],
  ['web/shell/x.tsx', '../editors/collage/stage.tsx', 'the routes compose them'],
  ['web/editors/form/y.tsx', '../../features/landing/sample.tsx', 'the routes compose them'],
  ['web/editors/kit/y.tsx', '../../features/landing/sample.tsx', 'the routes compose them'],
  ['web/chat/y.tsx', '../features/landing/sample.tsx', 'the routes compose them'],
  ['web/runs/x.ts', '../editors/kit/values.ts', 'knows none of them'],
  ['web/runs/y.ts', '../editors/form/values.ts', 'knows none of them'],
  ['web/lib/x.ts', '../chat/pane.tsx', 'knows none of them'],
  ['web/editors/form/z.tsx', '../../routes.tsx', 'The routes compose the features'],
  ['web/canvas/core/y.ts', 'react', 'core/ is plain code'],
  ['web/canvas/core/z.ts', '../ui/stage.tsx', 'core/ is plain code'],
];

/** Other ways to cross a border. */
const FORMS: readonly string[] = [
  "export { a } from 'pg';\n",
  "export * from 'pg';\n",
  "export const a = () => import('pg');\n",
  "export type A = import('pg').Pool;\n",
  "import type { A } from 'pg';\nexport type B = A;\n",
  "import 'pg';\nexport const a = 1;\n",
  'export const a = () => import(`pg`);\n',
  "import pg = require('pg');\nexport const a = pg;\n",
  "declare const require: (name: string) => unknown;\nexport const a = require('pg');\n",
  "declare const createRequire: (from: string) => (name: string) => unknown;\nexport const a = createRequire('')('pg');\n",
  "declare const require: { resolve: (name: string) => string };\nexport const a = require.resolve('pg');\n",
  "export const a = import.meta.resolve('pg');\n",
  "declare const createRequire: (from: string) => (name: string) => unknown;\nconst load = createRequire('');\nexport const a = load('pg');\n",
  "declare const node: { createRequire: (from: string) => (name: string) => unknown };\nexport const a = node.createRequire('')('pg');\n",
];

/** References that open the types of a browser or of Node to a whole package. */
const REFERENCES = ['lib="dom"', 'types="node"', 'path="../server/x.ts"'];
/** Patterns of modules across a border. */
const PATTERNS = ["'../../../server/features/*/*.ts'", "['./*.ts', '../creations/*.tsx']"];
/** Elements of React, for which nothing is imported. */
const ELEMENTS = [
  'scene/element.tsx',
  'contract/element.tsx',
  'server/element.tsx',
  'web/canvas/core/element.tsx',
];

/** A file next to a worker thread is named by its URL. */
const ADDRESSES: Record<string, string> = {
  'server/engines/thread.ts': "export const a = new URL('../features/tasks/run-task.ts', import.meta.url);\n",
  'server/engines/computed.ts': 'export const a = (name: string) => import(name);\n',
  'server/engines/joined.ts': 'export const a = (name: string) => import(`../features/${name}.ts`);\n',
};

const CYCLES: Record<string, string> = {
  'server/cycle-a.ts': `import { b } from './cycle-b.ts';\nexport const a = () => b;\n`,
  'server/cycle-b.ts': `import { a } from './cycle-a.ts';\nexport const b = () => a;\n`,
  'server/types-a.ts': `import type { B } from './types-b.ts';\nexport interface A { b: B }\n`,
  'server/types-b.ts': `import type { A } from './types-a.ts';\nexport interface B { a: A }\n`,
};

const RULES: readonly (readonly [rule: string, code: string])[] = [
  ['no-explicit-any', 'export const x = (y: any) => y;\n'],
  ['ban-ts-comment', '// @ts-ignore\nexport const x = 1;\n'],
  ['no-console', 'console.log(1);\n'],
  ['max-lines-per-function', `export function long() {${'\n'.repeat(150)}}\n`],
];

describe('a tree that breaks every rule fails', () => {
  const fileOf = (file: string, index: number) => file.replace(/(?=\.(?:test\.)?tsx?$)/u, `-${index}`);
  let result: ReturnType<typeof lint>;
  const found = (filename: string, what: 'code' | 'message') =>
    result.findings.filter((each) => each.filename === filename).map((each) => each[what]);
  beforeAll(() => {
    result = lint({
      ...TOOL,
      ...CYCLES,
      ...Object.fromEntries(CROSSED.map(([file, from], index) => [fileOf(file, index), use(from)])),
      ...ADDRESSES,
      ...Object.fromEntries(
        REFERENCES.map((what, index) => [
          `scene/reference-${index}.ts`,
          `/// <reference ${what} />\nexport {};\n`,
        ]),
      ),
      ...Object.fromEntries(
        PATTERNS.map((what, index) => [
          `web/features/tools/pattern-${index}.ts`,
          `export const a = import.meta.glob(${what});\n`,
        ]),
      ),
      ...Object.fromEntries(
        ELEMENTS.map((file) => [file, 'export const A = () => (\n  <>\n    <p>a</p>\n  </>\n);\n']),
      ),
      ...Object.fromEntries(FORMS.map((code, index) => [`contract/form-${index}.ts`, code])),
      ...Object.fromEntries(RULES.map(([rule, code]) => [`server/${rule}.ts`, code])),
    });
  });

  test('as a whole', () => expect(result.status).toBe(1));

  test('at an import across a border, whatever the folders', () => {
    for (const [index, [file, from, message]] of CROSSED.entries())
      expect(found(fileOf(file, index), 'message').join(), `${file} imports ${from}`).toContain(message);
  });

  test.each(FORMS.map((code, index) => [code, index] as const))(
    'at an import written as %j',
    (_code, index) => {
      expect(found(`contract/form-${index}.ts`, 'message')[0]).toContain('The contract is pure');
    },
  );

  test('at the start of a thread from another area', () => {
    expect(found('server/engines/thread.ts', 'message')[0]).toContain('Engines know capabilities');
  });

  test.each(REFERENCES.map((what, index) => [what, index] as const))(
    'at a reference to %s',
    (_what, index) => {
      expect(found(`scene/reference-${index}.ts`, 'code')[0]).toContain('triple-slash-reference');
    },
  );

  test.each(PATTERNS.map((what, index) => [what, index] as const))(
    'at modules found by %s',
    (_what, index) => {
      expect(found(`web/features/tools/pattern-${index}.ts`, 'message')[0]).toMatch(
        /runs in a browser|do not import each other/u,
      );
    },
  );

  test.each(ELEMENTS)('at elements of React in %s', (file) => {
    expect(found(file, 'message')[0]).toContain('Only screens');
  });

  test.each(['computed', 'joined'])('at an import of %s', (name) => {
    expect(found(`server/engines/${name}.ts`, 'message')[0]).toContain('Say by name');
  });

  test.each(Object.keys(CYCLES))('at %s as part of an import cycle', (file) => {
    expect(found(file, 'code')).toContain('import(no-cycle)');
  });

  test.each(RULES)('at code that breaks %s', (rule) => {
    expect(found(`server/${rule}.ts`, 'code')[0]).toContain(rule);
  });
});

test('every table of a feature is on the list of the migration tool', () => {
  const features = path.join(root, 'server', 'features');
  const files = fs.readdirSync(features, { recursive: true, encoding: 'utf8' });
  const tables = files
    .filter((file) => path.basename(file) === 'tables.ts')
    .map((file) => file.split(path.sep).join('/'));
  const listed = fs.readFileSync(path.join(root, 'server', 'db', 'schema.ts'), 'utf8');
  for (const file of tables) expect(listed).toContain(`'../features/${file}'`);
  expect(tables.length).toBeGreaterThan(5);
});

test('a missing translation does not compile', () => {
  const place = fs.mkdtempSync(path.join(folder, 'types-'));
  const messages = path.join(root, 'contract', 'messages', 'messages.ts');
  const source = (zh: string) => `import type { Translation } from '${messages}';
const en = { points: ({ n }: { n: number }) => \`\${n} points\`, close: 'Close' };
export const zh: Translation<typeof en> = ${zh};
export const used = en;\n`;
  const variants = {
    whole: `{ points: ({ n }) => \`\${n} 积分\`, close: '关闭' }`,
    missing: `{ points: ({ n }) => \`\${n} 积分\` }`,
    misnamed: `{ points: ({ m }) => \`\${m} 积分\`, close: '关闭' }`,
  };
  const files = Object.entries(variants).map(([name, zh]) => {
    fs.writeFileSync(path.join(place, `${name}.ts`), source(zh));
    return `${name}.ts`;
  });
  const flags = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
    '--ignoreConfig',
  ];
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, [...flags, '--pretty', 'false', ...files], {
    cwd: place,
    encoding: 'utf8',
  });
  const errors = (name: string) => stdout.split('\n').filter((line) => line.startsWith(`${name}.ts(`));
  expect(errors('whole')).toEqual([]);
  expect(errors('missing').join()).toContain("Property 'close' is missing");
  expect(errors('misnamed')).not.toEqual([]);
});
