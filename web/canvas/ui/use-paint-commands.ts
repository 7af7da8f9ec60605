import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { exchange, grow, shrink } from '../core/grid/morphology.ts';
import type { GridEditor, ToolName } from '../core/grid-editor.ts';
import type { Command } from '../core/shortcuts.ts';
import type { Surface } from './surface.ts';
import { useSurfaceKeys } from './use-surface-keys.ts';

/** What an editor's buttons and keys do, and what screen readers announce about it. */
export interface PaintCommands {
  /** Runs a command; false if this editor does not have it. */
  run: (command: Command) => boolean;
  clear: () => void;
  /** The last thing that was done, for a live region. */
  said: string;
  say: (text: string) => void;
}

/**
 * The commands of an editor, by button and by key.
 * @param names the tools that the editor has, with their names
 * @param marks values of the grid: one can be grown, shrunk and inverted; two are exchanged by the swap key
 * @param by pixels that growing and shrinking move the edge
 */
export function usePaintCommands(
  editor: GridEditor,
  surface: Surface | undefined,
  {
    names,
    marks,
    by,
  }: { names: Partial<Record<ToolName, string>>; marks: 'one' | 'two' | 'colours'; by: number },
): PaintCommands {
  const { said: texts } = useAreaTexts(canvasTexts);
  const [said, say] = useState('');

  const run = (command: Command): boolean => {
    switch (command.kind) {
      case 'tool': {
        const name = names[command.tool];
        if (name === undefined) return false;
        editor.set({ tool: command.tool });
        say(texts.tool({ tool: name }));
        return true;
      }
      case 'size':
        editor.stepSize(command.direction);
        say(texts.size({ size: editor.get().size }));
        return true;
      case 'zoom':
        surface?.step(command.direction);
        return true;
      case 'fit':
        surface?.fit();
        return true;
      case 'swap':
        if (marks === 'two') editor.set({ value: 3 - editor.get().value });
        else editor.swap();
        return true;
      case 'undo':
        say(editor.undo() ? texts.undone : texts.nothingToUndo);
        return true;
      case 'redo':
        say(editor.redo() ? texts.redone : texts.nothingToRedo);
        return true;
      case 'invert':
        if (marks !== 'one') return false;
        editor.change((grid) => exchange(grid, 0, 1));
        say(texts.inverted);
        return true;
      case 'grow':
      case 'shrink': {
        if (marks !== 'one') return false;
        const change = command.kind === 'grow' ? grow : shrink;
        editor.change((grid) => change(grid, 1, by));
        say(texts[command.kind === 'grow' ? 'grown' : 'shrunk']({ by }));
        return true;
      }
    }
  };
  useSurfaceKeys(surface, run);
  const clear = () => {
    editor.clear();
    say(texts.cleared);
  };
  return { run, clear, said, say };
}
