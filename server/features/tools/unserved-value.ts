import { ACCENT_NAMES, SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Unserved } from '../../http/errors.ts';

type Input = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, Unserved['name']>>;

/** Inputs with a language or an accent that may be left out. */
const OPTIONAL = ['accent', 'language'] as const;

/**
 * Which language or accent no engine serves, after a refusal with `language_needs_engine`: the one without which the
 * run would not be refused for it, or else the language of the result.
 *
 * @param isOfLanguage whether the run with this input instead is refused with that code
 * @returns undefined if the value has no name
 */
export function unservedValue(
  { fields }: Pick<Tool, 'fields'>,
  input: Input,
  chosen: boolean,
  isOfLanguage: (input: Input) => boolean,
): Unserved | undefined {
  const isCause = (name: string) =>
    input[name] !== undefined && !isOfLanguage({ ...input, [name]: undefined });
  const name =
    OPTIONAL.find(isCause) ?? ['to', 'language', 'accent'].find((each) => input[each] !== undefined);
  const value = name === undefined ? undefined : input[name];
  if (name === undefined || typeof value !== 'string') return undefined;
  const choice = fields
    .flatMap((field) => (field.kind === 'choice' && field.name === name ? field.values : []))
    .find((each) => each.value === value);
  const spoken: Names = name === 'accent' ? ACCENT_NAMES : SPEECH_LANGUAGE_NAMES;
  const called = choice?.text ?? (Object.hasOwn(spoken, value) ? spoken[value] : undefined);
  return called && { field: name === 'accent' ? 'accent' : 'language', value, name: called, chosen };
}
