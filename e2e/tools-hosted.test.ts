/**
 * Tools that hosted engines serve, run to a saved result through recorded providers: polled tasks, direct answers, one
 * with a model for each kind of edit, one that gets files uploaded first. `ROUNDS=all` covers every tool of the
 * catalogue that runs on the server.
 */
import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { type Tool, toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { translateAudio } from '@inkreel/contract/tools/translate-audio.ts';
import { translateSubtitle } from '@inkreel/contract/tools/translate-subtitle.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderServer, startProviderServer } from '../server/engines/aisdk/testing/provider-server.ts';
import { ENGINES } from '../server/engines/find-engines.ts';
import {
  APP_KEY,
  APP_SECRET,
  type GhostcutServer,
  startGhostcutServer,
} from '../server/engines/ghostcut/testing/ghostcut-server.ts';
import {
  ACCESS_KEY,
  SECRET_KEY,
  startVisualServer,
  type VisualServer,
} from '../server/engines/volcengine/testing/visual-server.ts';
import { filmFile } from '../server/features/storage/media/testing/media-files.ts';
import { greyFilm } from '../server/media/testing/real-media.ts';
import { type DashscopeServer, startDashscopeServer } from '../server/testing/dashscope-server.ts';
import { keepSession, visit } from './support/browser.ts';
import type { GivenFile } from './support/pictures.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { subtitleEditor } from './support/subtitle-editor.ts';
import { driveTools, type Ended, HOSTED } from './support/tool-journeys.ts';
import { HOSTED_ENGINES, isRunBy } from './support/tool-turns.ts';
import { expectPromises, purseOf, startWorld } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const SITE = 'cn';
const VOICE_KEY = 'sk-voice-marker-4711';
const SRT = `1
00:00:00,200 --> 00:00:01,200
Good morning
`;
/** The colour that the recorded models paint: no sample has it. */
const PAINT = { r: 0, g: 170, b: 0 };

let sdk: ProviderServer;
let visual: VisualServer;
let dashscope: DashscopeServer;
let ghostcut: GhostcutServer;
let clip: GivenFile;
beforeAll(async () => {
  [sdk, visual, dashscope, ghostcut] = await Promise.all([
    startProviderServer(),
    startVisualServer(),
    startDashscopeServer(),
    startGhostcutServer(),
  ]);
  const street = { width: 320, height: 180, framesPerSecond: 25, frames: 50 };
  const film = await greyFilm({ ...street, luma: () => 70 });
  clip = { name: 'street.mp4', mimeType: 'video/mp4', buffer: Buffer.from(film) };
  const paint = sharp({ create: { width: 64, height: 64, channels: 3, background: PAINT } });
  sdk.made = await paint.clone().png().toBuffer();
  visual.made = sdk.made;
  const half = Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 64 < 32 ? 0 : 255)));
  const cutout = paint.clone().joinChannel(half, { raw: { width: 64, height: 64, channels: 1 } });
  visual.madeBy.set('SaliencySeg', await cutout.png().toBuffer());
  dashscope.film = await filmFile('mp4', { frames: 30, frameRate: 30 });
  visual.madeBy.set('Img2Video3D', dashscope.film);
  ghostcut.film = dashscope.film;
  ghostcut.made = sdk.made;
});
afterAll(() => Promise.all([sdk, visual, dashscope, ghostcut].map((server) => server.stop())));

const world = startWorld(() => ({
  SITE,
  VISIBLE_LABEL: 'off',
  BFL_API_KEY: 'sk-1',
  BFL_BASE_URL: `${sdk.origin}/bfl`,
  VOLC_ACCESS_KEY: ACCESS_KEY,
  VOLC_SECRET_KEY: SECRET_KEY,
  VOLC_VISUAL_URL: visual.origin,
  DASHSCOPE_API_KEY: dashscope.key,
  DASHSCOPE_BASE_URL: dashscope.baseUrl,
  GHOSTCUT_APP_KEY: APP_KEY,
  GHOSTCUT_APP_SECRET: APP_SECRET,
  GHOSTCUT_BASE_URL: ghostcut.origin,
  ELEVENLABS_API_KEY: VOICE_KEY,
  ELEVENLABS_BASE_URL: `${sdk.origin}/elevenlabs`,
}));

/**
 * Inputs instead of samples that only the built-in engine serves: texts in pictures are the user's by default, and no
 * pixel of a product changes.
 */
const ASKED: Readonly<Record<string, (sample: object) => Record<string, unknown>>> = {
  'ai-image-translator': () => ({ language: 'ja' }),
  'ai-image-ecommerce': (sample) => ({ ...sample, match: true }),
};
const asked = (tool: Tool): Tool => {
  const ask = ASKED[tool.id];
  if (!ask) return tool;
  return {
    ...tool,
    samples: tool.samples.map((sample) => ({ ...sample, input: ask(sample.input) })),
  };
};
const isRun = ({ id }: Tool) =>
  id === 'ai-image-translator' || (id in HOSTED_ENGINES && isRunBy('hosted', id));
const tools = TOOLS.filter((tool) => isRun(tool) || HOSTED.includes(tool.id)).map(asked);
const LANGUAGES: readonly Language[] = ['en', 'zh'];
describe.each(LANGUAGES)('in %s', (language) => {
  driveTools(
    world,
    { site: SITE, language, number: 8 },
    tools.filter((_, at) => LANGUAGES[at % LANGUAGES.length] === language),
    {
      isRefused: ({ id }) => HOSTED.includes(id),
      isRun,
      look: async (run, page) => {
        await expectMadeBy(run, page, language);
        for (const { file } of run.results) await expectPixels(run, file);
      },
    },
  );
});

describe('with an editor other than a form', () => {
  let page: Page;
  let token: string;
  const studio = studioOf(SITE, 'zh', 9);
  const editor = subtitleEditor(() => page, 'zh');
  const newestOf = async (tool: Tool) => {
    const { items } = await purseOf(world, () => token).api<{ items: Ended[] }>(
      `/tasks?tool_id=${tool.id}&limit=1`,
    );
    return items[0];
  };
  beforeAll(async () => {
    const { url } = world.product;
    token = await registerByIdentity(url, studio, SITE);
    const visitor = await visit(world.browser, url, { language: 'zh' });
    page = visitor.page;
    await keepSession(visitor, url, token);
  });

  test('an engine that gets the video and its lines draws subtitles', async () => {
    await page.goto(studio.path(toolPaths(translateSubtitle).editor));
    await editor.addClip(clip);
    await editor.addSubtitles('street.srt', SRT);
    await editor.rows().first().locator('.cue-translation').click();
    await editor.field('translation', 1).fill('早上好');
    await page.keyboard.press('Escape');
    await page.getByLabel(editor.texts.from, { exact: true }).selectOption('en');
    await page.getByLabel(editor.texts.to, { exact: true }).selectOption('zh');
    await page.getByRole('radio', { name: editor.texts.styleName({ id: '003' }) }).check({ force: true });
    const address = await editor.exportVideo();
    const run = await newestOf(translateSubtitle);
    expect(run).toMatchObject({ state: 'SUCCEEDED', engine: 'ghostcut', receipt: { state: 'settled' } });
    expect((await page.request.get(address)).headers()['content-type']).toBe('video/mp4');
    const content = [
      { start: 0.2, end: 1.2, source: 'Good morning', translation: '早上好', render_on: true },
    ];
    const { extraOptions, ...work } = ghostcut.works.at(-1) ?? {};
    expect(work).toMatchObject({ wyTaskType: 'NO_TTS', sourceLang: 'en', lang: 'zh' });
    expect(JSON.parse(String(extraOptions))).toEqual({ customer_input: { content } });
    expect(ghostcut.sent.at(-1)?.file.length).toBe(clip.buffer.toString().length);
  });

  test('a hosted voice speaks the lines of the same project, which are mixed into the video', async () => {
    const texts = dubbingTexts.zh;
    await page.goto(studio.path(toolPaths(translateAudio).editor));
    await editor.read('translation', ['早上好']);
    await page.getByRole('button', { name: texts.export }).click();
    await page.getByText(texts.dubbed, { exact: true }).waitFor({ timeout: 120_000 });
    const run = await newestOf(translateAudio);
    expect(run).toMatchObject({ state: 'SUCCEEDED', receipt: { state: 'settled' } });
    expect(sdk.submits.at(-1)).toMatchObject({
      headers: { 'xi-api-key': VOICE_KEY },
      json: { text: '早上好' },
    });
  });
});

test('only tools of the browser are run by no hosted engine here', () => {
  const served = new Set(ENGINES.filter(({ id }) => id !== 'builtin' && id !== 'local').map(({ id }) => id));
  expect([...served]).toEqual(expect.arrayContaining([...new Set(Object.values(HOSTED_ENGINES))]));
  expect(TOOLS.filter(({ id }) => !(id in HOSTED_ENGINES)).map(({ id }) => id)).toEqual(['puzzle']);
});

test('at the end every guarantee about points holds, and no key was revealed', async () => {
  await expectPromises(world);
  for (const secret of [SECRET_KEY, ACCESS_KEY, APP_SECRET, VOICE_KEY])
    expect(world.product.output()).not.toContain(secret);
});

/** The run names the engine that made it, and so does the page. */
async function expectMadeBy(run: Ended, page: Page, language: Language): Promise<void> {
  const id = HOSTED_ENGINES[run.tool_id];
  expect([run.tool_id, run.engine, run.builtin]).toEqual([run.tool_id, id, false]);
  const name = ENGINES.find((engine) => engine.id === id)?.setUp({}, SITE).name[language] ?? '';
  await page.locator('.engine-tag').getByText(name).first().waitFor(SEEN);
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
async function readPixels(address: string): Promise<Pixels> {
  const url = new URL(address, world.product.url);
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const open = sharp(bytes).autoOrient().toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await open.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
const at = ({ data, width }: Pixels, x: number, y: number) => {
  const from = 4 * (y * width + x);
  return [...data.subarray(from, from + 4)] as [number, number, number, number];
};
const isPaint = ([r, g, b]: readonly number[]) => r === PAINT.r && g === PAINT.g && b === PAINT.b;

/** The result has the requested size, it contains what the model painted, and the rest is unchanged. */
async function expectPixels({ tool_id: tool, input }: Ended, file: Ended['results'][number]['file']) {
  if (file.content_type.startsWith('video/')) return;
  const result = await readPixels(file.url);
  const size = { width: result.width, height: result.height };
  if ('width' in input && 'height' in input) {
    expect([tool, size]).toEqual([tool, { width: input['width'], height: input['height'] }]);
    expect(isPaint(at(result, 5, 5))).toBe(true);
    return;
  }
  const of = String(input['image_url'] ?? input['model_url']);
  const before = await readPixels(of);
  const wanted = { width: before.width, height: before.height };
  if (tool === 'ai-image-upscaler') {
    const factor = Number(input['factor']);
    expect(size).toEqual({ width: wanted.width * factor, height: wanted.height * factor });
    return;
  }
  if (tool === 'ai-image-translator') {
    expect(size).toEqual(wanted);
    expect(at(result, 5, 5)).not.toEqual(at(before, 5, 5));
    return;
  }
  if (tool === 'ai-image-extender') return expectExtended(input, before, result);
  expect([tool, size]).toEqual([tool, wanted]);
  if (tool === 'remove-bg') {
    const [x, y] = [wanted.width - 5, wanted.height - 5];
    expect(at(result, x, y)).toEqual(at(before, x, y));
    expect(at(result, 5, 5)[3]).toBe(0);
    return;
  }
  const mask = input['mask_url'] ? await readPixels(String(input['mask_url'])) : undefined;
  if (mask && tool !== 'replace-model') return expectMasked(tool, before, result, mask);
  expect([tool, isPaint(at(result, 5, 5)), isPaint(at(result, wanted.width - 5, wanted.height - 5))]).toEqual(
    [tool, true, true],
  );
}

/** Outside the mask, grown by a few pixels, nothing has changed; inside it the model painted. */
async function expectMasked(tool: string, before: Pixels, result: Pixels, mask: Pixels) {
  const { width, height } = before;
  const plain = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 4 } })
    .flatten({ background: '#000' })
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  const reach = tool === 'ai-object-remover' ? Math.max(width, height) / 64 : 0.3;
  const mayChange = await sharp(plain).blur(reach).extractChannel(0).raw().toBuffer();
  let changedOutside = 0;
  let painted = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [old, now] = [before, result].map(({ data }) => data.subarray(4 * pixel, 4 * pixel + 3)) as [
      Buffer,
      Buffer,
    ];
    if (isPaint([...now])) painted += 1;
    if (mayChange[pixel] === 0 && !old.equals(now)) changedOutside += 1;
  }
  expect(changedOutside).toBe(0);
  expect(painted).toBeGreaterThan(100);
}

function expectExtended(input: Ended['input'], before: Pixels, result: Pixels): void {
  const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map((side) =>
    Number(input[side]),
  ) as [number, number, number, number];
  const { width, height } = result;
  expect({ width, height }).toEqual({
    width: before.width + left + right,
    height: before.height + top + bottom,
  });
  for (let y = 0; y < before.height; y += 1) {
    const row = ({ data, width: across }: Pixels, x: number, line: number) =>
      data.subarray(4 * (line * across + x), 4 * (line * across + x + before.width));
    if (!row(before, 0, y).equals(row(result, left, top + y))) throw new Error(`row ${y} has changed`);
  }
  const corners = [
    at(result, 0, 0),
    at(result, width - 1, 0),
    at(result, 0, height - 1),
    at(result, width - 1, height - 1),
  ];
  expect(corners.some(isPaint)).toBe(true);
}
