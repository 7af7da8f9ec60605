import { isIP } from 'node:net';
import type { MediaKind } from '@inkreel/contract/media-types.ts';
import type { SiteId } from '@inkreel/contract/site.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { z } from 'zod';
import type { DecodeBudget } from '../decoding/decode-budget.ts';
import type { OfferedModel } from '../inference/models/model-file.ts';
import type { Engine } from './engine.ts';
import { type Price, priceAt } from './prices.ts';
import { type RetiredModel, type Retirement, retirementOf } from './retirements.ts';
import {
  type ModelPrice,
  ofResults,
  ofTokens,
  statedPrice,
  statedTokenPrice,
  withStatedPrice,
  withTokenPrice,
} from './stated-price.ts';

/** A name in each language of the product. */
export type EngineName = { readonly en: string; readonly zh: string };

/** What the product gives an engine. */
export interface EngineHost {
  /** An engine keeps unfinished work in a folder below it. */
  dataFolder: string;
  decoding?: DecodeBudget;
  /** Writes the file of one of the product's URLs to a local path. */
  downloadToPath: (address: string, path: string) => Promise<void>;
  /**
   * Writes a result of a provider to a local path, within the limits of all downloads on size, time and destination; by
   * default those of a picture.
   */
  fetchResult?: (url: string, path: string, kind?: MediaKind) => Promise<void>;
  /** Whether a numeric address is on the public internet. */
  isPublic?: (address: string) => boolean;
}

/** Why a capability is closed at the moment although it is configured, for operators. */
export interface ClosedRoute {
  /**
   * `no_answer`: its servers do not answer; `lacks`: they do not have what it needs; `retired`: its provider has retired
   * the model; `off`: an operator switched the route off; `resting`: its last runs failed, so it gets none for a while.
   */
  why: 'no_answer' | 'lacks' | 'retired' | 'off' | 'resting';
  /** Addresses, names of missing things, the setting that names the model, or until when it rests. */
  what: string;
  /** The model that its provider has retired. */
  retired?: RetiredModel;
}

/**
 * Where the work is done. By default, hosted engines rank before the operator's machines, and those before the built-in
 * engine.
 */
export type EngineKind = 'hosted' | 'own' | 'builtin';

/** One of several machines of an engine, for the console. */
export interface EngineServer {
  address: string;
  isUp: boolean;
  /** Runs that wait there or continue. */
  queued: number;
  /** Number of capabilities that it can serve, and what is lacking for the others. */
  does: number;
  lacks: readonly string[];
}

/** Arguments of a test. */
export interface TestHost {
  signal: AbortSignal;
  /** Whether a numeric address is on the public internet. */
  isPublic: (address: string) => boolean;
  /** Folder of this machine's model files. */
  modelsFolder?: string;
}

/** A provider's answer to a free call. */
export interface EngineTest {
  ok: boolean;
  /** The provider's message, or why it did not answer. */
  said: string;
  /** The days on which it shuts models down, by model, if it says so. */
  shutdowns?: ReadonlyMap<string, string>;
}

/** How many candidates a local engine makes at a time: those that usually take seconds, and those that take longer. */
export interface EngineThreads {
  short: number;
  long: number;
}

/** How long work of a local engine goes on before it is paused for another organisation, in milliseconds. */
export const TURN_MS = 30_000;

/**
 * How many candidates may be paused, of long and of short work: each keeps its thread and memory, so that later ones
 * wait for an end.
 */
export const PAUSED: EngineThreads = { long: 3, short: 1 };

/** An engine's capabilities, and the resources it holds until it is closed. */
export interface EngineRoutes extends Pick<Engine, 'serves' | 'analyzes' | 'voices'> {
  threads?: EngineThreads;
  /** Capabilities of removable packages: the product starts without them. */
  optional?: ReadonlySet<Capability>;
  /** Called whenever a route is chosen or shown, so it must be quick. */
  closed?(capability: Capability): ClosedRoute | undefined;
  /** The model that it needs and that its provider retires within 30 days, or has retired. */
  retiring?(capability: Capability): RetiredModel | undefined;
  /** Its models of a capability before it is set up, when it has no facts. */
  usualModels?(capability: Capability): readonly string[];
  /** The current state of its machines, if it has several. */
  servers?(): readonly EngineServer[];
  close?(): Promise<void>;
}

interface EnginePlugin<Shape extends z.ZodRawShape, Config> extends Pick<Engine, 'id' | 'builtin' | 'local'> {
  name: EngineName;
  /** Its settings in the environment, by name; all of them begin with the same word. */
  settings: Shape;
  /** Its provider's price list; without one costs are known only if the provider reports them. */
  prices?: readonly Price[];
  /** Models that its provider has retired or will retire. */
  retirements?: readonly Retirement[];
  /** The setting that names the model of a capability. */
  modelSetting?(capability: Capability): string | undefined;
  /** Selects one of several price lists of its provider. */
  priceRegion?(config: Config): string | undefined;
  /** The setting in which an operator states the cost of one result, a `statedPrice`, if there is no other source. */
  price?: keyof Shape & string;
  /** The setting in which an operator states the token price of its language model, a `statedTokenPrice`. */
  tokenPrice?: keyof Shape & string;
  /** The settings without which its routes are closed. */
  requires: readonly (keyof Shape & string)[];
  /** Settings of which it needs one: without any of them its routes are closed. */
  requiresOneOf?: readonly (keyof Shape & string)[];
  /** True if the operator's machines do the work. */
  own?: boolean;
  /**
   * Whether it runs on the operator's machines with these settings, for engines that can be either. It still ranks as a
   * hosted one.
   */
  isOwn?(config: Config): boolean;
  /** Settings that only the environment may set, since they widen what the server may reach. */
  environmentOnly?: readonly (keyof Shape & string)[];
  /** Settings with URLs that may be internal even if set in the console. */
  inside?: readonly (keyof Shape & string)[];
  /** Model files that an operator may put on this machine for it, in the console or with `npm run models`. */
  models?(): Promise<readonly OfferedModel[]>;
  /** Makes a free call to the provider; left out if it has none. */
  test?(config: Config, host: TestHost): Promise<EngineTest>;
  /** Parses its settings; called if all required ones are set. */
  configure(values: z.output<z.ZodObject<Shape>>, site: SiteId): Config;
  /** Hosts of its provider: results may be downloaded from these even if they are internal numeric addresses. */
  addresses(config: Config): readonly string[];
  /**
   * Its capabilities; also without a configuration, so that the console can show what its key would enable at
   * this site.
   */
  routes(config: Config | undefined, host: EngineHost, site: SiteId): Promise<EngineRoutes>;
}

/** One setting of an engine, with the source of its value. */
export interface SettingFact {
  name: string;
  isRequired: boolean;
  /** True if the value is never shown. */
  isSecret: boolean;
  /** Whether the console may set it. */
  isOpenToConsole: boolean;
  from: 'environment' | 'console' | undefined;
  /** The part of the value that may be shown: the last four characters of a secret. */
  shown: string | undefined;
}

/** A setting with an unusable value. */
export class SettingError extends Error {
  readonly setting: string;
  constructor(setting: string, cause: unknown) {
    super(`The setting ${setting} cannot be used.`, { cause });
    this.setting = setting;
  }
}

/** An engine with its settings read. */
export interface EngineSetup extends Pick<Engine, 'id' | 'builtin' | 'local'> {
  name: EngineName;
  kind: EngineKind;
  /** Its rank in the default order. */
  rank: EngineKind;
  /** The setting that it lacks; undefined if its routes are open. */
  missing: string | undefined;
  addresses: readonly string[];
  settings: readonly SettingFact[];
  /** Values that must not appear in any answer, log or page. */
  secrets: readonly string[];
  /** Model files that an operator may put on this machine for it. */
  models?: () => Promise<readonly OfferedModel[]>;
  /** Makes a free call to its provider; undefined if there is none, or a setting is missing. */
  test: ((host: TestHost) => Promise<EngineTest>) | undefined;
  /** Whether its provider has a free call. */
  isTestable: boolean;
  /** Its provider's price list. */
  prices: readonly Price[];
  /**
   * What a model costs on a day: by the operator's setting, otherwise the price list; undefined if unknown.
   * @param isText whether it is a language model's
   */
  priceOf(model: string, at: Date, isText: boolean): ModelPrice | undefined;
  open(host: EngineHost): Promise<EngineRoutes>;
  /**
   * The same engine with the console's settings added to those of the environment, which win. Names that it does not
   * have are passed over: another version of it may have stored them.
   * @throws SettingError
   */
  withStored(stored: Readonly<Record<string, string>>): EngineSetup;
}

/** An engine as the product knows it before the settings are read. */
export interface EngineDefinition {
  id: string;
  settings: z.ZodRawShape;
  prices: readonly Price[];
  /**
   * @param given the raw values of the settings that are set; already checked. If one is missing that
   *   others need, the routes are closed, and the console says which: one engine does not keep the product
   *   from starting
   * @throws Error naming a setting that cannot be used
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
  const rank: EngineKind = builtin ? 'builtin' : plugin.own || local ? 'own' : 'hosted';
  const names = Object.keys(settings);
  const setUp = (
    given: Readonly<Record<string, string>>,
    site: SiteId,
    stored: Readonly<Record<string, string>>,
  ): EngineSetup => {
    const values = { ...stored, ...given };
    const missing = missingOf(plugin, values);
    const config =
      missing === undefined ? plugin.configure(z.object(settings).parse(values), site) : undefined;
    const test = plugin.test?.bind(plugin);
    const told = new Map<string, string>();
    const listen = async (answer: Promise<EngineTest>) => {
      const { shutdowns, ...said } = await answer;
      for (const [model, day] of shutdowns ?? []) told.set(model, day);
      return said;
    };
    const settingOfModel = (model: string, capability: Capability) =>
      names.find((setting) => setting.endsWith('_MODEL') && values[setting] === model) ??
      plugin.modelSetting?.(capability) ??
      model;
    const ofEach = statedPrice.parse(values[plugin.price ?? '']);
    const ofText = statedTokenPrice.parse(values[plugin.tokenPrice ?? '']);
    // Before there is a key, the region is that of the site.
    const region = config === undefined ? site : plugin.priceRegion?.(config);
    return {
      id,
      name,
      kind: config !== undefined && plugin.isOwn?.(config) ? 'own' : rank,
      rank,
      builtin,
      ...(local === undefined ? {} : { local }),
      missing,
      addresses: config === undefined ? [] : checkAddresses(id, plugin.addresses(config), values),
      settings: names.map((setting) => ({
        name: setting,
        isRequired: requires.includes(setting),
        isSecret: isSecret(setting),
        isOpenToConsole: !plugin.environmentOnly?.includes(setting),
        from: setting in given ? 'environment' : setting in stored ? 'console' : undefined,
        shown: shownOf(setting, values[setting]),
      })),
      secrets: names.filter(isSecret).flatMap((setting) => values[setting] ?? []),
      ...(plugin.models ? { models: plugin.models } : {}),
      isTestable: test !== undefined,
      prices: plugin.prices ?? [],
      priceOf: (model, at, isText) =>
        (isText ? ofText && ofTokens(ofText) : undefined) ??
        priceAt(plugin.prices ?? [], model, at, region) ??
        (!isText && ofEach ? ofResults(ofEach) : undefined),
      test: test && config !== undefined ? (host) => listen(test(config, host)) : undefined,
      open: async (host) => {
        const made = await plugin.routes(config, host, site);
        const routes = withRetirements(made, plugin.retirements ?? [], told, settingOfModel);
        if (config === undefined) return routes;
        const priced = ofEach ? withStatedPrice(routes.serves, ofEach) : routes.serves;
        return { ...routes, serves: ofText ? withTokenPrice(priced, ofText) : priced };
      },
      withStored: (all) => {
        const more = Object.fromEntries(Object.entries(all).filter(([setting]) => names.includes(setting)));
        checkStored(plugin, more);
        try {
          return setUp(given, site, more);
        } catch (error) {
          throw new SettingError(settingOf(error, names) ?? names[0] ?? id, error);
        }
      },
    };
  };
  return {
    id,
    settings,
    prices: plugin.prices ?? [],
    setUp: (all, site) => {
      const given = Object.fromEntries(Object.entries(all).filter(([setting]) => names.includes(setting)));
      return setUp(given, site, {});
    },
  };
}

/** How many days before its end the console warns of a model. */
const WARN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Closes the routes that need a retired model from its day on, and says which ones are about to.
 * @param told days that the provider reported, by model
 * @param settingOf the setting that names the model of a capability
 */
function withRetirements(
  routes: EngineRoutes,
  list: readonly Retirement[],
  told: ReadonlyMap<string, string>,
  settingOf: (model: string, capability: Capability) => string,
): EngineRoutes {
  const find = (capability: Capability, inDays: number) => {
    const models = routes.serves[capability]?.facts?.models ?? routes.usualModels?.(capability) ?? [];
    return retirementOf(list, told, models, new Date(Date.now() + inDays * DAY_MS));
  };
  return {
    ...routes,
    closed: (capability) => {
      const retired = find(capability, 0);
      return retired
        ? { why: 'retired', what: settingOf(retired.model, capability), retired }
        : routes.closed?.(capability);
    },
    retiring: (capability) => find(capability, WARN_DAYS),
  };
}

/** @throws Error naming the setting of an address that is no URL: it would fail the downloads of all engines */
function checkAddresses(
  id: string,
  addresses: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly string[] {
  const wrong = addresses.find((each) => !URL.canParse(each));
  if (wrong === undefined) return addresses;
  const setting = Object.keys(values).find((name) => values[name]?.includes(wrong));
  throw new Error(`The setting ${setting ?? `of ${id}`} must be an address such as https://example.com.`);
}

/** The first missing setting, or the names of several of which one is needed. */
function missingOf(
  { requires, requiresOneOf = [] }: { requires: readonly string[]; requiresOneOf?: readonly string[] },
  values: Readonly<Record<string, string>>,
): string | undefined {
  const missing = requires.find((setting) => values[setting] === undefined);
  if (missing !== undefined || requiresOneOf.length === 0) return missing;
  return requiresOneOf.some((setting) => values[setting] !== undefined)
    ? undefined
    : requiresOneOf.join(' / ');
}

const isSecret = (setting: string) => /(KEY|SECRET|TOKEN|PASSWORD)(_|$)/u.test(setting);
const TAIL = 4;
/** For a shorter secret, four characters would be too many. */
const SHORTEST_WITH_TAIL = 16;

function shownOf(setting: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (isSecret(setting)) return value.length < SHORTEST_WITH_TAIL ? '' : value.slice(-TAIL);
  const url = URL.parse(value);
  // A name and a password in an address are secrets too.
  if (url === null || (url.username === '' && url.password === '' && url.search === '')) return value;
  return `${url.origin}${url.pathname}`;
}

/**
 * Environment-only settings are refused, and so are addresses of this machine or an internal network: an
 * operator of the console may not be one of the machine.
 * @throws SettingError
 */
function checkStored<Shape extends z.ZodRawShape>(
  {
    settings,
    environmentOnly = [],
    inside = [],
  }: Pick<EnginePlugin<Shape, unknown>, 'settings' | 'environmentOnly' | 'inside'>,
  stored: Readonly<Record<string, string>>,
): void {
  for (const [setting, value] of Object.entries(stored)) {
    const url = URL.parse(value);
    const isInner = url !== null && /^https?:$/u.test(url.protocol) && isInnerHost(url.hostname);
    if (environmentOnly.includes(setting) || (isInner && !inside.includes(setting)))
      throw new SettingError(setting, 'only the environment may say it');
    const fits = z
      .object(settings)
      .partial()
      .safeParse({ [setting]: value });
    if (!fits.success) throw new SettingError(setting, fits.error);
  }
}

/**
 * Numeric addresses are internal or may hide an internal one; names without a dot are on the machine's
 * network.
 */
const isInnerHost = (host: string) =>
  isIP(host.replace(/^\[|\]$/gu, '')) !== 0 ||
  !/\.[a-z]/iu.test(host) ||
  /(^|\.)(localhost|local|internal)$/iu.test(host);

function settingOf(error: unknown, names: readonly string[]): string | undefined {
  if (error instanceof z.ZodError) return String(error.issues[0]?.path[0] ?? '');
  return names.find((setting) => String(error).includes(setting));
}
