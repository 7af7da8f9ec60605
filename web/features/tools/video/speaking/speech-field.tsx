import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { MediaSlot } from '../../../../uploads/media/media-slot.tsx';
import type { UploadedImage } from '../../../../uploads/uploaded-image.ts';
import { ChoiceRow } from '../../fields/choice-row.tsx';
import type { ControlProps } from '../../kinds/kind-view.tsx';
import { sampleMedia } from '../../sample-media.ts';
import './speaking.css';

const RecordSource = lazyPart(() =>
  import('./record-source.tsx').then(({ RecordSource: Source }) => ({ default: Source })),
);
const TextSource = lazyPart(() =>
  import('./text-source.tsx').then(({ TextSource: Source }) => ({ default: Source })),
);

const SOURCES = ['file', 'record', 'text'] as const;
type Source = (typeof SOURCES)[number];

/** What is to be said: a file, a recording, or a text that a voice speaks. Each becomes a sound of the person's. */
export default function SpeechField({ field, values, change }: ControlProps<FieldKinds['speech']>) {
  const { language } = useLanguage();
  const { source: texts } = useAreaTexts(speakingTexts);
  const [source, setSource] = useState<Source>('file');
  const { name, secondsName, limits, samples, text } = field;
  const { label, hint } = text[language];
  const [value, seconds] = [values[name], values[secondsName]];
  const take = (file: UploadedImage | undefined) =>
    change({ [name]: file?.url, [secondsName]: file?.media?.seconds });
  const isThere = typeof value === 'string';
  return (
    <div className="speech-field">
      {!isThere && (
        <ChoiceRow
          look="segments"
          label={texts.label}
          chosen={source}
          onChoose={setSource}
          choices={SOURCES.map((each) => ({ value: each, label: texts[each] }))}
        />
      )}
      {(isThere || source === 'file') && (
        <MediaSlot
          kind="audio"
          label={label}
          hint={hint || undefined}
          limits={limits}
          value={isThere ? value : undefined}
          seconds={typeof seconds === 'number' ? seconds : undefined}
          samples={sampleMedia(samples, language)}
          onChange={take}
        />
      )}
      {!isThere && source !== 'file' && (
        <Suspense>
          {source === 'record' ? (
            <RecordSource limits={limits} onTaken={take} />
          ) : (
            <TextSource limits={limits} onTaken={take} />
          )}
        </Suspense>
      )}
    </div>
  );
}
