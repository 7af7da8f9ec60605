import type { MediaField } from '@inkreel/contract/tools/kinds/media-kind.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { MediaSlot } from '../../../uploads/media/media-slot.tsx';
import { useClipEnd } from '../../../uploads/media/use-clip-end.ts';
import type { UploadedImage } from '../../../uploads/uploaded-image.ts';
import { sampleMedia } from '../../kit/samples/sample-media.ts';
import type { ControlProps } from './kind-view.tsx';

/** The field for a tool's audio or video: sets its URL and its duration. */
export default function MediaControl<Name extends 'video' | 'audio'>({
  field,
  values,
  change,
}: ControlProps<MediaField<Name>>) {
  const { language } = useLanguage();
  const { kind, name, secondsName, limits, samples, text } = field;
  const { label, hint } = text[language];
  const [given, seconds] = [values[name], values[secondsName]];
  const value = typeof given === 'string' ? given : undefined;
  const onChange = (file: UploadedImage | undefined) =>
    change({ [name]: file?.url, [secondsName]: file?.media?.seconds });
  useClipEnd(value, onChange);
  return (
    <MediaSlot
      kind={kind}
      label={label}
      hint={hint || undefined}
      limits={limits}
      value={value}
      seconds={typeof seconds === 'number' ? seconds : undefined}
      {...(kind === 'video' && { local: 'here' })}
      samples={sampleMedia(samples, language)}
      onChange={onChange}
    />
  );
}
