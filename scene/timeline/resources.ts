/** What a drawing needs: named by layers, opened before the drawing begins, and then there for a synchronous `draw`. */
import type { FontFace } from '@inkreel/contract/text/font-faces.ts';
import type { OpenImage } from '../draw-context.ts';
import type { TextLayer } from '../layers/layer-document.ts';
import type { Surface } from './scene-context.ts';
import { type Rational, timeKey } from './time.ts';

/** An image, or with `at` the frame that a video shows at this time. `source` names its bytes. */
export interface ImageResource {
  kind: 'image';
  source: string;
  at?: Rational;
  /** Which clip shows it: the frames of one clip are asked for in their order, and may come from one decoder. */
  clip?: string;
}

/** One line of text in one of the shipped typefaces. */
export interface TextResource {
  kind: 'text';
  text: string;
  font: FontFace;
  bold: boolean;
}

export type Resource = ImageResource | TextResource;

/** A line of text as the outlines of its letters, in thousandths of the font size, from the start of its baseline. */
export interface Outline {
  /** SVG path data; y points down. */
  path: string;
  /** Advance of the line. */
  width: number;
  /** Of the typeface, above and below the baseline, whatever the text. Both positive. */
  ascent: number;
  descent: number;
}

/** Outlines with the canvas's path in place of the data. */
export interface OpenOutline<Path> extends Omit<Outline, 'path'> {
  path: Path;
}

/** What was opened for one drawing. What could not be opened is undefined, and is left out of the drawing. */
export interface Images<Image, Path> {
  image(resource: ImageResource): OpenImage<Image> | undefined;
  outline(resource: TextResource): OpenOutline<Path> | undefined;
  /** The whole of a text layer in its box, for previews that have not all of its outlines yet. */
  readonly standIn?: (layer: TextLayer) => Image;
  /** How images are enlarged and made smaller: `high` without. Previews draw faster, and nothing is kept for them. */
  readonly smoothing?: 'low';
  /** An empty canvas of these pixels. Each call returns the same one: draw it before the next call. */
  group(width: number, height: number): Surface<Image, Path>;
  /** Frees the images. */
  close(): void;
}

/** How a browser and a server open what a drawing needs. */
export interface Opener<Image, Path> {
  /** Undefined if the source cannot be shown. */
  image(resource: ImageResource): Promise<OpenImage<Image> | undefined>;
  /** In the order of the resources; undefined for those whose outlines are not there yet. */
  outlines(resources: readonly TextResource[]): Promise<readonly (Outline | undefined)[]>;
  path(data: string): Path;
  /** An empty canvas of these pixels; in browsers with `willReadFrequently`. */
  canvas(width: number, height: number): Surface<Image, Path>;
  /** As `Images` has it; exports have none, and wait for outlines. */
  readonly standIn?: (layer: TextLayer) => Image;
  /** As `Images` has it; exports have none. */
  readonly smoothing?: 'low';
}

/** The same for resources that are the same. */
export const resourceKey = (resource: Resource): string =>
  resource.kind === 'image'
    ? JSON.stringify([resource.source, resource.at && timeKey(resource.at), resource.clip])
    : JSON.stringify([resource.text, resource.font, resource.bold]);

/**
 * Opens what a drawing needs, each once. If one of them fails, those that were opened are closed.
 * @throws what the opener throws
 */
export async function openResources<Image, Path>(
  resources: readonly Resource[],
  opener: Opener<Image, Path>,
): Promise<Images<Image, Path>> {
  const different = new Map(resources.map((resource) => [resourceKey(resource), resource]));
  const texts = [...different.values()].filter((each) => each.kind === 'text');
  const images = new Map<string, OpenImage<Image>>();
  const close = () => {
    for (const image of images.values()) image.close();
    images.clear();
  };
  const opening = [...different].map(async ([key, resource]) => {
    const image = resource.kind === 'image' ? await opener.image(resource) : undefined;
    if (image) images.set(key, image);
  });
  const [outlined, ...opened] = await Promise.allSettled([opener.outlines(texts), ...opening]);
  const failed = [outlined, ...opened].find((each) => each.status === 'rejected');
  if (failed || outlined.status === 'rejected') {
    close();
    throw failed?.reason;
  }
  const outlines = new Map<string, OpenOutline<Path>>();
  for (const [index, text] of texts.entries()) {
    const outline = outlined.value[index];
    if (outline) outlines.set(resourceKey(text), { ...outline, path: opener.path(outline.path) });
  }
  let group: Surface<Image, Path> | undefined;
  return {
    image: (resource) => images.get(resourceKey(resource)),
    outline: (resource) => outlines.get(resourceKey(resource)),
    group: (width, height) => {
      const { canvas } = group?.context ?? {};
      if (!group || canvas?.width !== width || canvas.height !== height) group = opener.canvas(width, height);
      const { context } = group;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      return group;
    },
    ...(opener.standIn && { standIn: opener.standIn }),
    ...(opener.smoothing && { smoothing: opener.smoothing }),
    close,
  };
}
