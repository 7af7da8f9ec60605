/** The words that the product offers to begin with are all understood by its own engine. */
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { ADD_ONS } from '../server/engines/builtin/add-ons.ts';
import { understand } from '../server/engines/builtin/adjust/language/understand.ts';
import { GALLERY, HERO, INTENTS, SIGN_IN_PICTURE } from '../web/features/pages/home/samples.ts';
import { make } from './samples/drawn.ts';

const SIZE = { width: 256, height: 256 };
const SEED = 1;

const prompts = ({ fields, samples }: Pick<Tool, 'fields' | 'samples'>): string[] => [
  ...fields.flatMap((field) => (field.kind === 'prompt' ? [...field.samples.en, ...field.samples.zh] : [])),
  ...samples.flatMap(({ input: { prompt } }) => (typeof prompt === 'string' ? [prompt] : [])),
];
const promptsOf = (capability: Tool['capability']): string[] =>
  TOOLS.filter((tool) => tool.capability === capability).flatMap(prompts);

/** The examples of which something is left out, each with the words that are. */
async function leftOut(
  examples: readonly string[],
  read: (example: string) => Promise<readonly string[]> | readonly string[],
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const example of new Set(examples)) {
    const words = await read(example);
    if (words.length > 0) found[example] = words;
  }
  return found;
}

test('every prompt of the home page, of the generator and of drawn shapes is drawn whole', async () => {
  const home = [...Object.values(HERO), ...INTENTS, ...GALLERY, SIGN_IN_PICTURE];
  const examples = [
    ...home.flatMap(({ prompt }) => Object.values(prompt)),
    ...promptsOf('text_to_image'),
    ...promptsOf('draw_from_lines'),
  ];
  const draw = async (prompt: string) =>
    (await make('text_to_image', { prompt, ...SIZE, seed: SEED, quality: 'draft' })).report?.notDrawn ?? [];
  expect(await leftOut(examples, draw)).toEqual({});
});

test('every example of a character is drawn whole in every scene that is offered', async () => {
  const [tool] = TOOLS.filter(({ capability }) => capability === 'character_picture');
  if (!tool) throw new Error('no tool draws characters');
  const placeholders = tool.fields.flatMap((field) =>
    field.kind === 'prompt' && field.text ? [field.text.en.placeholder, field.text.zh.placeholder] : [],
  );
  const characters = tool.samples.map(({ input }) => String(input['character']));
  const scenes = [...prompts(tool), ...placeholders].flatMap((lines) => lines?.split('\n') ?? []);
  const draw = (character: string) => async (prompt: string) =>
    (await make('character_picture', { character, prompt, ...SIZE, seed: SEED })).report?.notDrawn ?? [];
  const [first] = characters;
  if (first === undefined) throw new Error('no character is offered');
  expect(await leftOut(scenes, draw(first))).toEqual({});
  expect(await leftOut(characters, (character) => draw(character)(scenes[0] ?? ''))).toEqual({});
});

test('every background that is offered in words is drawn whole', async () => {
  const scenes = await ADD_ONS[0]?.scenes();
  if (!scenes) throw new Error('nothing draws backgrounds');
  const examples = [...promptsOf('replace_background'), ...promptsOf('product_picture')];
  const draw = async (prompt: string) =>
    (await scenes.fromWords(prompt, SIZE, { seed: SEED, report: () => undefined })).notDrawn;
  expect(await leftOut(examples, draw)).toEqual({});
});

test('every example of an instruction is understood', async () => {
  expect(await leftOut(promptsOf('edit_by_words'), (prompt) => understand(prompt).notUnderstood)).toEqual({});
});
