import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { megapixelsOf } from '@inkreel/contract/megapixels.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { EngineDefinition } from '../../server/engines/define-engine.ts';
import type { CapabilityEngine, TextStream } from '../../server/engines/engine.ts';
import { type OpenEngines, openEngines } from '../../server/engines/open-engines.ts';
import type { Price, PriceRule } from '../../server/engines/prices.ts';
import type { RouteFacts } from '../../server/engines/route-facts.ts';
import type { EngineRoute } from '../../server/engines/routing.ts';

type Serve = CapabilityEngine<never> | TextStream<never>;

const MICROS = 1_000_000;
const { facts: FACTS } = adminTexts.en.engines;
/** Stands for models that only an operator can name. */
const NAMED = 'the model that you name';
/** Settings that some engine needs beside those that it requires. */
const MORE = {
  OPENAI_COMPATIBLE_IMAGE_MODEL: NAMED,
  OPENAI_COMPATIBLE_TEXT_MODEL: NAMED,
  OPENAI_COMPATIBLE_SPEECH_MODEL: NAMED,
  OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: NAMED,
} as const;
/** Its servers would be asked as it opens; its routes are known without them. */
const LEFT_CLOSED = ['comfyui'];

/**
 * The text of `docs/engines.md`: for each tool its routes in the order in which they are tried where an operator says nothing
 * else, with what their engines say of themselves. Nothing is asked of any provider.
 */
export async function enginesTable(definitions: readonly EngineDefinition[]): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-table-'));
  const opened = await Promise.all(
    (['intl', 'cn'] as const).map(async (site) => ({
      site,
      engines: await openAll(definitions, site, folder),
    })),
  );
  try {
    const { capabilities } = adminTexts.en.engines;
    const tools = TOOLS.filter(({ runs }) => runs !== 'browser').map(({ text, capability }) => ({
      name: text.en.name,
      capability,
    }));
    const texts = Object.entries(capabilities).map(([capability, name]) => ({
      name,
      capability: capability as Capability,
    }));
    const named = new Set<string>([...tools, ...texts].map(({ capability }) => capability));
    const nameless = opened
      .flatMap(({ engines }) => Object.keys(engines.table))
      .filter((each) => !named.has(each));
    if (nameless.length > 0) throw new Error(`No tool and no name in the console: ${nameless.join(', ')}`);
    const sections = [...tools, ...texts].map(({ name, capability }) =>
      [`## ${name}`, '', ...tableOf(rowsOf(definitions, opened, capability)), ''].join('\n'),
    );
    return [INTRODUCTION, ...sections, pricesOf(definitions)].join('\n');
  } finally {
    await Promise.all(opened.map(({ engines }) => engines.close()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const INTRODUCTION = `# Engines by tool

Made by \`node scripts/make-engines-table.ts\` from what the engines say of themselves; a test holds it against them. Routes
are in the order in which they are tried where nothing else is set in the console. Limits are those of the provider's model:
what is larger is fitted, and cut back or enlarged again; a run that no route takes is refused before points are held.
Prices are in [the list at the end](#prices), with the day on which they were read; where none is known, the console shows
the cost as unknown.

What is lost when a worker is killed in the middle of a run:

- **nothing**: the run goes on where it was, or begins again free of charge.
- **its answer**: the run is stored as the provider's operation and goes on. Only where the kill falls between the submit and
  its answer, the run fails with \`task_unconfirmed\` and its points go back; the provider may bill it.
- **the call**: the answer comes in the call itself. A run that is killed in the call fails with \`task_unconfirmed\` and its
  points go back; the provider may bill it.
`;
const HEAD = [
  '| engine | model | limits | price | lost after a kill | opened by |',
  '|---|---|---|---|---|---|',
];

const tableOf = (rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? ['No engine does it yet.'] : [...HEAD, ...rows];

function openAll(
  definitions: readonly EngineDefinition[],
  site: SiteId,
  folder: string,
): Promise<OpenEngines> {
  const setups = definitions.map((definition) => {
    if (LEFT_CLOSED.includes(definition.id)) return definition.setUp({}, site);
    const required = definition.setUp({}, site).settings.filter(({ isRequired }) => isRequired);
    const values = required.map(({ name }) => [
      name,
      /_URLS?$/u.test(name) ? 'https://models.example.com/v1' : 'example',
    ]);
    return definition.setUp({ ...MORE, ...Object.fromEntries(values) }, site);
  });
  return openEngines(setups, {
    dataFolder: path.join(folder, site),
    downloadToPath: () => Promise.reject(new Error('nothing is brought here')),
  });
}

interface Row {
  engine: string;
  cells: readonly string[];
}

/** A row for each engine; where the sites differ, one for each. */
function rowsOf(
  definitions: readonly EngineDefinition[],
  opened: readonly { site: SiteId; engines: OpenEngines }[],
  capability: Capability,
): string[] {
  const [intl = [], cn = []] = opened.map(({ site, engines }) =>
    (engines.table[capability] ?? [])
      .filter(({ closed, engine }) => engine.local || closed?.(capability)?.why !== 'lacks')
      .map((route) => rowOf(definitions, route, capability, site)),
  );
  return inOrder(intl, cn).flatMap((engine) => {
    const [one, other] = [intl, cn].map((rows) => rows.find((row) => row.engine === engine));
    const lineOf = (row: Row | undefined, site?: SiteId) =>
      row ? [`| ${[site ? `${row.engine}, ${REGIONS[site]}` : row.engine, ...row.cells].join(' | ')} |`] : [];
    const isSame = one?.cells.join() === other?.cells.join();
    return isSame ? lineOf(one) : [...lineOf(one, 'intl'), ...lineOf(other, 'cn')];
  });
}

/** The engines of both sites in their order: one that only the second site has stands where it is tried there. */
function inOrder(intl: readonly Row[], cn: readonly Row[]): string[] {
  const order = intl.map(({ engine }) => engine);
  for (const [at, { engine }] of cn.entries())
    if (!order.includes(engine)) order.splice(order.indexOf(cn[at - 1]?.engine ?? '') + 1, 0, engine);
  return order;
}
const REGIONS = { intl: 'outside of China', cn: 'in China' } as const satisfies Record<
  keyof typeof SITES,
  string
>;

function rowOf(
  definitions: readonly EngineDefinition[],
  { engine, name }: EngineRoute,
  capability: Capability,
  site: SiteId,
): Row {
  const definition = definitions.find(({ id }) => id === engine.id);
  const serve = engine.serves[capability] as Serve;
  const models = serve.facts?.models ?? [];
  return {
    engine: name?.en ?? engine.id,
    cells: [
      models.length === 0 ? 'rules, no model' : models.map(modelCell).join(', '),
      limitsOf(serve),
      engine.local ? 'none' : priceCell(definition?.prices ?? [], serve.facts ?? {}, site),
      lostAfterKill(engine.local === true, serve),
      openedBy(definition, models, engine.builtin),
    ],
  };
}

const modelCell = (model: string) => (model === NAMED ? model : `\`${model}\``);

function limitsOf({ facts, values }: Serve): string {
  const { pictures, pixels, characters, seconds, without } = facts ?? {};
  const limits = [
    pictures === undefined ? [] : [FACTS.pictures({ count: pictures })],
    pixels === undefined ? [] : [FACTS.megapixels({ count: megapixelsOf(pixels) })],
    characters === undefined ? [] : [FACTS.characters({ count: characters })],
    seconds === undefined ? [] : [FACTS.seconds({ count: seconds })],
    Object.entries(values ?? {}).map(([name, offered]) => {
      const { length } = offered as unknown[];
      return `${length} ${length === 1 ? 'value' : 'values'} of ${name}`;
    }),
    without === undefined ? [] : [`not: ${without}`],
  ].flat();
  return limits.length === 0 ? '' : limits.join(', ');
}

function lostAfterKill(isLocal: boolean, serve: Serve): string {
  if (isLocal || serve.idempotent === true) return 'nothing';
  if ('stream' in serve || serve.answersAtOnce) return 'the call';
  return serve.find ? 'nothing' : 'its answer';
}

/** The entries of the price list for the models, of the site's region, with the days on which they were read. */
function priceCell(
  prices: readonly Price[],
  { models = [], tellsCost }: Partial<RouteFacts>,
  site: SiteId,
): string {
  const entries = models.map((model) => prices.filter((price) => isFor(price, model, site)));
  const words = entries.map((each) =>
    each.length === 0 ? 'unknown' : each.map(({ rule, currency }) => inWords(rule, currency)).join('; '),
  );
  const days = [...new Set(entries.flat().map(({ read }) => read))];
  const isUnknown = words.every((each) => each === 'unknown');
  const listed = [...new Set(words)].join('; ') + (days.length > 0 ? ` (${days.join(', ')})` : '');
  if (!tellsCost) return isUnknown ? 'unknown' : listed;
  return isUnknown ? 'told with each run' : `told with each run; ${listed}`;
}

const isFor = ({ model, region }: Price, wanted: string, site: SiteId) =>
  model === wanted && (region === undefined || region === site);

function openedBy(
  definition: EngineDefinition | undefined,
  models: readonly string[],
  builtin: boolean,
): string {
  if (builtin || definition === undefined) return 'always';
  if (definition.id === 'local')
    return models.map((model) => `\`npm run models -- add ${model}\``).join(' or ');
  const required = definition.setUp({}, 'intl').settings.filter(({ isRequired }) => isRequired);
  return required.map(({ name }) => `\`${name}\``).join(', ');
}

/** A rule of a price list, in words. */
const inWords = (rule: PriceRule, currency: string): string =>
  FACTS.rule({ rule, money: (micros) => `${String(micros / MICROS)} ${currency}` });

/** Every entry of every price list, with where it was read. */
function pricesOf(definitions: readonly EngineDefinition[]): string {
  const rows = definitions.flatMap(({ id, prices }) =>
    prices.map(
      ({ model, region, from, rule, currency, source, read }) =>
        `| ${id} | \`${model}\`${region ? `, ${region}` : ''} | ${inWords(rule, currency)} | ${from ?? ''} | ${read} | ${source.replaceAll('|', '/')} |`,
    ),
  );
  return [
    '## Prices',
    '',
    'What the cost of a run is computed from where its provider does not say it. Of a model without an entry no price was',
    'found: its runs are of unknown cost.',
    '',
    '| engine | model | price | from | read on | where |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
