import { readFile } from 'node:fs/promises';
import { subtitleDialogTexts } from '@inkreel/contract/messages/areas/subtitle-dialogs.ts';
import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GivenFile } from './pictures.ts';

const SEEN = { timeout: 45_000 };
const EXPORT_MS = 120_000;

/** All texts of the editor: the areas have no name in common. */
export type SubtitleTexts = (typeof subtitleTexts)['en'] &
  (typeof subtitleRowTexts)['en'] &
  (typeof subtitleDialogTexts)['en'];
type CueText = 'text' | 'translation';

/** The subtitle editor in a language, by roles and names. */
export interface SubtitleEditor {
  texts: SubtitleTexts;
  rows(): Locator;
  /** The field of a line that is being edited; lines count from 1. */
  field(which: CueText, at: number): Locator;
  button(name: string | RegExp): Locator;
  /** The texts of all lines. */
  words(which: CueText): Promise<string[]>;
  /** Waits until the lines have these texts. */
  read(which: CueText, wanted: readonly string[]): Promise<void>;
  addClip(clip: GivenFile): Promise<void>;
  addSubtitles(name: string, text: string): Promise<void>;
  /** The source of the lines. */
  chooseSource(source: keyof SubtitleTexts['sources']): Promise<void>;
  /** Downloads a file by its button; returns its name and content. */
  download(format: 'SRT' | 'VTT' | 'ASS'): Promise<{ name: string; text: string }>;
  /** Starts the export and waits for the video. @returns its address */
  exportVideo(): Promise<string>;
}

export const subtitleTextsIn = (language: Language): SubtitleTexts =>
  ({
    ...subtitleTexts[language],
    ...subtitleRowTexts[language],
    ...subtitleDialogTexts[language],
  }) as SubtitleTexts;

/** @param page read at each use: it may be opened later */
export function subtitleEditor(page: () => Page, language: Language): SubtitleEditor {
  const texts = subtitleTextsIn(language);
  const rows = () => page().locator('.cue');
  const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true });
  const words = (which: CueText) =>
    rows().evaluateAll(
      (all, name) =>
        all.map((row) => {
          const cell = row.querySelector(`.cue-${name}`);
          return cell?.querySelector('textarea')?.value ?? cell?.textContent ?? '';
        }),
      which,
    );
  return {
    texts,
    rows,
    button,
    words,
    field: (which, at) => page().getByRole('textbox', { name: texts.textOf[which]({ at }), exact: true }),
    read: (which, wanted) => expect.poll(() => words(which), { timeout: 60_000 }).toEqual(wanted),
    addClip: async (clip) => {
      await page()
        .getByRole('group', { name: texts.video, exact: true })
        .locator('input[type=file]')
        .setInputFiles(clip);
      await page().locator('.clip-slip').waitFor(SEEN);
    },
    addSubtitles: (name, text) =>
      page().setInputFiles('[data-testid=subtitle-file]', {
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      }),
    chooseSource: (source) =>
      page()
        .getByRole('radiogroup', { name: texts.source, exact: true })
        .getByRole('radio', { name: texts.sources[source], exact: true })
        .check({ force: true }),
    download: async (format) => {
      const waiting = page().waitForEvent('download');
      await button(texts.saveAs({ format })).click();
      const file = await waiting;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    },
    exportVideo: async () => {
      await button(new RegExp(`^${texts.export}`)).click();
      const result = page().locator('[data-subtitle-result]');
      await result.waitFor({ timeout: EXPORT_MS });
      return (await result.getAttribute('href')) ?? '';
    },
  };
}
