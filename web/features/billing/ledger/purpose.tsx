import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { nameOfRun } from '../../../lib/run-name.ts';
import type { EditorState } from '../../../runs/editor-state.ts';
import type { LedgerRow } from './ledger-row.ts';

/**
 * The purpose of a line: a tool, with a link to the run; an order, with a link to its invoice; otherwise the
 * reason.
 */
export function Purpose({ row }: { row: LedgerRow }) {
  const { filters } = useAreaTexts(ledgerTexts);
  const { reasons } = useAreaTexts(creditsTexts);
  const { language } = useLanguage();
  const { tool_id, task_id, order_id, reason } = row;
  const known: Readonly<Record<string, string>> = reasons;
  const said = reason === null ? undefined : (known[reason] ?? reason);
  const catalogue = useCatalogue();
  const tool = catalogue.find((each) => each.id === tool_id);
  if (tool && task_id !== null)
    return (
      <LanguageLink className="link" to={tool.editor} state={{ taskId: task_id } satisfies EditorState}>
        {tool.name[language]}
      </LanguageLink>
    );
  if (order_id !== null)
    return (
      <LanguageLink className="link" to={`/credits/invoice/${order_id}`}>
        {said ?? filters.order}
      </LanguageLink>
    );
  return (tool_id === null ? undefined : nameOfRun(catalogue, tool_id, language)) ?? said;
}
