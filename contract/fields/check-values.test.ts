import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aiImageGenerator as tool } from '../tools/ai-image-generator.ts';
import { aiImageTranslator } from '../tools/ai-image-translator.ts';
import { inputSchema } from '../tools/define-tool.ts';
import { TOOLS } from '../tools/index.ts';
import { translateAudio } from '../tools/translate-audio.ts';
import { blankValues, checkValues } from './check-values.ts';
import { propertiesOf } from './field.ts';
import { isValid, type Rule } from './rules.ts';
import { ruleSchema } from './schema.ts';

/** A value that the rule accepts. */
function goodValue(rule: Rule): unknown {
  switch (rule.type) {
    case 'text':
      return 'words';
    case 'file':
      return '/files/a.png';
    case 'number':
      return rule.maximum;
    case 'flag':
      return true;
    case 'color':
      return '#00ff7f';
    case 'one_of':
      return rule.values[0];
    case 'list':
      return [goodValue(rule.of)];
    case 'record':
      return Object.fromEntries(
        Object.entries(rule.properties).map(([name, property]) => [name, goodValue(property.rule)]),
      );
  }
}

/** Values on both sides of every boundary of a rule. */
function valuesAround(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.type) {
    case 'text': {
      const lengths = [rule.longest, rule.longest + 1].map((length) => 'x'.repeat(length));
      return fc.oneof(
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constantFrom(...lengths, ' ', '', '\ud800', 7, null),
      );
    }
    case 'file':
      return fc.constantFrom('x'.repeat(2000), 'x'.repeat(2001), '', 'a\u0000', '\ud800', 7, [
        '/files/a.png',
      ]);
    case 'number': {
      const { minimum, maximum } = rule;
      const numbers = [minimum, maximum, minimum - 1, maximum + 1, minimum + 0.5, maximum - 0.5];
      return fc.constantFrom<unknown>(...numbers, String(minimum), Number.NaN, null);
    }
    case 'flag':
      return fc.constantFrom(true, false, 'yes', 1);
    case 'color':
      return fc.constantFrom('#00ff7f', 'red', '#FFF', '#00FF7F', '#00ff7f0', '#00ff7f\n', ['#00ff7f']);
    case 'one_of':
      return fc.constantFrom<unknown>(...rule.values, ...rule.values.map(String), 'constructor', -99);
    case 'list': {
      const good = goodValue(rule.of);
      const full = [rule.longest, rule.longest + 1].map((length) => Array.from({ length }, () => good));
      return fc.oneof(
        fc.constantFrom<unknown>(...full, [], good, { 0: good }),
        valuesAround(rule.of).map((value) => [good, value]),
      );
    }
    case 'record': {
      const good = goodValue(rule) as object;
      const oneChanged = Object.entries(rule.properties).map(([name, property]) =>
        fc
          .option(valuesAround(property.rule), { nil: undefined })
          .map((value) => ({ ...good, [name]: value })),
      );
      return fc.oneof(fc.constantFrom<unknown>(good, { ...good, more: 1 }, [good], null), ...oneChanged);
    }
  }
}

const properties = TOOLS.flatMap(({ fields }) => fields.map(propertiesOf)).flatMap(Object.entries);
const rules = new Map(properties.map(([name, { rule }]) => [`${name} ${JSON.stringify(rule)}`, rule]));

test.each([...rules].map(([said, rule]) => [said.slice(0, 90), rule] as const))(
  'the browser accepts what the schema accepts: %s',
  (_said, rule) => {
    const schema = ruleSchema(rule);
    expect(isValid(rule, goodValue(rule))).toBe(true);
    fc.assert(
      fc.property(valuesAround(rule), (value) => {
        expect(isValid(rule, value)).toBe(schema.safeParse(value).success);
      }),
      { numRuns: 200 },
    );
  },
);

describe.each(TOOLS.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  const all = Object.assign({}, ...each.fields.map(propertiesOf)) as ReturnType<typeof propertiesOf>;
  const good = Object.fromEntries(Object.entries(all).map(([name, { rule }]) => [name, goodValue(rule)]));
  /** One property is left out or changed; the others are good. */
  const changed = fc.oneof(
    fc.constant(good),
    ...Object.entries(all).map(([name, { rule, initial }]) =>
      fc.oneof(fc.constant(initial), valuesAround(rule)).map((value) => ({ ...good, [name]: value })),
    ),
  );

  test('the browser runs the forms that the server accepts, with the same input', () => {
    const schema = inputSchema(each);
    // The rules across fields are one shared function.
    const alone = { ...each, id: 'none' };
    fc.assert(
      fc.property(changed, (values) => {
        const server = schema.safeParse(withoutEmpty(values, undefined));
        const browser = checkValues(alone, values);
        expect('input' in browser ? browser.input : undefined).toEqual(
          server.success ? withoutEmpty(server.data, '') : undefined,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('a new form holds a value for every property, or leaves out what may be left out', () => {
    const blank = blankValues(each);
    expect(Object.keys(blank)).toEqual(Object.keys(all));
    for (const [name, { rule, optional, required }] of Object.entries(all))
      expect(
        blank[name] === undefined ? optional || required !== undefined : isValid(rule, blank[name]),
        name,
      ).toBe(true);
  });
});

test('texts in lists and records are sent as the server reads them', () => {
  const lines = [{ start: 0, end: 1, text: 'Hello', translation: ' 你好 ', speaker: 'Ann' }];
  const voices = [{ speaker: 'Ann', voice: ' a-voice\t' }];
  const values = { ...blankValues(translateAudio), video_url: '/files/a.mp4', seconds: 5, lines, voices };
  const server = inputSchema(translateAudio).parse(values);
  expect(server['voices']).toMatchObject([{ voice: 'a-voice' }]);
  expect(checkValues({ ...translateAudio, id: 'none' }, values)).toMatchObject({
    input: { lines: server['lines'], voices: server['voices'] },
  });
});

/** Empty texts are not sent; the server treats them as missing. */
const withoutEmpty = (data: object, empty: '' | undefined) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== empty));

const run = {
  prompt: 'A red mug',
  width: 1024,
  height: 576,
  count: 4,
  quality: 'best',
  style: 'anime',
  seed: 7,
};

test('says what a prompt lacks', () => {
  expect(checkValues(tool, { ...run, prompt: '  ' })).toEqual({ blocker: 'empty_prompt' });
  expect(checkValues(tool, { ...run, prompt: 'x'.repeat(2001) })).toEqual({ blocker: 'prompt_too_long' });
  expect(checkValues(tool, { ...run, prompt: 'a\u0000' })).toEqual({ blocker: 'prompt_unreadable' });
  expect(checkValues(tool, { ...run, count: 9 })).toEqual({ blocker: 'form' });
});

test('a field that counts for one value only is required for that value alone', () => {
  const given = { image_url: '/files/a.png', texts: undefined };
  expect(checkValues(aiImageTranslator, { ...given, language: 'own' })).toEqual({ blocker: 'text_required' });
  const { texts: _, ...rest } = { ...given, language: 'zh' };
  expect(checkValues(aiImageTranslator, { ...given, language: 'zh' })).toEqual({ input: rest });
});

test('a cleared style or seed is left out of the run', () => {
  const { style: _style, seed: _seed, ...rest } = run;
  expect(checkValues(tool, { ...run, style: undefined, seed: undefined })).toEqual({ input: rest });
});
