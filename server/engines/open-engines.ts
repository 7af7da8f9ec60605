import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { EngineHost, EngineSetup } from './define-engine.ts';
import type { EngineRoute } from './routing.ts';

export interface OpenEngines {
  /** In the order in which they are tried. */
  routes: readonly EngineRoute[];
  /** How many runs of local engines go on at a time. */
  threads: number;
  /** Capabilities that the product starts without. */
  optional: ReadonlySet<Capability>;
  close(): Promise<void>;
}

/** Opens every engine, also those that lack a setting: their routes are closed. Hosted ones are tried before built-in ones. */
export async function openEngines(setups: readonly EngineSetup[], host: EngineHost): Promise<OpenEngines> {
  const ordered = setups.toSorted((one, other) => Number(one.builtin) - Number(other.builtin));
  const opened = await Promise.all(ordered.map(async (setup) => ({ setup, made: await setup.open(host) })));
  return {
    routes: opened.map(
      ({ setup: { id, name, builtin, local, missing }, made: { serves, analyzes, closed } }) => ({
        engine: { id, builtin, serves, ...(local ? { local } : {}), ...(analyzes ? { analyzes } : {}) },
        name,
        missing: () => missing,
        ...(closed ? { closed } : {}),
      }),
    ),
    threads: opened.reduce((sum, { made }) => sum + (made.threads ?? 0), 0),
    optional: new Set(opened.flatMap(({ made }) => [...(made.optional ?? [])])),
    close: async () => {
      await Promise.all(opened.map(({ made }) => made.close?.()));
    },
  };
}
