import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { Crop, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { PictureLimits } from './core/repair.ts';
import { UploadRows } from './late-upload-rows.tsx';
import { LimitsLine } from './limits-line.tsx';
import { PictureSources } from './picture-sources.tsx';
import type { SamplePicture } from './sample-picture.ts';
import { pickSample, SampleRow } from './sample-row.tsx';
import { UploadField } from './upload-field.tsx';
import { imageAt, type UploadedImage } from './uploaded-image.ts';
import { type PictureInput, usePictureInput } from './use-picture-input.ts';
import './uploads.css';

const PickDialog = lazyPart(() =>
  import('./pick/pick-dialog.tsx').then(({ PickDialog: Picker }) => ({ default: Picker })),
);
const RepairDialog = lazyPart(() =>
  import('./repair-dialog.tsx').then(({ RepairDialog: Repair }) => ({ default: Repair })),
);
const CropDialog = lazyPart(() =>
  import('./crop/crop-dialog.tsx').then(({ CropDialog: Cropper }) => ({ default: Cropper })),
);

interface ImageSlotProps {
  label: string;
  hint?: string | undefined;
  limits: PictureLimits;
  /** Address of the picture that is there. */
  value: string | undefined;
  /** Gets the picture once the product keeps it; undefined when it was removed. */
  onChange: (image: UploadedImage | undefined) => void;
  samples: readonly SamplePicture[];
  /** A guest may add one: it stays in this browser until a run needs it. */
  mayTry?: boolean;
}

/** A slot for one picture: dropped, pasted, chosen, photographed, or picked from existing ones. */
export function ImageSlot({ label, hint, limits, value, onChange, samples, mayTry }: ImageSlotProps) {
  const held = value === undefined ? [] : [value];
  const input = usePictureInput(limits, 1, held, onChange, mayTry);
  const texts = useAreaTexts(uploadTexts);
  const [replacing, setReplacing] = useState(false);
  useEffect(() => setReplacing(false), [value]);
  const busy = input.preparing || input.underWay > 0;
  const empty = value === undefined || replacing;
  return (
    <PictureField
      label={label}
      hint={hint}
      input={input}
      limits={limits}
      room={value === undefined && !busy ? 1 : 0}
    >
      {(openLibrary) => (
        <>
          {value !== undefined && (
            <HeldPicture image={imageAt(value)}>
              <Button size="small" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
                {texts.replace}
              </Button>
              <IconButton
                icon={Crop}
                small
                aria-disabled={busy}
                label={texts.cropOne({ name: label })}
                onClick={() => !busy && void input.crop.beginHeld(imageAt(value))}
              />
              <IconButton
                icon={X}
                small
                label={texts.removeOne({ name: label })}
                onClick={() => onChange(undefined)}
              />
            </HeldPicture>
          )}
          <UploadRows input={input} />
          {empty && !busy && (
            <div className="picture-place">
              <p>{texts.drop}</p>
              <PictureSources input={input} many={false} onLibrary={openLibrary} />
              <LimitsLine limits={limits} />
            </div>
          )}
          {empty && !busy && <SampleRow input={input} samples={samples} />}
        </>
      )}
    </PictureField>
  );
}

/** A held picture, small, with its verbs. */
function HeldPicture({ image, children }: { image: UploadedImage; children: ReactNode }) {
  const { size } = useAreaTexts(uploadTexts);
  return (
    <div className="held-picture">
      <img src={image.thumbnail} alt="" decoding="async" />
      <span className="held-facts">
        <b className="upload-name" title={image.name}>
          {image.name}
        </b>
        {image.width > 0 && <span className="note">{size(image)}</span>}
      </span>
      {children}
    </div>
  );
}

/**
 * What surrounds every part that takes pictures: label, drop target, pasting, the dialogs of repair, crop and library.
 * @param room pictures that it can take now
 */
export function PictureField({
  label,
  hint,
  input,
  limits,
  room,
  maximum = 1,
  children,
}: {
  label: string;
  hint?: string | undefined;
  input: PictureInput;
  limits: PictureLimits;
  room: number;
  maximum?: number;
  children: (openLibrary: () => void) => ReactNode;
}) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [library, setLibrary] = useState(false);
  return (
    <UploadField
      label={label}
      hint={hint}
      element={element}
      room={room}
      take={(files) => void input.take(files)}
      takeAddress={(address) => void input.takeAddress(address)}
      takeSample={(sample) => pickSample(input, sample)}
      dropNow={input.texts.dropNow}
    >
      {children(() => setLibrary(true))}
      {input.unfit.length > 0 && (
        <Suspense>
          <RepairDialog input={input} limits={limits} />
        </Suspense>
      )}
      {input.crop.job && (
        <Suspense>
          <CropDialog
            job={input.crop.job}
            limits={limits}
            onApply={input.crop.finish}
            onCancel={input.crop.cancel}
          />
        </Suspense>
      )}
      {library && (
        <Suspense>
          <PickDialog
            most={maximum === 1 ? 1 : Math.max(1, room)}
            onPicked={input.pick}
            address={input}
            onClose={() => setLibrary(false)}
          />
        </Suspense>
      )}
    </UploadField>
  );
}
