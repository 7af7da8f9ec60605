import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { understandsCharacter, understandsScenes } from '@inkreel/sketch/character/understands-character.ts';
import { understandsPrompt } from '@inkreel/sketch/language/understands-prompt.ts';
import { understand } from './adjust/language/understand.ts';
import { understandsBackground } from './scenes/understands-background.ts';

const NOT_UNDERSTOOD = 'prompt_not_understood' satisfies ErrorCode;

/** A background from words: a picture that was brought goes before them. */
function refuseBackground({
  prompt,
  background_url: brought,
}: CapabilityInput['replace_background']): ErrorCode | undefined {
  return prompt && !brought && !understandsBackground(prompt) ? NOT_UNDERSTOOD : undefined;
}

/**
 * What the built-in engine cannot do of an input beside the values that it does not list (`values.ts`), by capability.
 * Reading a prompt takes about 0.1 ms, 4 ms at the longest that may be sent.
 */
export const REFUSALS: {
  readonly [C in Capability]?: (input: CapabilityInput[C]) => ErrorCode | undefined;
} = {
  text_to_image: ({ prompt }) => (understandsPrompt(prompt) ? undefined : NOT_UNDERSTOOD),
  draw_from_lines: ({ prompt }) => (understandsPrompt(prompt) ? undefined : NOT_UNDERSTOOD),
  character_picture: ({ reference_url: reference, character, prompt }) => {
    // Rules draw from words alone and cannot look like somebody.
    if (reference) return 'value_needs_engine';
    return understandsCharacter(character) && understandsScenes(prompt) ? undefined : NOT_UNDERSTOOD;
  },
  replace_background: refuseBackground,
  product_picture: refuseBackground,
  edit_by_words: ({ prompt }) => (understand(prompt).commands.length > 0 ? undefined : 'nothing_understood'),
};
