import { CHAT_LIMITS, type ChatPicture } from '@inkreel/contract/documents/chat-document.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { uploadSmallPicture } from '../editors/kit/writing/small-picture.ts';
import { ApiError } from '../lib/api-error.ts';
import { failureOf } from '../lib/failure-text.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { newId } from '../lib/new-id.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import type { PictureAddress, PictureAddresses } from './chat-types.ts';

/** A picture that goes with the next message. */
export interface Attachment {
  key: string;
  name: string;
  /** Its preview. */
  preview: string;
  /** The stored copy; undefined while it is being sent. */
  kept?: { picture: ChatPicture; address: PictureAddress };
}

/**
 * The pictures of the message that is being written: each is uploaded as a smaller copy as soon as it is
 * added.
 */
export function useAttachments() {
  const { chat } = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<string>();
  const drop = (gone: readonly Attachment[]) => {
    for (const { preview } of gone) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
  };
  const leave = useEffectEvent(() => drop(items));
  useEffect(() => () => leave(), []);

  const send = async (key: string, name: string, file: Blob) => {
    try {
      const { id, full_path: url, thumbnail } = await uploadSmallPicture(file);
      const kept = {
        picture: { source: fileSource(id), name: name.slice(0, 200) },
        address: { url, thumbnail: thumbnail ?? url },
      };
      setItems((before) => before.map((each) => (each.key === key ? { ...each, kept } : each)));
    } catch (error) {
      // The browser itself refuses what is not a picture.
      const said = error instanceof ApiError ? error : new ApiError('image_unreadable');
      setItems((before) => before.filter((each) => each.key !== key));
      setRefused([name, failureOf(said, messages).text].filter((part) => part !== '').join(': '));
    }
  };
  const room = CHAT_LIMITS.pictures - items.length;
  const take = (files: readonly File[]) => {
    setRefused(files.length > room ? chat.picturesLimit({ count: CHAT_LIMITS.pictures }) : undefined);
    for (const file of files.slice(0, room)) {
      const key = newId();
      const item = { key, name: file.name, preview: URL.createObjectURL(file) };
      setItems((before) => [...before, item]);
      void send(key, file.name, file);
    }
  };
  return {
    items,
    refused,
    room,
    sending: items.some(({ kept }) => kept === undefined),
    take,
    /** A picture that the product keeps already. */
    takeKept: async ({ url, name }: { url: string; name: string }) => {
      try {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        take([new File([await answer.blob()], name)]);
      } catch {
        setRefused([name, messages.errors.image_gone].join(': '));
      }
    },
    remove: (key: string) => {
      drop(items.filter((each) => each.key === key));
      setItems(items.filter((each) => each.key !== key));
      setRefused(undefined);
    },
    /** Shows the pictures of a message that is edited. */
    restore: (pictures: readonly ChatPicture[], files: PictureAddresses) => {
      drop(items);
      const back = pictures.flatMap((picture) => {
        const address = files[picture.source];
        return address
          ? [{ key: newId(), name: picture.name, preview: address.thumbnail, kept: { picture, address } }]
          : [];
      });
      setItems(back);
      setRefused(undefined);
    },
    /** The attachments of the message, once all are uploaded. */
    taken: () => {
      const kept = items.flatMap((item) => item.kept ?? []);
      return {
        pictures: kept.map(({ picture }) => picture),
        files: Object.fromEntries(kept.map(({ picture, address }) => [picture.source, address])),
      };
    },
    clear: () => {
      drop(items);
      setItems([]);
      setRefused(undefined);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
