import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { Check } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { MakingPicture } from '../../../runs/making-picture.tsx';
import { ResultMenu } from '../../../runs/result-menu.tsx';
import type { ResultActions } from '../../../runs/result-verbs.ts';
import { FileThumbnail } from '../../../ui/file-thumbnail.tsx';
import { type Candidate, subjectOf } from '../candidates.ts';
import { differencesOf } from './differences.ts';

/** The candidates of one run on a sheet, first to last: placeholders at once, pictures as they finish. */
export function ContactSheet({
  siblings,
  shown,
  onPick,
  actions,
  look,
}: {
  /** Last one first, as the stage has them. */
  siblings: readonly Candidate[];
  shown: Candidate;
  onPick: (candidate: Candidate) => void;
  actions: ResultActions;
  /** Two by two, or in one row of small ones. */
  look: 'sheet' | 'row';
}) {
  const { candidates: texts } = useStudioMessages().tools;
  const differences = differencesOf(siblings);
  // Arrows move between the pictures, as in a row of radio buttons.
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.candidate-face')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = step === undefined ? undefined : buttons[at + step];
    // In a picture's menu the arrows are the menu's.
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <div role="group" aria-label={texts.label} className="contact-sheet" data-look={look} onKeyDown={move}>
      {[...siblings].reverse().map((candidate) => (
        <ContactTile
          key={candidate.key}
          candidate={candidate}
          picked={candidate.key === shown.key}
          without={look === 'sheet' ? differences.get(candidate.key) : undefined}
          onPick={() => onPick(candidate)}
          actions={actions}
        />
      ))}
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 };

function ContactTile({
  candidate,
  picked,
  without,
  onPick,
  actions,
}: {
  candidate: Candidate;
  picked: boolean;
  /** Words that it lacks and another one has. */
  without: readonly string[] | undefined;
  onPick: () => void;
  actions: ResultActions;
}) {
  const { tools } = useStudioMessages();
  const { language, number } = useLanguage();
  const texts = useAreaTexts(resultTexts);
  const { run, kind, index } = candidate;
  const at = index + 1;
  return (
    <ResultMenu subject={subjectOf(candidate)} actions={actions}>
      <button
        type="button"
        className={picked ? 'candidate-face picked' : 'candidate-face'}
        aria-pressed={picked}
        aria-keyshortcuts={String(at)}
        onClick={onPick}
      >
        <span className="sr-only">{tools.candidates.candidate({ at })} </span>
        {kind === 'result' && <FileThumbnail file={candidate.result.file} alt="" />}
        {kind === 'making' && <MakingPicture run={run} share={candidate.share} small />}
        <span className="candidate-number" aria-hidden="true">
          {number(at)}
        </span>
        {picked && kind === 'result' && (
          <span className="stamp" aria-hidden="true">
            <Check size={13} strokeWidth={2.4} />
          </span>
        )}
        {without && (
          <span className="status status-stale candidate-differs">
            {texts.without({ words: without.join(language === 'zh' ? '、' : ', ') })}
          </span>
        )}
      </button>
    </ResultMenu>
  );
}
