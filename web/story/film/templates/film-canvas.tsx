import type { FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { useEffect, useRef } from 'react';
import { type FilmDrawer, filmDrawer } from './film-drawer.ts';

/** A frame of a film as the editor draws it. @param props.longer pixels of the canvas' longer side */
export function FilmCanvas({
  parts,
  urlOf,
  frame,
  longer,
  label,
}: {
  parts: Parts;
  urlOf: (source: string) => string | undefined;
  frame: number;
  longer: number;
  /** Without one it is an ornament. */
  label?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawer = useRef<FilmDrawer>(undefined);
  const { width = 16, height = 9 } = (parts.get(HEAD) as FilmHead | undefined) ?? {};
  const scale = longer / Math.max(width, height);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = filmDrawer(canvas.current, parts, urlOf);
    drawer.current = made;
    return () => {
      drawer.current = undefined;
      made.close();
    };
  }, [parts, urlOf]);
  useEffect(() => drawer.current?.draw(frame), [parts, urlOf, frame]);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <canvas ref={canvas} width={Math.round(width * scale)} height={Math.round(height * scale)} {...named} />
  );
}
