import { fieldProblemTexts } from '@inkreel/contract/messages/areas/field-problems.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { z } from 'zod';

/** Longest list of allowed values that is written out. */
const VALUES_LISTED = 40;

/** Texts for the problems that a schema finds, in the caller's language; a schema's own refusals keep theirs. */
export function issueTexts(language: Language): (issue: z.core.$ZodRawIssue) => string {
  const texts = fieldProblemTexts[language];
  const types: Readonly<Record<string, string>> = texts.types;
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined) return texts.missing;
        return texts.type({ type: types[issue.expected] ?? issue.expected });
      case 'too_big': {
        const { origin: of, maximum: count, inclusive } = issue;
        return inclusive === false ? texts.below({ count }) : texts.most({ of, count });
      }
      case 'too_small': {
        const { origin: of, minimum: count, inclusive } = issue;
        return inclusive === false ? texts.above({ count }) : texts.least({ of, count });
      }
      case 'invalid_value':
        if (issue.input === undefined) return texts.missing;
        return issue.values.length > VALUES_LISTED
          ? texts.other
          : texts.oneOf({ values: issue.values.map(String).join(', ') });
      case 'unrecognized_keys':
        return texts.unknown({ names: issue.keys.join(', ') });
      case 'invalid_format':
        return texts.format;
      default:
        return texts.other;
    }
  };
}

/** The fields of a refusal, with the problems that have a name of ours in the caller's language. */
export function translateFields(fields: unknown, language: Language): unknown {
  if (!Array.isArray(fields)) return fields;
  const named: Readonly<Record<string, string>> = fieldProblemTexts[language].named;
  return (fields as { problem?: unknown }[]).map((each) =>
    typeof each.problem === 'string' && Object.hasOwn(named, each.problem)
      ? { ...each, problem: named[each.problem] }
      : each,
  );
}
