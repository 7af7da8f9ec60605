import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import type { RowState } from './core/row-problems.ts';
import { rowOffsets, rowWindow, scrollToRow } from './core/row-window.ts';
import { CueRow, type RowExtras } from './cue-row.tsx';
import type { LineCommands, LineSelection } from './use-lines.ts';

/** CSS pixels of a row that has not been drawn yet. */
const ROW_HEIGHT = 59;
/** CSS pixels above and below the table that are drawn as well, so that a quick scroll shows no gap. */
const SPARE = 240;

/** The rows of the table; only the visible ones are drawn. */
export function CueTable({
  lines,
  states,
  shown,
  selection,
  field,
  languages,
  commands,
  onTranslate,
  extras,
}: {
  lines: readonly Cue[];
  /** One for each line. */
  states: readonly RowState[];
  /** Places of the lines that pass the filter. */
  shown: readonly number[];
  selection: LineSelection | undefined;
  field: CueText;
  languages: Readonly<Record<CueText, string | undefined>>;
  commands: LineCommands;
  onTranslate: ((id: string) => void) | undefined;
  extras?: RowExtras | undefined;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const element = useRef<HTMLDivElement>(null);
  const { height } = useFrameSize(element);
  const [top, setTop] = useState(0);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const [onHeight] = useState(() => (id: string, rowHeight: number) => {
    if (rowHeight > 0)
      setHeights((known) => (known.get(id) === rowHeight ? known : new Map(known).set(id, rowHeight)));
  });

  const offsets = useMemo(
    () => rowOffsets(shown.map((at) => heights.get(lines[at]?.id ?? '') ?? ROW_HEIGHT)),
    [shown, lines, heights],
  );
  const { first, end, above, below } = rowWindow(offsets, top, height, SPARE);

  const selectedRow = selection ? shown.findIndex((at) => lines[at]?.id === selection.id) : -1;
  // The current line is scrolled into view, however it was chosen, unless the person is scrolling.
  const reveal = useEffectEvent(() => {
    const table = element.current;
    if (selectedRow < 0 || !table) return;
    const to = scrollToRow(offsets, selectedRow, { top: table.scrollTop, height: table.clientHeight });
    if (to !== undefined) table.scrollTop = to;
  });
  const shownId = selectedRow < 0 ? undefined : selection?.id;
  // With its field and its actions the current line is taller.
  const shownHeight = shownId === undefined ? undefined : heights.get(shownId);
  useLayoutEffect(() => {
    if (shownId !== undefined && shownHeight !== 0) reveal();
  }, [shownId, shownHeight]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table that is drawn in part
    <div
      ref={element}
      className="cue-rows"
      role="table"
      aria-label={texts.lines}
      aria-rowcount={lines.length + 1}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ paddingTop: above, paddingBottom: below }} role="rowgroup">
        {shown.slice(first, end).map((at) => {
          const [cue, state] = [lines[at], states[at]];
          const before = lines[at - 1];
          return (
            cue &&
            state && (
              <CueRow
                key={cue.id}
                cue={cue}
                at={at}
                isLast={at === lines.length - 1}
                state={state}
                isOverlapped={before !== undefined && before.end > cue.start}
                selection={selection?.id === cue.id ? selection : undefined}
                field={field}
                languages={languages}
                commands={commands}
                onTranslate={onTranslate}
                extras={extras}
                onHeight={onHeight}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
