import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { Crop } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { PictureLimits } from './core/repair.ts';
import { FileSlot } from './file-slot.tsx';
import { imageFieldProps } from './image-field.tsx';
import { ImageSources } from './image-sources.tsx';
import { LimitsLine } from './limits-line.tsx';
import type { SamplePicture } from './sample-picture.ts';
import { imageAt, type UploadedImage } from './uploaded-image.ts';
import { usePictureInput } from './use-picture-input.ts';

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
  const input = usePictureInput(limits, 1, value === undefined ? [] : [value], onChange, mayTry);
  const { texts, crop } = input;
  const isBusy = input.preparing || input.underWay > 0;
  return (
    <FileSlot
      {...imageFieldProps(input, limits, 1)}
      label={label}
      hint={hint}
      input={input}
      value={value}
      held={(verbs) => value !== undefined && <HeldPicture image={imageAt(value)}>{verbs}</HeldPicture>}
      verbs={
        value !== undefined && (
          <IconButton
            icon={Crop}
            small
            aria-disabled={isBusy}
            label={texts.cropOne({ name: label })}
            onClick={() => !isBusy && void crop.beginHeld(imageAt(value))}
          />
        )
      }
      onRemove={() => onChange(undefined)}
      place={(openLibrary) => (
        <>
          <p>{texts.drop}</p>
          <ImageSources input={input} many={false} onLibrary={openLibrary} />
          <LimitsLine limits={limits} />
        </>
      )}
      samples={samples}
      sampleWords={texts.useSample}
    />
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
