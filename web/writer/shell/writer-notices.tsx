import { TEXT_PART_LIMITS } from '@inkreel/contract/documents/text-document.ts';
import { type TextNode, wordsOf } from '@inkreel/contract/documents/text-node.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import type { PartConflict } from '../../documents/parts/replica.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';

/** What the page says of the text: it is outdated or full, or somebody else changed the same block. */
export function WriterNotices({ document }: { document: OpenParts }) {
  const { notices: texts } = useAreaTexts(writerTexts);
  const isOutdated = useSelected(document.state, (state) => state.saving.kind === 'outdated');
  const isFull = useSelected(
    document.state,
    (state) => state.parts.size > TEXT_PART_LIMITS.blocks + TEXT_PART_LIMITS.comments,
  );
  const conflicts = useSelected(document.state, (state) => state.replica.conflicts);
  const hint = useSelected(document.state, (state) => state.hint);
  const [first] = conflicts;
  if (isOutdated)
    return (
      <div className="writer-notice" role="alert">
        <p>{texts.outdated}</p>
        <Button size="small" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </div>
    );
  if (first)
    return <Conflict of={first[0]} conflict={first[1]} more={conflicts.size - 1} document={document} />;
  if (isFull)
    return (
      <div className="writer-notice" role="alert">
        <p>{texts.full({ most: TEXT_PART_LIMITS.blocks })}</p>
      </div>
    );
  if (!hint) return null;
  return (
    <div className="writer-notice" role="status">
      <p>{texts[hint.kind]}</p>
      <Button size="small" look="quiet" onClick={document.dismiss}>
        {texts.dismiss}
      </Button>
    </div>
  );
}

function Conflict({
  of,
  conflict,
  more,
  document,
}: {
  of: string;
  conflict: PartConflict;
  more: number;
  document: OpenParts;
}) {
  const { notices: texts } = useAreaTexts(writerTexts);
  const { clock } = useLanguage();
  const { by } = conflict;
  const at = by && { name: by.name, time: clock(by.at) };
  const who = at === null ? texts.bySomebody : by?.own ? texts.byYou(at) : texts.by(at);
  const isDeletion = conflict.kind === 'deletion';
  return (
    <div className="writer-notice" role="alert">
      <p>
        <b>{isDeletion ? texts.deleted : who}</b>{' '}
        {!isDeletion && texts.theirs({ words: inWords(conflict.theirs) ?? texts.empty })}
        {more > 0 && <span className="text-ink-3"> {texts.more({ count: more })}</span>}
      </p>
      <Button size="small" onClick={() => document.decide(of, 'mine')}>
        {isDeletion ? texts.deleteIt : texts.keepMine}
      </Button>
      <Button size="small" onClick={() => document.decide(of, 'theirs')}>
        {isDeletion ? texts.leaveIt : texts.takeTheirs}
      </Button>
    </div>
  );
}

/** The words of a block, as far as it has some. */
function inWords(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const words = wordsOf(value as TextNode).replaceAll(/\s+/g, ' ');
  if (words === '') return undefined;
  return words.length > 200 ? `${words.slice(0, 200)}…` : words;
}
