import type { Properties, Rule } from '@inkreel/contract/fields/rules.ts';

/** Replaces the address of a file; `name` is its property. */
type FindFile = (name: string, address: string) => Promise<string>;

/** The given properties with every file that they name, at any depth, replaced. Their values fit their rules. */
export async function nameFiles(
  properties: Properties,
  input: Readonly<Record<string, unknown>>,
  find: FindFile,
): Promise<Record<string, unknown>> {
  const given = Object.entries(properties).filter(([name]) => input[name] !== undefined);
  const named = given.map(
    async ([name, { rule }]) => [name, await nameValue(rule, input[name], name, find)] as const,
  );
  return Object.fromEntries(await Promise.all(named));
}

function nameValue(rule: Rule, value: unknown, name: string, find: FindFile): unknown {
  switch (rule.type) {
    case 'file':
      return find(name, String(value));
    case 'list':
      return Promise.all((value as unknown[]).map((one) => nameValue(rule.of, one, name, find)));
    case 'record':
      return nameFiles(rule.properties, value as Record<string, unknown>, find);
    default:
      return value;
  }
}
