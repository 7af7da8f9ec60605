import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { Images, Upload, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { UploadRows } from '../late-upload-rows.tsx';
import type { SamplePicture } from '../sample-picture.ts';
import { UploadField } from '../upload-field.tsx';
import type { UploadedImage } from '../uploaded-image.ts';
import { limitWords, typeWords } from './media-words.ts';
import { dropLocal, type MediaInput, useMediaInput } from './use-media-input.ts';
import '../uploads.css';
import './media-slot.css';

const HeldMedium = lazyPart(() =>
  import('./held-medium.tsx').then(({ HeldMedium: Held }) => ({ default: Held })),
);
const TrimDialog = lazyPart(() =>
  import('./repair/trim-dialog.tsx').then(({ TrimDialog: Trim }) => ({ default: Trim })),
);
const PickDialog = lazyPart(() =>
  import('../pick/pick-dialog.tsx').then(({ PickDialog: Picker }) => ({ default: Picker })),
);

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
  const { texts, media } = input;
  const [replacing, setReplacing] = useState(false);
  useEffect(() => setReplacing(false), [value]);
  const busy = input.preparing || input.underWay > 0;
  const empty = value === undefined || replacing;
  return (
    <MediaField
      label={label}
      hint={hint}
      limits={limits}
      input={input}
      room={value === undefined && !busy ? 1 : 0}
    >
      {(openLibrary) => (
        <>
          {value !== undefined && local !== 'elsewhere' && (
            <Suspense>
              <HeldMedium kind={kind} url={value} seconds={seconds}>
                <Button
                  size="small"
                  disabled={busy}
                  aria-expanded={replacing}
                  onClick={() => setReplacing(!replacing)}
                >
                  {texts.replace}
                </Button>
                <IconButton
                  icon={X}
                  small
                  label={texts.removeOne({ name: label })}
                  onClick={() => {
                    drawAtOnce(() => onChange(undefined));
                    dropLocal(value);
                  }}
                />
              </HeldMedium>
            </Suspense>
          )}
          <UploadRows input={input} />
          {empty && !busy && (
            <div className="picture-place">
              <p>{media.drop[kind]}</p>
              <div className="picture-sources">
                <FileButton input={input} types={[...limits.types, ...(soundOf?.types ?? [])]} />
                <Button size="small" onClick={openLibrary}>
                  <Images size={14} aria-hidden />
                  {texts.shelf}
                </Button>
              </div>
              <p className="note upload-limits">
                {media.facts({ facts: [typeWords(limits, media), ...limitWords(limits, media)] })}
              </p>
              {soundOf && (
                <p className="note upload-limits">
                  {media.orVideo({
                    limits: media.facts({
                      facts: [typeWords(soundOf, media), ...limitWords(soundOf, media)],
                    }),
                  })}
                </p>
              )}
            </div>
          )}
          {empty && !busy && <Samples input={input} samples={samples} />}
        </>
      )}
    </MediaField>
  );
}

/** What surrounds the slot: label, drop target, pasting, the library. */
function MediaField({
  label,
  hint,
  limits,
  input,
  room,
  children,
}: {
  label: string;
  hint: string | undefined;
  limits: MediaLimits;
  input: MediaInput;
  room: number;
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
      takeAddress={() => undefined}
      takeSample={({ url, name }) => void input.bring(url, name)}
    >
      {children(() => setLibrary(true))}
      {input.unfit && (
        <Suspense>
          <TrimDialog
            file={input.unfit.file}
            facts={input.unfit.facts}
            limits={limits}
            onFixed={(file) => {
              input.dropUnfit();
              void input.take([file]);
            }}
            onOther={() => {
              input.dropUnfit();
              element.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
            }}
            onClose={input.dropUnfit}
          />
        </Suspense>
      )}
      {library && (
        <Suspense>
          <PickDialog kind={input.kind} most={1} onPicked={input.pick} onClose={() => setLibrary(false)} />
        </Suspense>
      )}
    </UploadField>
  );
}

function FileButton({ input: { texts, take }, types }: { input: MediaInput; types: readonly string[] }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        accept={types.join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows the same file to be chosen again.
          event.target.value = '';
          void take(files);
        }}
      />
      <Button size="small" onClick={() => file.current?.click()}>
        <Upload size={14} aria-hidden />
        {texts.choose}
      </Button>
    </>
  );
}

/** Files of the site to begin with; the chosen one becomes one of the person's uploads. */
function Samples({ input, samples }: { input: MediaInput; samples: readonly SamplePicture[] }) {
  if (samples.length === 0) return null;
  return (
    <div className="sample-row">
      <p className="note">{input.texts.samples}</p>
      <ul>
        {samples.map(({ url, thumbnail, name }) => (
          <li key={url}>
            {thumbnail === '' ? (
              <Button
                size="small"
                aria-label={input.media.useSample({ name })}
                onClick={() => void input.bring(url, name)}
              >
                {name}
              </Button>
            ) : (
              <button
                type="button"
                aria-label={input.media.useSample({ name })}
                title={name}
                onClick={() => void input.bring(url, name)}
              >
                <img src={thumbnail} alt="" width={100} height={56} loading="lazy" decoding="async" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
