/**
 * An organisation's rules for what is written in it: its tone, words to use, and further commands. Each person can have
 * commands too, which nobody else sees.
 */
import { z } from 'zod';
import { TEXTS_BYTES } from './body-bytes.ts';
import { nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const WRITING_RULE_LIMITS = {
  tone: 1000,
  words: 100,
  wordCharacters: 60,
  commands: 20,
  commandName: 40,
  commandPrompt: 1000,
} as const;

const commands = z
  .array(
    z.strictObject({
      name: safeText.trim().min(1).max(WRITING_RULE_LIMITS.commandName),
      prompt: safeText.trim().min(1).max(WRITING_RULE_LIMITS.commandPrompt),
    }),
  )
  .max(WRITING_RULE_LIMITS.commands);
export type WritingCommands = z.output<typeof commands>;

const word = safeText.trim().max(WRITING_RULE_LIMITS.wordCharacters);

const writingRules = z.strictObject({
  /** How texts are to sound; empty for no rule. */
  tone: safeText.trim().max(WRITING_RULE_LIMITS.tone),
  /** Words that are not to be used, each with the one to use in its place, empty for none. */
  words: z.array(z.strictObject({ avoid: word.min(1), use: word })).max(WRITING_RULE_LIMITS.words),
  /** What a model can be asked to do with a text besides what everybody can, by name. */
  commands,
});
export type WritingRules = z.output<typeof writingRules>;

export const getWritingRules = defineEndpoint({
  method: 'GET',
  path: '/org/writing',
  area: 'organisations',
  summary: "Get the rules of the current organisation for texts, and the user's own commands",
  auth: 'user',
  output: writingRules.extend({
    may_edit: z.boolean(),
    /** Those of the user alone. */
    own_commands: commands,
  }),
});

export const setWritingRules = defineEndpoint({
  method: 'PUT',
  path: '/org/writing',
  area: 'organisations',
  summary: 'Set the rules of the current organisation for texts; for founder and admins',
  auth: 'user',
  body: writingRules,
  bodyBytes: TEXTS_BYTES,
  output: nothing,
  errors: ['forbidden'],
});

export const setWritingCommands = defineEndpoint({
  method: 'PUT',
  path: '/user/writing',
  area: 'organisations',
  summary: "Set the user's own commands for texts, in every organisation",
  auth: 'user',
  body: z.strictObject({ commands }),
  bodyBytes: TEXTS_BYTES,
  output: nothing,
});
