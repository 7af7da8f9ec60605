import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Candidate } from './candidates.ts';
import { EdgeNotes } from './edge-notes.tsx';
import { sourceProperty } from './form-values.ts';
import { NoEngineCard } from './no-engine/no-engine-card.tsx';

type Props =
  | { tool: Tool; result?: never; onOpen?: never }
  | { tool: Tool; result: Candidate & { kind: 'result' }; onOpen: () => void };

/** What the centre of few editors shows beside its picture: that no engine does the tool, or what to look at in a result. */
export default function CentreAside({ tool, result, onOpen }: Props) {
  if (!result) return <NoEngineCard tool={tool} />;
  const from = sourceProperty(tool);
  const pictureUrl = from === undefined ? '' : String(result.run.input[from]);
  return <EdgeNotes notes={result.result.report?.notes ?? []} pictureUrl={pictureUrl} onOpen={onOpen} />;
}
