import type { QueryClient } from '@tanstack/react-query';
import { projectOfRun } from '../lib/current-project.ts';
import { askToSignIn } from '../lib/dialogs.ts';
import { drawAtOnce } from '../lib/draw-at-once.ts';
import { currentToken } from '../lib/session.ts';
import { PHONE_PICTURE } from './core/file-kind.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { type PictureLimits, problemOf } from './core/repair.ts';
import { saveGuestImage } from './local-pictures.ts';
import { pageQueue } from './page-queue.ts';
import { hasContent, imageWithContent, type UploadedImage } from './uploaded-image.ts';

interface Keeping {
  /** The part of the page that asks. */
  owner: string;
  client: QueryClient;
  limits: PictureLimits;
  /** Addresses of the pictures that are there now. */
  held: () => readonly string[];
  refuseDuplicate: (name: string) => void;
  /** Neither this browser nor its store could keep it. */
  refuseUnreadable: (name: string) => void;
  /** Called when the picture is accepted, so that later pictures come later in order. */
  nextOrder: () => number;
  onKept: (image: UploadedImage, order: number) => void;
  /**
   * Called for a picture that is too large or too small, if only the server could read its size: it is offered for
   * repair.
   */
  onUnfit: (image: UploadedImage) => void;
}

/** Keeps a picture that fits: by an upload, or for a guest in this browser. */
export async function keepPicture(picture: ReadyPicture, keeping: Keeping): Promise<void> {
  const { owner, limits } = keeping;
  const { fingerprint, name } = picture;
  const waiting = pageQueue()
    .uploads.get()
    .some(({ source }) => source.owner === owner && source.fingerprint === fingerprint);
  if (waiting || hasContent(keeping.held(), fingerprint)) return keeping.refuseDuplicate(name);
  const order = keeping.nextOrder();
  const settle = (image: UploadedImage) => {
    // Its size was unknown until the server opened it.
    const opened = { type: 'image/jpeg', size: 0, width: image.width, height: image.height };
    if (picture.type !== PHONE_PICTURE || problemOf(opened, limits) === undefined)
      return keeping.onKept(image, order);
    keeping.onUnfit(image);
  };
  if (currentToken() === undefined) {
    const local = await saveGuestImage(picture).catch(() => undefined);
    if (local) return settle(local);
    // A phone's picture may be fine: the server opens what this browser cannot.
    if (picture.type !== PHONE_PICTURE) return keeping.refuseUnreadable(name);
    if (!(await askToSignIn())) return;
  }
  const known = imageWithContent(fingerprint);
  if (known) return settle(known);
  const { kind: _, ...file } = picture;
  const sent = { ...file, fromType: 'tool', projectId: projectOfRun(keeping.client), owner } as const;
  // Drawn before the upload leaves the list: between the two its place would be free, and a paste would take it.
  pageQueue().add(sent, (image) => drawAtOnce(() => settle(image)));
}
