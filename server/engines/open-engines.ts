import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type {
  ClosedRoute,
  EngineHost,
  EngineRoutes,
  EngineServer,
  EngineSetup,
  EngineThreads,
} from './define-engine.ts';
import { byDefault, byRules, type RouteRule } from './order-routes.ts';
import { restLeft } from './route-health.ts';
import { createRoutingTable, type EngineRoute, type RoutingTable } from './routing.ts';

/** Operators' settings from the console, and workers' findings. */
export interface EngineRules {
  /** Settings by engine and name. */
  settings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  routes: readonly RouteRule[];
  /** Routes that failed, and until when they get no runs. */
  rests: readonly RouteRest[];
}

interface RouteRest {
  capability: string;
  engine: string;
  until: Date;
}

/** The current state of an engine, for the console. */
export interface OpenEngine {
  setup: EngineSetup;
  /**
   * What it serves, or would serve once configured, except with models that its provider has retired or
   * offers only in another region.
   */
  capabilities: readonly Capability[];
  servers: readonly EngineServer[];
}

export interface OpenEngines {
  /** In the default order. The list stays the same object while engines change. */
  routes: readonly EngineRoute[];
  /** In the order in which they are tried. The table stays the same object while engines change. */
  table: RoutingTable;
  /** How many candidates all local engines make at a time. */
  threads: EngineThreads;
  /** Capabilities that the product starts without. */
  optional: ReadonlySet<Capability>;
  /** Whether results may be downloaded from this origin even if it is an internal numeric address. */
  isOrigin(origin: string): boolean;
  /** Every engine with its settings. */
  list(): readonly OpenEngine[];
  /**
   * Opens and closes engines by the operators' settings, orders their routes, and rests failing routes.
   * Operations at an engine whose settings are gone end with their next check.
   * @param onTrouble called if an engine fails to open with its settings
   */
  apply(rules: EngineRules, onTrouble: (engine: string, error: unknown) => void): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  setup: EngineSetup;
  made: EngineRoutes;
  /** The settings of the console that it was opened with. */
  stored: string;
}

const NONE = JSON.stringify({});

/** Whether a route rests now: a rest ends by time, without a reading of the database. */
function restOf(
  rests: EngineRules['rests'],
  engine: string,
  capability: Capability,
): ClosedRoute | undefined {
  const rest = rests.find((each) => each.engine === engine && each.capability === capability);
  return rest && restLeft(rest.until, new Date()) > 0
    ? { why: 'resting', what: rest.until.toISOString() }
    : undefined;
}

/** Opens every engine, also those that lack a setting: their routes are closed. */
export async function openEngines(setups: readonly EngineSetup[], host: EngineHost): Promise<OpenEngines> {
  const opened: Opened[] = await Promise.all(
    setups.map(async (setup) => ({ setup, made: await setup.open(host), stored: NONE })),
  );
  const routes: EngineRoute[] = [];
  const table: { -readonly [C in Capability]?: readonly EngineRoute[] } = {};
  let rules: readonly RouteRule[] = [];
  let rests: EngineRules['rests'] = [];
  const isOff = (engine: string, capability: Capability) =>
    rules.some((rule) => rule.off && rule.engine === engine && rule.capability === capability);
  const routeOf = ({ setup, made }: Opened): EngineRoute => {
    const { id, name, kind, rank, builtin, local, missing } = setup;
    const { serves, analyzes, voices, closed, retiring } = made;
    return {
      engine: {
        id,
        builtin,
        serves,
        ...(local ? { local } : {}),
        ...(analyzes ? { analyzes } : {}),
        ...(voices ? { voices } : {}),
      },
      name,
      kind,
      rank,
      missing: () => missing,
      points: (capability) =>
        rules.find((rule) => rule.engine === id && rule.capability === capability)?.points ?? undefined,
      closed: (capability) =>
        isOff(id, capability)
          ? { why: 'off', what: id }
          : (closed?.(capability) ?? restOf(rests, id, capability)),
      ...(retiring ? { retiring } : {}),
    };
  };
  const arrange = () => {
    routes.splice(0, routes.length, ...byDefault(opened.map(routeOf)));
    const fresh = createRoutingTable(routes);
    for (const capability of Object.keys({ ...table, ...fresh }) as Capability[])
      table[capability] = byRules(fresh[capability] ?? [], capability, rules);
  };
  const reopen = async (at: number, settings: Readonly<Record<string, string>>) => {
    const stored = JSON.stringify(settings);
    const before = opened[at];
    const base = setups[at];
    if (!before || !base || before.stored === stored) return;
    const setup = stored === NONE ? base : base.withStored(settings);
    const made = await setup.open(host);
    opened[at] = { setup, made, stored };
    await before.made.close?.();
  };
  arrange();
  return {
    routes,
    table,
    threads: opened.reduce(
      (sum, { made: { threads } }) => ({
        short: sum.short + (threads?.short ?? 0),
        long: sum.long + (threads?.long ?? 0),
      }),
      { short: 0, long: 0 },
    ),
    optional: new Set(opened.flatMap(({ made }) => [...(made.optional ?? [])])),
    isOrigin: (origin) =>
      opened.some(({ setup }) => setup.addresses.some((url) => new URL(url).origin === origin)),
    list: () =>
      opened.map(({ setup, made }) => ({
        setup,
        capabilities: (Object.keys(made.serves) as Capability[]).filter((capability) => {
          const why = made.closed?.(capability)?.why;
          return why !== 'retired' && !(why === 'lacks' && setup.missing !== undefined);
        }),
        servers: made.servers?.() ?? [],
      })),
    apply: async (next, onTrouble) => {
      rules = next.routes;
      rests = next.rests;
      await Promise.all(
        setups.map(({ id }, at) =>
          reopen(at, next.settings[id] ?? {}).catch((error: unknown) => onTrouble(id, error)),
        ),
      );
      arrange();
    },
    close: async () => {
      await Promise.all(opened.map(({ made }) => made.close?.()));
    },
  };
}
