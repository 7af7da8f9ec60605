import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { startedUnits } from '@inkreel/contract/pricing.ts';
import { Headphones } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useMissingPoints } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { RunSlip } from '../kit/lines/late-parts.ts';
import type { ProjectRuns } from '../kit/lines/use-project-runs.ts';
import type { Speech } from './use-speech.ts';

const FitNotes = lazyPart(() => import('./fit-notes.tsx'));

/** Outputs of the lines: a draft to listen to, and the video. Missing speech is made first. */
export function DubBar({
  runs,
  speech,
  seconds,
  blocker,
  onMake,
}: {
  runs: ProjectRuns;
  speech: Speech;
  /** Of the clip. */
  seconds: number;
  /** Why nothing can be made. */
  blocker: string | undefined;
  onMake: (step: 'draft' | 'audio') => void;
}) {
  const texts = useAreaTexts(dubbingTexts);
  const words = useAreaTexts(subtitleTexts);
  const { tools } = useStudioMessages();
  const signedIn = useSignedIn();
  const { points, stepPoints, videosLeft, unitPoints } = runs;
  const busy = runs.step !== undefined || speech.speaking !== undefined;
  const included = videosLeft > 0;
  const missing = useMissingPoints(included || !signedIn ? 0 : points);
  const refused = speech.refused ?? runs.refused;
  const make = (step: 'draft' | 'audio') => blocker === undefined && !busy && onMake(step);
  return (
    <footer className="subtitle-foot">
      {speech.speaking && <SpeakingSlip speech={speech} />}
      {!speech.speaking && (
        <>
          <Suspense>
            {(runs.step ?? runs.ended ?? runs.failed) && (
              <RunSlip runs={runs} done={runs.endedStep === 'draft' ? texts.draftReady : undefined} />
            )}
            {runs.ended && <FitNotes run={runs.ended} />}
          </Suspense>
        </>
      )}
      <div className="run-bar">
        <p role="alert" className="run-refused">
          {refused && <FailureWords failure={refused} />}
        </p>
        <Button
          size="small"
          className="w-full dub-draft"
          aria-disabled={blocker !== undefined || busy}
          onClick={() => make('draft')}
        >
          <Headphones size={15} strokeWidth={1.6} aria-hidden /> {texts.draft}
          <span className="line-source-price numbers">
            {stepPoints === 0 ? words.included : tools.run.price({ points: stepPoints })}
          </span>
        </Button>
        <Button
          look="seal"
          size="large"
          className="run-button"
          stub={included ? words.included : tools.run.price({ points })}
          aria-disabled={blocker !== undefined || busy}
          aria-describedby="dub-run-note"
          data-subtitle-export
          onClick={() => make('audio')}
        >
          {runs.step?.step === 'audio' ? texts.exporting : texts.export}
        </Button>
        <p className="note run-note" id="dub-run-note">
          <span data-reason={blocker !== undefined || !signedIn || missing > 0}>
            {blocker ??
              (!signedIn
                ? words.signIn
                : included
                  ? words.includedNote({ left: videosLeft })
                  : missing > 0
                    ? tools.run.blockers.points({ missing })
                    : words.priceSum({ units: startedUnits(seconds), each: unitPoints }))}
          </span>
          <span className="run-keys">
            <kbd className="key">Ctrl</kbd> <kbd className="key">Enter</kbd>
          </span>
        </p>
      </div>
    </footer>
  );
}

function SpeakingSlip({ speech: { speaking, stop } }: { speech: Speech }) {
  const texts = useAreaTexts(dubbingTexts);
  if (!speaking) return null;
  const { done, all } = speaking;
  return (
    <div className="run-slip" role="status">
      <progress value={done} max={Math.max(1, all)} aria-label={texts.speaking} />
      <span>
        {texts.spokenOf({ done, all })} <small className="note">{texts.keeps}</small>
      </span>
      <Button size="small" onClick={stop}>
        {texts.stop}
      </Button>
    </div>
  );
}
