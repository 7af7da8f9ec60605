import type { ErrorCode } from '@inkreel/contract/errors.ts';
import {
  type Capability,
  type CapabilityInput,
  MODEL_CAPABILITIES,
} from '@inkreel/contract/tools/capabilities.ts';
import { AppError } from '../http/app-error.ts';
import type { ClosedRoute, EngineKind, EngineName } from './define-engine.ts';
import type { Analysis, Analyzer, CapabilityEngine, Engine, OfferedValues, TextStream } from './engine.ts';
import { refusalOf } from './refusal-of.ts';
import type { RetiredModel } from './retirements.ts';

/** One configured engine; the list is ordered best first. */
export interface EngineRoute {
  engine: Engine;
  /** Its display name; by default its id. */
  name?: EngineName;
  /** Where its work is done; by default as the engine declares. */
  kind?: EngineKind;
  /** Its kind for the default order; by default `kind`. */
  rank?: EngineKind;
  /** What is missing for the route to be open, such as a key; undefined when it is open. */
  missing: () => string | undefined;
  /** Points of one run before the factor if the user chooses it; undefined for the tool's. */
  points?: (capability: Capability) => number | undefined;
  /** Why one capability is closed although nothing is missing. */
  closed?: (capability: Capability) => ClosedRoute | undefined;
  /** The model that it needs and that its provider retires within 30 days, or has retired. */
  retiring?: (capability: Capability) => RetiredModel | undefined;
}

/** Whether a route takes runs of a capability at this moment. */
export const isOpen = ({ missing, closed }: EngineRoute, capability: Capability): boolean =>
  missing() === undefined && closed?.(capability) === undefined;

/** When a resting route may be tried again; undefined for one that does not rest. */
function restEnd({ missing, closed }: EngineRoute, capability: Capability): Date | undefined {
  const why = missing() === undefined ? closed?.(capability) : undefined;
  return why?.why === 'resting' ? new Date(why.what) : undefined;
}

/**
 * Whether a route takes runs of a capability, now or after its rest, so that pages do not change for a short
 * rest.
 */
export const isConnected = (route: EngineRoute, capability: Capability): boolean =>
  isOpen(route, capability) || restEnd(route, capability) !== undefined;

/** Which engines serve which capability, best first. */
export type RoutingTable = Partial<Record<Capability, readonly EngineRoute[]>>;

/** An engine with the part of it that serves one capability. */
export interface ServingEngine<C extends Capability> {
  engine: Engine;
  serve: CapabilityEngine<CapabilityInput[C]> | TextStream<CapabilityInput[C]>;
}

/** Preferences beyond the order of the routes. */
interface Choice {
  /** Tried first if its route is open, whatever its rank. */
  preferred?: string | null;
  /** The only one to try: the user chose it. */
  only?: string | undefined;
  /** Excluded. */
  without?: ReadonlySet<string>;
  /** If no open engine takes the input, allows one whose rest ends within this many milliseconds. */
  patienceMs?: number;
}

/**
 * No engine: the last one's refusal of the input, and in how many milliseconds a resting one may be tried.
 */
export interface NoEngine {
  refused: ErrorCode;
  afterMs?: number;
}

export interface Routing {
  /** The first open engine that takes this input, or why there is none. Called before any points are held. */
  chooseFor<C extends Capability>(
    capability: C,
    input: CapabilityInput[C],
    choice?: Choice,
  ): ServingEngine<C> | NoEngine;
  /**
   * The engine of an operation, even if its route is closed now; undefined if its settings are gone, so that it
   * cannot be polled.
   */
  find<C extends Capability>(engineId: string, capability: C): ServingEngine<C> | undefined;
  /** Points of one run before the factor at a chosen engine; undefined for the tool's. */
  pointsOf(capability: Capability, engineId: string): number | undefined;
  /** Whether the engine with this id uses no AI model. */
  isBuiltin(engineId: string): boolean;
  /** Whether the engine with this id works in this process. */
  isLocal(engineId: string): boolean;
  /** Ids of the engines that work in this process. */
  localEngines(): string[];
}

/** The engines in their order, by what they serve. */
export function createRoutingTable(routes: readonly EngineRoute[]): RoutingTable {
  const table: Partial<Record<Capability, EngineRoute[]>> = {};
  for (const route of routes) {
    for (const capability of Object.keys(route.engine.serves) as Capability[]) {
      const list = table[capability] ?? [];
      list.push(route);
      table[capability] = list;
    }
  }
  return table;
}

/** Answers the editors' assists. */
export type Analyze = (analysis: Analysis, ...question: Parameters<Analyzer>) => Promise<unknown>;

/**
 * Forwards each request to the first open engine that answers its kind.
 * @throws AppError engine_unavailable if none does; what the engine throws
 */
export function createAnalyze(routes: readonly EngineRoute[]): Analyze {
  return async (analysis, ...question) => {
    const open = routes.filter(({ missing }) => missing() === undefined);
    const [analyzer] = open.flatMap(({ engine }) => engine.analyzes?.[analysis] ?? []);
    if (!analyzer) throw new AppError('engine_unavailable');
    return analyzer(...question);
  };
}

/** Names of the engines with a model that are connected at this moment, by id. */
export function openEngineNames(routes: readonly EngineRoute[]): Record<string, EngineName> {
  const takesRuns = (route: EngineRoute) =>
    (Object.keys(route.engine.serves) as Capability[]).some((capability) => isConnected(route, capability));
  const named = routes.flatMap((route) =>
    route.engine.builtin || route.name === undefined || !takesRuns(route)
      ? []
      : [[route.engine.id, route.name] as const],
  );
  return Object.fromEntries(named);
}

/** Creates the router of capabilities to engines. */
export function createRouting(table: RoutingTable, now: () => Date = () => new Date()): Routing {
  const serving = <C extends Capability>({ engine }: EngineRoute, capability: C) => {
    const serve = engine.serves[capability] as ServingEngine<C>['serve'] | undefined;
    return serve ? [{ engine, serve }] : [];
  };
  const isSome = (is: (engine: Engine) => boolean) =>
    Object.values(table).some((routes) => routes.some(({ engine }) => is(engine)));
  const routesOf = (capability: Capability) => table[capability] ?? [];
  return {
    chooseFor: (capability, input, { preferred = null, only, without, patienceMs = 0 } = {}) => {
      const isAsked = ({ engine }: EngineRoute) =>
        (only === undefined || engine.id === only) && without?.has(engine.id) !== true;
      const there = routesOf(capability).filter(isAsked);
      const open = there.filter((route) => isOpen(route, capability));
      const first = open.filter(({ engine }) => engine.id === preferred);
      let refused: ErrorCode = only === undefined ? 'engine_unavailable' : 'engine_not_open';
      for (const each of [...first, ...open].flatMap((route) => serving(route, capability))) {
        const reason = refusalOf(each.serve, input);
        if (reason === undefined) return each;
        refused = reason;
      }
      const [soonest] = there
        .flatMap((route) => {
          const end = restEnd(route, capability);
          return end ? serving(route, capability).map((each) => ({ each, end })) : [];
        })
        .filter(({ each }) => refusalOf(each.serve, input) === undefined)
        .sort((one, other) => one.end.getTime() - other.end.getTime());
      if (!soonest) return { refused };
      const afterMs = Math.max(0, soonest.end.getTime() - now().getTime());
      return afterMs <= patienceMs ? soonest.each : { refused: 'engine_resting', afterMs };
    },
    find: (engineId, capability) =>
      routesOf(capability)
        .filter(({ engine, missing }) => engine.id === engineId && (engine.local || missing() === undefined))
        .flatMap((route) => serving(route, capability))[0],
    pointsOf: (capability, engineId) =>
      routesOf(capability)
        .find(({ engine }) => engine.id === engineId)
        ?.points?.(capability),
    isBuiltin: (engineId) => isSome(({ id, builtin }) => id === engineId && builtin),
    isLocal: (engineId) => isSome(({ id, local }) => id === engineId && local === true),
    localEngines: () => [
      ...new Set(
        Object.values(table).flatMap((routes) =>
          routes.flatMap(({ engine }) => (engine.local === true ? [engine.id] : [])),
        ),
      ),
    ],
  };
}

/**
 * Refuses to start with a tool that no engine could serve even with its key. A tool whose engines are all closed
 * is listed with what is missing, one of an optional capability as unavailable.
 *
 * @param optional capabilities of removable packages
 * @throws Error naming the tools
 */
export function checkRouting(
  table: RoutingTable,
  tools: readonly { id: string; capability: Capability; runs?: 'browser' }[],
  optional: ReadonlySet<Capability> = new Set(),
): void {
  const needed = tools.filter(({ runs, capability }) => runs !== 'browser' && !optional.has(capability));
  const without = needed.filter(({ capability }) => !table[capability]?.length);
  if (without.length === 0) return;
  const sentences = without.map(({ id, capability }) => `The tool ${id} has no engine for ${capability}.`);
  throw new Error(sentences.join(' '));
}

/**
 * What the router knows about a tool: its capability, and the sets of values that its form offers, by
 * property of the run.
 */
interface RoutedTool {
  id: string;
  capability: Capability;
  runs?: 'browser';
  options?: readonly { name: string; values: readonly (string | number)[] }[];
}

/** How the engines of an installation serve one tool. */
interface ToolAvailability {
  /** Whether any engine is open for it. */
  open: boolean;
  /** Whether no AI model is among the open ones. */
  builtin: boolean;
  /** Values of its options that no open engine supports, by property of the run. */
  unserved: Record<string, (string | number)[]>;
  /** The engines that a person may choose among; empty if there is no choice. */
  engines: EngineChoice[];
  /** Maximum pictures of one run at any open engine; undefined if none declares it. */
  pictures?: number;
}

interface EngineChoice {
  engine: string;
  name: EngineName;
  kind: EngineKind;
  points: number | null;
  pictures?: number;
  /** Values of the tool's options that it does not support, by property of the run. */
  unserved: ToolAvailability['unserved'];
}

/** What can be run here at this moment, by tool. Names no setting and no closed engine: everyone may read it. */
export function availability(
  table: RoutingTable,
  tools: readonly RoutedTool[],
): Record<string, ToolAvailability> {
  const served = tools.filter(({ runs }) => runs !== 'browser');
  const entries = served.map((tool) => {
    const open = (table[tool.capability] ?? []).filter((route) => isConnected(route, tool.capability));
    const builtin = open.length > 0 && open.every(({ engine }) => engine.builtin);
    const unserved = unservedValues(tool, open);
    const known = open.flatMap((route) => picturesAt(route, tool.capability) ?? []);
    const pictures = known.length === 0 ? {} : { pictures: Math.max(...known) };
    const engines = choicesOf(tool, open);
    return [tool.id, { open: open.length > 0, builtin, unserved, engines, ...pictures }] as const;
  });
  return Object.fromEntries(entries);
}

function choicesOf(tool: RoutedTool, open: readonly EngineRoute[]): EngineChoice[] {
  if (open.length < 2) return [];
  return open.map((route) => {
    const { engine, name, kind, points } = route;
    const pictures = picturesAt(route, tool.capability);
    return {
      engine: engine.id,
      name: name ?? { en: engine.id, zh: engine.id },
      kind: kind ?? kindOf(engine),
      points: points?.(tool.capability) ?? null,
      unserved: unservedValues(tool, [route]),
      ...(pictures === undefined ? {} : { pictures }),
    };
  });
}

const picturesAt = ({ engine }: EngineRoute, capability: Capability) =>
  engine.serves[capability]?.facts?.pictures;

/** The default place of an engine's work. */
export const kindOf = ({ builtin, local }: Pick<Engine, 'builtin' | 'local'>): EngineKind =>
  builtin ? 'builtin' : local ? 'own' : 'hosted';

function unservedValues(
  { capability, options = [] }: RoutedTool,
  open: readonly EngineRoute[],
): ToolAvailability['unserved'] {
  const lists = open.map(
    ({ engine }) => (engine.serves[capability]?.values ?? {}) as OfferedValues<Record<string, unknown>>,
  );
  const sets = options.map(({ name, values }) => {
    const unserved = values.filter((value) => !lists.some((list) => list[name]?.includes(value) ?? true));
    return [name, unserved] as const;
  });
  return Object.fromEntries(sets.filter(([, unserved]) => unserved.length > 0));
}

/** Ids of the tools that need an AI model and have one at this moment, and `any` if all of them have. */
export function openModelTools(table: RoutingTable, tools: readonly RoutedTool[]): string[] {
  const needing = tools.filter(
    ({ runs, capability }) => runs !== 'browser' && MODEL_CAPABILITIES.has(capability),
  );
  const hasModel = ({ capability }: RoutedTool) =>
    (table[capability] ?? []).some((route) => isConnected(route, capability));
  const open = needing.filter(hasModel).map(({ id }) => id);
  return open.length === needing.length ? [...open, 'any'] : open;
}
