import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';

/** What the page says of the document: it is outdated, somebody else changed the same, layers were put elsewhere. */
export function DesignNotices({ document }: { document: OpenParts }) {
  const { notices: texts } = useAreaTexts(designTexts);
  const isOutdated = useSelected(document.state, (state) => state.saving.kind === 'outdated');
  const conflicts = useSelected(document.state, (state) => state.replica.conflicts);
  const hint = useSelected(document.state, (state) => state.hint);
  const [first] = conflicts.keys();
  if (isOutdated)
    return (
      <div className="design-notice" role="alert">
        <p>{texts.outdated}</p>
        <Button size="small" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </div>
    );
  if (first !== undefined)
    return (
      <div className="design-notice" role="alert">
        <p>{texts.conflict}</p>
        <Button size="small" onClick={() => document.decide(first, 'mine')}>
          {texts.keepMine}
        </Button>
        <Button size="small" onClick={() => document.decide(first, 'theirs')}>
          {texts.takeTheirs}
        </Button>
      </div>
    );
  if (!hint) return null;
  return (
    <div className="design-notice" role="status">
      <p>{texts[hint.kind]}</p>
      <Button size="small" look="quiet" onClick={document.dismiss}>
        {texts.dismiss}
      </Button>
    </div>
  );
}
