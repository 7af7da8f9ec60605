import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { ProjectClip } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Suspense } from 'react';
import { useKeptState } from '../../../lib/kept-state.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { UploadedImage } from '../../../uploads/uploaded-image.ts';
import { clockText } from '../../../video/core/clock-text.ts';

/** Projects that have a video do not need it. */
const ClipSlot = lazyPart(() => import('./clip-slot.tsx'));

/** The video of a project: a slot to add one, then its name with a way to replace it. */
export function ClipField({
  clip,
  thumbnail,
  samples,
  local,
  onLocal,
  onClip,
}: {
  clip: ProjectClip | undefined;
  thumbnail: string | undefined;
  /** Files below `web/public/samples/`. */
  samples: readonly string[];
  /** A video that is being uploaded. */
  local: UploadedImage | undefined;
  onLocal: (file: UploadedImage | undefined) => void;
  onClip: (file: UploadedImage) => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const [replacing, setReplacing] = useKeptState('replacing', false);
  return (
    <div className="clip-field">
      {clip && (
        <>
          <span className="label">
            {texts.video} <span className="label-fact">{texts.videoLimit}</span>
          </span>
          <div className="clip-slip">
            {thumbnail && <img src={thumbnail} alt="" width={60} height={36} />}
            <span className="clip-name">
              <b title={clip.name}>{clip.name}</b>
              <span className="numbers">
                {texts.facts({
                  length: clockText(clip.seconds * 1000),
                  size: `${clip.width} × ${clip.height}`,
                })}
              </span>
            </span>
            <Button size="small" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
              {replacing ? texts.cancel : texts.replace}
            </Button>
          </div>
          {replacing && <p className="note">{texts.newClip}</p>}
        </>
      )}
      {(!clip || replacing || local) && (
        <Suspense fallback={<div className="clip-waiting" />}>
          <ClipSlot
            label={texts.video}
            samples={samples}
            local={local?.url}
            isShown={!clip}
            onLocal={(file) => {
              setReplacing(false);
              onLocal(file);
            }}
            onClip={(file) => {
              setReplacing(false);
              onClip(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
