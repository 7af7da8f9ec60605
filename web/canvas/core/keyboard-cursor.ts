import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { ToolInput } from './tools/tool.ts';

/** The state of the keyboard's pointer. */
export interface KeyboardCursor {
  /** Its position in picture pixels; undefined while it is not in use. */
  readonly at: Point | undefined;
  /** The tool is down. */
  readonly down: boolean;
  /** Moves it, or shows it at `start` if it is not in use. Returns the tool's input. */
  move: (by: Point, start: Point) => ToolInput[];
  /** Puts the tool down or lifts it, as a press of Space or Enter does. */
  press: (start: Point) => ToolInput[];
  /** Hides it, because a pointer took over or Escape was pressed; an open stroke is cancelled. */
  leave: () => ToolInput[];
}

/** The keyboard's pointer: arrows move it over the picture, Space and Enter press and release the tool. */
export function createKeyboardCursor(picture: Size): KeyboardCursor {
  let at: Point | undefined;
  let down = false;
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(picture.width - 0.5, Math.max(0.5, Math.floor(x) + 0.5)),
    y: Math.min(picture.height - 0.5, Math.max(0.5, Math.floor(y) + 0.5)),
  });
  return {
    get at() {
      return at;
    },
    get down() {
      return down;
    },
    move: (by, start) => {
      const from = at ?? within(start);
      at = within({ x: from.x + by.x, y: from.y + by.y });
      return down ? [{ kind: 'move', at }] : [];
    },
    press: (start) => {
      at ??= within(start);
      down = !down;
      return [{ kind: down ? 'down' : 'up', at }];
    },
    leave: () => {
      const last = at;
      const was = down;
      at = undefined;
      down = false;
      return was && last ? [{ kind: 'cancel', at: last }] : [];
    },
  };
}
