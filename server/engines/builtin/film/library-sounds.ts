import { createRequire } from 'node:module';
import { librarySound } from '@inkreel/contract/film/sound-library.ts';

const require = createRequire(import.meta.url);

/** Path of the sound of the library that a source names; undefined for a file. */
export function libraryPath(source: string): string | undefined {
  const sound = librarySound(source);
  return sound && require.resolve(`@inkreel/scene/film/sounds/files/${sound.id}.ogg`);
}
