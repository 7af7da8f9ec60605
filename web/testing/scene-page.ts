// Run in the page of e2e/scene.test.ts: draws the frames of a timeline as an editor does.
import { draw, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { openResources } from '@inkreel/scene/timeline/resources.ts';
import { TIMELINE } from '@inkreel/scene/timeline/testing.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import { exactOpener, previewOpener, sceneSurface } from '../canvas/ui/scene-opener.ts';

type Images = Record<string, string>;

const sourcesOf = (images: Images) => ({
  image: async ({ source }: { source: string }) => {
    const bytes = Uint8Array.from(atob(images[source] ?? ''), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    return { image, width: image.width, height: image.height, close: () => image.close() };
  },
});

async function drawFrame(frame: number, opener: ReturnType<typeof exactOpener>): Promise<string> {
  const { width, height, rate } = TIMELINE;
  const t = timeOfFrame(frame, rate);
  const opened = await openResources(resourcesAt(TIMELINE, t), opener);
  const { context } = sceneSurface(width, height);
  draw(TIMELINE, t, context, opened);
  opened.close();
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

Object.assign(window, { previewFrames, exactFrames });
