import type { CameraMove } from '@inkreel/contract/story/camera-moves.ts';
import { cameraView } from '../../film/camera-view.ts';
import type { Placement } from '../../layers/layer-document.ts';
import type { LayerKind } from '../layer-kind.ts';
import type { ImageResource } from '../resources.ts';
import { type Rational, rational, toSeconds } from '../time.ts';

/** A still image or the frames of a video, in a box that is the size of the film. */
export interface FrameLayer extends Placement {
  readonly kind: 'frame';
  /** Of the clip: the frames of one clip come one after the other. */
  readonly id: string;
  opacity: number;
  source: string;
  /** Whole in the box, or over all of it. */
  fit: 'contain' | 'cover';
  /** Size against that. */
  scale: number;
  /** Shares of the source that each edge loses. */
  crop: { left: number; top: number; right: number; bottom: number };
  /** Of a video: microseconds of where it begins and of its whole length, source seconds to a second. */
  video?: { from: number; length: number; speed: number };
  /** Of a still image: how the camera moves over it, in so many seconds. */
  camera?: { move: CameraMove; seconds: number };
}

/** Microseconds from the end of a source in which it still has a frame: half of one at 60 frames a second. */
const LAST = 8333;

/** The time in its source that a video shows, in microseconds; it stands where its source has ended. */
function sourceTime({ video }: FrameLayer, t: Rational): number {
  if (!video) return 0;
  const at = video.from + Math.round(toSeconds(t) * 1e6 * video.speed);
  return Math.max(0, Math.min(at, video.length - LAST));
}

function resourceOf(layer: FrameLayer, t: Rational): ImageResource {
  const { source, id, video } = layer;
  if (!video) return { kind: 'image', source };
  return { kind: 'image', source, at: rational(sourceTime(layer, t), 1_000_000), clip: id };
}

export const frameKind: LayerKind<FrameLayer> = {
  parts: false,
  resources: (layer, t) => [resourceOf(layer, t)],
  draw: (layer, t, context, images) => {
    const open = images.image(resourceOf(layer, t));
    if (!open) return;
    const { crop, fit, camera } = layer;
    const across = layer.width / open.width;
    const down = layer.height / open.height;
    const scale = layer.scale * (fit === 'contain' ? Math.min(across, down) : Math.max(across, down));
    const [left, top] = [crop.left * open.width, crop.top * open.height];
    const width = (1 - crop.left - crop.right) * open.width;
    const height = (1 - crop.top - crop.bottom) * open.height;
    if (width < 1 || height < 1) return;
    const view = camera
      ? cameraView(camera.move, toSeconds(t) / camera.seconds)
      : { left: 0, top: 0, width: 1, height: 1 };
    context.drawImage(
      open.image,
      left + view.left * width,
      top + view.top * height,
      view.width * width,
      view.height * height,
      (left - open.width / 2) * scale,
      (top - open.height / 2) * scale,
      width * scale,
      height * scale,
    );
  },
};
