import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Keyboard, MoveHorizontal, Plus, Redo2, Search, Undo2 } from 'lucide-react';
import { memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Reading } from './core/reading.ts';
import type { RowJudge, RowState } from './core/row-problems.ts';
import type { RowExtras } from './cue-row.tsx';
import { CueTable } from './late-parts.ts';
import type { LineCommands, LineSelection } from './use-lines.ts';
import { type ProjectEditor, useLiveProject } from './use-project.ts';

const SearchBar = lazyPart(() => import('./search-bar.tsx'));
const ShiftBar = lazyPart(() => import('./shift-bar.tsx'));
const SubtitleKeys = lazyPart(() => import('./subtitle-keys.tsx'));

/** The panel above the rows: none, the search, the time shift, or the list of keys. */
export type TableTool = 'search' | 'shift' | 'keys' | undefined;

type Filter = 'all' | 'to_fix';

const NOT_JUDGED: readonly RowState[] = [];

/** The middle of the editor: filters, tools, the table. */
export function TablePanel({
  editor,
  judge,
  reading,
  selection,
  commands,
  tool,
  onTool,
  onTranslate,
  extras,
  tabs,
  children,
}: {
  editor: ProjectEditor;
  /** Undefined until it has been loaded. */
  judge: RowJudge | undefined;
  reading: Reading;
  selection: LineSelection | undefined;
  commands: LineCommands;
  tool: TableTool;
  onTool: (tool: TableTool) => void;
  onTranslate: ((id: string) => void) | undefined;
  extras?: RowExtras | undefined;
  /** The tabs of a phone's sheet. */
  tabs?: ReactNode;
  /** In place of the rows, if there are none. */
  children: ReactNode;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { project } = editor;
  const { lines } = useLiveProject(editor);
  const states = judge?.(lines, reading) ?? NOT_JUDGED;
  const [filter, setFilter] = useState<Filter>('all');
  const troubled = useMemo(
    () => states.flatMap(({ problems }, at) => (problems.length > 0 ? [at] : [])),
    [states],
  );
  const isFiltered = filter === 'to_fix';
  const count = lines.length;
  const every = useMemo(() => Array.from({ length: count }, (_, at) => at), [count]);
  const shown = useMemo(() => {
    if (!isFiltered) return every;
    // The line that is being corrected stays until another one is chosen.
    const keeps = (cue: Cue, at: number) => states[at]?.problems.length || cue.id === selection?.id;
    return lines.flatMap((cue, at) => (keeps(cue, at) ? [at] : []));
  }, [isFiltered, every, lines, states, selection?.id]);
  const languages: Record<CueText, string | undefined> = useMemo(
    () => ({ text: project.language === 'all' ? undefined : project.language, translation: project.to }),
    [project.language, project.to],
  );
  const limit = states[0]?.limit;
  return (
    <section className="subtitle-lines" aria-label={texts.lines}>
      <LinesBar
        editor={editor}
        count={count}
        toFix={troubled.length}
        filter={filter}
        onFilter={setFilter}
        onAdd={commands.add}
        tool={tool}
        onTool={onTool}
        tabs={tabs}
      />
      <Suspense>
        {tool === 'search' && (
          <SearchBar editor={editor} commands={commands} onClose={() => onTool(undefined)} />
        )}
        {tool === 'shift' && (
          <ShiftBar current={selection?.id} onShift={commands.shift} onClose={() => onTool(undefined)} />
        )}
        {tool === 'keys' && <SubtitleKeys onClose={() => onTool(undefined)} />}
      </Suspense>
      {lines.length === 0 ? (
        children
      ) : (
        <>
          <TableHead from={project.language} to={project.to} margin={extras?.head} limit={limit} />
          <Suspense fallback={<div className="cue-rows" />}>
            {judge ? (
              <CueTable
                lines={lines}
                states={states}
                shown={shown}
                selection={selection}
                field={reading.field}
                languages={languages}
                commands={commands}
                onTranslate={onTranslate}
                extras={extras}
              />
            ) : (
              <div className="cue-rows" />
            )}
          </Suspense>
          {isFiltered && troubled.length === 0 && <p className="note lines-none">{texts.nothingToFix}</p>}
        </>
      )}
    </section>
  );
}

/** Filters of the table and its tools. */
const LinesBar = memo(function Bar({
  editor,
  count,
  toFix,
  filter,
  onFilter,
  onAdd,
  tool,
  onTool,
  tabs,
}: {
  editor: ProjectEditor;
  count: number;
  /** Number of lines with problems. */
  toFix: number;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onAdd: () => void;
  tool: TableTool;
  onTool: (tool: TableTool) => void;
  tabs: ReactNode;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { panes } = useStudioMessages().tools;
  const isFiltered = filter === 'to_fix';
  return (
    <div className="lines-bar">
      {tabs}
      <Chip className="lines-all" pressed={!isFiltered} onClick={() => onFilter('all')}>
        {texts.all({ count })}
      </Chip>
      {(toFix > 0 || isFiltered) && (
        <Chip
          className="lines-to-fix"
          pressed={isFiltered}
          onClick={() => onFilter(isFiltered ? 'all' : 'to_fix')}
        >
          <i aria-hidden /> {texts.toFix({ count: toFix })}
        </Chip>
      )}
      <span className="lines-tools">
        <IconButton icon={Plus} label={texts.add} onClick={onAdd} />
        <IconButton
          icon={Search}
          label={texts.find}
          aria-pressed={tool === 'search'}
          onClick={() => onTool(tool === 'search' ? undefined : 'search')}
        />
        <IconButton
          icon={MoveHorizontal}
          label={texts.shift}
          aria-pressed={tool === 'shift'}
          onClick={() => onTool(tool === 'shift' ? undefined : 'shift')}
        />
        <span className="lines-line" aria-hidden />
        <IconButton icon={Undo2} label={texts.undo} disabled={!editor.canUndo} onClick={editor.undo} />
        <IconButton icon={Redo2} label={texts.redo} disabled={!editor.canRedo} onClick={editor.redo} />
        <IconButton
          icon={Keyboard}
          className="lines-keys"
          label={panes.shortcuts}
          onClick={() => onTool('keys')}
        />
      </span>
    </div>
  );
});

const TableHead = memo(function Head({
  from,
  to,
  margin,
  limit,
}: {
  from: SubtitleProject['language'];
  to: string;
  /** What the margin shows; reading speed if undefined. */
  margin: string | undefined;
  /** Characters a second that can be read. */
  limit: number | undefined;
}) {
  const texts = useAreaTexts(subtitleTexts);
  return (
    <div className="cue-head" aria-hidden>
      <span />
      <span>{texts.columns.time}</span>
      <span>{from === 'all' ? texts.columns.original : texts.languageNames[from]}</span>
      <span>{texts.languageNames[to as keyof typeof texts.languageNames] ?? texts.columns.translation}</span>
      <span>
        {margin ?? texts.columns.speed}
        {margin === undefined && limit !== undefined && <i>{texts.limit({ limit })}</i>}
      </span>
    </div>
  );
});
