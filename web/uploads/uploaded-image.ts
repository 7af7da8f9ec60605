import type { UploadedFile } from '@inkreel/contract/api/storage.ts';

/** A picture that the product keeps, as an editor holds it. */
export interface UploadedImage {
  /** The product's own address of the file, below the site's root: what a run names. */
  url: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Address of the smaller copy; the picture itself where it has none. */
  thumbnail: string;
  name: string;
}

/** A stored file as a picture of an editor. */
export function imageOf(
  file: Pick<UploadedFile, 'path' | 'width' | 'height' | 'thumbnail'>,
  name: string,
): UploadedImage {
  const { path, width, height, thumbnail } = file;
  return { url: path, width: width ?? 1, height: height ?? 1, thumbnail: thumbnail ?? path, name };
}

/** Whether an address is that of a picture which nobody has but this browser (`local-pictures.ts`). */
export const isLocal = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('blob:');

/** Pictures that this page has met, by address, and by their content. */
const byAddress = new Map<string, UploadedImage>();
const byContent = new Map<string, UploadedImage>();
const contentOf = new Map<string, string>();

/** Keeps in mind what an address shows, and which content it has, where that is known. */
export function rememberImage(image: UploadedImage, fingerprint?: string): void {
  byAddress.set(image.url, image);
  if (fingerprint === undefined) return;
  byContent.set(fingerprint, image);
  contentOf.set(image.url, fingerprint);
}

/** The picture of an address; one that this page has not met is only known by its smaller copy. */
export function imageAt(url: string): UploadedImage {
  const [path = url] = url.split('?');
  const thumbnail = path === url ? `${url}.thumbnail.webp` : url;
  return byAddress.get(url) ?? { url, width: 0, height: 0, thumbnail, name: '' };
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
