/**
 * Names of an engine's capabilities that no tool uses: what a key enables besides the tools.
 * @param names of capabilities, in the reader's language; those without a name are left out
 */
export function besidesTools(
  capabilities: readonly string[],
  tools: readonly { capability: string }[],
  names: Readonly<Record<string, string>>,
): string[] {
  const asked = new Set(tools.map(({ capability }) => capability));
  return capabilities.filter((each) => !asked.has(each)).flatMap((each) => names[each] ?? []);
}
