/** Films that show every element, drawn by browser and server alike in a test. Sources are `photo`, `cut` and `video`. */
import { ADJUSTMENTS } from '@inkreel/contract/documents/image-adjustments.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { EASINGS, type Easing, type Keyed, type KeyedField } from '@inkreel/contract/film/key-frames.ts';
import { FILM_LOOKS, LUT_TEXT } from '@inkreel/contract/film/looks.ts';
import { CLIP_BLENDS, TRANSITIONS } from '@inkreel/contract/film/transitions.ts';
import { CAMERA_MOVES } from '@inkreel/contract/story/camera-moves.ts';
import { VISIBLE_LABELS, type VisibleLabel } from '@inkreel/contract/visible-label.ts';
import { SUBTITLE_STYLES } from '../subtitles/subtitle-style.ts';
import type { FilmEdit } from './film-edits.ts';
import { FONT_STYLES } from './font-styles.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';
import { tightPlanes, yuvToRgba } from './yuv-to-rgba.ts';

export interface GoldenFilm {
  parts: Parts;
  label?: VisibleLabel;
  /** The frames that are compared. */
  frames: readonly number[];
}

const PHOTO = { file: 'photo', fit: 'cover' };
const VIDEO = { file: 'video', source_in: 0, source_length: 2_000_000 };
const TEXTS = ['Film 2: wave\nAVAST', '春眠不觉晓，处处闻啼鸟', 'مرحبا Inkreel 24', 'สวัสดีครับ'] as const;

const golden = (frames: readonly number[], ...clips: readonly FilmEdit[]): GoldenFilm => ({
  parts: filmOf({ background: '#20242a' }, ...TRACKS, ...clips),
  frames,
});
const still = (fields: object) => golden([0], clipOf('video', 'image', [0, 10], { ...PHOTO, ...fields }));
const moving = (fields: object, ...frames: number[]) =>
  golden(frames, clipOf('video', 'video', [0, 24], { ...VIDEO, ...fields }));
const over = (...clips: readonly FilmEdit[]) =>
  golden([0], clipOf('video', 'image', [0, 10], PHOTO), ...clips);
const shape = (fields: object) =>
  over(clipOf('title', 'shape', [0, 10], { width: 140, height: 70, ...fields }));
const title = (fields: object) => over(clipOf('title', 'title', [0, 10], { text: TEXTS[0], ...fields }));

const keyed = (
  id: string,
  of: Keyed,
  at: number,
  values: Partial<Record<KeyedField, number>>,
  ease: Easing,
): FilmEdit => ({ do: 'set_key', id, of, at, values, ease });

/** A table whose values are letters of base 64 in turn. */
const SWAPPED = Array.from({ length: LUT_TEXT }, (_, at) => 'Adg7zQ/w'[(at * 5 + (at >> 4)) % 8]).join('');

export const GOLDEN_FILMS: Readonly<Record<string, GoldenFilm>> = {
  'whole image': still({ fit: 'contain' }),
  'image over all': still({}),
  'placed image': still({ x: 90.5, y: 60, scale: 0.6, rotation: 13, opacity: 0.7 }),
  'cropped image': still({ fit: 'contain', crop: { left: 0.1, top: 0.25, right: 0.3, bottom: 0.05 } }),
  'cut-out over a photograph': over(
    clipOf('title', 'image', [0, 10], { file: 'cut', scale: 0.8, x: 220, rotation: -20 }),
  ),
  ...Object.fromEntries(CAMERA_MOVES.map((camera) => [camera, cameraFilm(camera)])),
  'frames of a video': moving({}, 0, 7, 23),
  'video at double speed': moving({ speed: 2 }, 3, 23),
  'video at a quarter of the speed': moving({ speed: 0.25 }, 3, 22),
  'placed and cropped video': moving(
    { scale: 0.7, rotation: 5, crop: { left: 0.2, top: 0, right: 0, bottom: 0.1 } },
    5,
  ),
  'fades in and out': moving({ fade_in: 6, fade_out: 8 }, 0, 3, 20, 23),
  dissolve: golden(
    [23, 24, 27, 30],
    clipOf('video', 'video', [0, 24], VIDEO),
    clipOf('video', 'image', [24, 24], { ...PHOTO, dissolve: 6 }),
  ),
  ...Object.fromEntries(
    TRANSITIONS.filter((transition) => transition !== 'dissolve').map((transition) => [
      `transition ${transition}`,
      golden(
        [24, 26, 28],
        clipOf('video', 'video', [0, 24], { ...VIDEO, fit: 'cover' }),
        clipOf('video', 'image', [24, 24], { file: 'photo', dissolve: 5, transition }),
      ),
    ]),
  ),
  'two transitions at once': golden(
    [24],
    clipOf('video', 'video', [0, 24], { ...VIDEO, rotation: 9 }),
    clipOf('video', 'image', [24, 2], { ...PHOTO, dissolve: 2, transition: 'circle' }),
    clipOf('video', 'image', [26, 4], { file: 'cut', dissolve: 4, transition: 'push' }),
  ),
  ...Object.fromEntries(
    CLIP_BLENDS.map((blend) => [
      `blended by ${blend}`,
      over(clipOf('title', 'image', [0, 10], { file: 'cut', scale: 0.9, rotation: 11, opacity: 0.8, blend })),
    ]),
  ),
  ...Object.fromEntries(
    ADJUSTMENTS.map((name, at) => [
      `video with ${name} changed`,
      moving({ adjust: { [name]: at % 2 === 0 ? 60 : -45, contrast: 10 } }, 3),
    ]),
  ),
  ...Object.fromEntries(
    FILM_LOOKS.map((look, at) => [
      `look ${look}`,
      over(
        clipOf('title', 'image', [0, 10], {
          file: at % 2 === 0 ? 'photo' : 'cut',
          look,
          look_strength: 1 - at / 20,
          rotation: 7,
          scale: 0.9,
          opacity: 0.9,
          adjust: { shadows: 10 * at },
        }),
      ),
    ]),
  ),
  'look of a file': golden(
    [24, 27],
    clipOf('video', 'video', [0, 24], VIDEO),
    clipOf('video', 'image', [24, 24], { ...PHOTO, look: 'brought', dissolve: 6, transition: 'fade_white' }),
    { do: 'add_lut', id: 'brought', name: 'Swapped', table: SWAPPED },
  ),
  'title that is blended': title({ blend: 'difference', fill: '#c8371f80', opacity: 0.7 }),
  'faded half-transparent title': golden(
    [1],
    clipOf('title', 'title', [0, 10], { text: TEXTS[0], opacity: 0.5, fade_in: 4, style: '002' }),
  ),
  ...Object.fromEntries(
    EASINGS.map((ease) => [
      `image with key frames, ${ease}`,
      golden(
        [0, 4, 11],
        clipOf('video', 'image', [0, 12], PHOTO, 'keyed'),
        keyed('keyed', 'position', 0, { x: 20.5, y: 140 }, ease),
        keyed('keyed', 'position', 10, { x: 250, y: 31.25 }, ease),
        keyed('keyed', 'scale', 0, { scale: 0.3 }, ease),
        keyed('keyed', 'scale', 11, { scale: 1.7 }, ease),
        keyed('keyed', 'rotation', 2, { rotation: -20 }, ease),
        keyed('keyed', 'rotation', 9, { rotation: 70 }, ease),
        keyed('keyed', 'opacity', 0, { opacity: 0.25 }, ease),
        keyed('keyed', 'opacity', 8, { opacity: 0.9 }, ease),
      ),
    ]),
  ),
  'title with key frames': golden(
    [1, 7],
    clipOf('video', 'image', [0, 10], PHOTO),
    clipOf('title', 'title', [0, 10], { text: TEXTS[1], font_style: 'f05' }, 'keyed'),
    keyed('keyed', 'scale', 0, { scale: 0.5 }, 'out'),
    keyed('keyed', 'scale', 9, { scale: 1.4 }, 'out'),
  ),
  rectangle: shape({ fill: '#c8371f' }),
  'round corners with a line': shape({ fill: '#ffffff80', stroke: '#000000', stroke_width: 5, radius: 20 }),
  'turned ellipse': shape({ shape: 'ellipse', fill: '#f6d266', rotation: 30, opacity: 0.6 }),
  'empty ellipse': shape({ shape: 'ellipse', stroke: '#9be0ff', stroke_width: 3 }),
  'title in the middle': title({}),
  'placed title': title({
    x: 60,
    y: 50,
    align: 'left',
    rotation: -8,
    color: '#ffd800',
    size: 14,
    fill: '#000000a0',
  }),
  'Chinese title': title({ text: TEXTS[1], font: 'serif', bold: true, align: 'right', x: 300 }),
  'Arabic title': title({ text: TEXTS[2], style: '013' }),
  'Thai title': title({ text: TEXTS[3], style: '003' }),
  'cover with an image': golden([0], clipOf('title', 'cover', [0, 10], { file: 'photo', text: TEXTS[0] })),
  'cover with a colour': golden([0], clipOf('title', 'cover', [0, 10], { fill: '#3a2504', text: TEXTS[1] })),
  ...Object.fromEntries(
    FONT_STYLES.map(({ id }, at) => [
      `title of font style ${id}`,
      title({ font_style: id, text: `${TEXTS[at % 3] ?? ''}\n${TEXTS[1]}`, size: 14 }),
    ]),
  ),
  'caption of a font style': over(
    clipOf('caption', 'caption', [0, 10], { font_style: 'f03', style: '003', text: TEXTS[0], size: 12 }),
  ),
  ...Object.fromEntries(VISIBLE_LABELS.map((label) => [`label ${label}`, { ...moving({}, 5), label }])),
  ...Object.fromEntries(
    SUBTITLE_STYLES.map(({ id }, at) => [
      `caption of style ${id}`,
      over(
        clipOf('caption', 'caption', [0, 10], { style: id, text: TEXTS[at % TEXTS.length] ?? '', size: 12 }),
      ),
    ]),
  ),
};

function cameraFilm(camera: string): GoldenFilm {
  return golden([0, 6, 11], clipOf('video', 'image', [0, 12], { ...PHOTO, camera }));
}

/** A frame of the source `video` in whole numbers: noise that moves. @param at microseconds */
export function videoFrame(at: number): {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
} {
  const [width, height] = [98, 54];
  const planes = tightPlanes(width, height);
  const bytes = new Uint8Array(planes[2].offset + planes[2].stride * ((height + 1) >> 1));
  let seed = (at + 1) >>> 0;
  for (let index = 0; index < bytes.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = 16 + ((index * 7 + (seed >>> 26)) % 220);
  }
  return { width, height, rgba: yuvToRgba({ bytes, width, height, planes }) };
}
