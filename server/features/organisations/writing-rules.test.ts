import { afterAll, beforeAll, expect, it } from 'vitest';
import { setWritingCommands } from '../accounts/writing-commands.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { getWritingRules, setWritingRules } from './writing-rules.ts';

let world: CreationWorld;
beforeAll(async () => {
  world = await createCreationWorld();
});
afterAll(() => world.close());

const RULES = {
  tone: 'Short and warm.',
  words: [{ avoid: 'leverage', use: 'use' }],
  commands: [{ name: 'As a list', prompt: 'Make a list of it.' }],
};

it('keeps the rules of an organisation, which admins set and members read', async () => {
  const founder = await world.newFounder();
  const member = await world.newMember(founder, 'member');
  const { deps } = world;
  expect(await getWritingRules(deps, founder)).toEqual({
    tone: '',
    words: [],
    commands: [],
    may_edit: true,
    own_commands: [],
  });
  await setWritingRules(deps, founder, RULES);
  expect(await getWritingRules(deps, member)).toEqual({ ...RULES, may_edit: false, own_commands: [] });
  await expect(setWritingRules(deps, member, RULES)).rejects.toMatchObject({ code: 'forbidden' });
  const stranger = await world.newFounder();
  expect((await getWritingRules(deps, stranger)).tone).toBe('');
});

it('keeps the commands of a person for that person alone, in every organisation', async () => {
  const founder = await world.newFounder();
  const member = await world.newMember(founder, 'member');
  const { deps } = world;
  const commands = [{ name: 'Rhyme', prompt: 'Make it rhyme.' }];
  await setWritingRules(deps, founder, RULES);
  await setWritingCommands(deps, member, commands);
  expect(await getWritingRules(deps, member)).toMatchObject({ ...RULES, own_commands: commands });
  expect((await getWritingRules(deps, founder)).own_commands).toEqual([]);
  const { organisationId } = await world.newFounder();
  const elsewhere = { ...member, organisationId };
  expect(await getWritingRules(deps, elsewhere)).toMatchObject({ commands: [], own_commands: commands });
});
