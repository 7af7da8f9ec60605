import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { ChevronLeft, ChevronRight, Crop, X } from 'lucide-react';
import { useRef } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { PictureLimits } from './core/repair.ts';
import { FileField } from './file-field.tsx';
import { imageFieldProps } from './image-field.tsx';
import { ImageSources } from './image-sources.tsx';
import { UploadRows } from './late-upload-rows.tsx';
import { LimitsLine } from './limits-line.tsx';
import type { SamplePicture } from './sample-picture.ts';
import { pickSample, SampleRow } from './sample-row.tsx';
import { imageAt, type UploadedImage } from './uploaded-image.ts';
import { useLatest } from './use-latest.ts';
import { usePictureInput } from './use-picture-input.ts';

interface ImageListSlotProps {
  label: string;
  hint?: string | undefined;
  limits: PictureLimits;
  maximum: number;
  /** Addresses of the pictures that are there, in their order. */
  value: readonly string[];
  /** Gets all pictures whenever one was added, removed or moved. */
  onChange: (images: readonly UploadedImage[]) => void;
  samples: readonly SamplePicture[];
  /** Whether their order matters; it can be changed then. */
  ordered?: boolean;
  /** A guest may add some: they stay in this browser until a run needs them. */
  mayTry?: boolean;
}

/** A slot for several pictures, in an order that can be changed. */
export function ImageListSlot(props: ImageListSlotProps) {
  const { label, hint, limits, maximum, value, onChange, samples, ordered = true, mayTry } = props;
  const texts = useAreaTexts(uploadTexts);
  // Several uploads can end before the next render: each adds to the result of the previous one.
  const latestRef = useLatest(value);
  const set = (urls: readonly string[]) => {
    latestRef.current = urls;
    onChange(urls.map(imageAt));
  };
  const orders = useRef(new Map<string, number>());
  const input = usePictureInput(
    limits,
    maximum,
    value,
    ({ url }, order, replaces) => {
      const urls = latestRef.current;
      if (replaces !== undefined && urls.includes(replaces)) {
        orders.current.set(url, orders.current.get(replaces) ?? 0);
        return set(urls.map((each) => (each === replaces ? url : each)));
      }
      orders.current.set(url, order);
      const after = urls.findIndex((each) => (orders.current.get(each) ?? 0) > order);
      set(after < 0 ? [...urls, url] : urls.toSpliced(after, 0, url));
    },
    mayTry,
  );
  const room = maximum - value.length - input.underWay;
  const move = (from: number, to: number) => {
    const urls = [...value];
    urls.splice(to, 0, ...urls.splice(from, 1));
    set(urls);
  };
  return (
    <FileField
      {...imageFieldProps(input, limits, maximum === 1 ? 1 : Math.max(1, room))}
      label={label}
      hint={hint}
      room={room}
    >
      {(openLibrary) => (
        <>
          {value.length > 0 && (
            <ol className="picture-list" aria-label={texts.held({ count: value.length, maximum })}>
              {value.map(imageAt).map((image, index) => {
                const name = image.name || `${index + 1}`;
                return (
                  <li key={image.url}>
                    <img src={image.thumbnail} alt={name} decoding="async" />
                    <IconButton
                      icon={Crop}
                      small
                      className="picture-list-crop"
                      aria-disabled={input.preparing}
                      label={texts.cropOne({ name })}
                      onClick={() => !input.preparing && void input.crop.beginHeld(image)}
                    />
                    <span className="picture-list-verbs">
                      {ordered && (
                        <IconButton
                          icon={ChevronLeft}
                          small
                          disabled={index === 0}
                          label={texts.moveEarlier({ name })}
                          onClick={() => move(index, index - 1)}
                        />
                      )}
                      <IconButton
                        icon={X}
                        small
                        label={texts.removeOne({ name })}
                        onClick={() => set(value.filter((_, at) => at !== index))}
                      />
                      {ordered && (
                        <IconButton
                          icon={ChevronRight}
                          small
                          disabled={index === value.length - 1}
                          label={texts.moveLater({ name })}
                          onClick={() => move(index, index + 1)}
                        />
                      )}
                    </span>
                  </li>
                );
              })}
            </ol>
          )}
          <UploadRows input={input} />
          {room > 0 && (
            <div className="picture-place">
              <p>{texts.dropMany}</p>
              <ImageSources input={input} many onLibrary={openLibrary} />
              <LimitsLine limits={limits} maximum={maximum} />
            </div>
          )}
          {value.length === 0 && room > 0 && (
            <SampleRow
              title={texts.samples}
              samples={samples}
              sampleWords={texts.useSample}
              onPick={(sample) => pickSample(input, sample)}
            />
          )}
        </>
      )}
    </FileField>
  );
}
