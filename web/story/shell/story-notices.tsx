import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { scenesOf } from '@inkreel/contract/story/scenes.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import type { PartConflict } from '../../documents/parts/replica.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';

/** What the page says of the document: it is outdated, somebody else changed the same, parts were put back. */
export function StoryNotices({ document }: { document: OpenParts }) {
  const { notices: texts } = useAreaTexts(storyTexts);
  const isOutdated = useSelected(document.state, (state) => state.saving.kind === 'outdated');
  const conflicts = useSelected(document.state, (state) => state.replica.conflicts);
  const hint = useSelected(document.state, (state) => state.hint);
  const [first] = conflicts;
  if (isOutdated)
    return (
      <div className="story-notice" role="alert">
        <p>{texts.outdated}</p>
        <Button size="small" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </div>
    );
  if (first)
    return (
      <Conflict
        key={first[0]}
        of={first[0]}
        conflict={first[1]}
        more={conflicts.size - 1}
        document={document}
      />
    );
  if (!hint) return null;
  return (
    <div className="story-notice" role="status">
      <p>{hint.kind === 'repaired' ? texts.repaired({ count: hint.ids.length }) : texts[hint.kind]}</p>
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
  const { notices: texts, fields } = useAreaTexts(storyTexts);
  const { clock } = useLanguage();
  const name = usePartName(document, conflict.id);
  const { by } = conflict;
  const at = by && { name: by.name, time: clock(by.at) };
  const who = at === null ? texts.bySomebody : by?.own ? texts.byYou(at) : texts.by(at);
  const isDeletion = conflict.kind === 'deletion';
  const field = isDeletion ? undefined : fields[conflict.field as keyof typeof fields];
  const part = field === undefined ? name : `${name} · ${field}`;
  return (
    <div className="story-notice" role="alert">
      <p>
        <b>{isDeletion ? texts.deleted({ part, who }) : texts.field({ part, who })}</b>{' '}
        {!isDeletion && texts.theirs({ value: inWords(conflict.theirs) ?? texts.empty })}
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

/** A part as people name it. */
function usePartName(document: OpenParts, id: string): string {
  const { parts: texts } = useAreaTexts(storyTexts);
  const parts = useSelected(document.state, (state) => state.parts);
  const part: Part | undefined = parts.get(id);
  const scenes = scenesOf(parts);
  if (part?.kind === 'shot') {
    const shot = scenes.flatMap(({ shots }) => shots).find((each) => each.part.id === id);
    return texts.shot({ at: shot?.number ?? 0 });
  }
  if (part?.kind === 'scene')
    return texts.scene({ at: scenes.find((scene) => scene.part.id === id)?.number ?? 0 });
  if (part?.kind === 'place') return texts.place({ name: String(part['name'] ?? '') });
  return part?.kind === 'line' ? texts.line : part?.kind === 'head' ? texts.head : texts.other;
}

/** A value in words, as far as it is one; undefined if there is none. */
function inWords(value: Json): string | undefined {
  if (value === null || value === '') return undefined;
  const words = typeof value === 'object' ? '…' : String(value);
  return words.length > 120 ? `${words.slice(0, 120)}…` : words;
}
