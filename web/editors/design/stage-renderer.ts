/**
 * Draws the stage of a design: the layers below and above those that are picked are merged once, in short slices between
 * frames, so that a drag draws the picked ones alone.
 */
import type { Design, DesignLayer } from '@inkreel/scene/design/design.ts';
import { drawDesign, drawDesignSlowly, wholeView } from '@inkreel/scene/design/draw-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { type SceneSurface, sceneSurface } from '../../canvas/ui/scene-surface.ts';
import { stackOf } from './core/stage-stack.ts';
import type { PreviewImages } from './preview-images.ts';

/** Milliseconds of a frame that drawing may take. */
const SLICE_MS = 8;

interface StageWish {
  design: Design;
  /** Layers that are about to change. */
  picked: readonly string[];
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
}

export interface StageRenderer {
  show: (wish: StageWish) => void;
  /** Something has come that layers wait for, or was painted. */
  redraw: () => void;
  stop: () => void;
}

export function createStageRenderer(element: HTMLCanvasElement, images: PreviewImages): StageRenderer {
  let wish: StageWish | undefined;
  let frame = 0;
  let work: Generator<void, void, void> | undefined;
  let isDue = false;
  const merged: { below?: Merged; above?: Merged } = {};

  const keysOf = (layers: readonly DesignLayer[], background: string | null, { width, height }: Size) => ({
    ids: [width, height, ...layers.map(({ id }) => id)].join(),
    key: JSON.stringify([width, height, background, images.version(), layers]),
  });
  function* merge(name: 'below' | 'above', layers: readonly DesignLayer[], now: StageWish) {
    const { design, size } = now;
    const background = name === 'below' ? design.background : null;
    const keys = keysOf(layers, background, size);
    if (merged[name]?.key === keys.key) return;
    const surface = sceneSurface(size.width, size.height);
    yield* drawDesignSlowly({ background, layers }, surface.context, images, wholeView(design, size));
    merged[name] = { surface, ...keys };
  }
  function* draw(): Generator<void, void, void> {
    const begun = wish;
    if (!begun) return;
    const { below, above } = stackOf(begun.design, begun.picked);
    yield* merge('below', below, begun);
    yield* merge('above', above, begun);
    // What is picked may have moved meanwhile.
    const now = wish ?? begun;
    const stack = stackOf(now.design, now.picked);
    const fits = (name: 'below' | 'above') => merged[name]?.ids === keysOf(stack[name], null, now.size).ids;
    if (!fits('below') || !fits('above')) return;
    compose(now, stack.middle);
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
    drawDesign({ background: null, layers: middle, over: true }, context, images, wholeView(design, size));
    context.drawImage(above.surface.image, 0, 0);
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
