import { applyFix } from '@inkreel/scene/subtitles/apply-fix.ts';
import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import type { CueFix } from '@inkreel/scene/subtitles/cue-fixes.ts';
import {
  changeCue,
  insertCue,
  mergeWithNext,
  removeCues,
  retimeCue,
  shiftCues,
  splitCue,
} from '@inkreel/scene/subtitles/cue-operations.ts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';

/** The line that is worked on. */
export interface LineSelection {
  id: string;
  /** The text whose field is open. */
  field: CueText;
  /** Where the caret goes, and that the field takes the focus; undefined if the line was only shown. */
  caret?: number | 'end' | undefined;
}

/** Where the lines are kept. */
export interface LineKeeper {
  now: () => { lines: readonly Cue[] };
  updateLines: (operation: (lines: readonly Cue[]) => readonly Cue[]) => void;
  /** An unfinished change, such as a letter that is typed; `mark` ends the step. */
  previewLines: (operation: (lines: readonly Cue[]) => readonly Cue[]) => void;
  mark: () => void;
}

/** What plays the lines; milliseconds. */
interface LineClock {
  time: { get: () => number };
  playing: { get: () => boolean };
  seek: (time: number) => void;
}

/** Length of a line that is added by hand, in milliseconds. */
const NEW_LENGTH = 2000;

/** Ids of lines are short: a project has thousands. */
const lineId = () => newId().slice(0, 12);

/**
 * The line that is worked on, and everything that can be done to lines. The commands stay the same object, so that a
 * row is drawn again only when its line has changed.
 * @param rate frames a second
 * @param field the text whose field opens first
 */
export function useLines(editor: LineKeeper, clock: LineClock, rate: number, field: CueText) {
  const [selection, setSelection] = useState<LineSelection | undefined>();
  const latest = useRef({ selection, rate, field, editor });
  useLayoutEffect(() => {
    latest.current = { selection, rate, field, editor };
  });

  const commands = useMemo(() => {
    const now = () => latest.current;
    const lines = () => now().editor.now().lines;
    const at = (id: string) => lines().findIndex((line) => line.id === id);
    const select = (id: string, options: Partial<LineSelection> = {}) => {
      const open = options.field ?? now().selection?.field ?? now().field;
      setSelection({ id, field: open, caret: options.caret });
    };
    const show = (line: Cue | undefined, caret?: LineSelection['caret']) => {
      if (!line) return;
      select(line.id, { caret });
      clock.seek(line.start);
    };
    const addAt = (start: number, end: number): string => {
      const id = lineId();
      now().editor.updateLines((all) => insertCue(all, { id, start, end }));
      return id;
    };
    const remove = (id: string) => {
      const place = at(id);
      const neighbour = lines()[place + 1] ?? lines()[place - 1];
      now().editor.updateLines((all) => removeCues(all, new Set([id])));
      setSelection(neighbour && { id: neighbour.id, field: now().field });
    };
    return {
      /** Opens a line and seeks to it. */
      open: (id: string, opened: CueText | undefined, caret: LineSelection['caret']) => {
        const line = lines()[at(id)];
        if (!line) return;
        select(id, { ...(opened ? { field: opened } : {}), caret });
        const time = clock.time.get();
        if (time < line.start || time >= line.end) clock.seek(line.start);
      },
      /** Follows the video: marks a line without taking the focus or seeking. */
      follow: (id: string) => {
        if (now().selection?.id !== id) select(id);
      },
      /** Seeks to a line if the frame shows none, so that style changes are visible. */
      reveal: () => {
        const { selection: picked } = now();
        const all = lines();
        const time = clock.time.get();
        if (clock.playing.get() || all.some(({ start, end }) => start <= time && time < end)) return;
        const line = all[at(picked?.id ?? '')] ?? all.find(({ start }) => start >= time) ?? all.at(-1);
        if (line) clock.seek((line.start + line.end) / 2);
      },
      /** Moves to the line above or below. */
      move: (by: -1 | 1) => {
        const place = at(now().selection?.id ?? '');
        show(lines()[place + by], 'end');
      },
      /** Opens the text of the current line, or of the first one. */
      edit: () => {
        const { selection: picked } = now();
        show(lines()[at(picked?.id ?? '')] ?? lines()[0], 'end');
      },
      /** Enter: moves on to the next line, or adds one after the last. */
      goOn: () => {
        now().editor.mark();
        const place = at(now().selection?.id ?? '');
        const next = lines()[place + 1];
        if (next) return show(next, 'end');
        const start = lines()[place]?.end ?? clock.time.get();
        const id = addAt(start, start + NEW_LENGTH);
        select(id, { caret: 'end' });
        clock.seek(start);
      },
      /** Adds a line at the current frame. */
      add: () => {
        const start = clock.time.get();
        const next = lines().find((line) => line.start > start);
        const end = Math.min(start + NEW_LENGTH, next?.start ?? Number.POSITIVE_INFINITY);
        select(addAt(start, end), { caret: 'end' });
      },
      type: (id: string, typed: CueText, words: string) =>
        now().editor.previewLines((all) => changeCue(all, id, { [typed]: words })),
      /** Makes what was typed a step of undo. */
      settle: () => now().editor.mark(),
      retime: (id: string, times: { start?: number; end?: number }) =>
        now().editor.updateLines((all) => retimeCue(all, id, times)),
      /** Returns false if a line is too short to be split. */
      split: (id: string, split: { field: CueText; caret: number }): boolean => {
        const second = lineId();
        const before = lines();
        if (splitCue(before, id, split, second) === before) return false;
        now().editor.updateLines((all) => splitCue(all, id, split, second));
        select(second, { field: split.field, caret: 0 });
        return true;
      },
      merge: (id: string) => {
        const words = lines()[at(id)]?.[now().selection?.field ?? now().field] ?? '';
        now().editor.updateLines((all) => mergeWithNext(all, id));
        select(id, { caret: words.length });
      },
      remove,
      removeCurrent: () => {
        const picked = now().selection;
        if (picked) remove(picked.id);
      },
      fix: (id: string, fix: CueFix, fixed: CueText) =>
        now().editor.updateLines((all) => applyFix(all, id, fix, fixed)),
      /** Moves a line, or only its end, by frames. */
      nudge: (id: string, frames: number, part: 'line' | 'end') => {
        const line = lines()[at(id)];
        if (!line) return;
        const by = (frames * 1000) / now().rate;
        now().editor.updateLines((all) =>
          part === 'line' ? shiftCues(all, new Set([id]), by) : retimeCue(all, id, { end: line.end + by }),
        );
      },
      /** Moves all lines, or those from one on. */
      shift: (milliseconds: number, from: string | undefined) => {
        const start = from === undefined ? 0 : at(from);
        const ids = new Set(
          lines()
            .slice(Math.max(0, start))
            .map(({ id }) => id),
        );
        now().editor.updateLines((all) => shiftCues(all, ids, milliseconds));
      },
      close: () => setSelection((picked) => picked && { ...picked, caret: undefined }),
    };
  }, [clock]);

  return { selection, commands };
}
export type LineCommands = ReturnType<typeof useLines>['commands'];
