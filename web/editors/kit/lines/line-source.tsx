import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { AudioLines, Mic, Plus, ScanText } from 'lucide-react';
import { useKeptState } from '../../../lib/kept-state.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { FileSource } from './file-source.tsx';
import type { ProjectRuns } from './use-project-runs.ts';

const SOURCES = ['speech', 'picture', 'file', 'segments'] as const;
type Source = (typeof SOURCES)[number];
const ICONS = { speech: Mic, picture: ScanText, segments: AudioLines } as const;

/** Where the lines come from: an engine that hears or reads them, a file, or the person's own words. */
export function LineSource({
  project: { lines, clip },
  runs,
  onLines,
  onAdd,
}: {
  project: Pick<SubtitleProject, 'lines' | 'clip'>;
  runs: ProjectRuns;
  onLines: (lines: readonly Cue[]) => void;
  onAdd: () => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { tools } = useStudioMessages();
  const { gap } = useLanguage();
  const [source, setSource] = useKeptState<Source>('line source', 'file');
  const points = source === 'segments' ? 0 : runs.stepPoints;
  const Icon = source === 'file' ? undefined : ICONS[source];
  return (
    <div className="line-source">
      <ChoiceRow
        look="segments"
        label={texts.source}
        chosen={source}
        choices={SOURCES.map((value) => ({ value, label: texts.sources[value] }))}
        onChoose={setSource}
      />
      <p className="note">
        {texts.sourceHints[source]}
        {gap}
        {lines.length > 0 && texts.replaceLines({ count: lines.length })}
      </p>
      {source === 'file' || !Icon ? (
        <FileSource onLines={onLines} />
      ) : (
        <div className="line-source-start">
          <Button
            size="small"
            className="w-full"
            disabled={!clip || runs.step !== undefined}
            onClick={() => void runs.findLines(source)}
          >
            <Icon size={15} strokeWidth={1.6} aria-hidden /> {texts.start[source]}
            <span className="line-source-price numbers">
              {source === 'segments'
                ? texts.free
                : points === 0
                  ? texts.included
                  : tools.run.price({ points })}
            </span>
          </Button>
          {source === 'segments' && (
            <Button size="small" className="w-full" onClick={onAdd}>
              <Plus size={15} strokeWidth={1.6} aria-hidden /> {texts.add}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
