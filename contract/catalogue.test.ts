import { describe, expect, test } from 'vitest';
import { allEndpoints, fullPath } from './api/index.ts';
import { ERRORS } from './errors.ts';
import { en } from './messages/en.ts';
import { zh } from './messages/zh.ts';
import { outputKindOf } from './outputs/data-outputs.ts';
import { defineTool, inputSchema, type Tool } from './tools/define-tool.ts';
import { TOOLS } from './tools/index.ts';

describe('errors', () => {
  test('each has a unique number, and 100505 is the specification’s', () => {
    const numbers = Object.values(ERRORS).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(ERRORS.not_enough_points).toMatchObject({ number: 100505, silent: true });
  });
});

describe('messages', () => {
  const texts = (tree: object, path = ''): [string, unknown][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' ? texts(value, `${path}${key}.`) : [[`${path}${key}`, value]],
    );

  test('have the same keys in both languages and none is empty', () => {
    expect(
      texts(zh)
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      texts(en)
        .map(([key]) => key)
        .sort(),
    );
    for (const [key, text] of [...texts(en), ...texts(zh)]) {
      expect(typeof text === 'function' || (typeof text === 'string' && text.trim() !== ''), key).toBe(true);
    }
  });

  test('contain no exclamation marks', () => {
    for (const [key, text] of [...texts(en), ...texts(zh)])
      expect(String(text), key).not.toMatch(/[^!]!(?![=!])['"]?$|！/);
  });
});

describe('endpoints', () => {
  const endpoints = allEndpoints(TOOLS);

  test('no two share method and path', () => {
    const names = endpoints.map((endpoint) => `${endpoint.method} ${fullPath(endpoint)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('every parameter in a path has its schema, and every schema its parameter', () => {
    for (const { path, params } of endpoints) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = params && 'shape' in params ? Object.keys(params.shape as object) : [];
      expect(described, path).toEqual(names);
    }
  });
});

describe('tools', () => {
  test.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s takes its own samples', (_id, tool) => {
    const main = tool.fields.find(({ kind }) => kind === 'image' || kind === 'drawing');
    for (const { before, input } of tool.samples) {
      const given =
        before?.endsWith('.webp') && main && 'name' in main
          ? { [main.name]: `/samples/${tool.id}/${before}` }
          : {};
      expect(inputSchema(tool).safeParse({ ...given, ...input }).error).toBeUndefined();
    }
  });

  test('a missing input is refused with its own code', () => {
    const tool = TOOLS.find(({ id }) => id === 'remove-bg');
    const given = tool && inputSchema(tool).safeParse({});
    expect(given?.error?.issues.map(({ message }) => message)).toEqual(['image_required']);
  });

  test('two fields with one name are refused', () => {
    const [tool] = TOOLS;
    expect(tool && (() => defineTool({ ...tool, fields: [{ kind: 'count' }, { kind: 'count' }] }))).toThrow(
      'two fields set count',
    );
  });

  const cutter = TOOLS.find(({ capability }) => capability === 'remove_background') as Tool;
  const renamed = (from: string, to: string): Tool['fields'] =>
    cutter.fields.map((field) => ('name' in field && field.name === from ? { ...field, name: to } : field));
  const optional = cutter.fields.map((field) =>
    field.kind === 'image' ? { ...field, required: false as const } : field,
  );
  const toned: Tool['fields'] = [
    ...cutter.fields.filter(({ kind }) => kind !== 'color'),
    { kind: 'flag', name: 'background', initial: true, text: { en: { label: '' }, zh: { label: '' } } },
  ];
  test.each([
    ['a property that its capability does not take', renamed('image_url', 'photo_url'), 'takes no photo_url'],
    [
      'no property that its capability needs',
      cutter.fields.slice(1),
      'needs image_url, which no field gives',
    ],
    ['a needed property that may be empty', optional, 'needs image_url, which its field may leave out'],
    ['a value of another type', toned, 'does not take true as its background'],
  ])('a tool with %s is refused', (_what, fields, sentence) => {
    expect(() => defineTool({ ...cutter, fields })).toThrow(`remove-bg: remove_background ${sentence}`);
  });

  test('an answer without files is refused in a shape that carries their addresses', () => {
    const [tool] = TOOLS;
    const fields: Tool['fields'] = [{ kind: 'prompt', samples: { en: [], zh: [] } }];
    const text = {
      ...(tool as NonNullable<typeof tool>),
      capability: 'write_text',
      fields,
      shape: 1,
    } as const;
    expect(() => defineTool({ ...text, aliases: [] })).not.toThrow();
    const alias = { path: '/ai/text', shape: 6, fixed: {} } as const;
    expect(() => defineTool({ ...text, aliases: [alias] })).toThrow('only shape 1');
  });

  test('what answers without files has a separate editor: the common one shows files only', () => {
    const others = TOOLS.filter(({ capability }) => outputKindOf(capability) !== 'file');
    expect(others.filter(({ editor }) => editor !== 'separate').map(({ id }) => id)).toEqual([]);
  });

  const schema = inputSchema(TOOLS[0] ?? (undefined as never));
  const good = { prompt: 'a cat', width: 512, height: 512 };
  test.each([
    [{ prompt: '' }, 'empty_prompt'],
    [{ prompt: '   \n' }, 'empty_prompt'],
    [{ prompt: 'x'.repeat(2001) }, ''],
    [{ prompt: 'a\u0000b' }, 'unreadable_characters'],
    [{ prompt: 'a\ud800b' }, 'unreadable_characters'],
    [{ width: 255 }, ''],
    [{ width: 1537 }, ''],
    [{ height: 512.5 }, ''],
    [{ count: 0 }, ''],
    [{ count: 5 }, ''],
    [{ count: -1 }, ''],
    [{ seed: -1 }, ''],
    [{ seed: 2 ** 32 }, ''],
    [{ style: 'oil' }, ''],
    [{ quality: 'ultra' }, ''],
    [{ points: 0 }, ''],
    [{ noSave: true }, ''],
  ])('%j is refused', (change, problem) => {
    const result = schema.safeParse({ ...good, ...change });
    expect(result.success).toBe(false);
    if (problem !== '') expect(result.error?.issues.map(({ message }) => message)).toContain(problem);
  });

  test('defaults are filled in', () => {
    expect(schema.parse(good)).toEqual({ ...good, count: 1, quality: 'standard' });
  });
});
