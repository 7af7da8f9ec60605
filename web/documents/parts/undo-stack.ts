import { joinSteps, type UndoStep } from '@inkreel/contract/documents/parts/undo.ts';

/** Steps that undo can take back. */
const STEPS = 500;

/** Steps of one page, with what undo took back. */
export interface UndoStack {
  /** A step of the person; it joins the last one of the same name, such as the letters of a word. */
  add: (step: UndoStep, name?: string) => void;
  /** @param take undoes a step and returns what undoes that again */
  undo: (take: (step: UndoStep) => UndoStep) => void;
  redo: (take: (step: UndoStep) => UndoStep) => void;
  can: () => { canUndo: boolean; canRedo: boolean };
}

export function createUndoStack(): UndoStack {
  let past: { step: UndoStep; name?: string | undefined }[] = [];
  let future: UndoStep[] = [];
  return {
    add: (step, name) => {
      const last = past.at(-1);
      const joins = name !== undefined && last?.name === name && future.length === 0;
      if (joins) past = [...past.slice(0, -1), { step: joinSteps(last.step, step), name }];
      else past = [...past, { step, name }].slice(-STEPS);
      future = [];
    },
    undo: (take) => {
      const last = past.at(-1);
      if (!last) return;
      past = past.slice(0, -1);
      future = [...future, take(last.step)];
    },
    redo: (take) => {
      const last = future.at(-1);
      if (!last) return;
      future = future.slice(0, -1);
      past = [...past, { step: take(last) }];
    },
    can: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
  };
}
