import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { useLanguage } from '../../../../lib/messages.tsx';
import { MediaSlot } from '../../../../uploads/media/media-slot.tsx';
import type { UploadedImage } from '../../../../uploads/uploaded-image.ts';
import { sampleMedia } from '../../sample-media.ts';

/** The place that a video is brought to. */
export default function ClipSlot({
  label,
  samples,
  onClip,
}: {
  label: string;
  samples: readonly string[];
  onClip: (file: UploadedImage) => void;
}) {
  const { language } = useLanguage();
  return (
    <MediaSlot
      kind="video"
      label={label}
      limits={MEDIA_LIMITS.video}
      value={undefined}
      seconds={undefined}
      samples={sampleMedia(samples, language)}
      onChange={(file) => file && onClip(file)}
    />
  );
}
