import type { CatalogueEntry } from '../catalogue.static.ts';
import { useMessages } from '../lib/messages.tsx';

/**
 * The quiet mark of a tool that cannot be run here for want of an AI model. It is part of the page as it is built; the
 * server names the tools that can be run in the document's own element, and a rule in its head hides their marks, so
 * that nothing moves and nothing waits for scripts (`web/build/document.ts`).
 */
export function NeedsModel({ tool }: { tool: Pick<CatalogueEntry, 'id' | 'needsModel'> }) {
  const { needsModel } = useMessages().shell;
  if (!tool.needsModel) return null;
  return (
    <span className="needs-model" data-needs-model={tool.id} title={needsModel}>
      <span className="sr-only">{needsModel}</span>
    </span>
  );
}

/** The meaning of the mark, below a list that has it. */
export function NeedsModelLegend() {
  const { needsModel } = useMessages().shell;
  return (
    <p className="note needs-model-legend" data-needs-model="any">
      <span className="needs-model" aria-hidden />
      {needsModel}
    </p>
  );
}
