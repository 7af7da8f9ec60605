import { toYuv } from '../camera/yuv.ts';
import { faceDrawer } from './draw-face.ts';
import { rigOf } from './face-rig.ts';
import type { FramedPortrait } from './frame-portrait.ts';
import type { Pose } from './life.ts';

/** Paints the frame of a pose: planar 4:2:0 in BT.709, as written by `toYuv`. */
export function framePainter({ picture, points }: FramedPortrait): (pose: Pose) => Uint8Array<ArrayBuffer> {
  const draw = faceDrawer(rigOf(picture, points));
  const out = { ...picture, data: new Uint8ClampedArray(picture.data) };
  return (pose) => {
    const yuv = new Uint8Array((picture.width * picture.height * 3) / 2);
    draw(pose, out);
    toYuv(out, yuv);
    return yuv;
  };
}
