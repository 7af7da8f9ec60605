import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { CapabilityEngine } from './engine.ts';

/**
 * Why an engine does not take an input: `value_needs_engine`, or `language_needs_engine` for what is spoken, for a value that it does not list, or else the
 * engine's refusal. Undefined if it takes it. Free, and called before any points are held.
 */
export function refusalOf<Input>(
  serve: Pick<CapabilityEngine<Input>, 'values' | 'refuse'>,
  input: Input,
): ErrorCode | undefined {
  const lists = Object.entries(serve.values ?? {}) as [keyof Input, readonly unknown[]][];
  const unlisted = lists.filter(
    ([name, values]) => input[name] !== undefined && !values.includes(input[name]),
  );
  // `own` stands for the words of the user.
  const isOfLanguage = unlisted.some(
    ([name]) => name === 'accent' || (name === 'language' && (input[name] as unknown) !== 'own'),
  );
  if (isOfLanguage) return 'language_needs_engine';
  return unlisted.length > 0 ? 'value_needs_engine' : serve.refuse?.(input);
}
