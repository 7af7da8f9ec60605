import { uploadFromUrl } from '@inkreel/contract/api/storage.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '../lib/client.ts';
import { projectOfRun } from '../lib/current-project.ts';
import { askToSignIn } from '../lib/dialogs.ts';
import { drawAtOnce } from '../lib/draw-at-once.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { currentToken, useSignedIn } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { readClipboard } from './clipboard.ts';
import { PHONE_PICTURE } from './core/file-kind.ts';
import { preparePicture, type UnfitPicture } from './core/prepare.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { decodePicture, redraw } from './core/redraw.ts';
import { type PictureLimits, problemOf } from './core/repair.ts';
import { isWebAddress } from './intake.ts';
import { saveGuestImage } from './local-pictures.ts';
import { type PageUpload, pageQueue } from './page-queue.ts';
import { mayRetry, type Reason, type Refusal, unfitReason, uploadReason } from './refusal.ts';
import {
  hasContent,
  imageOf,
  imageWithContent,
  isLocal,
  rememberImage,
  type UploadedImage,
} from './uploaded-image.ts';
import { useCrop } from './use-crop.ts';
import { useLatest } from './use-latest.ts';

const NONE: readonly PageUpload[] = [];
const PIXELS = { decode: decodePicture, redraw };

/** The server refused it for good: it is shown until it is dismissed, or something else is brought. */
const isRefused = ({ state }: PageUpload) => state.kind === 'failed' && !mayRetry(state.error);

/** A file of the product, or a page of the site, that somebody picked. */
export interface Pickable {
  url: string;
  thumbnail: string;
  name: string;
  width: number | null;
  height: number | null;
  contentType: string;
  size: number;
  /** False for what must become an upload of the person's first. */
  stored: boolean;
}

/**
 * Everything that brings pictures into a part of the page: it looks at them, refuses in words, asks about repairs, and
 * uploads them. `onTaken` gets each picture once the product keeps it, with a number that grows in the order in which
 * they were brought: uploads end in another one. A crop of a held picture comes with the address whose place it takes.
 * @param held addresses of the pictures that are there already
 * @param mayTry whether a guest's pictures are taken without an account: they stay in this browser until a run needs them
 */
export function usePictureInput(
  limits: PictureLimits,
  maximum: number,
  held: readonly string[],
  onTaken: (image: UploadedImage, order: number, replaces?: string) => void,
  mayTry = false,
) {
  const texts = useAreaTexts(uploadTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const owner = useId();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [unfit, setUnfit] = useState<readonly UnfitPicture[]>([]);
  const [preparing, setPreparing] = useState(0);
  const last = useRef(0);
  const latest = useLatest({ held, onTaken });
  const all = useStore(pageQueue().uploads, NONE);
  const uploads = all.filter(({ source }) => source.owner === owner);
  const underWay = uploads.filter((upload) => !isRefused(upload)).length;

  const refuse = (name: string, reason: Reason) => {
    last.current += 1;
    const id = last.current;
    setRefusals((before) => [...before, { id, name, ...reason }]);
  };
  const forgetRefused = () => {
    setRefusals([]);
    for (const upload of pageQueue().uploads.get())
      if (upload.source.owner === owner && isRefused(upload)) pageQueue().remove(upload.id);
  };
  const brought = useRef(0);
  const nextOrder = () => {
    brought.current += 1;
    return brought.current;
  };

  const upload = async (picture: ReadyPicture, replaces?: string): Promise<void> => {
    const { fingerprint, name } = picture;
    const waiting = pageQueue()
      .uploads.get()
      .some(({ source }) => source.owner === owner && source.fingerprint === fingerprint);
    if (waiting || hasContent(latest.current.held, fingerprint)) {
      return refuse(name, { text: texts.refused.duplicate, hint: texts.refused.duplicateHint });
    }
    const order = nextOrder();
    const { kind: _, ...file } = picture;
    const settle = (image: UploadedImage) => {
      // Nobody knew how large it is before the server opened it.
      const opened = { type: 'image/jpeg', size: 0, width: image.width, height: image.height };
      if (picture.type !== PHONE_PICTURE || problemOf(opened, limits) === undefined)
        return latest.current.onTaken(image, order, replaces);
      setPreparing((count) => count + 1);
      void bring(image.url, image.name).finally(() => setPreparing((count) => count - 1));
    };
    if (currentToken() === undefined) {
      const local = await saveGuestImage(picture).catch(() => undefined);
      if (local) return settle(local);
      // A phone's picture may be fine: the server opens what this browser cannot.
      if (picture.type !== PHONE_PICTURE)
        return refuse(name, { text: messages.errors.image_unreadable, hint: '' });
      if (!(await askToSignIn())) return;
    }
    const known = imageWithContent(fingerprint);
    if (known) return settle(known);
    const sent = { ...file, fromType: 'tool', projectId: projectOfRun(client), owner } as const;
    // Drawn before the upload leaves the list: between the two its place would be free, and a paste would take it.
    pageQueue().add(sent, (image) => drawAtOnce(() => settle(image)));
  };

  const prepare = async (file: File) => {
    try {
      const picture = await preparePicture(PIXELS, file, limits);
      if (picture.kind === 'ready') return () => upload(picture);
      if (picture.repair || picture.crop) setUnfit((before) => [...before, picture]);
      else refuse(file.name, unfitReason(picture, limits, texts));
    } catch {
      refuse(file.name, { text: texts.refused.read, hint: texts.refused.readHint });
    }
    return undefined;
  };

  const take = async (files: readonly File[]) => {
    forgetRefused();
    if (!mayTry && currentToken() === undefined && !(await askToSignIn())) return;
    // One picture replaces the one that is there.
    const room = maximum === 1 ? 1 : maximum - latest.current.held.length - underWay;
    if (files.length > room) {
      refuse('', { text: texts.refused.count({ max: maximum }), hint: texts.refused.countHint });
    }
    setPreparing((count) => count + 1);
    // One after the other: each is whole in memory while it is looked at.
    for (const file of files.slice(0, Math.max(0, room))) await (await prepare(file))?.();
    setPreparing((count) => count - 1);
  };

  /** Takes what is at an address of the site as if it were a file of the person's. */
  const bring = async (url: string, name: string): Promise<void> => {
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      await take([new File([await answer.blob()], name)]);
    } catch {
      refuse(name, { text: texts.refused.read, hint: texts.refused.readHint });
    }
  };

  const takeAddress = async (address: string): Promise<boolean> => {
    forgetRefused();
    if (!isWebAddress(address)) {
      refuse('', { text: texts.refused.address, hint: texts.refused.addressHint });
      return false;
    }
    if (currentToken() === undefined && !(await askToSignIn())) return false;
    setPreparing((count) => count + 1);
    try {
      const project = projectOfRun(client);
      const file = await call(uploadFromUrl, {
        body: { url: address, from_type: 'tool', ...(project !== undefined && { project_id: project }) },
      });
      await pick(pickableOf(file, file.name));
      return true;
    } catch (error) {
      refuse(address, uploadReason(error, address, texts, messages));
      return false;
    } finally {
      setPreparing((count) => count - 1);
    }
  };

  const pick = async (picked: Pickable) => {
    const { width, height, contentType: type, size, name } = picked;
    const facts = { type, size, width: width ?? undefined, height: height ?? undefined };
    if (picked.stored && problemOf(facts, limits) === undefined) {
      if (latest.current.held.includes(picked.url)) {
        return refuse(name, { text: texts.refused.duplicate, hint: texts.refused.duplicateHint });
      }
      const image = imageOf({ path: picked.url, width, height, thumbnail: picked.thumbnail }, name);
      rememberImage(image);
      return latest.current.onTaken(image, nextOrder());
    }
    // Not stored yet, or to be repaired: either way its bytes go the way of a file.
    await bring(picked.url, name);
  };

  const paste = async () => {
    const found = await readClipboard();
    if (found.kind === 'files') return take(found.files);
    forgetRefused();
    const { clipboard, clipboardHint, clipboardRead, clipboardReadHint } = texts.refused;
    refuse(
      '',
      found.kind === 'empty'
        ? { text: clipboard, hint: clipboardHint }
        : { text: clipboardRead, hint: clipboardReadHint },
    );
  };

  const crop = useCrop(PIXELS, {
    upload,
    refuseUnread: (name) => refuse(name, { text: texts.refused.read, hint: texts.refused.readHint }),
    onCropped: (unfitOne) => setUnfit((before) => before.filter((each) => each !== unfitOne)),
    onReading: (by) => setPreparing((count) => count + by),
  });

  return {
    texts,
    crop,
    uploads,
    /** Uploads that may still become a picture: each holds a place. */
    underWay,
    preparing: preparing > 0,
    /** A guest's picture is held: nobody has it but this browser. */
    unsent: !signedIn && held.some(isLocal),
    refusals,
    unfit,
    take,
    takeAddress,
    pick,
    paste,
    dismiss: (id: number) => setRefusals((before) => before.filter((each) => each.id !== id)),
    /** Repairs all that can be and sends them on, the others are refused; `false` leaves all out. */
    settleUnfit: async (repair: boolean) => {
      const waiting = unfit;
      if (repair) {
        for (const each of waiting) {
          const { repair: offered, name } = each;
          const picture = await offered?.apply().catch(() => undefined);
          if (picture) void upload(picture);
          else if (!offered) refuse(name, unfitReason(each, limits, texts));
          else refuse(name, { text: texts.refused.read, hint: texts.refused.readHint });
        }
      }
      setUnfit([]);
    },
  };
}
export type PictureInput = ReturnType<typeof usePictureInput>;

/** A stored file as something to pick. */
export function pickableOf(
  file: {
    path: string;
    thumbnail: string | null;
    width: number | null;
    height: number | null;
    content_type: string;
    size: number;
  },
  name: string,
): Pickable {
  return {
    url: file.path,
    thumbnail: file.thumbnail ?? file.path,
    name,
    width: file.width,
    height: file.height,
    contentType: file.content_type,
    size: file.size,
    stored: file.path.startsWith('/files/'),
  };
}
