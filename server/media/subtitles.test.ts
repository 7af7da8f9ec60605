import { writeFile } from 'node:fs/promises';
import type { SubtitleFontKind } from '@inkreel/contract/tools/capabilities.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { subtitleFont, type TextLanguage } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilterText, filter } from './filter-graph.ts';
import type { MediaSource } from './operations/streams.ts';
import { burnSubtitlesJob } from './operations/video.ts';
import { createMediaWorld, greyFrames, type MediaWorld, testBackends } from './testing/media-world.ts';
import { greyFilm, writeMedia } from './testing/real-media.ts';

const SIZE = { width: 640, height: 160 };
const RATE = 2;
const FRAMES = 6;
const STYLE = {
  id: 'plain',
  font: 'sans',
  bold: false,
  size: 40,
  color: '#ffffff',
  effect: 'none',
  place: 'middle',
  margin: 6,
} as const;
/** A code point that no font has: it is drawn as the placeholder box. */
const NO_CHARACTER = '\u{10fffd}';

const cueOf = (text: string, start: number): Cue => ({
  id: String(start),
  start,
  end: start + 1000,
  text,
  translation: '',
});

/** Position and amount of ink. */
interface Ink {
  left: number;
  right: number;
  sum: number;
  columns: number[];
}

describe.each(await testBackends())('text burnt in by the $kind', (backend) => {
  let world: MediaWorld;
  let film: MediaSource;
  let count = 0;

  beforeAll(async () => {
    world = await createMediaWorld(backend);
    const bytes = greyFilm({ ...SIZE, framesPerSecond: RATE, frames: FRAMES, luma: () => 16 });
    film = {
      path: await writeMedia(world.at('black.mp4'), bytes),
      format: 'mov',
      seconds: 3,
      video: { ...SIZE, frameRate: RATE },
      hasSound: false,
    };
  });
  afterAll(() => world.close());

  const write = async (cues: readonly Cue[], language: TextLanguage, kind: SubtitleFontKind = 'sans') => {
    count += 1;
    const script = world.at(`it's [${count}], a:b.ass`);
    const font = subtitleFont(kind, language);
    await writeFile(script, writeAss(cues, 'text', { style: STYLE, video: SIZE, font, secondFont: font }));
    return script;
  };
  const inkOf = (grey: (at: number, x: number, y: number) => number, frame: number): Ink => {
    const columns = Array.from({ length: SIZE.width }, (_, x) => {
      let sum = 0;
      for (let y = 0; y < SIZE.height; y += 1) sum += grey(frame, x, y);
      return sum;
    });
    const inked = columns.flatMap((sum, x) => (sum > 300 ? [x] : []));
    const sum = columns.reduce((all, each) => all + each, 0);
    return { left: inked[0] ?? 0, right: inked.at(-1) ?? 0, sum, columns };
  };
  const framesOf = (path: string, filters: FilterText[] = []) =>
    greyFrames(world.engine, path, { ...SIZE, frames: FRAMES }, filters);
  /** Each text in a different second of one film. */
  const drawn = async (texts: readonly string[], language: TextLanguage, kind?: SubtitleFontKind) => {
    const cues = texts.map((text, at) => cueOf(text, at * 1000));
    const script = await write(cues, language, kind);
    const grey = await framesOf(film.path, [filter('ass', { filename: script })]);
    return texts.map((_, at) => inkOf(grey, at * RATE + 1));
  };
  const difference = (a: Ink, b: Ink) =>
    a.columns.reduce((sum, each, at) => sum + Math.abs(each - (b.columns[at] as number)), 0) / b.sum;

  it('is visible at its time only, whatever the path of its file', async () => {
    const made = world.at('burnt.mp4');
    const script = await write([cueOf('Now', 1000)], 'en');
    await world.engine.run(burnSubtitlesJob(film, script, made));
    const grey = await framesOf(made);
    const [before, during, after] = [1, 3, 5].map((frame) => inkOf(grey, frame));
    expect(during?.sum).toBeGreaterThan(20_000);
    expect(before?.sum).toBeLessThan((during?.sum ?? 0) / 20);
    expect(after?.sum).toBeLessThan((during?.sum ?? 0) / 20);
  });

  it.each<[TextLanguage, string, string]>([
    ['en', 'gß', 'Źđ'],
    ['zh', '的骨', '们𠮷'],
    ['ja', 'あ直', 'ゔ込'],
    ['ko', '한국', '뷁말'],
    ['ar', 'سلام', 'پگی'],
    // Characters that a language borrows come from the font of another one.
    ['en', '한국', 'あ中'],
    ['zh', 'حلا', 'ñß'],
    // Scripts with a font of one weight.
    ['en', 'สบาย', 'ขอ'],
    ['zh', 'שלום', 'אבג'],
    ['ja', 'Բար', 'եւ'],
    ['ko', 'नमस', 'तक'],
    ['ar', 'வணக', 'மற'],
    ['en', '🚀🍎', '🎬🌊'],
  ])('has every character of %s, and draws no boxes', async (language, first, second) => {
    const boxes = NO_CHARACTER.repeat([...first].length);
    const [a, b, box] = (await drawn([first, second, boxes], language)) as [Ink, Ink, Ink];
    expect(box.sum).toBeGreaterThan(5000);
    for (const ink of [a, b]) {
      expect(ink.sum).toBeGreaterThan(5000);
      expect(difference(ink, box)).toBeGreaterThan(0.5);
    }
    expect(difference(a, b)).toBeGreaterThan(0.2);
  });

  it('has serif letters', async () => {
    const [sans] = await drawn(['永L'], 'zh');
    const [serif] = await drawn(['永L'], 'zh', 'serif');
    expect(serif?.sum).toBeGreaterThan(5000);
    expect(difference(sans as Ink, serif as Ink)).toBeGreaterThan(0.2);
  });

  it('sets a line of Arabic that begins with a name from right to left, like the line before it', async () => {
    const [first, plain] = (await drawn(['س\nIIIIII سسسسسس', 'سسسسسس IIIIII'], 'ar')) as [Ink, Ink];
    // The strokes of the name are on the right; in a Latin line they would be on the left.
    const half = (ink: Ink, side: 'left' | 'right') => {
      const middle = Math.round((ink.left + ink.right) / 2);
      const part =
        side === 'left' ? ink.columns.slice(ink.left, middle) : ink.columns.slice(middle, ink.right);
      return part.reduce((sum, each) => sum + each, 0);
    };
    expect(half(first, 'right')).toBeGreaterThan(half(first, 'left'));
    expect(half(plain, 'left')).toBeGreaterThan(half(plain, 'right'));
  });

  it('joins the letters of Arabic, and sets them from right to left', async () => {
    // Unjoined letters have their full forms; joined ones are narrower.
    const [joined, apart, order] = (await drawn(['سسس', 'س\u200cس\u200cس', 'ااس'], 'ar')) as [Ink, Ink, Ink];
    expect(joined.right - joined.left).toBeLessThan((apart.right - apart.left) * 0.9);
    // The first two letters are thin strokes, which are to the right of the wide third.
    const middle = Math.round((order.left + order.right) / 2);
    const inked = (from: number, to: number) =>
      order.columns.slice(from, to).filter((sum) => sum > 300).length;
    expect(inked(order.left, middle)).toBeGreaterThan(inked(middle, order.right + 1));
  });

  it.each<[string, string, string]>([
    // A vowel before its consonant, a joined pair, a mark above: unjoined they take more room.
    ['Devanagari', 'क्षक्षक्ष', 'क्\u200cषक्\u200cषक्\u200cष'],
    ['Thai', 'ก่ก่ก่ก่', 'กกกกก'],
  ])('joins the letters of %s', async (_, joined, apart) => {
    const [one, other] = (await drawn([joined, apart], 'en')) as [Ink, Ink];
    expect(one.right - one.left).toBeLessThan((other.right - other.left) * 0.9);
  });

  it('sets Hebrew from right to left', async () => {
    // A thin letter first, which belongs to the right.
    const [ink] = (await drawn(['ווווש'], 'en')) as [Ink];
    const middle = Math.round((ink.left + ink.right) / 2);
    const inked = (from: number, to: number) =>
      ink.columns.slice(from, to).filter((sum) => sum > 300).length / (to - from);
    expect(inked(ink.left, middle)).toBeGreaterThan(inked(middle, ink.right));
  });

  it('draws letters of other scripts as large as Latin ones', async () => {
    const [mixed, plain] = (await drawn(['HHHHH ग', 'HHHHH'], 'en')) as [Ink, Ink];
    const widthOf = ({ left, columns }: Ink) => {
      const gap = columns.slice(left).findIndex((sum, at) => sum < 300 && at > 0);
      return gap;
    };
    expect(widthOf(mixed)).toBe(widthOf(plain));
  });

  it.each(['bottom', 'middle', 'top'] as const)(
    'puts the first of two lines at the same time above the second, at the %s',
    async (place) => {
      const video = { width: 640, height: 160 };
      const style = { ...STYLE, size: 20, place };
      const font = subtitleFont('sans', 'en');
      // The first is a short word and the second a long one.
      const cues = [
        { ...cueOf('II', 0), end: 2500 },
        { ...cueOf('MMMMMMMM', 1000), end: 3000 },
      ];
      count += 1;
      const script = world.at(`order-${count}.ass`);
      await writeFile(script, writeAss(cues, 'text', { style, video, font, secondFont: font }, true));
      const grey = await framesOf(film.path, [filter('ass', { filename: script })]);
      const rowsOf = (frame: number) =>
        Array.from({ length: SIZE.height }, (_, y) => {
          const inked = Array.from({ length: SIZE.width }, (__, x) => x).filter(
            (x) => grey(frame, x, y) > 120,
          );
          return inked.length === 0 ? 0 : (inked.at(-1) as number) - (inked[0] as number);
        });
      const rows = rowsOf(3);
      const [first, second] = [rows.findIndex((wide) => wide > 0), rows.findIndex((wide) => wide > 100)];
      expect(second - first).toBeGreaterThan(10);
      expect(rows.slice(second).every((wide) => wide === 0 || wide > 100)).toBe(true);
      // Alone, each is where a single line is.
      const [alone, last] = [rowsOf(1), rowsOf(5)].map((each) => each.findLastIndex((wide) => wide > 0));
      expect(alone).toBe(last);
    },
  );
});
