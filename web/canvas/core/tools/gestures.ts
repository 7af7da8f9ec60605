import type { Point } from '@inkreel/scene/geometry.ts';

/** The part of a pointer event that is used. */
export interface PointerSample {
  kind: 'down' | 'move' | 'up' | 'cancel';
  /** The pointer's number. */
  id: number;
  /** From the window's centre, in CSS pixels. */
  at: Point;
  /** A finger. */
  touch: boolean;
  /** Moves the picture instead of painting: the space bar is held, or it is the middle button. */
  pan: boolean;
  /** Milliseconds on any clock. */
  time: number;
}

/** The effect of a pointer event: input for the tool, or another view. */
export type Gesture =
  | { to: 'tool'; kind: 'down' | 'move' | 'up' | 'cancel'; at: Point }
  | { to: 'view'; kind: 'pan'; by: Point }
  | { to: 'view'; kind: 'pinch'; before: readonly [Point, Point]; after: readonly [Point, Point] };

/** A second finger within this time belongs to the first: what the first painted is undone. */
const TOGETHER_MS = 250;

type State =
  | { kind: 'idle' }
  | { kind: 'painting'; id: number; since: number }
  | { kind: 'panning'; id: number }
  /** Two fingers, or a remaining one: nothing is painted until all are lifted. */
  | { kind: 'pinching' };

/** One finger, pen or mouse button paints; two fingers move and zoom, and so does the space bar with the mouse. */
export function createGestures(): (sample: PointerSample) => Gesture[] {
  const pointers = new Map<number, Point>();
  let state: State = { kind: 'idle' };

  const down = ({ id, at, touch, pan, time }: PointerSample): Gesture[] => {
    pointers.set(id, at);
    if (state.kind === 'idle') {
      state = pan ? { kind: 'panning', id } : { kind: 'painting', id, since: time };
      return pan ? [] : [{ to: 'tool', kind: 'down', at }];
    }
    if (state.kind !== 'painting' || !touch) return [];
    const kind = time - state.since <= TOGETHER_MS ? 'cancel' : 'up';
    const last = pointers.get(state.id) ?? at;
    state = { kind: 'pinching' };
    return [{ to: 'tool', kind, at: last }];
  };

  const move = ({ id, at }: PointerSample): Gesture[] => {
    const before = pointers.get(id);
    if (!before) return [];
    pointers.set(id, at);
    if (state.kind === 'painting') return state.id === id ? [{ to: 'tool', kind: 'move', at }] : [];
    if (state.kind === 'panning')
      return state.id === id
        ? [{ to: 'view', kind: 'pan', by: { x: at.x - before.x, y: at.y - before.y } }]
        : [];
    const other = [...pointers].find(([each]) => each !== id)?.[1];
    if (state.kind !== 'pinching' || !other || pointers.size !== 2) return [];
    return [{ to: 'view', kind: 'pinch', before: [before, other], after: [at, other] }];
  };

  const lift = ({ id, at, kind }: PointerSample): Gesture[] => {
    if (!pointers.delete(id)) return [];
    const was = state;
    if (pointers.size === 0 || (was.kind !== 'pinching' && was.kind !== 'idle' && was.id === id))
      state = pointers.size === 0 ? { kind: 'idle' } : { kind: 'pinching' };
    if (was.kind !== 'painting' || was.id !== id) return [];
    return [{ to: 'tool', kind: kind === 'cancel' ? 'cancel' : 'up', at }];
  };

  return (sample) =>
    sample.kind === 'down' ? down(sample) : sample.kind === 'move' ? move(sample) : lift(sample);
}
