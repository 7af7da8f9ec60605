import { fileURLToPath } from 'node:url';
import { librarySound } from '@inkreel/contract/film/sound-library.ts';

const FOLDER = new URL('../../../../scene/film/sounds/files/', import.meta.url);

/** Path of the sound of the library that a source names; undefined for a file. */
export function libraryPath(source: string): string | undefined {
  const sound = librarySound(source);
  return sound && fileURLToPath(new URL(`${sound.id}.ogg`, FOLDER));
}
