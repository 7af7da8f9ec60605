/** Dubbing: lines from a file, a draft that speaks them, and the video, which the price of the draft includes. */

import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { dubbingRowTexts } from '@inkreel/contract/messages/areas/dubbing-rows.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import type { Language, SiteId } from '@inkreel/contract/site.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { greyFilm } from '../server/media/testing/real-media.ts';
import { takesAll } from '../server/testing/rounds.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { subtitleEditor } from './support/subtitle-editor.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const RUN = { timeout: 120_000 };
const PATH = '/video-tools/translate-audio/editor';
const SRT = `1
00:00:00,200 --> 00:00:01,200
Good morning

2
00:00:01,300 --> 00:00:01,900
Nobody could say all of these many words in so short a time
`;
const SITES_OF: Record<Language, SiteId> = { en: 'intl', zh: 'cn' };

/** A film in a list shows the moment under the mouse, and its poster again when the mouse leaves. */
async function followsMouse(film: Locator): Promise<void> {
  await film.waitFor(SEEN);
  const box = await film.boundingBox();
  if (!box) throw new Error('the film is not shown');
  const moment = () =>
    film.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime / one.duration);
  const { mouse } = film.page();
  for (const share of [0.25, 0.75]) {
    await mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 8 });
    await expect.poll(moment).toBeCloseTo(share, 1);
  }
  await mouse.move(0, 0);
  await film.locator('video').waitFor({ state: 'detached', ...SEEN });
}

/** Each language at the site where it comes first; by default the one that `subtitles.test.ts` does not cover. */
describe.each<Language>(takesAll ? ['en', 'zh'] : ['zh'])('dubbing in %s', (language) => {
  const site = SITES_OF[language];
  const world = enterSite(site);
  const studio = studioOf(site, language, 10);
  const texts = dubbingTexts[language] as (typeof dubbingTexts)['en'];
  const editor = subtitleEditor(() => page, language);
  const { texts: words } = editor;
  const uploads = uploadTexts[language];
  const { found, look } = collectFlaws(`dubbing-${language}`);
  let visitor: Visitor;
  let page: Page;
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  beforeAll(async () => {
    const { url } = world.product;
    visitor = await visit(world.browser, url, { language });
    page = visitor.page;
    await keepSession(visitor, url, await registerByIdentity(url, studio, site));
  });
  afterAll(() => visitor.context.close());

  test('a draft speaks every line once, and its price includes the video', async () => {
    const size = { width: 320, height: 180, framesPerSecond: 25, frames: 50 };
    const clip = await greyFilm({ ...size, luma: () => 70 });
    await page.goto(studio.path(PATH));
    await editor.addClip({ name: 'street.mp4', mimeType: 'video/mp4', buffer: Buffer.from(clip) });
    await editor.addSubtitles('street.srt', SRT);
    await page.locator('.cue').nth(1).waitFor(SEEN);
    await button(texts.draft).click();
    await page.locator('.run-slip').getByText(texts.draftReady, { exact: true }).waitFor(RUN);
    await page.locator('[data-sonner-toast]').getByText(texts.draftReady, { exact: true }).waitFor(SEEN);
    await button((dubbingRowTexts[language] as (typeof dubbingRowTexts)['en']).listen({ at: 1 })).waitFor(
      SEEN,
    );
    await look(page, 'draft');
    // The price of the lines includes the video, and the lines that were cut are listed by number.
    await button(texts.export).getByText(words.included).waitFor(SEEN);
    await page.locator('.dub-note', { hasText: '2' }).waitFor(SEEN);
    await button(texts.export).click();
    await page.getByText(texts.dubbed, { exact: true }).waitFor(RUN);
    const shown = () => page.locator('.video-picture video').getAttribute('src');
    const made = await shown();
    await page.keyboard.press('x');
    await expect.poll(shown).not.toBe(made);
    await page.locator('.clip-slip').getByRole('button', { name: words.replace }).click();
    await button(uploads.shelf).click();
    await followsMouse(page.getByRole('dialog').locator('.pick-film').first());
    await look(page, 'library');
    // In My creation it plays by keys, with its lines as captions.
    await page.goto(studio.path('/my-creation'));
    await followsMouse(page.locator('.creation-open').first());
    await page.locator('.creation-open').first().click();
    const film = page.getByRole('dialog').locator('video');
    await film.waitFor(SEEN);
    const caption = () =>
      film.evaluate((one) => {
        const [track] = (one as HTMLVideoElement).textTracks;
        const [cue] = track?.activeCues ?? [];
        return track?.mode === 'showing' ? (cue as VTTCue | undefined)?.text : undefined;
      });
    for (let frame = 0; frame < 8; frame += 1) await page.keyboard.press('.');
    expect(await caption()).toBeUndefined();
    await page.keyboard.press('c');
    await expect.poll(caption).toBe('Good morning');
    await look(page, 'captions');
    expect(found).toEqual([]);
  });
});
