import type { adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { siteFacts } from '@inkreel/contract/api/sign-in.ts';

/** An engine that could be connected, and its benefit. */
export interface WayToConnect {
  engine: string;
  name: OutputOf<typeof adminEngines>[number]['engines'][number]['name'];
  /** The setting that it lacks. */
  missing: string;
  /** Number of tools that it would serve and no engine does now. */
  tools: number;
  /** Number of other tools in which it would support options that no engine does now. */
  options: number;
}

/** The engines that lack a setting and would serve this tool, those that unlock most first. */
export function waysToConnect(
  engines: OutputOf<typeof adminEngines>,
  facts: OutputOf<typeof siteFacts>['tools'],
  capabilities: readonly { id: string; capability: string }[],
  toolId: string,
): WayToConnect[] {
  const served = new Map<string, Pick<WayToConnect, 'name' | 'missing'> & { capabilities: Set<string> }>();
  for (const { capability, engines: routes } of engines)
    for (const { engine, name, missing } of routes) {
      if (missing === null) continue;
      const way = served.get(engine) ?? { name, missing, capabilities: new Set() };
      way.capabilities.add(capability);
      served.set(engine, way);
    }
  return [...served]
    .flatMap(([engine, { name, missing, capabilities: does }]) => {
      const gained = capabilities.filter(({ capability }) => does.has(capability)).map(({ id }) => id);
      const isClosed = (id: string) => facts[id]?.open === false;
      const hasGaps = (id: string) => Object.keys(facts[id]?.unserved ?? {}).length > 0;
      const way: WayToConnect = {
        engine,
        name,
        missing,
        tools: gained.filter(isClosed).length,
        options: gained.filter((id) => !isClosed(id) && hasGaps(id)).length,
      };
      return gained.includes(toolId) ? [way] : [];
    })
    .sort((one, other) => other.tools - one.tools);
}
