/**
 * Making a person speak, in a browser, by the built-in engine: a portrait or a video, a typed text or on a phone a
 * recording, the free check, the sample and the rest. The ledger shows that both together cost as much as the
 * whole would have.
 */
import { readFile } from 'node:fs/promises';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { SAMPLE_SECONDS, startedUnits } from '@inkreel/contract/pricing.ts';
import type { Language, SiteId } from '@inkreel/contract/site.ts';
import { type Tool, toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { lipSync } from '@inkreel/contract/tools/lip-sync.ts';
import { videoRetalk } from '@inkreel/contract/tools/video-retalk.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { retimed } from '../server/media/testing/real-media.ts';
import { oneBySeed, SEED, takesAll } from '../server/testing/rounds.ts';
import { keepSession, visit } from './support/browser.ts';
import { addClip } from './support/frame-areas.ts';
import type { GivenFile } from './support/pictures.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { collectFlaws, enterSite, expectPromises, purseOf, type World } from './support/world.ts';

const SEEN = { timeout: 60_000 };
const MADE = { timeout: 420_000 };
const TEST_MS = 900_000;
/** The timer of a recording that is long enough: for more than a sample, or for a short clip. */
const RECORDED = takesAll ? /^0?0:0?7/ : /^0?0:0?[23]/;
/** A little more than five seconds of speech. */
const TEXTS: Record<Language, string> = {
  en: 'Good morning. This is the suit we wear on the way up, and it is as heavy as a child. You get used to it.',
  zh: '大家早上好。这就是我们去太空时穿的衣服，它跟一个孩子一样重，过一会儿就习惯了。',
};

/** Between two seconds, the minimum of a video, and five: it has no sample. */
const SHORT = '大家早上好，今天我们要去太空。';

const CLIP = { name: 'talk.mp4', mimeType: 'video/mp4' };
const talk = () => readFile('web/public/samples/media/talk.mp4');

interface Stage {
  world: World;
  page: Page;
  purse: ReturnType<typeof purseOf>;
  language: Language;
  tool: Tool;
}

type Speech = 'text' | 'recording';
const PHONE = { width: 390, height: 844, touch: true };

interface Prepared {
  language: Language;
  tool: Tool;
  speech?: Speech;
  text?: string;
  clip?: GivenFile;
}

/**
 * Opens the editor as a new user, adds the clip or the tool's first sample, and synthesises a text, or records
 * speech on a phone.
 */
async function prepare(
  world: World,
  site: SiteId,
  { language, tool, speech = 'text', text = TEXTS[language], clip }: Prepared,
): Promise<Stage> {
  const { url } = world.product;
  const studio = studioOf(site, language, (tool === lipSync ? 6 : 7) + (speech === 'text' ? 0 : 2));
  const token = await registerByIdentity(url, studio, site);
  const visitor = await visit(world.browser, url, { language, ...(speech === 'recording' ? PHONE : {}) });
  await keepSession(visitor, url, token);
  const { page } = visitor;
  if (speech === 'recording') await speakIntoMicrophone(page);
  const texts = speakingTexts[language] as typeof speakingTexts.en;
  await page.goto(studio.path(toolPaths(tool).editor));
  if (clip) await addClip(page, tool, language, clip);
  else await page.locator('.sample-row button').first().click();
  await page.getByText(texts.check.ready, { exact: true }).waitFor(MADE);
  expect(await page.locator('.speaker-check li[data-passed="true"]').allInnerTexts()).not.toContain('');
  if (speech === 'text') {
    await page.getByRole('radio', { name: texts.source.text, exact: true }).check({ force: true });
    await page.getByRole('textbox', { name: new RegExp(texts.text.label) }).fill(text);
    await page.getByRole('button', { name: new RegExp(`^${texts.text.make}`) }).click();
  } else {
    await page.getByRole('radio', { name: texts.source.record, exact: true }).check({ force: true });
    await page.getByRole('button', { name: texts.record.start, exact: true }).click();
    await page.locator('.record-row .numbers', { hasText: RECORDED }).waitFor(SEEN);
    await page.getByRole('button', { name: texts.record.stop, exact: true }).click();
  }
  await page.locator('.speech-field audio').waitFor(MADE);
  return { world, page, purse: purseOf(world, () => token), language, tool };
}

/** Input of the page's microphone: a sample of speech in a loop. */
async function speakIntoMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const file = await (await fetch('/samples/media/speech-en.wav')).arrayBuffer();
      const buffer = await context.decodeAudioData(file);
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      const heard = context.createMediaStreamDestination();
      source.connect(heard);
      source.start();
      return heard.stream;
    };
  });
}

/** Presses the button whose label starts with this text, and waits for the result. */
async function generate({ page, purse, tool }: Stage, verb: string): Promise<TaskRecord> {
  const runs = async () => (await purse.api<{ items: TaskRecord[] }>('/tasks?limit=20')).items;
  const earlier = new Set((await runs()).map(({ id }) => id));
  const button = page.locator('.run-bar').getByRole('button', { name: new RegExp(`^${verb}`) });
  await button.waitFor(SEEN);
  await vi.waitUntil(async () => (await button.getAttribute('aria-disabled')) !== 'true', SEEN);
  await button.click();
  return vi.waitFor(
    async () => {
      const run = (await runs()).find(({ id, tool_id: of }) => of === tool.id && !earlier.has(id));
      expect(run?.state).toBe('SUCCEEDED');
      return run as TaskRecord;
    },
    { timeout: MADE.timeout, interval: 500 },
  );
}

const length = (run: TaskRecord) => run.results[0]?.file.playback?.duration ?? 0;

/** The first seconds, at their price. */
async function makeSample(stage: Stage): Promise<TaskRecord> {
  const { purse, language, tool } = stage;
  const texts = speakingTexts[language] as typeof speakingTexts.en;
  const before = await purse.balance();
  const sample = await generate(stage, texts.sample.first);
  expect(length(sample)).toBeCloseTo(SAMPLE_SECONDS, 1);
  expect(sample.receipt.settled).toBe(tool.points);
  expect(before - (await purse.balance())).toBe(tool.points);
  return sample;
}

/** Speech that is too short for a sample, at the price of its length. */
async function makeWhole(stage: Stage): Promise<void> {
  const { purse, language, tool } = stage;
  const before = await purse.balance();
  const run = await generate(stage, tool.text[language].verb);
  const { audio_seconds: speech = 0 } = run.input as Record<string, number>;
  expect(speech).toBeGreaterThan(2);
  expect(speech).toBeLessThan(SAMPLE_SECONDS);
  expect(Math.abs(length(run) - speech)).toBeLessThan(0.05);
  expect(run.receipt.settled).toBe(tool.points);
  expect(before - (await purse.balance())).toBe(tool.points);
}

/** A sample and its rest, with an action between them. */
async function sampleAndRest(stage: Stage, between: () => Promise<unknown>): Promise<void> {
  const { page, purse, language, tool } = stage;
  const texts = speakingTexts[language] as typeof speakingTexts.en;
  const before = await purse.balance();
  const sample = await makeSample(stage);
  await between();
  const rest = await generate(stage, texts.sample.rest);
  const { seconds, audio_seconds: speech = seconds } = rest.input as Record<string, number>;
  expect(length(rest)).toBeGreaterThan(SAMPLE_SECONDS);
  expect(Math.abs(length(rest) - (speech ?? 0))).toBeLessThan(0.05);
  const whole = tool.points * startedUnits(speech ?? 0);
  expect(rest.receipt.settled).toBe(whole - tool.points);
  const records = await purse.api<{ items: { points: number; task_id: string | null }[] }>(
    '/credits/records?limit=50',
  );
  const ofBoth = records.items.filter(({ task_id: id }) => id === sample.id || id === rest.id);
  expect(ofBoth.reduce((sum, { points }) => sum + points, 0)).toBe(-whole);
  expect(before - (await purse.balance())).toBe(whole);
  // Both are in My creation, above the speech, and the whole film is on the canvas.
  const { items } = await purse.api<{ items: { task_id: string }[] }>(
    '/cloud/request/system/org/current/point/results',
  );
  expect(items.slice(0, 2).map(({ task_id: id }) => id)).toEqual([rest.id, sample.id]);
  await vi.waitFor(async () => {
    const shown = page.locator('.stage-one video').first();
    expect(await shown.evaluate((film) => (film as HTMLVideoElement).duration)).toBeCloseTo(length(rest), 1);
  }, SEEN);
}

/** One site by default: the path is the same in the other language, and for a video. */
const SITES = oneBySeed(['intl', 'cn'] as const);

describe.each(SITES.filter((site) => site === 'intl'))(`%s, in English (seed ${SEED})`, () => {
  const world = enterSite('intl');
  const flaws = collectFlaws('speaking');

  test('a portrait speaks a typed text, and a server killed after the sample loses nothing', {
    timeout: TEST_MS,
  }, async () => {
    const stage = await prepare(world, 'intl', { language: 'en', tool: lipSync, speech: 'text' });
    await flaws.look(stage.page, 'checked');
    await sampleAndRest(stage, async () => {
      const words = stage.page.locator('.strip-words span');
      await words.first().waitFor(SEEN);
      expect((await words.allInnerTexts()).join('').replaceAll(/\s+/g, ' ').trim()).toBe(TEXTS.en);
      expect(await stage.page.locator('.strip-words [data-later="true"]').count()).toBeGreaterThan(0);
      await flaws.look(stage.page, 'sample');
      await world.product.kill();
      await world.product.start();
      await stage.page.reload();
    });
    expect(await stage.page.locator('.strip-words [data-later="true"]').count()).toBe(0);
    await stage.page.context().close();
    await expectPromises(world);
    expect(flaws.found).toEqual([]);
  });
});

describe.each(SITES.filter((site) => site === 'cn'))(`%s, in Chinese (seed ${SEED})`, () => {
  const world = enterSite('cn');

  const recorded = { tool: videoRetalk, speech: 'recording' } as const;
  const others = [
    { tool: lipSync, speech: 'recording' },
    { tool: lipSync, speech: 'text' },
    { tool: videoRetalk, speech: 'text' },
  ] as const;
  test.each<{ tool: Tool; speech: Speech }>(takesAll ? [recorded, ...others] : [recorded])(
    '$tool.id speaks a $speech',
    { timeout: TEST_MS },
    async ({ tool, speech }) => {
      // The sample and the rest are ordered and priced by the same code as for a portrait.
      const short = {
        text: SHORT,
        clip: { ...CLIP, buffer: Buffer.from(await retimed(await talk(), { seconds: 3 })) },
      };
      const stage = await prepare(world, 'cn', { language: 'zh', tool, speech, ...(takesAll ? {} : short) });
      if (speech === 'recording')
        expect(await stage.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      if (takesAll) await sampleAndRest(stage, async () => undefined);
      else await makeWhole(stage);
      await stage.page.context().close();
      await expectPromises(world);
    },
  );
});
