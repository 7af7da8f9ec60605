import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceRow } from '../../fields/choice-row.tsx';
import { FileSource } from './file-source.tsx';

type Source = 'file' | 'segments';

/** Where the lines come from. */
export const LineSource = memo(function Sources({
  project: { lines },
  onLines,
  onAdd,
}: {
  project: Pick<SubtitleProject, 'lines'>;
  onLines: (lines: readonly Cue[]) => void;
  onAdd: () => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const [source, setSource] = useState<Source>('file');
  return (
    <div className="line-source">
      <ChoiceRow
        look="segments"
        label={texts.source}
        chosen={source}
        choices={(['file', 'segments'] as const).map((value) => ({ value, label: texts.sources[value] }))}
        onChoose={setSource}
      />
      <p className="note">
        {texts.sourceHints[source]}{' '}
        {source === 'file' && lines.length > 0 && texts.replaceLines({ count: lines.length })}
      </p>
      {source === 'file' ? (
        <FileSource onLines={onLines} />
      ) : (
        <Button size="small" className="w-full" onClick={onAdd}>
          <Plus size={15} strokeWidth={1.6} aria-hidden /> {texts.add}
        </Button>
      )}
    </div>
  );
});
