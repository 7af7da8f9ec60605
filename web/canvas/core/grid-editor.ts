import { type Area, fillArea } from './grid/areas.ts';
import { flood } from './grid/flood.ts';
import type { Grid, Rectangle } from './grid/grid.ts';
import { GridHistory } from './grid/grid-history.ts';
import { clear } from './grid/morphology.ts';
import { boxBetween, fillBox, fillPolygon, fillSegment } from './grid/shapes.ts';
import { createBox } from './tools/box.ts';
import { createBrush } from './tools/brush.ts';
import { createFill } from './tools/fill.ts';
import { createLasso } from './tools/lasso.ts';
import type { Operation, Outline, Tool, ToolInput } from './tools/tool.ts';

/** The pointer tools of masks and drawings. The eraser is a brush that paints nothing. */
export type ToolName = 'brush' | 'eraser' | 'box' | 'lasso' | 'fill';

/** State of the toolbar. A new object after every change. */
export interface EditorState {
  tool: ToolName;
  /** Side of the brush in pixels of the grid, whole. */
  size: number;
  /** What brush, box, lasso and fill paint, 1 to 255. */
  value: number;
  /** Box and lasso subtract. */
  takingAway: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The box around the subject, if the box tool draws a frame instead of filling. */
  frame: Rectangle | undefined;
  /** Nothing is painted. */
  empty: boolean;
  /** Counts the finished changes of the grid. */
  revision: number;
}

/** Immediate notifications for the surface; other subscribers are notified at the end of a stroke. */
export interface EditorView {
  changed: () => void;
  outline: (outline: Outline) => void;
}

const FACTORIES: Record<ToolName, () => Tool> = {
  brush: createBrush,
  eraser: createBrush,
  box: createBox,
  lasso: createLasso,
  fill: createFill,
};
/** One press of a size key. */
const SIZE_STEP = 1.2;

/**
 * A grid being painted: tools, settings and history, without a browser. `get` and `subscribe` follow the
 * state that a toolbar shows; during a stroke only the attached view is notified.
 */
export class GridEditor {
  readonly grid: Grid;
  /** The largest brush. */
  readonly largestSize: number;
  readonly #boxes: 'fill' | 'frame';
  readonly #history = new GridHistory();
  #tools = new Map<ToolName, Tool>();
  #listeners = new Set<() => void>();
  #view: EditorView | undefined;
  #state: EditorState;

  /** @param boxes whether the box tool fills its box, or keeps it as the one frame around the subject */
  constructor(grid: Grid, { size, boxes }: { size: number; boxes: 'fill' | 'frame' }) {
    this.grid = grid;
    this.#boxes = boxes;
    this.largestSize = Math.max(64, Math.ceil(Math.max(grid.width, grid.height) / 2));
    this.#state = {
      tool: 'brush',
      size: this.#allowed(size),
      value: 1,
      takingAway: false,
      frame: undefined,
      canUndo: false,
      canRedo: false,
      empty: grid.empty,
      revision: 0,
    };
  }

  readonly get = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Attaches the editor to a view; returns a function to detach it. */
  attach(view: EditorView): () => void {
    this.#view = view;
    return () => {
      if (this.#view === view) this.#view = undefined;
    };
  }

  /** Changes settings. An open stroke ends first. */
  set(settings: Partial<Pick<EditorState, 'tool' | 'size' | 'value' | 'takingAway' | 'frame'>>): void {
    this.#cancel();
    const size = this.#allowed(settings.size ?? this.#state.size);
    this.#publish({ ...settings, size });
  }

  /** One step smaller or larger; by one pixel if a step would be less. */
  stepSize(direction: 1 | -1): void {
    const { size } = this.#state;
    const next = Math.round(size * SIZE_STEP ** direction);
    this.set({ size: next === size ? size + direction : next });
  }

  /** Brush to eraser and back; box and lasso between adding and taking away. */
  swap(): void {
    const { tool, takingAway } = this.#state;
    if (tool === 'box' || tool === 'lasso') this.set({ takingAway: !takingAway });
    else this.set({ tool: tool === 'eraser' ? 'brush' : 'eraser' });
  }

  /** Passes a pointer's or the keyboard's input to the tool. */
  input(input: ToolInput): void {
    const { tool } = this.#state;
    const machine = this.#tools.get(tool) ?? FACTORIES[tool]();
    this.#tools.set(tool, machine);
    for (const operation of machine(input)) this.#perform(operation);
    this.#view?.changed();
  }

  /** Runs a change of the whole grid as one step. An open stroke is cancelled first. */
  change(action: (grid: Grid) => void): void {
    this.#cancel();
    action(this.grid);
    this.#commit();
    this.#view?.changed();
  }

  /** Takes another grid of the same size as one step: an uploaded mask, a first guess. */
  take(other: Grid): void {
    this.change((grid) => {
      for (let index = 0; index < grid.tileCount; index += 1) grid.setTile(index, other.tile(index));
    });
  }

  /** Starts from a saved grid of the same size, which cannot be undone. */
  restore(other: Grid): void {
    for (let index = 0; index < other.tileCount; index += 1) this.grid.setTile(index, other.tile(index));
    this.grid.endStep();
    this.#publish({ empty: this.grid.empty, revision: this.#state.revision + 1 });
    this.#view?.changed();
  }

  /** Empties the grid as one step. */
  clear(): void {
    this.change(clear);
  }

  /** Empties an area as one step. */
  remove(area: Area): void {
    this.change((grid) => fillArea(grid, area, 0));
  }

  /** Undoes the last step; false if there is none. During a stroke it cancels the stroke. */
  undo(): boolean {
    return this.#travel((grid) => this.#history.undo(grid));
  }

  /** Redoes the last undone step; false if there is none. */
  redo(): boolean {
    return this.#travel((grid) => this.#history.redo(grid));
  }

  #travel(move: (grid: Grid) => boolean): boolean {
    this.#cancel();
    const moved = move(this.grid);
    if (moved) this.#publish({ empty: this.grid.empty, revision: this.#state.revision + 1 });
    this.#view?.changed();
    return moved;
  }

  #perform(operation: Operation): void {
    const { grid } = this;
    const { tool, size, takingAway } = this.#state;
    const away = tool === 'eraser' || ((tool === 'box' || tool === 'lasso') && takingAway);
    const value = away ? 0 : this.#state.value;
    switch (operation.kind) {
      case 'segment':
        return fillSegment(grid, operation.from, operation.to, size, value);
      case 'box':
        return this.#box(boxBetween(operation.from, operation.to, grid), value);
      case 'polygon':
        return fillPolygon(grid, operation.points, value);
      case 'flood':
        return flood(grid, operation.at, value);
      case 'outline':
        return this.#view?.outline(operation);
      case 'commit':
        return this.#commit();
      case 'rollback':
        return grid.rollBack();
    }
  }

  #box(box: Rectangle, value: number): void {
    if (this.#boxes === 'frame') this.#publish({ frame: box });
    else fillBox(this.grid, box, value);
  }

  #cancel(): void {
    this.#tools
      .get(this.#state.tool)?.({ kind: 'cancel', at: { x: 0, y: 0 } })
      .forEach((operation) => {
        this.#perform(operation);
      });
  }

  #commit(): void {
    const before = this.grid.endStep();
    if (!before) return;
    this.#history.record(before);
    this.#publish({ empty: this.grid.empty, revision: this.#state.revision + 1 });
  }

  #allowed(size: number): number {
    return Math.min(this.largestSize, Math.max(1, Math.round(size)));
  }

  #publish(changes: Partial<EditorState>): void {
    const { canUndo, canRedo } = this.#history;
    this.#state = { ...this.#state, ...changes, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}
