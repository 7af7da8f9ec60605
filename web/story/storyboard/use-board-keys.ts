import { useKeys } from '../../lib/use-keys.ts';
import type { BoardActions } from './board-actions.ts';
import type { Storyboard } from './use-storyboard.ts';

/** Keys of the storyboard, while nothing is typed and no menu is open. */
export function useBoardKeys({
  board,
  picked,
  actions,
  play,
}: {
  board: Storyboard;
  picked: string | undefined;
  actions: BoardActions;
  play: () => void;
}): void {
  useKeys((event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || target.closest('input, textarea, select, [role=menu], [role=dialog]'))
      return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) board.document.redo();
      else if (key === 'z') board.document.undo();
      else return;
      event.preventDefault();
      return;
    }
    const isOnControl = target.closest('button:not(.shot-open), a') !== null;
    if (event.key === ' ' && !isOnControl) play();
    else if (picked === undefined || !onShot(event, picked, { board, actions, isOnControl })) return;
    event.preventDefault();
  });
}

/** A key for the picked shot; whether it was one. */
function onShot(
  event: KeyboardEvent,
  picked: string,
  { board, actions, isOnControl }: { board: Storyboard; actions: BoardActions; isOnControl: boolean },
): boolean {
  const at = board.shots.findIndex(({ part }) => part.id === picked);
  const shot = board.shots[at];
  if (!shot) return false;
  const step = STEPS[event.key];
  if (step !== undefined) {
    const by = Math.abs(step) === 1 ? step : Math.sign(step) * columns();
    if (event.altKey) {
      if (actions.step(picked, step < 0 ? -1 : 1)) focusSoon(picked);
    } else focusSoon(board.shots[Math.min(board.shots.length - 1, Math.max(0, at + by))]?.part.id);
    return true;
  }
  if (event.altKey || isOnControl) return false;
  const key = event.key.toLowerCase();
  if (key === 'enter') actions.open(picked);
  else if (key === 'd' && shot.part.text?.trim()) actions.draw([picked]);
  else if (key === 'k' && shot.status === 'stale') actions.keep(picked);
  else if (key === 'delete') {
    actions.remove(picked);
    focusSoon((board.shots[at + 1] ?? board.shots[at - 1])?.part.id);
  } else return false;
  if (key === 'enter') focusForm();
  return true;
}

/** Arrows: one shot, or a row of them. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };

/** Cards beside each other. */
function columns(): number {
  const grid = document.querySelector('.card-grid');
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
}

/** After the page has drawn the change. */
function focusSoon(id: string | undefined): void {
  requestAnimationFrame(() => document.getElementById(`shot-${id}`)?.focus());
}

function focusForm(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.board-inspector textarea')?.focus());
}
