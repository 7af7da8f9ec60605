/** The subtitle editor: a clip and a subtitle file, edits in table and track, a video with burnt-in lines. */

import { readFile } from 'node:fs/promises';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import type { Language, SiteId } from '@inkreel/contract/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  json,
  type ProviderServer,
  startProviderServer,
} from '../server/engines/aisdk/testing/provider-server.ts';
import { greyFilm } from '../server/media/testing/real-media.ts';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { subtitleEditor } from './support/subtitle-editor.ts';
import { walkedLanguages } from './support/walked-languages.ts';
import { collectFlaws, purseOf, startWorld } from './support/world.ts';

const SEEN = { timeout: 20_000 };
/** A room of pages is loaded, and a run is waited for. */
const FILM_SEEN = { timeout: 60_000 };
const FILM_MS = 300_000;
const PATH = '/video-tools/translate-subtitle/editor';
const SRT = `1
00:00:00,200 --> 00:00:01,200
Five in the morning

2
00:00:01,000 --> 00:00:01,900
The street is still asleep
`;
const SEGMENT = {
  seek: 0,
  tokens: [1],
  temperature: 0,
  avg_logprob: -0.2,
  compression_ratio: 1,
  no_speech_prob: 0.01,
};
/** A clip of six seconds with speech, and the points of a step on it. */
const TALK = new URL('../web/public/samples/media/talk.mp4', import.meta.url);
const TALK_POINTS = 40;
/** https://platform.openai.com/docs/api-reference/audio/verbose-json-object */
const HEARD = {
  task: 'transcribe',
  text: 'Good morning. The street is awake.',
  language: 'english',
  duration: 6,
  segments: [
    { ...SEGMENT, id: 0, start: 0.2, end: 1.5, text: ' Good morning.' },
    { ...SEGMENT, id: 1, start: 1.8, end: 3.3, text: ' The street is awake.' },
  ],
};
const SITES_OF: Record<Language, SiteId> = { en: 'intl', zh: 'cn' };

/** Each language at the site where it comes first. */
describe.each(walkedLanguages('intl', 'en'))('subtitles in %s', (language: Language) => {
  const site = SITES_OF[language];
  let provider: ProviderServer;
  const world = startWorld(async () => {
    provider = await startProviderServer();
    return {
      SITE: site,
      OPENAI_COMPATIBLE_BASE_URL: `${provider.origin}/own`,
      OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: 'own-ears',
      OPENAI_COMPATIBLE_PRIVATE: '1',
    };
  });
  const studio = studioOf(site, language, 9);
  const editor = subtitleEditor(() => page, language);
  const { texts, rows, field, button, words, read } = editor;
  const times = () => rows().locator('.cue-times').allTextContents();
  const { found, look: lookAt } = collectFlaws(`subtitles-${language}`);
  let visitor: Visitor;
  let page: Page;
  const look = (step: string) => lookAt(page, step);
  const saved = () => page.getByText(saveStateTexts[language].saving.saved, { exact: true }).waitFor(SEEN);

  beforeAll(async () => {
    const { url } = world.product;
    visitor = await visit(world.browser, url, { language });
    page = visitor.page;
    await keepSession(visitor, url, await registerByIdentity(url, studio, site));
  });
  afterAll(async () => {
    await visitor.context.close();
    await provider.stop();
  });

  test('begins with a clip and a file, and marks the file’s problems with their fixes', async () => {
    const clip = await greyFilm({
      width: 320,
      height: 180,
      framesPerSecond: 25,
      frames: 50,
      luma: () => 70,
    });
    await page.goto(studio.path(PATH));
    await editor.addClip({ name: 'street.mp4', mimeType: 'video/mp4', buffer: Buffer.from(clip) });
    await editor.addSubtitles('street.srt', SRT);
    await read('text', ['Five in the morning', 'The street is still asleep']);
    await page.getByText(texts.problems.overlap({ next: 2, seconds: 0.2 })).waitFor(SEEN);
    await button(texts.fixes.end_at({ time: '0:01.0' })).click();
    await expect.poll(() => rows().first().locator('.cue-times').textContent()).toBe('0:00.20:01.0');
    await look('table');
  });

  test('words are typed, split, merged and undone', async () => {
    await rows().first().locator('.cue-text').click();
    await field('text', 1).press('Home');
    for (let step = 0; step < 'Five'.length; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Enter');
    await read('text', ['Five', 'in the morning', 'The street is still asleep']);
    await page.keyboard.press('Control+z');
    await read('text', ['Five in the morning', 'The street is still asleep']);
    await rows().first().locator('.cue-translation').click();
    await field('translation', 1).fill(language === 'zh' ? '清晨五点' : 'Cinco');
    await page.keyboard.press('Enter');
    await field('translation', 2).fill(language === 'zh' ? '街还没醒' : 'Duerme');
    await expect.poll(() => page.locator('.subtitle-text').first().textContent()).toMatch(/街还没醒|Duerme/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+m');
    await expect.poll(() => rows().count()).toBe(1);
    // The text and the merge are one step each.
    await page.keyboard.press('Control+z');
    await expect.poll(() => rows().count()).toBe(2);
    await page.keyboard.press('Control+z');
    await read('translation', [language === 'zh' ? '清晨五点' : 'Cinco', '']);
    await page.keyboard.press('Control+Shift+z');
    await read('translation', language === 'zh' ? ['清晨五点', '街还没醒'] : ['Cinco', 'Duerme']);
  });

  test('the end of a line is dragged on the track, and replacing is one step of undo', async () => {
    const edge = page.getByRole('slider', { name: texts.edges.endEdge({ at: 2 }), exact: true });
    const box = await edge.boundingBox();
    if (!box) throw new Error('no edge on the track');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 150, box.y + 5, { steps: 4 });
    await page.mouse.up();
    const end = async () => Number(await edge.getAttribute('aria-valuenow'));
    await expect.poll(end).toBeLessThan(1800);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    await page.getByLabel(texts.search.find, { exact: true }).fill('street');
    await page.getByLabel(texts.search.replace, { exact: true }).fill('road');
    await button(texts.search.replaceAll).click();
    await read('text', ['Five in the morning', 'The road is still asleep']);
    await button(texts.search.close).click();
    await button(texts.undo).click();
    await read('text', ['Five in the morning', 'The street is still asleep']);
  });

  test('files are free, the video has a price, and a reload keeps everything', async () => {
    await page.getByRole('radio', { name: texts.styleName({ id: '006' }) }).check({ force: true });
    await page.getByRole('switch', { name: texts.bilingual }).click();
    const srt = await editor.download('SRT');
    expect(srt.text).toContain(
      language === 'zh' ? '清晨五点\nFive in the morning' : 'Cinco\nFive in the morning',
    );
    expect((await editor.download('ASS')).text).toContain('&H0066D2F6');
    const answer = await page.request.get(await editor.exportVideo());
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/mp4']);
    await button(new RegExp(`${texts.included}$`)).waitFor(SEEN);
    await look('exported');
    await saved();
    await page.reload();
    await read('text', ['Five in the morning', 'The street is still asleep']);
    expect(await page.getByRole('radio', { name: texts.styleName({ id: '006' }) }).isChecked()).toBe(true);
    await page.locator('[data-subtitle-result]').waitFor(SEEN);
  });

  test('speech becomes lines by a provider or empty passages without one, and only finished work is charged', async () => {
    const { url } = world.product;
    const speaker = studioOf(site, language, 6);
    const token = await registerByIdentity(url, speaker, site);
    const purse = purseOf(world, () => token);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
    visitor = await visit(world.browser, url, { language });
    page = visitor.page;
    await keepSession(visitor, url, token);
    await page.goto(speaker.path(PATH));
    const film = await readFile(TALK);
    await editor.addClip({ name: 'talk.mp4', mimeType: 'video/mp4', buffer: film });
    const before = await purse.balance();

    await editor.chooseSource('speech');
    const transcribe = button(new RegExp(`^${texts.start.speech}`));
    await transcribe.getByText(speaker.texts.tools.run.price({ points: TALK_POINTS })).waitFor(SEEN);
    provider.replies.push(json(400, { error: { message: 'unreadable', type: 'invalid_request_error' } }));
    await transcribe.click();
    await page.getByRole('alert').getByText(texts.failedFree).waitFor(SEEN);
    expect(await purse.balance()).toBe(before);

    provider.replies.push(json(200, HEARD));
    await transcribe.click();
    await read('text', ['Good morning.', 'The street is awake.']);
    expect(await times()).toEqual(['0:00.20:01.5', '0:01.80:03.3']);
    const sent = provider.submits.at(-1);
    expect(sent?.path).toBe('/own/audio/transcriptions');
    const part = (name: string) => sent?.form?.find((one) => one.name === name)?.bytes;
    expect([part('model')?.toString(), part('file')?.equals(film)]).toEqual(['own-ears', true]);
    expect(await purse.balance()).toBe(before - TALK_POINTS);

    // The product's own small model detects speech; nothing is sent to a provider.
    const submits = provider.submits.length;
    await editor.chooseSource('segments');
    await button(new RegExp(`^${texts.start.segments}`)).click();
    await expect.poll(async () => (await words('text'))[0], SEEN).toBe('');
    expect(await times()).toEqual([expect.stringMatching(/^0:00\.\d0:05\.\d$/)]);
    await rows().first().locator('.cue-text').click();
    await field('text', 1).fill('Typed by hand');
    await page.keyboard.press('Escape');
    expect((await editor.download('SRT')).text).toContain('\nTyped by hand\n');
    expect([provider.submits.length, await purse.balance()]).toEqual([submits, before - TALK_POINTS]);
    await look('speech');
    await button(texts.undo).click();
    await button(texts.undo).click();
    await read('text', ['Good morning.', 'The street is awake.']);
  });

  test(
    'speech in a film becomes its captions; a failure and a cancel cost nothing',
    async () => {
      const { url } = world.product;
      const maker = studioOf(site, language, 5);
      const token = await registerByIdentity(url, maker, site);
      const purse = purseOf(world, () => token);
      const { rail, media, captions: said } = filmTexts[language];
      expect(visitor.problems).toEqual([]);
      await visitor.context.close();
      visitor = await visit(world.browser, url, { language });
      page = visitor.page;
      await keepSession(visitor, url, token);
      const rate = { numerator: 24, denominator: 1 };
      const head = { id: 'head', kind: 'head', parent: null, index: 'a0', rate };
      const body = { kind: 'film', name: 'Talk', schema: filmKind.version, content: { parts: [head] } };
      const { data: film } = await callApi<{ id: string }>(url, 'POST', '/documents', { token, body });
      await page.goto(maker.path(`/story/video-editor?id=${film.id}`));
      await page.getByRole('tab', { name: rail.media }).click(FILM_SEEN);
      await page.getByRole('tab', { name: media.uploads }).click();
      const clip = { name: 'talk.mp4', mimeType: 'video/mp4', buffer: await readFile(TALK) };
      await page.locator('.film-side input[type="file"]').setInputFiles(clip);
      await page.locator('.film-clip[data-kind="video"]').waitFor(FILM_SEEN);
      // Its first second is trimmed away.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Home');
      for (let frame = 0; frame < 24; frame += 1) await page.keyboard.press('.');
      await page.keyboard.press('i');
      await page.getByRole('tab', { name: rail.captions }).click();
      const before = await purse.balance();
      const transcribe = button(new RegExp(`^${said.speech}`));
      await transcribe.getByText(maker.texts.tools.run.price({ points: TALK_POINTS })).waitFor(FILM_SEEN);
      await look('film-speech');

      provider.fail('silent');
      const calls = provider.calls.length;
      await transcribe.click();
      await expect.poll(() => provider.calls.length, FILM_SEEN).toBeGreaterThan(calls);
      expect(await purse.balance()).toBe(before - TALK_POINTS);
      await button(said.speechCancel).click();
      await transcribe.waitFor(FILM_SEEN);
      await expect.poll(() => purse.balance(), FILM_SEEN).toBe(before);
      provider.forgive();

      provider.replies.push(json(400, { error: { message: 'unreadable', type: 'invalid_request_error' } }));
      await transcribe.click();
      await page.getByRole('alert').getByText(said.speechFree).waitFor(FILM_SEEN);
      await expect.poll(() => purse.balance(), FILM_SEEN).toBe(before);
      await look('film-speech-failed');

      provider.replies.push(json(200, HEARD));
      await transcribe.click();
      const rows = page.getByRole('list', { name: said.list }).getByRole('textbox');
      await expect.poll(() => rows.count(), FILM_SEEN).toBe(2);
      await saved();
      type Caption = { kind: string; type?: string; start: number; frames: number; text: string };
      const { data: stored } = await callApi<{ content: { parts: Caption[] } }>(
        url,
        'GET',
        `/documents/${film.id}`,
        { token },
      );
      const places = stored.content.parts
        .filter(({ kind, type }) => kind === 'clip' && type === 'caption')
        .map(({ start, frames, text }) => [start, frames, text]);
      // The clip begins in the second 1, and the first line goes on from before it.
      expect(places).toEqual([
        [24, 12, 'Good morning.'],
        [43, 36, 'The street is awake.'],
      ]);
      await expect.poll(() => purse.balance(), FILM_SEEN).toBe(before - TALK_POINTS);
      // A reload adds none a second time.
      await page.reload();
      await page.getByRole('tab', { name: rail.captions }).click(FILM_SEEN);
      await expect.poll(() => rows.count(), FILM_SEEN).toBe(2);
      await look('film-captions');
    },
    FILM_MS,
  );

  test('no screen had a layout fault', () => {
    expect(found).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
