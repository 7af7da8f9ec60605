import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useLanguage } from '../../../../lib/messages.tsx';
import { MediaSlot } from '../../../../uploads/media/media-slot.tsx';
import type { ControlProps } from '../../kinds/kind-view.tsx';
import { sampleMedia } from '../../sample-media.ts';

/** What is to be said. */
export default function SpeechField({ field, values, change }: ControlProps<FieldKinds['speech']>) {
  const { language } = useLanguage();
  const { name, secondsName, limits, samples, text } = field;
  const { label, hint } = text[language];
  const [value, seconds] = [values[name], values[secondsName]];
  return (
    <MediaSlot
      kind="audio"
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
