import type { Generators } from '../add-on.ts';
import { ADD_ONS } from '../add-ons.ts';

/** What the built-in engine can do, each in a separate module that only a worker thread loads. */
export const GENERATORS: Generators = {
  age: () => import('./age.ts'),
  camera_move: () => import('./camera-move.ts'),
  edit_by_words: () => import('./edit-by-words.ts'),
  emotion: () => import('./emotion.ts'),
  export_film: () => import('./export-film.ts'),
  extend: () => import('./extend.ts'),
  hair: () => import('./hair.ts'),
  find_speech: () => import('./find-speech.ts'),
  portrait: () => import('./portrait.ts'),
  replace_background: () => import('./replace-background.ts'),
  product_picture: () => import('./product-picture.ts'),
  remove_background: () => import('./remove-background.ts'),
  remove_object: () => import('./remove-object.ts'),
  read_subtitles: () => import('./read-subtitles.ts'),
  remove_subtitles: () => import('./remove-subtitles.ts'),
  repaint: () => import('./repaint.ts'),
  retalk: () => import('./retalk.ts'),
  talking_portrait: () => import('./talking-portrait.ts'),
  translate_picture: () => import('./translate-picture.ts'),
  translate_subtitles: () => import('./translate-subtitles.ts'),
  upscale: () => import('./upscale.ts'),
  ...(Object.assign({}, ...ADD_ONS.map(({ generators }) => generators)) as Generators),
};
