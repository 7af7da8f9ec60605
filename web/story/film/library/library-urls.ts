/** Addresses of the sounds of the library: files of the site, kept by browsers for as long as they like. */
import { librarySound } from '@inkreel/contract/film/sound-library.ts';

const URLS = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../scene/film/sounds/files/*.ogg', {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.ogg'.length), url]),
);

/** The address of a sound that a source names; undefined for a file. */
export function libraryUrl(source: string | undefined): string | undefined {
  const sound = librarySound(source);
  return sound && URLS.get(sound.id);
}
