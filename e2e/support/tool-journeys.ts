import { type ErrorCode, errorCodeOf } from '@inkreel/contract/errors.ts';
import { propertiesOf } from '@inkreel/contract/fields/field.ts';
import type { Language, SiteId } from '@inkreel/contract/site.ts';
import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { SERVICES } from '@inkreel/contract/text/services.ts';
import { type Tool, toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { GENERATORS } from '../../server/engines/builtin/works/index.ts';
import { grantPoints } from '../../server/features/billing/grant-points.ts';
import { callApi } from './api.ts';
import { keepSession, visit } from './browser.ts';
import { fillField } from './fill-field.ts';
import { registerByIdentity, studioOf } from './studio.ts';
import { isRunBy } from './tool-turns.ts';
import { collectFlaws, enterSite, expectPromises, purseOf, type World } from './world.ts';

/** How long a run may take on a busy machine, in milliseconds. */
const RUN_MS = 150_000;
const SEEN = { timeout: 30_000 };
const ENOUGH_POINTS = 5_000;
const ON_SERVER = TOOLS.filter(({ runs, editor }) => runs !== 'browser' && editor !== 'separate');
/** The capability of the built-in voices. */
const LOCAL_VOICES: ReadonlySet<string> = new Set(['translate_audio', 'text_to_speech']);
/** Tools that the built-in engine has no work for: `e2e/tools-hosted.test.ts` drives them. */
export const HOSTED = ON_SERVER.filter(
  ({ capability }) => !(capability in GENERATORS) && !LOCAL_VOICES.has(capability),
).map(({ id }) => id);

/** Services that need a language model. */
const CLOSED_SERVICES = SERVICES.filter(({ capability }) => !LOCAL_VOICES.has(capability)).map(
  ({ id }) => id,
);

/** Runs of stories that need a model. */
const CLOSED_STORY_RUNS = STORY_RUNS.filter(({ capability }) => !(capability in GENERATORS)).map(
  ({ id }) => id,
);

/** Values that name no picture of the user. */
const BAD_ADDRESSES = [
  `/files/2026/01/${'a'.repeat(32)}.png`,
  '/files/../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'x'.repeat(3000),
  'a\u0000b',
  7,
  ['/files/a.png'],
];

/** A run that has ended, as the API returns it. */
export interface Ended {
  tool_id: string;
  id: string;
  state: string;
  error: string | null;
  engine: string | null;
  builtin: boolean;
  input: Record<string, unknown>;
  receipt: { settled: number; state: string };
  results: { file: { url: string; content_type: string } }[];
}

const SITES_IN_TURN: readonly SiteId[] = ['intl', 'cn'];
/**
 * The site where a tool is tested: the variants run the same code, so they take turns with the tools that both have.
 */
function siteOf(tool: Tool): SiteId {
  const turn = SITES_IN_TURN[ON_SERVER.indexOf(tool) % SITES_IN_TURN.length] ?? 'intl';
  return tool.sites.includes(turn) ? turn : (tool.sites[0] ?? turn);
}

/**
 * Tests the catalogue's tools that run on the server, by their catalogue entries: the form is filled with the tool's
 * samples, its run ends in a saved result that is charged once, and its bad inputs cost nothing. Together the variants
 * and the hosted engines test every tool once.
 */
export function describeTools(site: SiteId, language: Language): void {
  const tools = ON_SERVER.filter((tool) => siteOf(tool) === site);
  describe('with the built-in engine', () => {
    const world = enterSite(site);
    driveTools(
      world,
      { site, language, number: 7 },
      tools.filter(({ id }) => !HOSTED.includes(id)),
      { isRun: ({ id }) => isRunBy('builtin', id) },
    );
    test('the facts of the site name the tools that cannot be run, and no setting', async () => {
      const { data } = await callApi<{ tools: Record<string, { open: boolean }> }>(
        world.product.url,
        'GET',
        '/open/system/site',
      );
      const closed = Object.entries(data.tools).filter(([, { open }]) => !open);
      expect(closed.map(([id]) => id).sort()).toEqual(
        [...HOSTED, ...CLOSED_SERVICES, ...CLOSED_STORY_RUNS].sort(),
      );
      expect(JSON.stringify(data)).not.toMatch(/DASHSCOPE|dashscope/);
    });
    test('at the end every guarantee about points holds', () => expectPromises(world));
  });
}

/**
 * Tests tools of a running product, as a new user with enough points.
 * @param isRefused whether a tool's bad inputs are tried as well
 * @param isRun whether a tool is run in the browser
 * @param look checks a run that has ended, while its result is shown
 */
export function driveTools(
  world: World,
  who: { site: SiteId; language: Language; number: number },
  tools: readonly Tool[],
  {
    isRefused = () => true,
    isRun = () => true,
    look = async () => undefined,
  }: {
    isRefused?: (tool: Tool) => boolean;
    isRun?: (tool: Tool) => boolean;
    look?: (run: Ended, page: Page) => Promise<void>;
  } = {},
): void {
  const { site, language } = who;
  const studio = studioOf(site, language, who.number);
  const { texts } = studio;
  const flaws = collectFlaws(`${site}-${language}-tools`);
  let purse: ReturnType<typeof purseOf>;
  let page: Page;
  let token: string;
  let problems: string[];

  beforeAll(async () => {
    const { url } = world.product;
    purse = purseOf(world, () => token);
    token = await registerByIdentity(url, studio, site);
    const db = connect({ ...world.product.database, max: 1 });
    const { data } = await callApi<{ org_user: { org_id: string } }>(url, 'GET', '/user/current', { token });
    await db.transaction((tx) =>
      grantPoints(tx, { organisationId: data.org_user.org_id, points: ENOUGH_POINTS, reason: 'test' }),
    );
    await db.$client.end();
    const visitor = await visit(world.browser, url, { language });
    await keepSession(visitor, url, token);
    ({ page, problems } = visitor);
  });

  const rows = (some: readonly Tool[]) => some.map((tool) => [tool.id, tool] as const);

  test.each(rows(tools.filter(isRefused)))(
    '%s refuses unusable inputs with the catalogue’s texts, and charges no points',
    async (_id, tool) => {
      const endpoint = `/cloud/request${tool.path}`;
      const submit = (body: object) => callApi(world.product.url, 'POST', endpoint, { token, body });
      const before = await purse.balance();
      const code = firstRequired(tool);
      const nothing = await submit({});
      if (code) expect(errorCodeOf(nothing.code)).toBe(code);
      const english = await fetch(`${world.product.url}/api.v1${endpoint}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'accept-language': language,
        },
        body: '{}',
      }).then((answer) => answer.json() as Promise<{ message: string }>);
      if (code) expect(english.message).toBe(texts.errors[code]);
      const image = tool.fields.find((field) => field.kind === 'image');
      for (const address of image ? BAD_ADDRESSES : []) {
        const answer = await submit({ ...inputOf(tool), [image?.name ?? '']: address });
        expect(answer.status, `${String(address).slice(0, 40)}: ${answer.message}`).toBe(422);
      }
      expect((await submit({ made_up: true })).code).toBeGreaterThan(0);
      expect(await purse.balance()).toBe(before);
    },
  );

  test.each(rows(tools.filter(isRun)))(
    '%s is run to a saved result',
    { timeout: RUN_MS + 60_000 },
    async (id, tool) => {
      await page.goto(studio.path(toolPaths(tool).editor));
      const button = page.locator('.run-bar').getByRole('button', {
        name: new RegExp(`^${tool.text[language].verb}`),
      });
      await button.waitFor(SEEN);
      const code = firstRequired(tool);
      const prompt = tool.fields[0]?.kind === 'prompt';
      if (code && !prompt) await page.getByText(texts.errors[code], { exact: true }).first().waitFor(SEEN);
      for (const field of tool.fields) await fillField(page, tool, field, language);
      await vi.waitUntil(async () => (await button.getAttribute('aria-disabled')) === 'false', {
        ...SEEN,
        interval: 100,
      });
      const before = await purse.balance();
      const price = await button.textContent();
      await button.click();
      const run = await vi.waitUntil(
        async () => {
          const { items } = await purse.api<{ items: Ended[] }>(`/tasks?tool_id=${id}&limit=1`);
          const [newest] = items;
          return newest && ['SUCCEEDED', 'FAILED', 'CANCELED'].includes(newest.state) && newest;
        },
        { timeout: RUN_MS, interval: 200 },
      );
      expect(run).toMatchObject({ state: 'SUCCEEDED', error: null, receipt: { state: 'settled' } });
      expect(run.results.length).toBeGreaterThan(0);
      expect(await purse.balance()).toBe(before - run.receipt.settled);
      expect(price).toContain(texts.tools.run.price({ points: run.receipt.settled }));
      for (const { file } of run.results) await expectReadable(file.url, file.content_type);
      await shownResult(page).waitFor(SEEN);
      await look(run, page);
      await flaws.look(page, id);
    },
  );

  test('no screen had an accessibility violation or logged an error', () => {
    expect(flaws.found).toEqual([]);
    expect(problems).toEqual([]);
  });
}

const shownResult = (page: Page): Locator => page.locator('.stage-one').locator('img, video').first();

/** The error code of an empty form. */
function firstRequired(tool: Tool): ErrorCode | undefined {
  const properties = tool.fields.flatMap((field) => Object.values(propertiesOf(field)));
  return properties.find(({ required }) => required)?.required;
}

/** The input of the tool's first sample. */
const inputOf = (tool: Tool): Record<string, unknown> => tool.samples[0]?.input ?? {};

async function expectReadable(url: string, type: string): Promise<void> {
  const answer = await fetch(url);
  expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status: 200, type });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (type.startsWith('image/')) {
    const { width } = await sharp(bytes)
      .stats()
      .then(() => sharp(bytes).metadata());
    expect(width).toBeGreaterThan(0);
  } else expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
}
