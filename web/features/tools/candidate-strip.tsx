import { Check, X } from 'lucide-react';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import { MakingPicture } from '../../runs/making-picture.tsx';
import { ResultMenu } from '../../runs/result-menu.tsx';
import type { ResultActions } from '../../runs/result-verbs.ts';
import { BlurredPicture } from '../../ui/blurred-picture.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Candidate, subjectOf } from './candidates.ts';
import type { FormValues } from './form-state.ts';

/** The pictures of the runs on this page, newest first: placeholders at once, pictures as they finish. */
export function CandidateStrip({
  candidates,
  shown,
  onPick,
  onCancel,
  actionsOf,
}: {
  candidates: readonly Candidate[];
  shown: Candidate | undefined;
  onPick: (candidate: Candidate) => void;
  onCancel: (runId: string) => void;
  /** What the verbs of a picture do here, by the input of its run. */
  actionsOf: (input: FormValues) => ResultActions;
}) {
  const { candidates: texts } = useMessages().tools;
  // Left and right move between the pictures, as in a row of radio buttons.
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.candidate-face')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + step];
    // In a picture's menu the arrows are the menu's.
    if (step === 0 || at < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <div role="group" aria-label={texts.label} className="candidates" onKeyDown={move}>
      {candidates.map((candidate, at) => (
        <CandidateTile
          key={candidate.key}
          candidate={candidate}
          picked={candidate.key === shown?.key}
          first={at === 0 || candidates[at - 1]?.run.id !== candidate.run.id}
          onPick={() => onPick(candidate)}
          onCancel={() => onCancel(candidate.run.id)}
          actions={actionsOf(candidate.run.input)}
        />
      ))}
    </div>
  );
}

function CandidateTile({
  candidate,
  picked,
  first,
  onPick,
  onCancel,
  actions,
}: {
  candidate: Candidate;
  picked: boolean;
  /** Starts a run: it is set off from the one before, and carries the run's cancel button. */
  first: boolean;
  onPick: () => void;
  onCancel: () => void;
  actions: ResultActions;
}) {
  const { tools, pictures } = useMessages();
  const { number } = useLanguage();
  const { run, kind, index } = candidate;
  const at = index + 1;
  const ratio = `${Number(run.input['width'] ?? 1)} / ${Number(run.input['height'] ?? 1)}`;
  const name = tools.candidates.candidate({ at });
  return (
    <div className="candidate" data-first={first}>
      <ResultMenu subject={subjectOf(candidate)} actions={actions}>
        <button
          type="button"
          className={picked ? 'candidate-face picked' : 'candidate-face'}
          aria-pressed={picked}
          style={{ '--ratio': ratio } as React.CSSProperties}
          onClick={onPick}
        >
          {kind !== 'failed' && <span className="sr-only">{name} </span>}
          {kind === 'picture' && (
            <>
              <BlurredPicture
                src={candidate.result.file.thumbnail ?? candidate.result.file.url}
                alt=""
                placeholder={candidate.result.file.placeholder}
              />
              {picked && (
                <span className="stamp" aria-hidden>
                  <Check size={15} strokeWidth={2.4} />
                </span>
              )}
            </>
          )}
          {kind === 'making' && <MakingPicture run={run} share={candidate.share} small />}
          {kind === 'failed' && (
            <span className="candidate-failed">
              <span className={run.state === 'FAILED' ? 'status status-failed' : 'status status-missing'}>
                {run.state === 'FAILED' ? tools.failed.title : tools.failed.cancelled}
              </span>
            </span>
          )}
        </button>
      </ResultMenu>
      <div className="candidate-line">
        {kind === 'making' ? (
          <>
            {candidate.share === 0 ? (
              <span className="status status-missing">{tools.candidates.waiting({ at })}</span>
            ) : (
              <span className="status status-running">{tools.candidates.running({ at })}</span>
            )}
            {first && <IconButton icon={X} small label={tools.candidates.cancelRun} onClick={onCancel} />}
          </>
        ) : (
          <>
            <span>{kind === 'picture' && number(at)}</span>
            {kind === 'picture' && candidate.result.seed !== null && (
              <span className="candidate-seed">{pictures.facts.seed({ seed: candidate.result.seed })}</span>
            )}
          </>
        )}
      </div>
    </div>
  );
}
