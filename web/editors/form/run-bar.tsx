import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { QUALITY_FACTORS, startedUnits } from '@inkreel/contract/pricing.ts';
import type { Failure } from '../../lib/failure-text.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { ENGINES } from '../../lib/paths.ts';
import { useUser } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import type { RunCheck } from './use-run-check.ts';

export interface RunBarProps {
  verb: string;
  check: Pick<RunCheck, 'price' | 'blocker' | 'missing' | 'closed'>;
  signedIn: boolean;
  /** Why the last click did not start a run. */
  refused: Failure | undefined;
  /** What was drawn is being uploaded. */
  preparing: boolean;
  /** Set while waiting for a connection: cancels the run. */
  stopWaiting: (() => void) | undefined;
  onRun: () => void;
  /** What the price is made of, if the run covers only a part of the medium. */
  madeOf?: string | undefined;
}

/** The one primary button with its price, what the price is made of, and the reason if it cannot be pressed. */
export function RunBar({
  verb,
  check: { price, blocker, missing, closed },
  signedIn,
  refused,
  preparing,
  stopWaiting,
  onRun,
  madeOf,
}: RunBarProps) {
  const { tools, errors, tasks } = useStudioMessages();
  const user = useUser();
  const { run, stages } = tools;
  const reason = () => {
    if (closed) return run.closed;
    if (preparing) return stopWaiting ? stages.offline : run.preparing;
    if (blocker === 'prompt_too_long') return run.blockers.prompt_too_long({ limit: PROMPT_CHARACTERS });
    if (blocker === 'form' || blocker === 'prompt_unreadable') return run.blockers[blocker];
    if (blocker) return errors[blocker];
    if (!signedIn) return run.signIn;
    return missing > 0 ? run.blockers.points({ missing }) : undefined;
  };
  const said = reason();
  const { count = 1, seconds, meter, pointsEach: each } = price;
  const parts = () => {
    if (meter) return run.metered[meter.unit]({ per: meter.per, each });
    if (seconds !== undefined)
      return run.units({
        count: startedUnits(seconds),
        each: price.unitPoints * QUALITY_FACTORS[price.quality ?? 'standard'],
      });
    return run.sum({ count, each });
  };
  const sum =
    madeOf ?? (price.quality ? run.sumAt({ sum: parts(), quality: run.quality[price.quality] }) : parts());
  return (
    <div className="run-bar">
      <p role="alert" className="run-refused">
        {refused && <FailureWords failure={refused} />}
      </p>
      <Button
        look="seal"
        size="large"
        className="run-button"
        stub={(meter ? run.upTo : run.price)({ points: price.points })}
        // Not `disabled`: the button keeps its focus and says why it does not run.
        aria-disabled={blocker !== undefined || preparing || closed}
        aria-describedby="run-note"
        aria-keyshortcuts="Control+Enter"
        onClick={onRun}
      >
        {verb}
      </Button>
      <p className="note run-note" id="run-note">
        <span data-reason={said !== undefined}>
          {said ?? sum}{' '}
          {stopWaiting && (
            <button type="button" className="link" onClick={stopWaiting}>
              {tasks.panel.cancel}
            </button>
          )}
          {blocker === 'value_needs_engine' && user?.is_operator && (
            <LanguageLink className="link" to={ENGINES}>
              {run.connect}
            </LanguageLink>
          )}
        </span>
        <span className="run-keys" aria-hidden>
          <kbd className="key">Ctrl</kbd> <kbd className="key">Enter</kbd>
        </span>
      </p>
    </div>
  );
}
