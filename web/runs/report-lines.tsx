import type { TaskResult } from '@inkreel/contract/api/tasks.ts';
import { receiptTexts } from '@inkreel/contract/messages/areas/receipt.ts';
import type { ReactNode } from 'react';
import { LanguageLink } from '../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { ENGINES } from '../lib/paths.ts';
import { useSiteFacts } from '../lib/query.ts';
import './runs.css';

/** The tool that follows instructions; the others draw what the words name. */
const FOLLOWS = 'ai-image-editor';

/** Which engine made a picture, and its report: the words it did not draw, numbered, then those it did. */
export function ReportLines({
  toolId,
  report,
  builtin,
  engine,
  isOperator,
  notes,
}: {
  toolId: string;
  report: TaskResult['report'];
  builtin: boolean;
  /** Name of the engine that made it. */
  engine: string | null;
  isOperator: boolean;
  /** List items that come first, with the numbers that they have on the image. */
  notes?: ReactNode;
}) {
  const messages = useAreaTexts(receiptTexts).report;
  const { language, gap } = useLanguage();
  const list = (words: readonly string[]) =>
    `${words.join(language === 'zh' ? '、' : ', ')}${language === 'zh' ? '。' : '.'}`;
  return (
    <div className="report-lines">
      {!builtin && engine !== null && (
        <p className="report-engine">
          <span className="engine-tag">{messages.madeWith({ engine })}</span>
        </p>
      )}
      {builtin && (
        <p className="report-engine">
          <span className="engine-tag">{messages.builtin}</span>
        </p>
      )}
      {report && (notes || report.not_drawn.length > 0) && (
        <ol className="report-notes">
          {notes}
          {report.not_drawn.map((words) => (
            <li key={words}>
              <span>
                {toolId === FOLLOWS ? messages.notDone : messages.notDrawn}
                {gap}
                {words}
              </span>
            </li>
          ))}
        </ol>
      )}
      {report && report.understood.length > 0 && (
        <p>
          <b>{messages.understood}</b>
          {gap}
          {list(report.understood)}
        </p>
      )}
      {builtin && <ModelHint toolId={toolId} isOperator={isOperator} />}
    </div>
  );
}

/** How to get to a model after a result of the built-in engine: to one that is connected, or whom to ask for one. */
function ModelHint({ toolId, isOperator }: { toolId: string; isOperator: boolean }) {
  const messages = useAreaTexts(receiptTexts).report;
  const { gap } = useLanguage();
  const choices = useSiteFacts()?.tools[toolId]?.engines ?? [];
  if (choices.some(({ kind }) => kind !== 'builtin')) return <p className="note">{messages.chooseModel}</p>;
  return (
    <p className="note">
      {isOperator ? messages.operatorHint : messages.askOperator}
      {gap}
      {isOperator && (
        <LanguageLink className="link" to={ENGINES}>
          {messages.connect}
        </LanguageLink>
      )}
    </p>
  );
}
