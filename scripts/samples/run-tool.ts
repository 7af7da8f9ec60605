import fs from 'node:fs';
import path from 'node:path';
import { fileNamesOf, inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';

import type { Work } from '../../server/engines/builtin/work.ts';
import { GENERATORS } from '../../server/engines/builtin/works/index.ts';
import { fileOf } from './drawn.ts';
import { PUBLIC } from './folders.ts';

/** Whether the built-in engine serves the tool. */
export const isServed = (tool: Tool): boolean => GENERATORS[tool.capability] !== undefined;

/**
 * Runs the tool on the built-in engine, in this thread, and returns its picture as PNG.
 * @param input as in a sample of the catalogue; files that it names are read from `web/public`
 * @param given bytes of the input picture, if the tool takes one
 * @throws WorkRefused if the engine refuses this picture
 */
export async function runTool(
  tool: Tool,
  input: Readonly<Record<string, unknown>>,
  given?: Uint8Array,
): Promise<Uint8Array> {
  const load = GENERATORS[tool.capability];
  if (!load) throw new Error(`the built-in engine does not serve ${tool.id}`);
  const { default: work } = (await load()) as { default: Work<unknown> };
  const names = fileNamesOf(tool);
  const files: Record<string, Uint8Array> = {};
  for (const name of names) {
    const address = input[name];
    if (typeof address === 'string') files[address] = fs.readFileSync(path.join(PUBLIC, address));
  }
  const [first] = names;
  const whole = given && first ? { ...input, [first]: 'given' } : input;
  if (given) files['given'] = given;
  const seed = Number(input['seed'] ?? 0);
  const context = { files, index: 0, seed, report: () => undefined };
  const made = await work({ seed, ...inputSchema(tool).parse(whole) }, context);
  return fileOf(made);
}
