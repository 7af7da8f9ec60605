import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { dropPlace } from './drop-place.ts';

/** A shot on its way to another place. */
export interface ShotDrag {
  id: string;
  /** Where it would land; undefined over its own place. */
  target: { shot: string; after: boolean } | undefined;
}

/**
 * Moves a shot by mouse, pen and finger: the grip is held, and the shot lands before or behind the one under the
 * pointer. Escape leaves it where it was.
 */
export function useShotDrag(onDrop: (id: string, target: { shot: string; after: boolean }) => void) {
  const [drag, setDrag] = useState<ShotDrag>();
  const now = useRef<ShotDrag>(undefined);
  const show = useCallback((next: ShotDrag | undefined) => {
    now.current = next;
    setDrag(next);
  }, []);
  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      show({ id, target: undefined });
    },
    [show],
  );
  const active = drag !== undefined;
  useEffect(() => {
    if (!active) return;
    const move = (event: globalThis.PointerEvent) => {
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-shot]');
      const id = now.current?.id;
      if (id === undefined) return;
      const target =
        under && dropPlace(id, under.dataset['shot'] ?? '', under.getBoundingClientRect(), event);
      show({ id, target: target ?? undefined });
    };
    const end = () => {
      const { id, target } = now.current ?? {};
      show(undefined);
      if (id !== undefined && target) onDrop(id, target);
    };
    const cancel = () => show(undefined);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key);
    };
  }, [active, onDrop, show]);
  return { drag, grab };
}
