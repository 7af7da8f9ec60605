import { copyDrafts, forgetDraft, forgetDraftsOf, keepDraft, readDraft } from '../lib/draft-store.ts';
import { currentToken } from '../lib/session.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { loadSender } from './load-sender.ts';
import { rememberImage, type UploadedImage } from './uploaded-image.ts';

/** Pictures whose bytes are kept for a page that is reloaded; older ones are gone with their page. */
const KEPT = 6;
/** Characters of a name that go into an address, which must stay within the limit of a form's fields. */
const NAME_CHARACTERS = 60;

interface LocalPicture {
  picture: Omit<ReadyPicture, 'kind'>;
  /** Its upload, once a run needed it, and the session that it belongs to. */
  sent?: { path: Promise<string>; token: string | undefined };
}

/** Pictures of this page that were chosen without an account, by their address. */
const pictures = new Map<string, LocalPicture>();

/** Whether this page can show it: a picture of an earlier page must be restored first. */
export const isLoaded = (address: string): boolean => pictures.has(address);

/** Keys of drafts: the bytes of a picture, and the product's address of one that was sent. */
const keptAs = (address: string) => `picture:${address}`;
const sentAs = (address: string) => `sent:${address}`;

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
  pictures.set(url, { picture });
  rememberImage(image, picture.fingerprint);
  await keepDraft(keptAs(url), new Uint8Array(await picture.blob.arrayBuffer()));
  for (const older of [...pictures.keys()].slice(0, -KEPT)) await forgetDraft(keptAs(older));
  return image;
}

/**
 * Takes in a file that is shown from this browser while it is uploaded: `sentAddress` waits for that upload. One that failed
 * is sent again by the next run.
 */
export function holdSending(address: string, file: LocalPicture['picture'], path: Promise<string>): void {
  const local: LocalPicture = { picture: file, sent: { path, token: currentToken() } };
  pictures.set(address, local);
  path.then(
    (sent) => keepDraft(sentAs(address), new TextEncoder().encode(sent)),
    () => delete local.sent,
  );
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

/**
 * The product's address of a picture: the picture is uploaded, once, if only this browser has it.
 * @throws ApiError
 */
export async function sentAddress(address: string, projectId: string | undefined): Promise<string> {
  const local = pictures.get(address);
  if (!local) return address;
  const token = currentToken();
  // A file that another account sent from this page belongs to that account.
  if (local.sent && local.sent.token === token) return local.sent.path;
  const sent = { path: send(address, local.picture, projectId), token };
  local.sent = sent;
  sent.path.catch(() => {
    if (local.sent === sent) delete local.sent;
  });
  return sent.path;
}

async function send(
  address: string,
  { blob, type, name, fingerprint }: LocalPicture['picture'],
  projectId: string | undefined,
): Promise<string> {
  const file = { blob, type, name, fingerprint };
  const { sendAside } = await loadSender();
  const { path } = await sendAside({ ...file, fromType: 'tool', projectId });
  await keepDraft(sentAs(address), new TextEncoder().encode(path));
  return path;
}
