import type { Size } from '@inkreel/scene/geometry.ts';
import { type ComparedPicture, coversResult, originalView, type PlaceInFrame } from '../core/compare.ts';
import type { View } from '../core/zoom.ts';

/**
 * The original over the result, in the same place, clipped at a share of the window's width. New parts of the
 * result are hatched, since the original does not have them.
 */
export function ComparePicture({
  picture,
  result,
  place,
  view,
  cut,
}: {
  picture: ComparedPicture;
  result: Size;
  place: PlaceInFrame | undefined;
  /** How the result lies in the window. */
  view: View;
  /** Share of the window, from the left, that it fills: 0 to 1. */
  cut: number;
}) {
  const { scale, x, y } = originalView(view, picture, result, place);
  const centred = (left: number, top: number) => `translate(-50%, -50%) translate(${left}px, ${top}px)`;
  return (
    <div className="compare-over" style={{ clipPath: `inset(0 ${(1 - cut) * 100}% 0 0)` }}>
      {!coversResult(picture, result, place) && (
        <span
          className="compare-added"
          style={{
            width: result.width * view.scale,
            height: result.height * view.scale,
            transform: centred(view.x, view.y),
          }}
        />
      )}
      <img
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{ transform: `${centred(x, y)} scale(${scale})` }}
      />
    </div>
  );
}
