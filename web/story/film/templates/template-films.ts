/** The films with places that come with the product: their times and looks here, their words in the catalogue. */
import type { FilmHead, SoundRole, TrackType } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { sizeOfRatio } from '@inkreel/contract/film/ratios.ts';
import type { filmTemplates } from '@inkreel/contract/messages/en/film-templates.ts';
import { editFilm, type FilmEdit } from '@inkreel/scene/film/film-edits.ts';

type Words = (typeof filmTemplates)['kinds'];
export type TemplateName = keyof Words;
type Fields = Readonly<Record<string, Json>>;

const RATE = 24;
const TRACKS = ['picture', 'over', 'title', 'title2', 'title3', 'voice', 'music'] as const;
type Track = (typeof TRACKS)[number];
const TYPES: Record<Track, TrackType> = {
  picture: 'video',
  over: 'video',
  title: 'title',
  title2: 'title',
  title3: 'title',
  voice: 'audio',
  music: 'audio',
};

interface Piece {
  track: Track;
  type: 'image' | 'title' | 'shape' | 'audio';
  /** Seconds. */
  from: number;
  seconds: number;
  fields: Fields;
}

interface Draft {
  ratio: NonNullable<FilmHead['ratio']>;
  background: string;
  pieces: readonly Piece[];
}

const picture = (place: string, [from, seconds]: Times, fields: Fields = {}): Piece => ({
  track: 'picture',
  type: 'image',
  from,
  seconds,
  fields: { place, name: place, fit: 'cover', ...fields },
});
const over = (...given: Parameters<typeof picture>): Piece => ({ ...picture(...given), track: 'over' });
const title = (text: string, [from, seconds]: Times, fields: Fields = {}): Piece => ({
  track: 'title',
  type: 'title',
  from,
  seconds,
  fields: { text, sample: text, fade_in: 8, fade_out: 8, ...fields },
});
/** Titles that are seen together lie on tracks of their own. */
const onTrack = (track: Track, piece: Piece): Piece => ({ ...piece, track });
const sound = (place: string, track: SoundRole & Track, seconds: number): Piece => ({
  track,
  type: 'audio',
  from: 0,
  seconds,
  fields: { place, name: place, fade_out: RATE },
});
type Times = readonly [from: number, seconds: number];

const DRAFTS: { readonly [Name in TemplateName]: (words: Words[Name]) => Draft } = {
  launch: (words) => ({
    ratio: '9:16',
    background: '#14181f',
    pieces: [
      picture(words.main, [0, 4], { camera: 'push_in' }),
      picture(words.second, [4, 3], { camera: 'pan', dissolve: 8 }),
      picture(words.third, [7, 4], { camera: 'pull_out', dissolve: 8 }),
      picture(words.last, [11, 4], { camera: 'push_in', dissolve: 8 }),
      title(words.title, [0.5, 3.5], { y: 1520, size: 11, bold: true, font_style: 'f04' }),
      title(words.line, [5, 5], { y: 1560, size: 6.5, fill: '#000000a0' }),
      title(words.price, [11.5, 3.5], { y: 1520, size: 8, bold: true }),
      sound(words.music, 'music', 15),
    ],
  }),
  recipe: (words) => ({
    ratio: '1:1',
    background: '#f3ead9',
    pieces: [
      picture(words.dish, [0, 3], { camera: 'push_in' }),
      picture(words.prepare, [3, 4], { dissolve: 6 }),
      picture(words.first, [7, 4], { dissolve: 6 }),
      picture(words.second, [11, 4], { dissolve: 6 }),
      picture(words.third, [15, 4], { dissolve: 6 }),
      picture(words.served, [19, 4], { camera: 'pull_out', dissolve: 6 }),
      title(words.title, [0.4, 2.6], { size: 12, font: 'serif', bold: true }),
      title(words.list, [3.3, 3.4], { y: 900, size: 6, fill: '#3b2a1ad0' }),
      title(words.step1, [7.3, 3.4], { y: 900, size: 7, fill: '#3b2a1ad0' }),
      title(words.step2, [11.3, 3.4], { y: 900, size: 7, fill: '#3b2a1ad0' }),
      title(words.step3, [15.3, 3.4], { y: 900, size: 7, fill: '#3b2a1ad0' }),
      title(words.enjoy, [19.5, 3.5], { size: 10, font: 'serif' }),
    ],
  }),
  travel: (words) => ({
    ratio: '16:9',
    background: '#0f1a24',
    pieces: [
      picture(words.start, [0, 4], { camera: 'pan' }),
      picture(words.road, [4, 4], { camera: 'push_in', dissolve: 12 }),
      picture(words.place, [8, 5], { camera: 'crane_up', dissolve: 12 }),
      picture(words.people, [13, 4], { camera: 'push_in', dissolve: 12 }),
      picture(words.night, [17, 5], { camera: 'pull_out', dissolve: 12, fade_out: 24 }),
      title(words.title, [0.5, 3.5], { size: 11, font: 'serif' }),
      title(words.day1, [4.3, 2], { x: 300, y: 940, size: 6 }),
      title(words.day2, [13.3, 2], { x: 300, y: 940, size: 6 }),
      title(words.end, [18, 3.5], { size: 9, font: 'serif' }),
      sound(words.voice, 'voice', 22),
    ],
  }),
  podcast: (words) => ({
    ratio: '1:1',
    background: '#231f3a',
    pieces: [
      picture(words.cover, [0, 20], { opacity: 0.35 }),
      over(words.guest, [0, 20], { scale: 0.46, y: 400, camera: 'push_in' }),
      title(words.title, [0.5, 5], { y: 800, size: 8, bold: true }),
      title(words.quote, [6, 9], { y: 830, size: 7, font: 'serif' }),
      title(words.out, [15.5, 4.5], { y: 810, size: 9, bold: true }),
      sound(words.voice, 'voice', 20),
    ],
  }),
  announcement: (words) => ({
    ratio: '3:4',
    background: '#7a1f1b',
    pieces: [
      picture(words.ground, [0, 10], { opacity: 0.45, camera: 'push_in' }),
      over(words.logo, [0, 10], { scale: 0.24, y: 220, fit: 'contain' }),
      title(words.title, [0.5, 9.5], { y: 640, size: 12, bold: true }),
      onTrack('title2', title(words.when, [2, 8], { y: 920, size: 6.5 })),
      onTrack('title3', title(words.call, [4, 6], { y: 1180, size: 7, fill: '#00000080' })),
    ],
  }),
  compare: (words) => ({
    ratio: '9:16',
    background: '#101210',
    pieces: [
      picture(words.before1, [0, 3]),
      picture(words.after1, [3, 4], { dissolve: 14, camera: 'push_in' }),
      picture(words.before2, [7, 3]),
      picture(words.after2, [10, 4], { dissolve: 14, camera: 'push_in' }),
      title(words.before, [0.2, 2.5], { y: 1640, size: 8, fill: '#000000b0' }),
      title(words.after, [3.6, 3], { y: 1640, size: 8, bold: true, fill: '#1f6b45d0' }),
      title(words.before, [7.2, 2.5], { y: 1640, size: 8, fill: '#000000b0' }),
      title(words.after, [10.6, 3.2], { y: 1640, size: 8, bold: true, fill: '#1f6b45d0' }),
      onTrack('title2', title(words.title, [0, 14], { y: 260, size: 8, bold: true })),
    ],
  }),
};

export const TEMPLATE_NAMES = Object.keys(DRAFTS) as TemplateName[];

/**
 * The film of a template with the words of one language.
 * @throws Error if an edit of it is refused
 */
export function templateFilm<Name extends TemplateName>(name: Name, words: Words[Name]): Parts {
  const { ratio, background, pieces } = DRAFTS[name](words);
  const rate = { numerator: RATE, denominator: 1 };
  const head = { id: HEAD, kind: HEAD, parent: null, index: 'a0', ...sizeOfRatio(ratio), ratio, rate };
  const used = TRACKS.filter((track) => pieces.some((piece) => piece.track === track));
  const edits: FilmEdit[] = [
    ...used.map((id): FilmEdit => {
      const role = id === 'voice' || id === 'music' ? { sound: id } : {};
      const fields = id === 'music' ? { ...role, duck: 12 } : role;
      return { do: 'add_track', id, type: TYPES[id], fields };
    }),
    ...pieces.map(({ track, type, from, seconds, fields }, at): FilmEdit => {
      const [start, frames] = [Math.round(from * RATE), Math.round(seconds * RATE)];
      return { do: 'add', id: `${name}-${at}`, track, type, start, frames, fields };
    }),
  ];
  const { parts, refused } = editFilm(new Map([[HEAD, { ...head, background }]]), edits);
  if (refused) throw new Error(`${name}: edit ${refused.edit} was refused: ${refused.why}`);
  return parts;
}
