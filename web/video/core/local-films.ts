/**
 * Films that play from the person's disk while they are uploaded. Their object URL is revoked once the upload has ended and
 * no player holds it.
 */
interface LocalFilm {
  file: Blob;
  holders: number;
  ended: boolean;
}

const films = new Map<string, LocalFilm>();
/** Object URLs, by the stored address of the same film. They stay: an editor knows its film by them. */
const locals = new Map<string, string>();

/** An address at which a file plays before it is uploaded. */
export function addLocalFilm(file: Blob): string {
  const url = URL.createObjectURL(file);
  films.set(url, { file, holders: 0, ended: false });
  return url;
}

/** The file behind a local address, as long as that plays. */
export const localFile = (url: string): Blob | undefined => films.get(url)?.file;

/** The address at which a stored film played while it was uploaded from this page. */
export const localOf = (stored: string): string | undefined => locals.get(stored);

/** One name for a film, whichever of its two addresses is given. */
export const filmOf = (url: string): string => localOf(url) ?? url;

/** Keeps a local address playable; returns a function to release it. Stored addresses need no holding. */
export function holdFilm(url: string): () => void {
  const film = films.get(url);
  if (!film) return () => undefined;
  film.holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    film.holders -= 1;
    revokeUnused(url, film);
  };
}

/** The upload has ended, at this address; without one it was cancelled or refused. */
export function endLocalFilm(url: string, stored?: string): void {
  const film = films.get(url);
  if (!film) return;
  if (stored !== undefined) locals.set(stored, url);
  film.ended = true;
  revokeUnused(url, film);
}

function revokeUnused(url: string, { holders, ended }: LocalFilm): void {
  if (holders > 0 || !ended) return;
  films.delete(url);
  URL.revokeObjectURL(url);
}
