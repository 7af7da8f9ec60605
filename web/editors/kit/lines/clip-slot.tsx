import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { MediaSlot } from '../../../uploads/media/media-slot.tsx';
import { isLocalClip, type UploadedImage } from '../../../uploads/uploaded-image.ts';
import { sampleMedia } from '../samples/sample-media.ts';

/** The slot in which a video is added. */
export default function ClipSlot({
  label,
  samples,
  local,
  isShown,
  onLocal,
  onClip,
}: {
  label: string;
  samples: readonly string[];
  /** Address of a video that is being uploaded. */
  local: string | undefined;
  /** It plays in the editor already. */
  isShown: boolean;
  onLocal: (file: UploadedImage | undefined) => void;
  onClip: (file: UploadedImage) => void;
}) {
  const { language } = useLanguage();
  return (
    <MediaSlot
      kind="video"
      label={label}
      limits={MEDIA_LIMITS.video}
      value={local}
      local={isShown ? 'elsewhere' : 'here'}
      seconds={undefined}
      samples={sampleMedia(samples, language)}
      onChange={(file) => (!file || isLocalClip(file.url) ? onLocal(file) : onClip(file))}
    />
  );
}
