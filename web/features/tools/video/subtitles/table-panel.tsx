import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import { Keyboard, MoveHorizontal, Plus, Redo2, Search, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Reading, RowState } from './core/row-problems.ts';
import type { RowExtras } from './cue-row.tsx';
import { CueTable } from './late-parts.ts';
import type { LineCommands, LineSelection } from './use-lines.ts';
import type { ProjectEditor } from './use-project.ts';

const SearchBar = lazyPart(() => import('./search-bar.tsx'));
const ShiftBar = lazyPart(() => import('./shift-bar.tsx'));
const SubtitleKeys = lazyPart(() => import('./subtitle-keys.tsx'));

/** What stands over the rows: nothing, the search, the shift, or the list of keys. */
export type TableTool = 'search' | 'shift' | 'keys' | undefined;

/** The middle of the editor: filters, tools, the table. */
export function TablePanel({
  editor,
  states,
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
  states: readonly RowState[];
  reading: Reading;
  selection: LineSelection | undefined;
  commands: LineCommands;
  tool: TableTool;
  onTool: (tool: TableTool) => void;
  onTranslate: ((id: string) => void) | undefined;
  extras?: RowExtras | undefined;
  /** The tabs of a phone's sheet. */
  tabs?: ReactNode;
  /** In place of the rows, where there are none. */
  children: ReactNode;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { panes } = useStudioMessages().tools;
  const { project } = editor;
  const { lines } = project;
  const [filter, setFilter] = useState<'all' | 'to_fix'>('all');
  const troubled = useMemo(
    () => states.flatMap(({ problems }, at) => (problems.length > 0 ? [at] : [])),
    [states],
  );
  const isFiltered = filter === 'to_fix';
  const shown = useMemo(() => {
    // The line that is being mended stays until another one is chosen.
    const keeps = (cue: Cue, at: number) => states[at]?.problems.length || cue.id === selection?.id;
    return lines.flatMap((cue, at) => (!isFiltered || keeps(cue, at) ? [at] : []));
  }, [isFiltered, lines, states, selection?.id]);
  const languages: Record<CueText, string | undefined> = useMemo(
    () => ({ text: project.language === 'all' ? undefined : project.language, translation: project.to }),
    [project.language, project.to],
  );
  const limit = states[0]?.limit;
  return (
    <section className="subtitle-lines" aria-label={texts.lines}>
      <div className="lines-bar">
        {tabs}
        <Chip className="lines-all" pressed={!isFiltered} onClick={() => setFilter('all')}>
          {texts.all({ count: lines.length })}
        </Chip>
        {(troubled.length > 0 || isFiltered) && (
          <Chip
            className="lines-to-fix"
            pressed={isFiltered}
            onClick={() => setFilter(isFiltered ? 'all' : 'to_fix')}
          >
            <i aria-hidden /> {texts.toFix({ count: troubled.length })}
          </Chip>
        )}
        <span className="lines-tools">
          <IconButton icon={Plus} label={texts.add} onClick={commands.add} />
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
          <div className="cue-head" aria-hidden>
            <span />
            <span>{texts.columns.time}</span>
            <span>
              {project.language === 'all' ? texts.columns.original : texts.languageNames[project.language]}
            </span>
            <span>
              {texts.languageNames[project.to as keyof typeof texts.languageNames] ??
                texts.columns.translation}
            </span>
            <span>
              {extras ? extras.head : texts.columns.speed}
              {!extras && limit !== undefined && <i>{texts.limit({ limit })}</i>}
            </span>
          </div>
          <Suspense fallback={<div className="cue-rows" />}>
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
          </Suspense>
          {isFiltered && troubled.length === 0 && <p className="note lines-none">{texts.nothingToFix}</p>}
        </>
      )}
    </section>
  );
}
