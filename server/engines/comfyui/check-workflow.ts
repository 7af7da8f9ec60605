import type { NodeInfo } from './client.ts';
import type { Workflow } from './workflow.ts';

/** Required version of servers: clients name their prompts (0.3.45) and can stop a specific one (0.3.57). */
const OLDEST = [0, 3, 57] as const;

/** Whether a version is recent enough; a non-numeric one counts as a custom build and is accepted. */
export function isRecent(version: string): boolean {
  const numbers = /^v?(\d+)\.(\d+)\.(\d+)/u.exec(version)?.slice(1).map(Number);
  if (!numbers) return true;
  const [at = -1] = OLDEST.flatMap((least, index) => (numbers[index] === least ? [] : [index]));
  return at === -1 || (numbers[at] ?? 0) > (OLDEST[at] ?? 0);
}

export const OLDEST_VERSION = OLDEST.join('.');

/**
 * What a server lacks for a workflow, by name: nodes, required inputs that the file does not set, and models and other
 * choices that a node does not offer.
 */
export function lacksOf(
  { nodes, slots }: Workflow,
  known: ReadonlyMap<string, NodeInfo | undefined>,
): string[] {
  const lacks = Object.entries(nodes).flatMap(([id, { class_type: name, inputs }]) => {
    const info = known.get(name);
    if (!info) return [name];
    const { required = {}, optional = {} } = info.input;
    const isFilled = (input: string) => slots.some((slot) => slot.node === id && slot.input === input);
    const absent = Object.keys(required)
      .filter((input) => !Object.hasOwn(inputs, input) && !isFilled(input))
      .map((input) => `${name}.${input}`);
    const unoffered = Object.entries(inputs).flatMap(([input, value]) => {
      const offered = choicesOf(required[input] ?? optional[input]);
      const isFixed = typeof value === 'string' && !isFilled(input);
      return isFixed && offered && !offered.includes(value) ? [`${name}.${input} ${value}`] : [];
    });
    return [...absent, ...unoffered];
  });
  return [...new Set(lacks)];
}

/** The values of a choice: as a list instead of the type, or among the options of the type `COMBO`. */
function choicesOf(input: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const [type, about] = input as [unknown, { options?: unknown }?];
  if (Array.isArray(type)) return type;
  return type === 'COMBO' && Array.isArray(about?.options) ? about.options : undefined;
}
