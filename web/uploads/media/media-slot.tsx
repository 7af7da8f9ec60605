import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { Suspense, useRef } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { FileSlot } from '../file-slot.tsx';
import { FileSources } from '../file-sources.tsx';
import type { SamplePicture } from '../sample-picture.ts';
import type { UploadedImage } from '../uploaded-image.ts';
import { limitWords, typeWords } from './media-words.ts';
import { dropLocal, useMediaInput } from './use-media-input.ts';
import './media-slot.css';

const HeldMedium = lazyPart(() => import('./held-medium.tsx'));
const TrimDialog = lazyPart(() => import('./repair/trim-dialog.tsx'));
interface MediaSlotProps {
  kind: 'video' | 'audio';
  label: string;
  hint?: string | undefined;
  limits: MediaLimits;
  /** Limits of videos whose sound is taken; undefined if only files of sound are accepted. */
  soundOf?: MediaLimits | undefined;
  /** Address of the file that is there, and its duration, if known. */
  value: string | undefined;
  seconds: number | undefined;
  /** `thumbnail` is empty for sound. */
  samples: readonly SamplePicture[];
  /** A video plays while it is uploaded, here or elsewhere on the page; `useClipEnd` reports what becomes of it. */
  local?: 'here' | 'elsewhere';
  /** Gets the file once the product keeps it, and before that a local video; undefined when it was removed. */
  onChange: (file: UploadedImage | undefined) => void;
}

/** A slot for one sound or video: dropped, chosen, or picked from existing ones. It can be played in the slot. */
export function MediaSlot({
  kind,
  label,
  hint,
  limits,
  soundOf,
  value,
  seconds,
  samples,
  local,
  onChange,
}: MediaSlotProps) {
  const input = useMediaInput(kind, limits, onChange, soundOf, local && { value });
  const { media, take, bring, pick, unfit, dropUnfit } = input;
  const element = useRef<HTMLFieldSetElement>(null);
  const wordsOf = (accepted: MediaLimits) =>
    media.facts({ facts: [typeWords(accepted, media), ...limitWords(accepted, media)] });
  return (
    <FileSlot
      label={label}
      hint={hint}
      input={input}
      value={value}
      take={(files) => void take(files)}
      takeAddress={() => undefined}
      takeSample={({ url, name }) => void bring(url, name)}
      picker={{ kind, most: 1, onPicked: pick }}
      element={element}
      dialogs={
        unfit && (
          <TrimDialog
            file={unfit.file}
            facts={unfit.facts}
            limits={limits}
            onFixed={(file) => {
              dropUnfit();
              void take([file]);
            }}
            onOther={() => {
              dropUnfit();
              element.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
            }}
            onClose={dropUnfit}
          />
        )
      }
      held={
        local === 'elsewhere'
          ? null
          : (verbs) =>
              value !== undefined && (
                <Suspense>
                  <HeldMedium kind={kind} url={value} seconds={seconds}>
                    {verbs}
                  </HeldMedium>
                </Suspense>
              )
      }
      onRemove={() => {
        drawAtOnce(() => onChange(undefined));
        dropLocal(value);
      }}
      place={(openLibrary) => (
        <>
          <p>{media.drop[kind]}</p>
          <FileSources
            accept={[...limits.types, ...(soundOf?.types ?? [])].join(',')}
            take={take}
            onLibrary={openLibrary}
          />
          <p className="note upload-limits">{wordsOf(limits)}</p>
          {soundOf && <p className="note upload-limits">{media.orVideo({ limits: wordsOf(soundOf) })}</p>}
        </>
      )}
      samples={samples}
      sampleWords={media.useSample}
      sampleWidth={100}
    />
  );
}
