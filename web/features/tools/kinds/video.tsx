import type { MediaField } from '@inkreel/contract/tools/kinds/media-kind.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { MediaSlot } from '../../../uploads/media/media-slot.tsx';
import { sampleMedia } from '../sample-media.ts';
import type { ControlProps } from './kind-view.tsx';

/** The place for a tool's sound or video: sets its address, and how long it lasts. */
export default function MediaControl<Name extends 'video' | 'audio'>({
  field,
  values,
  change,
}: ControlProps<MediaField<Name>>) {
  const { language } = useLanguage();
  const { kind, name, secondsName, limits, samples, text } = field;
  const { label, hint } = text[language];
  const [value, seconds] = [values[name], values[secondsName]];
  return (
    <MediaSlot
      kind={kind}
      label={label}
      hint={hint || undefined}
      limits={limits}
      value={typeof value === 'string' ? value : undefined}
      seconds={typeof seconds === 'number' ? seconds : undefined}
      samples={sampleMedia(samples, language)}
      onChange={(file) => change({ [name]: file?.url, [secondsName]: file?.media?.seconds })}
    />
  );
}
