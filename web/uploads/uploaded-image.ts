import type { MediaFacts } from '@inkreel/contract/api/media.ts';
import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import type { FileFacts } from '@inkreel/contract/media-limits.ts';
import { writeLocally } from '../lib/hold-writes.ts';

/** A picture that the product keeps, as an editor holds it; or a sound or video, which has `media`. */
export interface UploadedImage {
  /** The product's own address of the file, below the site's root: what a run names. */
  url: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Address of the smaller copy; the picture itself if it has none. */
  thumbnail: string;
  name: string;
  media?: FileFacts;
}

/** The facts of a stored sound or video that limits check; undefined for a picture, and if nothing is known of it. */
export function fileFactsOf(file: MediaFacts): FileFacts | undefined {
  const { content_type: type, size: bytes, playback, width, height } = file;
  if (!playback) return undefined;
  const seen = width !== null && height !== null;
  return {
    type,
    bytes,
    seconds: playback.duration,
    ...(seen && { width, height, frameRate: playback.frame_rate ?? 0 }),
    ...(playback.audio_codec === 'unknown' && { isSoundUnread: true }),
  };
}

/** A stored file as a picture of an editor. */
export function imageOf(
  file: Pick<UploadedFile, 'path' | 'width' | 'height' | 'thumbnail'>,
  name: string,
  media?: FileFacts,
): UploadedImage {
  const { path, width, height, thumbnail } = file;
  const image = { url: path, width: width ?? 1, height: height ?? 1, thumbnail: thumbnail ?? path, name };
  return media ? { ...image, media } : image;
}

/** Whether an address is that of a picture that only this browser has (`local-pictures.ts`). */
export const isLocal = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('blob:');

/** Whether an address is that of a video which plays from this browser while it is uploaded (`media/local-clips.ts`). */
export const isLocalClip = (address: unknown): address is string =>
  isLocal(address) && imageAt(address).media !== undefined;

/** Pictures that are known to this page, by address, and by their content. */
const byAddress = new Map<string, UploadedImage>();
const byContent = new Map<string, UploadedImage>();
const contentOf = new Map<string, string>();

/** Facts of images that outlive the page, newest last; a guest's images have a separate store. */
const SAVED_KEY = 'inkreel.images';
const SAVED_COUNT = 60;

function savedImages(): UploadedImage[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(SAVED_KEY) ?? '[]');
    return Array.isArray(saved)
      ? saved.filter((one): one is UploadedImage => typeof one?.url === 'string')
      : [];
  } catch {
    return [];
  }
}

function saveImage(image: UploadedImage): void {
  const others = savedImages().filter(({ url }) => url !== image.url);
  try {
    writeLocally(SAVED_KEY, JSON.stringify([...others, image].slice(-SAVED_COUNT)));
  } catch {
    // If the browser stores nothing, name and size are gone with the page.
  }
}

/** Remembers what a URL shows, and which content it has, if known. Outlives a reload. */
export function rememberImage(image: UploadedImage, fingerprint?: string): void {
  byAddress.set(image.url, image);
  if (!isLocal(image.url)) saveImage(image);
  if (fingerprint === undefined) return;
  byContent.set(fingerprint, image);
  contentOf.set(image.url, fingerprint);
}

/** The picture of an address; of one that is unknown to this page there is only its smaller copy. */
export function imageAt(url: string): UploadedImage {
  const [path = url] = url.split('?');
  const thumbnail = path === url ? `${url}.thumbnail.webp` : url;
  const known = byAddress.get(url) ?? savedImages().find((one) => one.url === url);
  if (known) byAddress.set(url, known);
  return known ?? { url, width: 0, height: 0, thumbnail, name: '' };
}

/** The picture that was uploaded in this page with the same content. */
export function imageWithContent(fingerprint: string): UploadedImage | undefined {
  const image = byContent.get(fingerprint);
  return image && !isLocal(image.url) ? image : undefined;
}

/** Whether a picture at one of the addresses is known to have that content. */
export function hasContent(urls: readonly string[], fingerprint: string): boolean {
  return urls.some((url) => contentOf.get(url) === fingerprint);
}
