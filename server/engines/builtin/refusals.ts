import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { understand } from './adjust/language/understand.ts';
import { idFormat } from './portraits/id-formats.ts';
import { doesAge, doesHair } from './portraits/offered.ts';

/** What the built-in engine cannot do of an input of a capability that it serves, by capability. */
export const REFUSALS: {
  readonly [C in Capability]?: (input: CapabilityInput[C]) => ErrorCode | undefined;
} = {
  age: ({ age }) => (doesAge(age) ? undefined : 'value_needs_engine'),
  // Rules draw from words alone and cannot look like somebody.
  character_picture: ({ reference_url: reference }) => (reference ? 'value_needs_engine' : undefined),
  portrait: ({ template }) => (idFormat(template) ? undefined : 'value_needs_engine'),
  edit_by_words: ({ prompt }) => (understand(prompt).commands.length > 0 ? undefined : 'nothing_understood'),
  hair: ({ hair }) => (hair === undefined || doesHair(hair) ? undefined : 'value_needs_engine'),
};
