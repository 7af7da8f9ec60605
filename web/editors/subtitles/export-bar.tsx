import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { startedUnits } from '@inkreel/contract/pricing.ts';
import { runLines } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useMissingPoints } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { coversOld } from '../kit/lines/core/found-lines.ts';
import type { ProjectEditor } from '../kit/lines/use-project.ts';
import type { ProjectRuns } from '../kit/lines/use-project-runs.ts';

/** The one primary button: the video with these lines drawn in, with its price before the click. */
export function ExportBar({
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
  const { tools, errors } = useStudioMessages();
  const signedIn = useSignedIn();
  const seconds = project.clip?.seconds ?? 0;
  const { points, videosLeft, unitPoints } = runs;
  const included = videosLeft > 0;
  const blocker =
    url === undefined
      ? errors.video_required
      : runLines(project.lines, project.clip?.seconds).length === 0
        ? texts.needsLines
        : undefined;
  const missing = useMissingPoints(included || !signedIn ? 0 : points);
  const isWorking = runs.step !== undefined;
  const isExporting = runs.step?.step === 'subtitles';
  return (
    <div className="run-bar">
      <p role="alert" className="run-refused">
        {runs.refused && <FailureWords failure={runs.refused} />}
      </p>
      {blocker === undefined && coversOld(project) && (
        <p className="note" role="note" data-testid="covers-old">
          {texts.coversOld}
        </p>
      )}
      <Button
        look="seal"
        size="large"
        className="run-button"
        stub={included ? texts.included : tools.run.price({ points })}
        aria-disabled={blocker !== undefined || isWorking}
        aria-describedby="subtitle-run-note"
        data-subtitle-export
        onClick={() => blocker === undefined && !isWorking && void runs.exportVideo()}
      >
        {isExporting ? texts.exporting : texts.export}
      </Button>
      <p className="note run-note" id="subtitle-run-note">
        <span data-reason={blocker !== undefined || !signedIn || missing > 0}>
          {blocker ??
            (!signedIn
              ? texts.signIn
              : included
                ? texts.includedNote({ left: videosLeft })
                : missing > 0
                  ? tools.run.blockers.points({ missing })
                  : texts.priceSum({ units: startedUnits(seconds), each: unitPoints }))}
        </span>
        <span className="run-keys">
          <kbd className="key">Ctrl</kbd> <kbd className="key">Enter</kbd>
        </span>
      </p>
    </div>
  );
}
