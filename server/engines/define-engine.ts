import type { SiteId } from '@inkreel/contract/site.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { z } from 'zod';
import type { DecodeBudget } from '../decoding/decode-budget.ts';
import type { Engine } from './engine.ts';

/** A name in each language of the product. */
export type EngineName = { readonly en: string; readonly zh: string };

/** What the product gives an engine. */
export interface EngineHost {
  /** An engine keeps unfinished work in a folder below it. */
  dataFolder: string;
  decoding?: DecodeBudget;
  /** Writes the file at one of the product's own addresses to a path of this machine. */
  downloadToPath: (address: string, path: string) => Promise<void>;
  /**
   * Writes a result of a provider to a path of this machine, with the limits of all downloads on size, time and
   * destination.
   */
  fetchResult?: (url: string, path: string) => Promise<void>;
  /** Whether a numeric address is on the public internet. */
  isPublic?: (address: string) => boolean;
}

/** Why a capability is closed at the moment though the settings are there, for operators. */
export interface ClosedRoute {
  /**
   * `no_answer`: its servers do not answer; `lacks`: they do not have what it needs; `retired`: its provider has retired
   * the model.
   */
  why: 'no_answer' | 'lacks' | 'retired';
  /** Addresses, names of what is lacking, or the setting that names the model. */
  what: string;
}

/** What an engine does, and what it holds until it is closed. */
export interface EngineRoutes extends Pick<Engine, 'serves' | 'analyzes'> {
  /** How many runs of a local engine go on at a time. */
  threads?: number;
  /** Capabilities that only a package adds which can be taken out: the product starts without them. */
  optional?: ReadonlySet<Capability>;
  /** Asked whenever a route is chosen or shown: quick. */
  closed?(capability: Capability): ClosedRoute | undefined;
  close?(): Promise<void>;
}

interface EnginePlugin<Shape extends z.ZodRawShape, Config> extends Pick<Engine, 'id' | 'builtin' | 'local'> {
  name: EngineName;
  /** Its settings in the environment, by name; all of them begin with the same word. */
  settings: Shape;
  /** The settings without which its routes are closed. */
  requires: readonly (keyof Shape & string)[];
  /** What its settings come to; called where all that it requires is set. */
  configure(values: z.output<z.ZodObject<Shape>>, site: SiteId): Config;
  /** Addresses of its provider: results may be downloaded from these also where they are numbers of an inner network. */
  addresses(config: Config): readonly string[];
  /** What it does; without a configuration too, so that the console can say what its key would open. */
  routes(config: Config | undefined, host: EngineHost): Promise<EngineRoutes>;
}

/** An engine with its settings read. */
export interface EngineSetup extends Pick<Engine, 'id' | 'builtin' | 'local'> {
  name: EngineName;
  /** The setting that it lacks; undefined where its routes are open. */
  missing: string | undefined;
  addresses: readonly string[];
  open(host: EngineHost): Promise<EngineRoutes>;
}

/** An engine as the product knows it before the settings are read. */
export interface EngineDefinition {
  id: string;
  settings: z.ZodRawShape;
  /**
   * @param given the settings that are set, as they were written; checked before
   * @throws Error naming the setting that is missing where others of the engine are set
   */
  setUp(given: Readonly<Record<string, string>>, site: SiteId): EngineSetup;
}

/**
 * Defines an engine: the default export of `engine.ts` in the engine's folder. Settings, downloads, the console, texts and
 * the checks at the start follow from it.
 */
export function defineEngine<const Shape extends z.ZodRawShape, Config>(
  plugin: EnginePlugin<Shape, Config>,
): EngineDefinition {
  const { id, name, builtin, local, settings, requires } = plugin;
  return {
    id,
    settings,
    setUp: (given, site) => {
      const missing = requires.find((setting) => given[setting] === undefined);
      if (missing !== undefined && Object.keys(settings).some((setting) => given[setting] !== undefined))
        throw new Error(`${name.en} also needs the setting ${missing}.`);
      const config =
        missing === undefined ? plugin.configure(z.object(settings).parse(given), site) : undefined;
      return {
        id,
        name,
        builtin,
        ...(local === undefined ? {} : { local }),
        missing,
        addresses: config === undefined ? [] : plugin.addresses(config),
        open: (host) => plugin.routes(config, host),
      };
    },
  };
}
