import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { runLines } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Suspense } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { coversOld } from '../kit/lines/core/found-lines.ts';
import { ExportBar } from '../kit/lines/export-bar.tsx';
import { RunSlip } from '../kit/lines/late-parts.ts';
import type { ProjectEditor } from '../kit/lines/use-project.ts';
import type { ProjectRuns } from '../kit/lines/use-project-runs.ts';

/** The run under way, and the video with these lines drawn in. */
export function SubtitleFoot({
  editor: { project },
  url,
  runs,
}: {
  editor: ProjectEditor;
  /** Address of the clip. */
  url: string | undefined;
  runs: ProjectRuns;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { errors } = useStudioMessages();
  const hasNoLines = runLines(project.lines, project.clip?.seconds).length === 0;
  const blocker = url === undefined ? errors.video_required : hasNoLines ? texts.needsLines : undefined;
  return (
    <footer className="subtitle-foot">
      <Suspense>{(runs.step ?? runs.ended ?? runs.failed) && <RunSlip runs={runs} />}</Suspense>
      <ExportBar
        runs={runs}
        seconds={project.clip?.seconds ?? 0}
        verb={runs.step?.step === 'subtitles' ? texts.exporting : texts.export}
        blocker={blocker}
        busy={runs.step !== undefined}
        refused={runs.refused}
        onExport={() => void runs.exportVideo()}
      >
        {blocker === undefined && coversOld(project) && (
          <p className="note" role="note" data-testid="covers-old">
            {texts.coversOld}
          </p>
        )}
      </ExportBar>
    </footer>
  );
}
