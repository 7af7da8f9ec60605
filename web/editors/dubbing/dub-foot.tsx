import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { Headphones } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ExportBar } from '../kit/lines/export-bar.tsx';
import { RunSlip } from '../kit/lines/late-parts.ts';
import type { ProjectRuns } from '../kit/lines/use-project-runs.ts';
import type { Speech } from './use-speech.ts';

const FitNotes = lazyPart(() => import('./fit-notes.tsx'));

/** Outputs of the lines: a draft to listen to, and the video. Missing speech is made first. */
export function DubFoot({
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
  const { included } = useAreaTexts(subtitleTexts);
  const { tools } = useStudioMessages();
  const { stepPoints } = runs;
  const busy = runs.step !== undefined || speech.speaking !== undefined;
  return (
    <footer className="subtitle-foot">
      {speech.speaking && <SpeakingSlip speech={speech} />}
      {!speech.speaking && (
        <Suspense>
          {(runs.step ?? runs.ended ?? runs.failed) && (
            <RunSlip runs={runs} done={runs.endedStep === 'draft' ? texts.draftReady : undefined} />
          )}
          {runs.ended && <FitNotes run={runs.ended} />}
        </Suspense>
      )}
      <ExportBar
        runs={runs}
        seconds={seconds}
        verb={runs.step?.step === 'audio' ? texts.exporting : texts.export}
        blocker={blocker}
        busy={busy}
        refused={speech.refused ?? runs.refused}
        onExport={() => onMake('audio')}
      >
        <Button
          size="small"
          className="w-full dub-draft"
          aria-disabled={blocker !== undefined || busy}
          onClick={() => blocker === undefined && !busy && onMake('draft')}
        >
          <Headphones size={15} strokeWidth={1.6} aria-hidden /> {texts.draft}
          <span className="line-source-price numbers">
            {stepPoints === 0 ? included : tools.run.price({ points: stepPoints })}
          </span>
        </Button>
      </ExportBar>
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
