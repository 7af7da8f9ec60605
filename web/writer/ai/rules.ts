/** The organisation's own rules for texts, as a model is told of them. Pure. */
import type { WritingRules } from '@inkreel/contract/api/writing-rules.ts';

export const NO_RULES: WritingRules = { tone: '', words: [], commands: [] };

/** What a model is told of the rules with each request; empty without rules. */
export function rulesInWords({ tone, words }: Pick<WritingRules, 'tone' | 'words'>): string {
  const said = words.map(({ avoid, use }) =>
    use === '' ? `never “${avoid}”` : `“${use}”, never “${avoid}”`,
  );
  return [
    ...(tone === '' ? [] : [`Tone of the house: ${tone}`]),
    ...(said.length === 0 ? [] : [`Words of the house: ${said.join('; ')}.`]),
  ].join(' ');
}
