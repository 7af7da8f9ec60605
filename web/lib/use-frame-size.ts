import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Size of an element in CSS pixels, kept up to date; 0 by 0 before it is mounted. */
export function useFrameSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The same for one of many elements: 0 by 0 until the page has been laid out, which is not done once more for it. */
export function useSizeOnceLaidOut(element: RefObject<HTMLElement | null>): {
  width: number;
  height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
