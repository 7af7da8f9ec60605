import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import { Clock3, Languages, Merge, Scissors, Trash2, WrapText } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import type { RowState } from './core/row-problems.ts';
import { CueField } from './cue-field.tsx';
import { RowMargin, useFixWords } from './row-margin.tsx';
import { TimeField } from './time-field.tsx';
import type { LineCommands, LineSelection } from './use-lines.ts';

/** What a particular editor shows of lines besides their texts. */
export interface RowExtras {
  /** Over the margin. */
  head: string;
  /** Instead of the reading speed. */
  margin: (cue: Cue, at: number, current: boolean) => ReactNode;
  /** Among the actions of the current line. */
  actions: (cue: Cue, at: number) => ReactNode;
}

export interface RowProps {
  cue: Cue;
  /** Place in the project, from 0. */
  at: number;
  isLast: boolean;
  state: RowState;
  /** The line before overlaps this one. */
  isOverlapped: boolean;
  /** Of the current line. */
  selection: LineSelection | undefined;
  /** The text that is judged. */
  field: CueText;
  /** Languages of both texts, as attributes have them. */
  languages: Readonly<Record<CueText, string | undefined>>;
  commands: LineCommands;
  onTranslate: ((id: string) => void) | undefined;
  extras?: RowExtras | undefined;
  /** CSS pixels, whenever they change. */
  onHeight: (id: string, height: number) => void;
}

const FIELDS: readonly CueText[] = ['text', 'translation'];
const FIX_ICONS = { longer: Clock3, end_at: Scissors, close_gap: Clock3, break_lines: WrapText } as const;

/** A line of the table. The current one opens a field and has its own actions. */
export const CueRow = memo(function Row(props: RowProps) {
  const { cue, at, state, isOverlapped, selection, field, languages, commands, extras, onHeight } = props;
  const texts = useAreaTexts(subtitleRowTexts);
  const element = useRef<HTMLDivElement>(null);
  const number = at + 1;
  useLayoutEffect(() => {
    const row = element.current;
    if (!row) return;
    const observer = new ResizeObserver(() => onHeight(cue.id, row.offsetHeight));
    observer.observe(row);
    return () => observer.disconnect();
  }, [cue.id, onHeight]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table that is drawn in part
    <div
      ref={element}
      className="cue"
      role="row"
      tabIndex={-1}
      aria-rowindex={number + 1}
      aria-selected={selection !== undefined}
      data-overlapped={isOverlapped}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        if (target.closest('button, textarea, input')) return;
        const open = target.closest<HTMLElement>('[data-field]')?.dataset['field'] as CueText | undefined;
        commands.open(cue.id, open, open || selection ? 'end' : undefined);
      }}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget && event.key === 'Enter')
          commands.open(cue.id, undefined, 'end');
      }}
    >
      <span className="cue-number" role="rowheader">
        {number}
      </span>
      <span className="cue-times numbers" role="cell">
        {selection ? (
          <>
            <TimeField
              time={cue.start}
              label={texts.startOf({ at: number })}
              onTime={(start) => commands.retime(cue.id, { start })}
            />
            <TimeField
              time={cue.end}
              label={texts.endOf({ at: number })}
              onTime={(end) => commands.retime(cue.id, { end })}
            />
          </>
        ) : (
          <>
            <span>{clockText(cue.start)}</span>
            <span>{clockText(cue.end)}</span>
          </>
        )}
      </span>
      {FIELDS.map((each) => (
        <span
          key={each}
          className={`cue-${each}`}
          role="cell"
          data-field={each}
          data-open={selection?.field === each}
          data-blank={selection && cue[each] === '' ? texts.placeholders[each] : undefined}
          lang={languages[each]}
          dir="auto"
        >
          {selection?.field === each ? (
            <CueField
              id={cue.id}
              field={each}
              words={cue[each]}
              caret={selection.caret}
              label={texts.textOf[each]({ at: number })}
              placeholder={texts.placeholders[each]}
              language={languages[each]}
              commands={commands}
              onTooShort={() => toast(texts.cannotSplit)}
            />
          ) : (
            cue[each]
          )}
        </span>
      ))}
      {extras ? (
        extras.margin(cue, at, selection !== undefined)
      ) : (
        <RowMargin
          at={number}
          state={state}
          field={field}
          current={selection !== undefined}
          onFix={() => state.fix && commands.fix(cue.id, state.fix, field)}
        />
      )}
      {selection && <RowActions {...props} selection={selection} />}
    </div>
  );
});

function RowActions({
  cue,
  at,
  isLast,
  state: { fix },
  selection,
  field,
  commands,
  onTranslate,
  extras,
}: RowProps & { selection: LineSelection }) {
  const texts = useAreaTexts(subtitleRowTexts);
  const fixWords = useFixWords();
  const FixIcon = fix && FIX_ICONS[fix.kind];
  /** Where the caret is, or was before the button took the focus; else the middle. */
  const splitHere = (button: HTMLElement) => {
    const input = button.closest('.cue')?.querySelector<HTMLTextAreaElement>('.cue-field');
    const words = cue[selection.field];
    const isInside = input && input.selectionStart > 0 && input.selectionStart < words.length;
    const caret = isInside ? input.selectionStart : Math.round(words.length / 2);
    if (!commands.split(cue.id, { field: selection.field, caret })) toast(texts.cannotSplit);
  };
  return (
    <span className="cue-actions" role="cell">
      {fix && FixIcon && (
        <Button size="small" onClick={() => commands.fix(cue.id, fix, field)}>
          <FixIcon size={15} strokeWidth={1.6} aria-hidden /> {fixWords(fix)}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        title={texts.splitHint}
        onClick={(event) => splitHere(event.currentTarget)}
      >
        <Scissors size={15} strokeWidth={1.6} aria-hidden /> {texts.split}
      </Button>
      {!isLast && (
        <Button
          size="small"
          look="quiet"
          className="cue-merge"
          title={texts.mergeHint}
          onClick={() => commands.merge(cue.id)}
        >
          <Merge size={15} strokeWidth={1.6} aria-hidden /> <span>{texts.merge({ next: at + 2 })}</span>
        </Button>
      )}
      {extras?.actions(cue, at)}
      {onTranslate && cue.text.trim() !== '' && (
        <IconButton
          icon={Languages}
          small
          label={texts.translating.one}
          onClick={() => onTranslate(cue.id)}
        />
      )}
      <IconButton icon={Trash2} small label={texts.deleteLine} onClick={() => commands.remove(cue.id)} />
    </span>
  );
}
