import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { MediaSlot } from '../../../uploads/media/media-slot.tsx';
import type { UploadedImage } from '../../../uploads/uploaded-image.ts';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import { sampleMedia } from '../../kit/samples/sample-media.ts';
import type { ControlProps } from '../kinds/kind-view.tsx';
import { changeDraft, SOURCES, speechDraft } from './speech-draft.ts';
import './speaking.css';

const RecordSource = lazyPart(() =>
  import('./record-source.tsx').then(({ RecordSource: Source }) => ({ default: Source })),
);
const TextSource = lazyPart(() =>
  import('./text-source.tsx').then(({ TextSource: Source }) => ({ default: Source })),
);

/** The speech: a file, a recording, or a text that a voice speaks. Each becomes one of the person's sounds. */
export default function SpeechField({ tool, field, values, change }: ControlProps<FieldKinds['speech']>) {
  const { language } = useLanguage();
  const { source: texts } = useAreaTexts(speakingTexts);
  const store = speechDraft(tool.id);
  const draft = useStore(store, store.get());
  const { name, secondsName, limits, video, samples, text } = field;
  const { label, hint } = text[language];
  const [value, seconds] = [values[name], values[secondsName]];
  const { source } = draft;
  const take = (file: UploadedImage | undefined) =>
    change({ [name]: file?.url, [secondsName]: file?.media?.seconds });
  const isThere = typeof value === 'string';
  return (
    <div className="speech-field">
      <ChoiceRow
        look="segments"
        label={texts.label}
        chosen={source}
        onChoose={(chosen) => changeDraft(tool.id, { source: chosen })}
        choices={SOURCES.map((each) => ({ value: each, label: texts[each] }))}
      />
      {source !== 'file' && (
        <Suspense>
          {source === 'record' ? (
            <RecordSource limits={limits} onTaken={take} />
          ) : (
            <TextSource toolId={tool.id} draft={draft} sound={value} limits={limits} onTaken={take} />
          )}
        </Suspense>
      )}
      {(isThere || source === 'file') && (
        <MediaSlot
          kind="audio"
          label={label}
          hint={hint || undefined}
          limits={limits}
          soundOf={video}
          value={isThere ? value : undefined}
          seconds={typeof seconds === 'number' ? seconds : undefined}
          samples={sampleMedia(samples, language)}
          onChange={take}
        />
      )}
    </div>
  );
}
