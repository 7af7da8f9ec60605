import type { Kind } from '@inkreel/contract/fields/kind.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { type Field, KINDS } from '@inkreel/contract/tools/kinds/index.ts';
import { afterAll, expect, test } from 'vitest';
import { IMPROVE_SPEECH, TRANSLATE_SPEECH } from './instructions.ts';
import { assistInput } from './routes.ts';

/** A field kind that the product does not have: its text is spoken. */
const announcement: Kind<{ kind: 'announcement' }> = {
  properties: () => ({ announcement: { rule: { type: 'text', longest: 100 } } }),
  saidAloud: true,
};
Object.assign(KINDS, { announcement });
afterAll(() => Reflect.deleteProperty(KINDS, 'announcement'));

test('help with a text treats it as speech if the field kind says that it is spoken', () => {
  const [generator] = TOOLS;
  if (!generator) throw new Error('the catalogue is empty');
  const announcer = { ...generator, id: 'announcer', fields: [{ kind: 'announcement' } as unknown as Field] };
  const instructionsFor = (kind: 'improve' | 'translate', tool_id: string) =>
    assistInput({ kind, text: 'Mind the gap', tool_id }, [generator, announcer]).instructions;
  expect(instructionsFor('improve', 'announcer')).toBe(IMPROVE_SPEECH);
  expect(instructionsFor('translate', 'announcer')).toBe(TRANSLATE_SPEECH);
  expect(instructionsFor('improve', generator.id)).not.toBe(IMPROVE_SPEECH);
  expect(instructionsFor('translate', generator.id)).not.toBe(TRANSLATE_SPEECH);
});
