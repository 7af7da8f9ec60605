import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { CapabilityEngine, Engine } from './engine.ts';

/** One way to serve a capability, best first in the list. */
export interface EngineRoute {
  engine: Engine;
  /** What is missing for the route to be open, such as a key or a reachable address; undefined when it is open. */
  missing: () => string | undefined;
}

export type RoutingTable = Record<Capability, readonly EngineRoute[]>;

/** An engine with the part of it that serves one capability. */
export interface ServingEngine<C extends Capability> {
  engine: Engine;
  serve: CapabilityEngine<CapabilityInput[C]>;
}

export interface Routing {
  /** The first open engine for the capability; undefined where none is. Asked before any points are held. */
  choose<C extends Capability>(capability: C): ServingEngine<C> | undefined;
  /** The engine that began an operation, whether its route is still open or not. */
  find<C extends Capability>(engineId: string, capability: C): ServingEngine<C> | undefined;
  /** Whether no AI model is behind the engine with this id. */
  isBuiltin(engineId: string): boolean;
}

/** Which engine serves which capability. */
export function createRouting(table: RoutingTable): Routing {
  const serving = <C extends Capability>(route: EngineRoute | undefined, capability: C) => {
    const serve = route?.engine.serves[capability];
    return route && serve ? { engine: route.engine, serve } : undefined;
  };
  return {
    choose: (capability) =>
      serving(
        table[capability].find((route) => route.missing() === undefined),
        capability,
      ),
    find: (engineId, capability) =>
      serving(
        table[capability].find(({ engine }) => engine.id === engineId),
        capability,
      ),
    isBuiltin: (engineId) =>
      Object.values(table).some((routes) =>
        routes.some(({ engine }) => engine.id === engineId && engine.builtin),
      ),
  };
}

/**
 * Refuses to start with a tool that nothing can do.
 * @throws Error naming the tools, and what each of their engines lacks
 */
export function checkRouting(
  routing: Routing,
  table: RoutingTable,
  tools: readonly { id: string; capability: Capability }[],
): void {
  const sentences = tools
    .filter((tool) => routing.choose(tool.capability) === undefined)
    .map((tool) => {
      const lacks = table[tool.capability].map(
        ({ engine, missing }) => `${engine.id}: ${missing() ?? `does not serve ${tool.capability}`}`,
      );
      return `The tool ${tool.id} has no engine (${lacks.join('; ') || 'none is configured'}).`;
    });
  if (sentences.length > 0) throw new Error(sentences.join(' '));
}
