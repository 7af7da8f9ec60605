import { existsSync, readdirSync } from 'node:fs';
import type { EngineDefinition } from './define-engine.ts';

/**
 * The engines of a folder: one in each folder below it that has an `engine.ts`, in the order of their names.
 * @throws Error if an engine's id differs from its folder
 */
export async function findEngines(folder: URL): Promise<EngineDefinition[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/engine.ts`, folder)))
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const { default: engine } = (await import(new URL(`${name}/engine.ts`, folder).href)) as {
        default: EngineDefinition;
      };
      if (engine.id !== name) throw new Error(`The engine in the folder ${name} is called ${engine.id}.`);
      return engine;
    }),
  );
}

/**
 * The engines of the product. Their modules are small: the implementation of an engine is loaded when it is
 * opened.
 */
export const ENGINES: readonly EngineDefinition[] = await findEngines(new URL('./', import.meta.url));
