import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pixels from the top of the window where the scene that is read begins at the latest. */
const READ_AT = 180;

/** Calls `onScene` with the id of the scene that is read, as the page is scrolled; not while one in view is written. */
export function useSceneInView(sheet: RefObject<HTMLElement | null>, onScene: (id: string) => void): void {
  const tell = useEffectEvent(() => {
    const id = sheet.current && sceneIn(sheet.current);
    if (id) onScene(id);
  });
  useEffect(() => {
    let frame = 0;
    const listen = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell());
    };
    // Wide pages scroll the desk, phones the page.
    document.addEventListener('scroll', listen, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', listen, { capture: true });
    };
  }, []);
}

function sceneIn(sheet: HTMLElement): string | undefined {
  const { activeElement } = document;
  if (sheet.contains(activeElement)) {
    const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
    if (bottom > 0 && top < innerHeight) return undefined;
  }
  const all = [...sheet.querySelectorAll('.script-scene')];
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((all[middle]?.getBoundingClientRect().top ?? 0) <= READ_AT) low = middle;
    else high = middle - 1;
  }
  return all[low]?.id.slice('scene-'.length);
}
