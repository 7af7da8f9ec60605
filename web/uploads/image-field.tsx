import { lazyPart } from '../lib/lazy-part.ts';
import type { PictureLimits } from './core/repair.ts';
import { pickSample } from './sample-row.tsx';
import type { PictureInput } from './use-picture-input.ts';

const RepairDialog = lazyPart(() => import('./repair-dialog.tsx'));
const CropDialog = lazyPart(() => import('./crop/crop-dialog.tsx'));

/**
 * What a field of images passes on: what it takes, what may be picked, and the dialogs of repair and crop.
 * @param most images that may be picked at once
 */
export function imageFieldProps(input: PictureInput, limits: PictureLimits, most: number) {
  return {
    take: (files: readonly File[]) => void input.take(files),
    takeAddress: (address: string) => void input.takeAddress(address),
    takeSample: (sample: Parameters<typeof pickSample>[1]) => pickSample(input, sample),
    dropNow: input.texts.dropNow,
    picker: { most, onPicked: input.pick, address: input },
    dialogs: (
      <>
        {input.unfit.length > 0 && <RepairDialog input={input} limits={limits} />}
        {input.crop.job && (
          <CropDialog
            job={input.crop.job}
            limits={limits}
            onApply={input.crop.finish}
            onCancel={input.crop.cancel}
          />
        )}
      </>
    ),
  };
}
