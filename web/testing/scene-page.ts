// Run in the page of e2e/scene.test.ts: draws the frames of a timeline, designs and films, as an editor does.
import { readDesign } from '@inkreel/scene/design/design.ts';
import { drawDesign, wholeView } from '@inkreel/scene/design/draw-design.ts';
import { openDesign } from '@inkreel/scene/design/open-design.ts';
import { DESIGNS } from '@inkreel/scene/design/testing.ts';
import { withLabel } from '@inkreel/scene/film/film-label.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { GOLDEN_FILMS, videoFrame } from '@inkreel/scene/film/golden-films.ts';
import { draw, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import type { ImageResource } from '@inkreel/scene/timeline/resources.ts';
import { openResources } from '@inkreel/scene/timeline/resources.ts';
import { TIMELINE } from '@inkreel/scene/timeline/testing.ts';
import { timeOfFrame, toSeconds } from '@inkreel/scene/timeline/time.ts';
import type { Timeline } from '@inkreel/scene/timeline/timeline.ts';
import { exactDesignOpener, exactOpener, previewOpener } from '../canvas/ui/scene-opener.ts';
import { type SceneSurface, sceneSurface } from '../canvas/ui/scene-surface.ts';

type Images = Record<string, string>;

const sourcesOf = (images: Images) => ({
  image: async ({ source }: { source: string }) => {
    const bytes = Uint8Array.from(atob(images[source] ?? ''), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    return { image, width: image.width, height: image.height, close: () => image.close() };
  },
});

async function drawFrame(
  frame: number,
  opener: ReturnType<typeof exactOpener>,
  timeline: Timeline = TIMELINE,
): Promise<string> {
  const { width, height, rate } = timeline;
  const t = timeOfFrame(frame, rate);
  const opened = await openResources(resourcesAt(timeline, t), opener);
  const { context } = sceneSurface(width, height);
  draw(timeline, t, context, opened);
  opened.close();
  return pixelsOf(context, width, height);
}

/** Pixels of a canvas in base 64. */
function pixelsOf(context: SceneSurface['context'], width: number, height: number): string {
  const { data } = context.getImageData(0, 0, width, height);
  const rows = Array.from({ length: height }, (_, y) =>
    String.fromCharCode(...data.subarray(y * width * 4, (y + 1) * width * 4)),
  );
  return btoa(rows.join(''));
}

/** Pixels of the first frame before its outlines are there, and after they have come. */
async function previewFrames(images: Images): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const opener = previewOpener(sourcesOf(images), resolve);
  const before = await drawFrame(0, opener);
  await promise;
  return [before, await drawFrame(0, opener)];
}

async function exactFrames(images: Images): Promise<string[]> {
  const frames: string[] = [];
  for (let frame = 0; frame < TIMELINE.frames; frame += 1)
    frames.push(await drawFrame(frame, exactOpener(sourcesOf(images))));
  return frames;
}

/** Pixels of the designs by their names, each in its size times `scale`. */
async function exactDesigns(images: Images, scale: number): Promise<[name: string, pixels: string][]> {
  const { image } = sourcesOf(images);
  const opener = exactDesignOpener((source) => image({ source }));
  const drawn: [string, string][] = [];
  for (const [name, parts] of Object.entries(DESIGNS)) {
    const design = readDesign(parts);
    const [width, height] = [Math.round(design.width * scale), Math.round(design.height * scale)];
    const opened = await openDesign(design, opener);
    const { context } = sceneSurface(width, height);
    drawDesign(design, context, opened, wholeView(design, { width, height }));
    opened.close();
    drawn.push([name, pixelsOf(context, width, height)]);
  }
  return drawn;
}

/** Pixels of the compared frames of the golden films, by their names. */
async function exactFilms(images: Images): Promise<[name: string, frames: string[]][]> {
  const { image } = sourcesOf(images);
  const withVideo = (resource: ImageResource) =>
    resource.at ? openVideo(toSeconds(resource.at)) : image(resource);
  const drawn: [string, string[]][] = [];
  for (const [name, { parts, frames, label }] of Object.entries(GOLDEN_FILMS)) {
    const timeline = withLabel(filmTimeline(parts), label);
    const pixels: string[] = [];
    for (const frame of frames)
      pixels.push(await drawFrame(frame, exactOpener({ image: withVideo }), timeline));
    drawn.push([name, pixels]);
  }
  return drawn;
}

async function openVideo(seconds: number) {
  const { width, height, rgba } = videoFrame(Math.round(seconds * 1e6));
  const { image, context } = sceneSurface(width, height);
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  return { image, width, height, close: () => undefined };
}

Object.assign(window, { previewFrames, exactFrames, exactDesigns, exactFilms });
