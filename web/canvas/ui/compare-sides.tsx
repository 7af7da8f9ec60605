import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type ComparedPicture, originalView } from '../core/compare.ts';
import type { View } from '../core/zoom.ts';
import { ZoomViewer } from './zoom-viewer.tsx';

/** Original and result in two windows of one view: what is zoomed or moved in one is in the other. */
export function CompareSides({
  original,
  result,
  alt,
  view,
  onView,
  onFit,
}: {
  original: ComparedPicture;
  result: ComparedPicture;
  alt: string;
  view: View | null;
  onView: (view: View | null) => void;
  onFit: (scale: number) => void;
}) {
  const { compare } = useAreaTexts(canvasTexts);
  // The original is shown at the result's size, so that one scale is true for both.
  const { scale: enlarged } = originalView({ scale: 1, x: 0, y: 0 }, original, result);
  const sides = [
    {
      name: compare.original,
      picture: { url: original.url, width: original.width * enlarged, height: original.height * enlarged },
    },
    { name: compare.result, picture: result },
  ];
  return (
    <div className="compare-sides">
      {sides.map(({ name, picture }) => (
        <div key={name} className="compare-frame">
          <ZoomViewer
            picture={{ ...picture, placeholder: null }}
            alt={`${name}. ${alt}`}
            hint={compare.hint}
            view={view}
            onView={onView}
            onFit={onFit}
          />
          <span className="compare-tag" data-side="left">
            {name}
          </span>
        </div>
      ))}
    </div>
  );
}
