/** Which frames need no drawing: those that look like the one before, and those that show one file as it is. */
import { placedAt, resourcesOf, shownAt } from './draw.ts';
import type { FrameLayer } from './kinds/frame.ts';
import { resourceKey } from './resources.ts';
import { timeOfFrame } from './time.ts';
import type { Timeline, TimelineLayer } from './timeline.ts';
import { isInTransition } from './transitions.ts';

/** What a frame shows: frames with the same words have the same pixels. */
export function frameKey(document: Timeline, frame: number): string {
  const t = timeOfFrame(frame, document.rate);
  const said = shownAt(document, t).map((layer) => {
    const moves = 'camera' in layer && layer.camera !== undefined;
    const fades = isChanging(layer, frame);
    const resources = resourcesOf(document, layer, t).map(resourceKey);
    const placed = layer.keys ? placedAt(layer, frame) : '';
    return [document.layers.indexOf(layer), moves || fades ? frame : '', placed, ...resources];
  });
  return JSON.stringify(said);
}

/** Whether it appears, leaves or is in a transition. */
const isChanging = (layer: TimelineLayer, frame: number): boolean =>
  isInFade(layer, frame) || (layer.transitions?.some((each) => isInTransition(each, frame)) ?? false);

function isInFade({ from, frames, fades }: TimelineLayer, frame: number): boolean {
  const { in: appears = 0, out: leaves = 0 } = fades ?? {};
  return frame < from + appears || frame >= from + frames - leaves;
}

/**
 * The only layer of a frame, if it is a file that fills the frame and nothing changes it: where the file has the pixels
 * of the frame, they are those of the drawing.
 */
export function untouchedLayer(document: Timeline, frame: number): FrameLayer | undefined {
  const [layer, ...others] = shownAt(document, timeOfFrame(frame, document.rate));
  if (layer?.kind !== 'frame' || others.length > 0) return undefined;
  const { width, height } = document;
  const { x, y, rotation, opacity, scale, crop, camera, blend, filters = [], mask, keys, colors } = layer;
  const isPlain = opacity === 1 && scale === 1 && rotation === 0 && x === width / 2 && y === height / 2;
  const isWhole =
    Object.values(crop).every((share) => share === 0) && layer.width === width && layer.height === height;
  const isChanged =
    camera ?? blend ?? mask ?? keys ?? colors ?? filters[0] ?? (isChanging(layer, frame) || undefined);
  return isPlain && isWhole && isChanged === undefined ? layer : undefined;
}
