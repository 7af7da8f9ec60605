import { useState } from 'react';
import { preparePicture, type UnfitPicture } from './core/prepare.ts';
import type { ReadyPicture } from './core/ready-picture.ts';
import { decodePicture, redraw } from './core/redraw.ts';
import type { PictureLimits } from './core/repair.ts';
import { type UploadTexts, unfitReason } from './refusal.ts';
import { useCrop } from './use-crop.ts';
import type { Refusals } from './use-refusals.ts';

const PIXELS = { decode: decodePicture, redraw };

/** Inspects files before they are sent; of those that do not fit it keeps the ones that can be repaired or cropped. */
export function useUnfitPictures(
  limits: PictureLimits,
  texts: UploadTexts,
  {
    refusals: { refuse, refuseUnread },
    upload,
    onReading,
  }: {
    refusals: Refusals;
    upload: (picture: ReadyPicture, replaces?: string) => Promise<void>;
    /** 1 when a held picture begins to be read, -1 when it has been read. */
    onReading: (by: 1 | -1) => void;
  },
) {
  const [unfit, setUnfit] = useState<readonly UnfitPicture[]>([]);
  const crop = useCrop(PIXELS, {
    upload,
    refuseUnread,
    onCropped: (unfitOne) => setUnfit((before) => before.filter((each) => each !== unfitOne)),
    onReading,
  });
  return {
    unfit,
    crop,
    /** Sends a file on if it fits; else keeps it to ask about it, or refuses it. */
    sendIfFit: async (file: File): Promise<void> => {
      const picture = await preparePicture(PIXELS, file, limits).catch(() => undefined);
      if (!picture) return refuseUnread(file.name);
      if (picture.kind === 'ready') return upload(picture);
      if (picture.repair || picture.crop) setUnfit((before) => [...before, picture]);
      else refuse(file.name, unfitReason(picture, limits, texts));
    },
    /** Repairs all that can be and sends them on, the others are refused; `false` leaves all out. */
    settleUnfit: async (repair: boolean): Promise<void> => {
      const waiting = unfit;
      if (repair) {
        for (const each of waiting) {
          const { repair: offered, name } = each;
          const picture = await offered?.apply().catch(() => undefined);
          if (picture) void upload(picture);
          else if (!offered) refuse(name, unfitReason(each, limits, texts));
          else refuseUnread(name);
        }
      }
      setUnfit([]);
    },
  };
}
