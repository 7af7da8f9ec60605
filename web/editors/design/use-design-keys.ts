import { useEffect, useEffectEvent } from 'react';
import type { DesignAdding } from './use-adding.ts';
import type { DesignEditing, DesignTool } from './use-design.ts';

/** The key of each tool. */
export const TOOL_KEYS: Readonly<Record<DesignTool, string>> = {
  select: 'V',
  crop: 'C',
  straighten: 'R',
  perspective: 'D',
  adjust: 'A',
  text: 'T',
  shape: 'U',
  image: 'P',
  draw: 'B',
  mask: 'M',
  area: 'L',
};

/** Elements that take letters themselves. */
const TYPED =
  'input:not([type="range"]), textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]';

export interface KeyWorld {
  editing: DesignEditing;
  adding: DesignAdding;
  choose: (tool: DesignTool) => void;
  fit: () => void;
  original: (shown: boolean) => void;
  /** One step larger or smaller. */
  brush: (direction: 1 | -1) => void;
  actions: () => void;
}

/** The keys of the editor, before those of what has the focus. */
export function useDesignKeys(world: KeyWorld): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPED)) return;
    const action = actionOf(world, event);
    if (!action) return;
    action();
    event.preventDefault();
    event.stopPropagation();
  });
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'o') world.original(false);
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => press(event);
    const up = (event: KeyboardEvent) => release(event);
    addEventListener('keydown', down, true);
    addEventListener('keyup', up, true);
    return () => {
      removeEventListener('keydown', down, true);
      removeEventListener('keyup', up, true);
    };
  }, []);
}

/** What a key of the editor does; undefined for other keys. */
function actionOf(
  { editing, choose, fit, original, brush, actions }: KeyWorld,
  event: KeyboardEvent,
): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return commandOf(editing, key, event);
  if (event.altKey) return undefined;
  const paints = editing.tool === 'draw' || editing.tool === 'mask' || editing.tool === 'area';
  if (paints && (key === '[' || key === ']')) return () => brush(key === ']' ? 1 : -1);
  if (event.shiftKey && key === 'a') return actions;
  const to = ORDERS[key];
  if (to) return () => editing.order(to);
  const step = SIZE_STEPS[key];
  if (step) return () => showNextSize(editing.sizes, step);
  if (key === '1') return fit;
  if (key === 'o') return () => original(true);
  if (key === 'delete' || key === 'backspace') return editing.remove;
  if (event.shiftKey) return undefined;
  const [tool] = Object.entries(TOOL_KEYS).find(([, letter]) => letter.toLowerCase() === key) ?? [];
  return tool === undefined ? undefined : () => choose(tool as DesignTool);
}

const SIZE_STEPS: Readonly<Record<string, 1 | -1>> = { pagedown: 1, pageup: -1 };

function showNextSize({ all, now, show }: DesignEditing['sizes'], step: 1 | -1): void {
  const next = all[all.findIndex(({ id }) => id === now.id) + step];
  if (next) show(next.id);
}

const ORDERS: Readonly<Record<string, 'up' | 'down' | 'top' | 'bottom'>> = {
  '[': 'down',
  ']': 'up',
  '{': 'bottom',
  '}': 'top',
};

function commandOf(
  editing: DesignEditing,
  key: string,
  { shiftKey }: KeyboardEvent,
): (() => void) | undefined {
  const { undo, redo } = editing.document;
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? redo : undo,
    y: redo,
    d: () => editing.duplicate(),
    g: editing.group,
    a: () => editing.pick(editing.shown.layers.map(({ id }) => id)),
  };
  return commands[key];
}
