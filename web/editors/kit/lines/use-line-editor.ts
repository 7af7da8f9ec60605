import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { createClipClock, PAGE_FRAMES } from '../../../video/core/clip-clock.ts';
import { readingOf } from './core/reading.ts';
import type { RowState } from './core/row-problems.ts';
import { useLateParts } from './late-parts.ts';
import type { TableTool } from './table-panel.tsx';
import { USUAL_RATE, useClip } from './use-clip.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFollow } from './use-follow.ts';
import { useJudge } from './use-judge.ts';
import { useLines } from './use-lines.ts';
import { useProject } from './use-project.ts';

/**
 * What the editors of lines share: the project, its clip and clock, the line that is worked on, the keys. It renders
 * its page when a change is finished; unfinished typing renders only the parts that show it.
 * @param wanted id of the document to open
 * @param unnamed name of a new document without a clip
 * @param tell maps a row's state to what the table shows of it
 */
export function useLineEditor(
  wanted: string | undefined,
  unnamed: string,
  tell?: (state: RowState) => RowState,
) {
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  const signedIn = useSignedIn();
  const [clock] = useState(() => createClipClock(PAGE_FRAMES));
  const [frame, setFrame] = useState<string | undefined>();
  const [tableTool, setTableTool] = useState<TableTool>();
  const editor = useProject(signedIn, wanted, ({ clip }) => clip?.name ?? unnamed);
  const { project, update } = editor;
  const judge = useJudge(project.lines.length > 0, tell);
  const clip = useClip(editor, (error) => toastFailure(error, messages, texts.failures.upload));
  const rate = clip.rate ?? USUAL_RATE;
  const reading = readingOf(project);
  const { selection, commands } = useLines(editor, clock, rate, reading.field);
  const onProject = useCallback(
    (change: Partial<SubtitleProject>) => update((now) => ({ ...now, ...change })),
    [update],
  );
  useLateParts();
  useFollow(clock, editor, commands);
  useEffect(() => clock.seek(0), [clock]);
  useEditorKeys({
    undo: editor.undo,
    redo: editor.redo,
    search: () => setTableTool('search'),
    export: () => document.querySelector<HTMLElement>('[data-export]')?.click(),
    clock,
    rate,
    move: commands.move,
    edit: commands.edit,
    remove: commands.removeCurrent,
    list: () => setTableTool('keys'),
  });
  return {
    editor,
    clip,
    clock,
    /** Frames a second, assumed if unknown. */
    rate,
    onProject,
    /** A frame of the clip, as an address. */
    frame,
    onFrame: setFrame,
    selection,
    commands,
    /** Of the table. */
    table: { editor, judge, reading, selection, commands, tool: tableTool, onTool: setTableTool },
    /** Of the track. */
    track: { editor, ...clip.shown, clock, rate, selection, field: reading.field, commands },
  };
}
