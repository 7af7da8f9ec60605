/**
 * Draws the stage of a design: the layers below and above those that are picked are merged once, in short slices between
 * frames, so that a drag draws the picked ones alone.
 */
import type { Design, DesignLayer } from '@inkreel/scene/design/design.ts';
import {
  type DesignView,
  drawDesign,
  drawDesignSlowly,
  wholeView,
} from '@inkreel/scene/design/draw-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { type SceneSurface, sceneSurface } from '../../canvas/ui/scene-surface.ts';
import { stackOf } from './core/stage-stack.ts';
import type { PreviewImages } from './preview-images.ts';

/** Milliseconds of a frame that drawing may take. */
const SLICE_MS = 8;

/** Enlarging copies in the best quality takes five times as long, and is not seen. */
const stageView = (design: Design, size: Size): DesignView => ({
  ...wholeView(design, size),
  smoothing: 'medium',
});

interface StageWish {
  design: Design;
  /** Layers that are about to change. */
  picked: readonly string[];
  /** They are dragged: what lies below and above stays as it was merged, also when a sharper image has come. */
  isMoving: boolean;
  /** Pixels of the canvas. */
  size: Size;
}

/** Layers that were merged. */
interface Merged {
  surface: SceneSurface;
  /** Names what is on it. */
  key: string;
  /** The same for whichever state its layers are in. */
  ids: string;
  /** There is anything on it. */
  isDrawn: boolean;
}

export interface StageRenderer {
  show: (wish: StageWish) => void;
  /** Something has come that layers wait for, or was painted. */
  redraw: () => void;
  stop: () => void;
}

/** @param onBelow hears of the layers below those that are picked, as they are drawn, while nothing is dragged */
export function createStageRenderer(
  element: HTMLCanvasElement,
  images: PreviewImages,
  onBelow: (below: CanvasImageSource, wish: StageWish) => void,
): StageRenderer {
  let wish: StageWish | undefined;
  let frame = 0;
  let work: Generator<void, void, void> | undefined;
  let isDue = false;
  const merged: { below?: Merged; above?: Merged } = {};

  const idsOf = (layers: readonly DesignLayer[], { width, height }: Size) =>
    [width, height, ...layers.map(({ id }) => id)].join();
  const keysOf = (layers: readonly DesignLayer[], background: string | null, size: Size) => ({
    ids: idsOf(layers, size),
    key: JSON.stringify([size, background, images.version(), layers]),
  });
  /** Whether what lies below and above is there, in whichever state. */
  const isMerged = ({ design, picked, size }: StageWish) => {
    const stack = stackOf(design, picked);
    return (['below', 'above'] as const).every((name) => merged[name]?.ids === idsOf(stack[name], size));
  };
  function* merge(name: 'below' | 'above', layers: readonly DesignLayer[], now: StageWish) {
    const { design, size } = now;
    const background = name === 'below' ? design.background : null;
    const keys = keysOf(layers, background, size);
    if (merged[name]?.key === keys.key) return;
    const surface = sceneSurface(size.width, size.height);
    yield* drawDesignSlowly({ background, layers }, surface.context, images, stageView(design, size));
    merged[name] = { surface, ...keys, isDrawn: layers.length > 0 };
  }
  function* draw(): Generator<void, void, void> {
    const begun = wish;
    if (!begun) return;
    const { below, above } = stackOf(begun.design, begun.picked);
    if (!begun.isMoving || !isMerged(begun)) {
      yield* merge('below', below, begun);
      yield* merge('above', above, begun);
    }
    // What is picked may have moved meanwhile.
    const now = wish ?? begun;
    if (!isMerged(now)) return;
    compose(now, stackOf(now.design, now.picked).middle);
    if (merged.below && !now.isMoving) onBelow(merged.below.surface.image, now);
  }
  const compose = ({ design, size }: StageWish, middle: readonly DesignLayer[]) => {
    const context = element.getContext('2d');
    const { below, above } = merged;
    if (!context || !below || !above) return;
    const { width, height } = size;
    if (element.width !== width) element.width = width;
    if (element.height !== height) element.height = height;
    context.globalCompositeOperation = 'copy';
    context.drawImage(below.surface.image, 0, 0);
    context.globalCompositeOperation = 'source-over';
    drawDesign({ background: null, layers: middle, over: true }, context, images, stageView(design, size));
    if (above.isDrawn) context.drawImage(above.surface.image, 0, 0);
    element.dataset['drawn'] = String(images.missing());
  };
  const run = () => {
    frame = 0;
    const until = performance.now() + SLICE_MS;
    if (!work) {
      work = draw();
      isDue = false;
    }
    let isDone = false;
    do isDone = work.next().done === true;
    while (!isDone && performance.now() < until);
    if (isDone) work = undefined;
    if (work || isDue) schedule();
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(run);
  };
  const redraw = () => {
    isDue = true;
    schedule();
  };
  return {
    show: (next) => {
      wish = next;
      redraw();
    },
    redraw,
    stop: () => cancelAnimationFrame(frame),
  };
}
