import type { Place } from '@inkreel/contract/api/tasks.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { Crop } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PictureLimits } from '../../../uploads/core/repair.ts';
import { UploadRows } from '../../../uploads/late-upload-rows.tsx';
import { imageAt, type UploadedImage } from '../../../uploads/uploaded-image.ts';
import { usePictureInput } from '../../../uploads/use-picture-input.ts';
import { cropToFace } from './face-crop.ts';

const CropDialog = lazyPart(() => import('../../../uploads/crop/crop-dialog.tsx'));

/** Offers to crop a picture to one of its faces; the crop is uploaded, and then checked as well. */
export function CropToFace({
  url,
  faces,
  limits,
  onCropped,
}: {
  url: string;
  /** In shares of the picture. */
  faces: readonly Place[];
  limits: PictureLimits;
  onCropped: (image: UploadedImage) => void;
}) {
  const { check } = useAreaTexts(speakingTexts);
  const input = usePictureInput(limits, 1, [url], onCropped, true);
  const image = imageAt(url);
  if (image.width < 2) return null;
  const begin = (face: Place) => void input.crop.beginHeld(image, cropToFace(faces, face, image));
  return (
    <div className="face-crops">
      {faces.length > 1 && <p className="note">{check.crop.which}</p>}
      <div>
        {faces.map((face, at) => {
          const frame = cropToFace(faces, face, image);
          const name = faces.length > 1 ? check.crop.to({ at: at + 1 }) : check.crop.one;
          return (
            <Button
              key={`${face.left} ${face.top}`}
              size="small"
              aria-label={name}
              onClick={() => begin(face)}
            >
              <span
                className="face-crop"
                aria-hidden
                style={{
                  aspectRatio: `${frame.width} / ${frame.height}`,
                  backgroundImage: `url("${encodeURI(url)}")`,
                  backgroundSize: `${(100 * image.width) / frame.width}% ${(100 * image.height) / frame.height}%`,
                  backgroundPosition: `${shareOf(frame.x, image.width - frame.width)}% ${shareOf(frame.y, image.height - frame.height)}%`,
                }}
              />
              {faces.length === 1 && (
                <>
                  <Crop size={14} aria-hidden />
                  {check.crop.one}
                </>
              )}
            </Button>
          );
        })}
      </div>
      <UploadRows input={input} />
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
    </div>
  );
}

/** Position of a background, in per cent of the room that it has. */
const shareOf = (start: number, room: number): number => (room > 0 ? (100 * start) / room : 0);
