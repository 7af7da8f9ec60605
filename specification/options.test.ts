import { RECORD_TYPES } from '@inkreel/contract/api/billing.ts';
import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { PLAN_TYPES } from '@inkreel/contract/api/orders.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { LARGE_RATIO_PRESETS, RATIO_PRESETS } from '@inkreel/contract/ratio-presets.ts';
import { inputSchema, TOOL_GROUPS } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { LARGE_SIZES, SIZES } from '@inkreel/contract/tools/sizes.ts';
import { FONT_STYLES } from '@inkreel/scene/film/font-styles.ts';
import { describe, expect, test } from 'vitest';
import { videoTaskChoices } from '../server/features/speech/video-task-choices.ts';
import { ENTITIES } from './entities.ts';
import { isServed, printCounts } from './is-served.ts';
import { FIRST_RATIOS, OPTIONS, SECOND_RATIOS } from './options.ts';

/** Sets that are not fields of a tool. */
const OTHERS = [
  [
    'credit record types',
    RECORD_TYPES,
    ['recharge', 'consume', 'return', 'system_deduction', 'system_refill'],
  ],
  ['product types', PLAN_TYPES, ['vip', 'team', 'com']],
  ['image tool groups', TOOL_GROUPS.image, ['generate', 'editing', 'enhance']],
  ['video tool groups', TOOL_GROUPS.video, ['sync', 'translate']],
] as const;

printCounts(3, [...OPTIONS, ...ENTITIES, ...OTHERS.map(() => ({})), {}, {}, {}]);

const offered = OPTIONS.flatMap((row) => (row.offered ? [[row.name, row, row.offered] as const] : []));

test.each(offered)(
  'the %s are those of the specification',
  (_name, { values, beyond }, { tool: id, field: name }) => {
    const tool = TOOLS.find((one) => one.id === id);
    const ours = tool && optionSetsOf(tool).find((set) => set.name === name);
    expect(ours?.values.toSorted()).toEqual([...values, ...(beyond?.values ?? [])].toSorted());
    // What a run may say is the same set: each value passes, another does not.
    const schema = tool && inputSchema(tool);
    const refuses = (value: unknown) =>
      schema?.safeParse({ [name]: value }).error?.issues.some(({ path }) => path[0] === name);
    expect(values.filter(refuses)).toEqual([]);
    expect(refuses('no such value')).toBe(true);
  },
);

test.each(OPTIONS.flatMap((row) => (row.choices ? [[row.name, row.choices, row.values] as const] : [])))(
  'the %s are listed with a name in each language',
  (_name, set, values) => {
    const listed = videoTaskChoices()[set as keyof ReturnType<typeof videoTaskChoices>];
    expect(listed.map(({ value }) => value)).toEqual(values);
    for (const { name } of listed)
      expect([name.en, name.zh]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\p{Script=Han}/u),
      ]);
  },
);

test.each(OTHERS)('the %s are those of the specification', (_name, ours, values) => {
  expect(ours).toEqual(values);
});

test('there are 14 font styles and none, each with a name in each language', () => {
  const ids = FONT_STYLES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(14);
  for (const { fontStyles } of [filmTexts.en, filmTexts.zh])
    expect(Object.keys(fontStyles.names)).toEqual(['none', ...ids]);
});

describe('ratio presets', () => {
  const rows = (presets: readonly { label: string; value: string; width: number; height: number }[]) =>
    presets.map(({ label, width, height }) => [label, width, height]);

  test('both sets have their labels, values and sizes', () => {
    expect(rows(RATIO_PRESETS)).toEqual(FIRST_RATIOS);
    expect(rows(LARGE_RATIO_PRESETS)).toEqual(SECOND_RATIOS);
    for (const { value, width, height } of [...RATIO_PRESETS, ...LARGE_RATIO_PRESETS])
      expect(value).toBe(`${width}x${height}`);
  });

  test('the first set is offered at its own sizes, and text to image has the second set too', () => {
    expect(rows(SIZES)).toEqual(expect.arrayContaining([...FIRST_RATIOS]));
    expect(rows(LARGE_SIZES)).toEqual(expect.arrayContaining([...FIRST_RATIOS, ...SECOND_RATIOS]));
  });

  const sized = TOOLS.flatMap((tool) =>
    tool.fields.flatMap((field) => (field.kind === 'size' ? [[tool.id, tool, field] as const] : [])),
  );
  test.each(sized)('%s takes every size that it offers', (_id, tool, { presets }) => {
    expect(new Set(presets.map(({ value }) => value)).size).toBe(presets.length);
    for (const { width, height } of presets) {
      const issues = inputSchema(tool).safeParse({ width, height }).error?.issues ?? [];
      expect(issues.filter(({ path }) => path[0] === 'width' || path[0] === 'height')).toEqual([]);
    }
  });

  test('four tools offer the first set', () => {
    const own = sized.filter(([, , { presets }]) =>
      FIRST_RATIOS.every((row) => rows(presets).some((one) => String(one) === String(row))),
    );
    expect(own.map(([id]) => id).toSorted()).toEqual([
      'ai-bg',
      'ai-consistent-character-generator',
      'ai-image-generator',
      'stroke',
    ]);
  });
});

test.each(ENTITIES.flatMap((row) => (row.awaits ? [] : [[row.entity, row] as const])))(
  'the %s has the fields of the specification',
  (_entity, { answeredBy, fields }) => {
    const [call, place] = answeredBy.split('#');
    const endpoint = allEndpoints(TOOLS).find(({ method, path }) => `${method} ${path}` === call);
    const answer = endpoint?.output as Shaped | undefined;
    const entity = place === undefined ? answer : (answer?.element ?? answer?.shape?.[place]);
    // Of a list, one of its entries.
    expect(Object.keys((entity?.element ?? entity)?.shape ?? {})).toEqual(
      expect.arrayContaining([...fields]),
    );
  },
);

test.each(ENTITIES.flatMap(({ entity, awaits }) => (awaits ? [[entity, awaits] as const] : [])))(
  'there is no %s yet: when there is, its row names the endpoint',
  (_entity, awaits) => {
    expect(isServed(awaits)).toBe(false);
  },
);

test.each(OPTIONS.flatMap(({ name, awaits }) => (awaits ? [[name, awaits] as const] : [])))(
  'the %s are not offered yet: when they are, their row names the field',
  (_name, awaits) => {
    expect(isServed(awaits)).toBe(false);
  },
);

test('a script has its scenes with description, prompt and lines, and a language', () => {
  const fieldsOf = (kind: string) => Object.keys(storyKind.parts[kind]?.fields ?? {});
  expect(fieldsOf('head')).toContain('language');
  expect(fieldsOf('scene')).toEqual(expect.arrayContaining(['description', 'prompt']));
  expect(fieldsOf('line')).toEqual(expect.arrayContaining(['role', 'text']));
  expect(storyKind.parts['line']?.parents).toEqual(['scene']);
});

/** The parts of a schema by which it says what it holds. */
interface Shaped {
  shape?: Readonly<Record<string, Shaped>>;
  element?: Shaped;
}
