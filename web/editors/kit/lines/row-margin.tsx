import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import type { CueText } from '@inkreel/scene/subtitles/cue.ts';
import type { CueProblem } from '@inkreel/scene/subtitles/cue-problems.ts';
import type { CSSProperties } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import type { RowState } from './core/row-problems.ts';

/** Position of the limit's tick on the scale, as a share of its width. */
const LIMIT_AT = 0.72;

/** The margin of a row: how fast it has to be read, or what is wrong with it and what to do. */
export function RowMargin({
  at,
  state: { perSecond, limit, problems, fix },
  field,
  current,
  onFix,
}: {
  /** Number of the line, from 1. */
  at: number;
  state: RowState;
  field: CueText;
  current: boolean;
  onFix: () => void;
}) {
  const texts = useAreaTexts(subtitleRowTexts);
  const [problem] = problems;
  const words = problem && problemWords(texts, problem, at, field);
  const fixWords = useFixWords();
  return (
    <div className="row-margin" role="cell" data-trouble={problem !== undefined}>
      {(!problem || problem.kind === 'too_fast') && (
        <span className="gauge-row" role="img" aria-label={texts.gauge({ value: perSecond, limit })}>
          {!problem && <b>{texts.perSecond({ value: perSecond })}</b>}
          <i
            className="gauge"
            data-hot={problem !== undefined}
            style={{ '--value': `${Math.min(1, (perSecond / limit) * LIMIT_AT) * 100}%` } as CSSProperties}
          />
        </span>
      )}
      {words && <b className="trouble">{words}</b>}
      {problem?.kind === 'too_fast' && <span className="limit">{texts.limitLine({ limit })}</span>}
      {/* The current row has it among its actions. */}
      {fix && !current && (
        <button type="button" className="fix link" onClick={onFix}>
          {fixWords(fix)}
        </button>
      )}
    </div>
  );
}

/** The label of a fix. */
export function useFixWords(): (fix: NonNullable<RowState['fix']>) => string {
  const { fixes } = useAreaTexts(subtitleRowTexts);
  return (fix) => {
    if (fix.kind === 'longer') return fixes.longer({ seconds: (fix.after + fix.before) / 1000 });
    return fix.kind === 'end_at' ? fixes.end_at({ time: clockText(fix.time) }) : fixes[fix.kind];
  };
}

type Texts = (typeof subtitleRowTexts)['en'];

function problemWords(texts: Texts, problem: CueProblem, at: number, field: CueText): string {
  const { problems } = texts;
  switch (problem.kind) {
    case 'too_fast':
      return problems.too_fast(problem);
    case 'too_wide':
      return problems.too_wide(problem);
    case 'too_many_lines':
      return problems.too_many_lines(problem);
    case 'overlap':
      return problems.overlap({ next: at + 1, seconds: Math.max(0.1, problem.milliseconds / 1000) });
    case 'gap':
      return problems.gap(problem);
    case 'after_end':
      return problems.after_end({ seconds: Math.max(0.1, problem.milliseconds / 1000) });
    case 'no_letters':
      return problems.no_letters(problem);
    case 'no_words':
      return field === 'translation' ? problems.no_translation : problems.no_words;
  }
}
