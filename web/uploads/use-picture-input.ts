import type { MediaFacts } from '@inkreel/contract/api/media.ts';
import { uploadFromUrl } from '@inkreel/contract/api/storage.ts';
import type { FileFacts } from '@inkreel/contract/media-limits.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '../lib/client.ts';
import { projectOfRun } from '../lib/current-project.ts';
import { askToSignIn } from '../lib/dialogs.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { currentToken, useSignedIn } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { readClipboard } from './clipboard.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { type PictureLimits, problemOf } from './core/repair.ts';
import { isWebAddress } from './intake.ts';
import { keepPicture } from './keep-picture.ts';
import { type PageUpload, pageQueue } from './page-queue.ts';
import { uploadReason } from './refusal.ts';
import { fileFactsOf, imageOf, isLocal, rememberImage, type UploadedImage } from './uploaded-image.ts';
import { useLatest } from './use-latest.ts';
import { isRefused, useRefusals } from './use-refusals.ts';
import { useUnfitPictures } from './use-unfit-pictures.ts';

const NONE: readonly PageUpload[] = [];

/** A file of the product, or a page of the site, that someone picked. */
export interface Pickable {
  url: string;
  thumbnail: string;
  name: string;
  width: number | null;
  height: number | null;
  contentType: string;
  size: number;
  /** False if it must become one of the person's uploads first. */
  stored: boolean;
  /** Of a sound or video. */
  media?: FileFacts | undefined;
}

/**
 * Everything that brings pictures into a part of the page: it inspects them, explains refusals, asks about repairs, and
 * uploads them. `onTaken` gets each picture once the product keeps it, with a number that grows in the order in which
 * they were added: uploads end in another order. A crop of a held picture comes with the address that it replaces.
 * @param held addresses of the pictures that are there already
 * @param mayTry whether a guest's pictures are taken without an account: they stay in this browser until a run needs
 * them
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
  const refusals = useRefusals(owner, texts);
  const { refuse } = refusals;
  const [preparing, setPreparing] = useState(0);
  const countPreparing = (by: 1 | -1) => setPreparing((before) => before + by);
  const latest = useLatest({ held, onTaken });
  const all = useStore(pageQueue().uploads, NONE);
  const uploads = all.filter(({ source }) => source.owner === owner);
  const underWay = uploads.filter((upload) => !isRefused(upload)).length;
  const brought = useRef(0);
  const nextOrder = () => {
    brought.current += 1;
    return brought.current;
  };

  const upload = (picture: ReadyPicture, replaces?: string): Promise<void> =>
    keepPicture(picture, {
      owner,
      client,
      limits,
      held: () => latest.current.held,
      refuseDuplicate: refusals.refuseDuplicate,
      refuseUnreadable: (name) => refuse(name, { text: messages.errors.image_unreadable, hint: '' }),
      nextOrder,
      onKept: (image, order) => latest.current.onTaken(image, order, replaces),
      onUnfit: (image) => {
        countPreparing(1);
        void bring(image.url, image.name).finally(() => countPreparing(-1));
      },
    });
  const { unfit, crop, sendIfFit, settleUnfit } = useUnfitPictures(limits, texts, {
    refusals,
    upload,
    onReading: countPreparing,
  });

  const take = async (files: readonly File[]) => {
    refusals.clear();
    if (!mayTry && currentToken() === undefined && !(await askToSignIn())) return;
    // One picture replaces the one that is there.
    const room = maximum === 1 ? 1 : maximum - latest.current.held.length - underWay;
    if (files.length > room) {
      refuse('', { text: texts.refused.count({ max: maximum }), hint: texts.refused.countHint });
    }
    countPreparing(1);
    // One after the other: each is whole in memory while it is inspected.
    for (const file of files.slice(0, Math.max(0, room))) await sendIfFit(file);
    countPreparing(-1);
  };

  /** Takes what is at an address of the site as if it were one of the person's files. */
  const bring = async (url: string, name: string): Promise<void> => {
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      await take([new File([await answer.blob()], name)]);
    } catch {
      refusals.refuseUnread(name);
    }
  };

  const takeAddress = async (address: string): Promise<boolean> => {
    refusals.clear();
    if (!isWebAddress(address)) {
      refuse('', { text: texts.refused.address, hint: texts.refused.addressHint });
      return false;
    }
    if (currentToken() === undefined && !(await askToSignIn())) return false;
    countPreparing(1);
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
      countPreparing(-1);
    }
  };

  const pick = async (picked: Pickable) => {
    const { width, height, contentType: type, size, name } = picked;
    const facts = { type, size, width: width ?? undefined, height: height ?? undefined };
    if (picked.stored && problemOf(facts, limits) === undefined) {
      if (latest.current.held.includes(picked.url)) return refusals.refuseDuplicate(name);
      const image = imageOf({ path: picked.url, width, height, thumbnail: picked.thumbnail }, name);
      rememberImage(image);
      return latest.current.onTaken(image, nextOrder());
    }
    // Not stored yet, or to be repaired: either way its bytes are handled like a file.
    await bring(picked.url, name);
  };

  const paste = async () => {
    const found = await readClipboard();
    if (found.kind === 'files') return take(found.files);
    refusals.clear();
    const { clipboard, clipboardHint, clipboardRead, clipboardReadHint } = texts.refused;
    refuse(
      '',
      found.kind === 'empty'
        ? { text: clipboard, hint: clipboardHint }
        : { text: clipboardRead, hint: clipboardReadHint },
    );
  };

  return {
    texts,
    crop,
    uploads,
    /** Uploads that may still become a picture: each holds a place. */
    underWay,
    preparing: preparing > 0,
    /** A guest's picture is held, which only this browser has. */
    unsent: !signedIn && held.some(isLocal),
    refusals: refusals.refusals,
    unfit,
    take,
    takeAddress,
    pick,
    paste,
    dismiss: refusals.dismiss,
    settleUnfit,
  };
}
export type PictureInput = ReturnType<typeof usePictureInput>;

/** A stored file as something to pick. */
export function pickableOf(file: MediaFacts & { path: string }, name: string): Pickable {
  return {
    url: file.path,
    thumbnail: file.thumbnail ?? file.path,
    name,
    width: file.width,
    height: file.height,
    contentType: file.content_type,
    size: file.size,
    stored: file.path.startsWith('/files/'),
    media: fileFactsOf(file),
  };
}
