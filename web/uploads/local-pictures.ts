import { copyDrafts, forgetDraft, forgetDraftsOf, keepDraft, readDraft } from '../lib/draft-store.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { addLocal, keptAs, localAddresses, sentAs } from './sent-addresses.ts';
import { rememberImage, type UploadedImage } from './uploaded-image.ts';

/** Pictures whose bytes are kept for a page that is reloaded; older ones are gone with their page. */
const KEPT = 6;
/** Characters of a name that go into an address, which must stay within the limit of a form's fields. */
const NAME_CHARACTERS = 60;

/**
 * Adds a picture without uploading it, for someone who has not signed in yet. Its bytes are kept in this browser, so
 * that a page which is reloaded can bring it back.
 * @throws DOMException if this browser cannot open the picture
 */
export async function saveGuestImage(picture: ReadyPicture): Promise<UploadedImage> {
  const opened = await createImageBitmap(picture.blob);
  const { width, height } = opened;
  opened.close();
  // The fragment is ignored when the picture is shown; it carries the name over to the next page. A lone surrogate,
  // from cutting or from the disk, could not be encoded in it.
  const name = encodeURIComponent(picture.name.slice(-NAME_CHARACTERS).toWellFormed());
  const url = `${URL.createObjectURL(picture.blob)}#${name}`;
  const image = { url, thumbnail: url, name: picture.name, width, height };
  addLocal(url, picture);
  rememberImage(image, picture.fingerprint);
  await keepDraft(keptAs(url), new Uint8Array(await picture.blob.arrayBuffer()));
  for (const older of localAddresses().slice(0, -KEPT)) await forgetDraft(keptAs(older));
  return image;
}

/**
 * Brings back a picture that an earlier page kept, with what was painted over it, and returns its new address: the
 * stored one if it was uploaded meanwhile. Undefined if it is gone. What was kept stays until `forgetLocal`, so that a
 * page that ends before the new address is stored loses nothing.
 */
export async function restoreLocal(address: string): Promise<string | undefined> {
  const [kept, sent] = [await readDraft(keptAs(address)), await readDraft(sentAs(address))];
  const restored = sent ? new TextDecoder().decode(sent) : kept && (await restoreBlob(address, kept));
  if (restored !== undefined) await copyDrafts(address, restored);
  return restored;
}

/** Forgets what an earlier page kept under an address. */
export async function forgetLocal(address: string): Promise<void> {
  for (const key of [keptAs(address), sentAs(address)]) await forgetDraft(key);
  await forgetDraftsOf(address);
}

async function restoreBlob(address: string, kept: Uint8Array): Promise<string | undefined> {
  const { pictureOfDraft } = await import('./core/picture-of-draft.ts');
  const name = decodeURIComponent(address.slice(address.indexOf('#') + 1));
  return saveGuestImage(await pictureOfDraft(kept, name)).then(
    ({ url }) => url,
    () => undefined,
  );
}
