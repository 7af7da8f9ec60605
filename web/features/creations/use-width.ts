import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in CSS pixels, kept up to date; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    setWidth(Math.floor(element.current.getBoundingClientRect().width));
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Calls back whenever the element comes within a screen of the window. */
export function useNear(element: RefObject<HTMLElement | null>, onNear: () => void): void {
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '800px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
