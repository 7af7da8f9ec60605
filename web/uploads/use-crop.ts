import { useState } from 'react';
import type { Rectangle } from '../canvas/core/grid/grid.ts';
import { type CropPlan, cropPicture } from './core/crop-picture.ts';
import type { UnfitPicture } from './core/prepare.ts';
import type { Pixels, ReadyPicture } from './core/ready-picture.ts';
import type { UploadedImage } from './uploaded-image.ts';

/** A picture that is being cropped. */
export interface CropJob {
  name: string;
  blob: Blob;
  /** What it came from: one that does not fit, or the address of a held one, which the new one replaces. */
  from: UnfitPicture | string;
  /** The initial frame; by default everything, or what the limits allow. */
  start?: Rectangle | undefined;
}

interface CropEnds {
  upload: (picture: ReadyPicture, replaces?: string) => Promise<void>;
  refuseUnread: (name: string) => void;
  /** One that did not fit has become another picture. */
  onCropped: (unfit: UnfitPicture) => void;
  /** 1 when a held picture begins to be read, -1 when it has been read. */
  onReading: (by: 1 | -1) => void;
}

/** Cropping of one picture at a time. The result is a new upload; the original stays. */
export function useCrop(pixels: Pixels, { upload, refuseUnread, onCropped, onReading }: CropEnds) {
  const [job, setJob] = useState<CropJob | undefined>();
  return {
    job,
    beginUnfit: (unfit: UnfitPicture) => {
      if (unfit.crop) setJob({ name: unfit.name, blob: unfit.crop, from: unfit });
    },
    beginHeld: async ({ url, name }: UploadedImage, start?: Rectangle): Promise<void> => {
      onReading(1);
      try {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        setJob({ name: name || nameOf(url), blob: await answer.blob(), from: url, start });
      } catch {
        refuseUnread(name);
      } finally {
        onReading(-1);
      }
    },
    cancel: () => setJob(undefined),
    /** Crops, closes, and passes the new picture on. */
    finish: async (plan: CropPlan): Promise<void> => {
      if (!job) return;
      const { name, blob, from } = job;
      const picture = await cropPicture(pixels, blob, plan, name).catch(() => undefined);
      setJob(undefined);
      if (!picture) return refuseUnread(name);
      if (typeof from === 'string') return void upload(picture, from);
      onCropped(from);
      void upload(picture);
    },
  };
}

/** The last part of an address, for a picture whose name this page does not know. */
function nameOf(url: string): string {
  return url.split('?')[0]?.split('/').at(-1) ?? '';
}
