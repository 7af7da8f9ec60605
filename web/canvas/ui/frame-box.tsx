import type { Size } from '@inkreel/scene/geometry.ts';
import type { Rectangle } from '../core/grid/grid.ts';

/** The box around the subject, drawn within the picture so that it moves and grows with it. */
export function FrameBox({ frame, picture }: { frame: Rectangle; picture: Size }) {
  const across = (value: number) => `${(value / picture.width) * 100}%`;
  const down = (value: number) => `${(value / picture.height) * 100}%`;
  return (
    <svg className="frame-box" aria-hidden="true">
      {['frame-box-under', 'frame-box-line'].map((name) => (
        <rect
          key={name}
          className={name}
          x={across(frame.x)}
          y={down(frame.y)}
          width={across(frame.width)}
          height={down(frame.height)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
