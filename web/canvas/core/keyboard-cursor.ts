import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { ToolInput } from './tools/tool.ts';

/** What the keyboard's own pointer is doing. */
export interface KeyboardCursor {
  /** Where it stands, in picture pixels; undefined while it is not in use. */
  readonly at: Point | undefined;
  /** The tool is down. */
  readonly down: boolean;
  /** Moves it, and shows it first where it is not in use: at `start`. Answers what that means to the tool. */
  move: (by: Point, start: Point) => ToolInput[];
  /** Puts the tool down or lifts it, as a press of Space or Enter does. */
  press: (start: Point) => ToolInput[];
  /** Puts it away, because a pointer took over or Escape was pressed; what was being painted is given up. */
  leave: () => ToolInput[];
}

/** The pointer for those without one: arrows move it over the picture, Space and Enter put the tool down and lift it. */
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
