import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { startedUnits } from '@inkreel/contract/pricing.ts';
import type { ReactNode } from 'react';
import type { Failure } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useMissingPoints } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import type { ProjectRuns } from './use-project-runs.ts';

/** The one primary button: the video that is made of these lines, with its price before the click. */
export function ExportBar({
  runs: { points, videosLeft, unitPoints },
  seconds,
  verb,
  blocker,
  busy,
  refused,
  onExport,
  children,
}: {
  runs: Pick<ProjectRuns, 'points' | 'videosLeft' | 'unitPoints'>;
  /** Of the clip. */
  seconds: number;
  verb: string;
  /** Why nothing can be made. */
  blocker: string | undefined;
  /** Something is being made already. */
  busy: boolean;
  /** Why the last click did not start a run. */
  refused: Failure | undefined;
  onExport: () => void;
  /** Above the button. */
  children?: ReactNode;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { tools } = useStudioMessages();
  const signedIn = useSignedIn();
  const included = videosLeft > 0;
  const missing = useMissingPoints(included || !signedIn ? 0 : points);
  const note = () => {
    if (!signedIn) return texts.signIn;
    if (included) return texts.includedNote({ left: videosLeft });
    if (missing > 0) return tools.run.blockers.points({ missing });
    return texts.priceSum({ units: startedUnits(seconds), each: unitPoints });
  };
  return (
    <div className="run-bar">
      <p role="alert" className="run-refused">
        {refused && <FailureWords failure={refused} />}
      </p>
      {children}
      <Button
        look="seal"
        size="large"
        className="run-button"
        stub={included ? texts.included : tools.run.price({ points })}
        aria-disabled={blocker !== undefined || busy}
        aria-describedby="export-note"
        data-export
        onClick={() => blocker === undefined && !busy && onExport()}
      >
        {verb}
      </Button>
      <p className="note run-note" id="export-note">
        <span data-reason={blocker !== undefined || !signedIn || missing > 0}>{blocker ?? note()}</span>
        <span className="run-keys">
          <kbd className="key">Ctrl</kbd> <kbd className="key">Enter</kbd>
        </span>
      </p>
    </div>
  );
}
