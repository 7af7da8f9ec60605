import type { DesignOpener } from '@inkreel/scene/design/open-design.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { drawTextLayer } from '@inkreel/scene/layers/draw-layer.ts';
import type { ImageResource, Opener, Outline } from '@inkreel/scene/timeline/resources.ts';
import { SCENE_FONTS } from './scene-fonts.ts';
import { type SceneImage, type ScenePath, sceneSurface } from './scene-surface.ts';
import { type TextOutlines, textOutlines } from './text-outlines.ts';

/** Pixels to a unit of a text that is shown until its outlines are there. */
const STAND_IN_SCALE = 2;

/** Texts whose first letter is read from the right, as outlines are ordered. */
const FROM_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface SceneSources {
  /** Undefined if the source cannot be shown. */
  image: (resource: ImageResource) => Promise<OpenImage<SceneImage> | undefined>;
  outlines?: TextOutlines;
}

/** Opens what a scene needs in this browser, with texts as the server draws them. The drawing waits for their outlines. */
export const exactOpener = ({
  image,
  outlines = textOutlines,
}: SceneSources): Opener<SceneImage, ScenePath> => ({
  image,
  outlines: (lines) => outlines.read(lines),
  path: (data) => new Path2D(data),
  canvas: sceneSurface,
});

/** The same for a design. `image` opens an image, or a tile, by its source. */
export const exactDesignOpener = (
  image: (source: string) => Promise<OpenImage<SceneImage> | undefined>,
  outlines = textOutlines,
): DesignOpener<SceneImage, ScenePath> => ({
  image,
  outlines: (lines) => outlines.read(lines),
  path: (data) => new Path2D(data),
  canvas: sceneSurface,
  changed: ({ image: given, width, height, close }, change) => {
    const { image, context } = sceneSurface(width, height);
    context.drawImage(given, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height);
    change(pixels.data);
    context.putImageData(pixels, 0, 0);
    return { image, width, height, close };
  },
});

/**
 * The same without waits: texts whose outlines are not there yet are shown in the page's fonts.
 * @param onArrival draws again, since outlines have come
 */
export const previewOpener = (
  { image, outlines = textOutlines }: SceneSources,
  onArrival: () => void,
): Opener<SceneImage, ScenePath> => ({
  ...exactOpener({ image }),
  outlines: async (lines) => {
    const known = outlines.known(lines);
    // Guests, and devices that are offline, keep the fonts of the page.
    if (known.includes(undefined)) outlines.read(lines).then(onAnyNew(known, onArrival), () => undefined);
    return known;
  },
  standIn: (layer) => {
    const [width, height] = [layer.width, layer.height].map((side) => Math.ceil(side * STAND_IN_SCALE));
    const { image: canvas, context } = sceneSurface(width ?? 1, height ?? 1);
    context.setTransform(STAND_IN_SCALE, 0, 0, STAND_IN_SCALE, (width ?? 1) / 2, (height ?? 1) / 2);
    context.direction = FROM_RIGHT.test(layer.text) ? 'rtl' : 'ltr';
    drawTextLayer(context, layer, SCENE_FONTS);
    return canvas;
  },
});

/** Lines that are too long for a call never come: nothing is drawn again for those alone. */
const onAnyNew =
  (before: readonly (Outline | undefined)[], onArrival: () => void) =>
  (now: readonly (Outline | undefined)[]): void => {
    if (now.some((outline, index) => outline && !before[index])) onArrival();
  };
