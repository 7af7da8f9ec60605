import type { Kind, Texts } from '../../fields/kind.ts';
import { isReadable, orEmpty } from '../../fields/rules.ts';
import { PROMPT_CHARACTERS } from '../../limits.ts';
import type { Language } from '../../site.ts';

export interface PromptField {
  kind: 'prompt';
  samples: { en: readonly string[]; zh: readonly string[] };
  /** True if the tool works without words. */
  optional?: true;
  /** True if each line is a separate picture: the form asks for as many candidates as there are lines. */
  perLine?: true;
  text?: Texts<'label', 'placeholder'>;
  /** Writing hints, folded below the prompt. */
  help?: Texts<'title' | 'line'>;
}

export const prompt: Kind<PromptField> = {
  properties: ({ optional }) => ({
    prompt: {
      ...orEmpty({ type: 'text', longest: PROMPT_CHARACTERS, trimmed: true }, !optional && 'empty_prompt'),
      blank: '',
    },
  }),
  blocker(value) {
    if (typeof value !== 'string') return undefined;
    if (value.length > PROMPT_CHARACTERS) return 'prompt_too_long';
    return isReadable(value) ? undefined : 'prompt_unreadable';
  },
  refusals: ({ optional }) =>
    optional ? ['prompt_not_understood'] : ['empty_prompt', 'prompt_not_understood'],
};

/** The prompts that a tool offers in a language. */
export function promptSamples(fields: readonly { kind: string }[], language: Language): readonly string[] {
  const isPrompt = (field: { kind: string }): field is PromptField => field.kind === 'prompt';
  return fields.filter(isPrompt).flatMap(({ samples }) => samples[language]);
}
