import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { mediaLength } from '../../../ui/media-length.ts';
import type { Candidate } from '../candidates.ts';

/** What was done, and the facts of the picture in a line: size, time, seed. */
export function ResultFacts({ shown, short = false }: { shown: Candidate; short?: boolean }) {
  const { pictures } = useStudioMessages();
  const texts = useAreaTexts(resultTexts);
  const { language } = useLanguage();
  if (shown.kind !== 'result') return null;
  const { run, result } = shown;
  const { width, height } = result.file;
  const seconds = secondsOf(run);
  const prompt = run.input['prompt'];
  const done = texts.done[run.tool_id as keyof typeof texts.done] ?? texts.title;
  return (
    <div className="result-facts">
      <p className="result-done">{done}</p>
      <p className="slug">
        {width !== null && height !== null && <span>{pictures.facts.size({ width, height })}</span>}
        {mediaLength(result.file) !== '' && <span>{mediaLength(result.file)}</span>}
        {seconds !== undefined && <span>{texts.seconds({ seconds })}</span>}
        {!short && result.seed !== null && <span>{pictures.facts.seed({ seed: result.seed })}</span>}
      </p>
      {!short && typeof prompt === 'string' && prompt !== '' && (
        <p className="result-prompt" lang={language}>
          {prompt}
        </p>
      )}
    </div>
  );
}

/** How long the run took, with one decimal below ten. */
function secondsOf({ started_at: started, finished_at: finished }: TaskRecord): number | undefined {
  if (started === null || finished === null) return undefined;
  const seconds = (Date.parse(finished) - Date.parse(started)) / 1000;
  return seconds < 10 ? Math.max(0.1, Math.round(seconds * 10) / 10) : Math.round(seconds);
}
