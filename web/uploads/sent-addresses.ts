/** The product's addresses of files that pages show from this browser. */
import { loadOnNeed } from '../lib/load-on-need.ts';
import { currentToken } from '../lib/session.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { loadSender } from './load-sender.ts';

interface LocalPicture {
  picture: Omit<ReadyPicture, 'kind'>;
  /** Its upload, once a run needed it, and the session that it belongs to. */
  sent?: { path: Promise<string>; token: string | undefined };
}

/** Pictures of this page that were chosen without an account, by their address. */
const pictures = new Map<string, LocalPicture>();

/** Whether this page can show it: a picture of an earlier page must be restored first. */
export const isLoaded = (address: string): boolean => pictures.has(address);

/** The addresses of this page's pictures, oldest first. */
export const localAddresses = (): string[] => [...pictures.keys()];

/** Takes in a picture that is uploaded once a run needs it. */
export function addLocal(address: string, picture: LocalPicture['picture']): void {
  pictures.set(address, { picture });
}

/** Keys of drafts: the bytes of a picture, and the product's address of one that was sent. */
export const keptAs = (address: string) => `picture:${address}`;
export const sentAs = (address: string) => `sent:${address}`;

const loadDrafts = loadOnNeed(() => import('../lib/draft-store.ts'));

/** A page that is reloaded finds the address; without it the picture is uploaded once more. */
const keepSent = (address: string, path: string): Promise<void> =>
  loadDrafts()
    .then(({ keepDraft }) => keepDraft(sentAs(address), new TextEncoder().encode(path)))
    .catch(() => undefined);

/**
 * Takes in a file that is shown from this browser while it is uploaded: `sentAddress` waits for that upload. One that failed
 * is sent again by the next run.
 */
export function holdSending(address: string, file: LocalPicture['picture'], path: Promise<string>): void {
  const local: LocalPicture = { picture: file, sent: { path, token: currentToken() } };
  pictures.set(address, local);
  path.then(
    (sent) => keepSent(address, sent),
    () => delete local.sent,
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
  await keepSent(address, path);
  return path;
}
