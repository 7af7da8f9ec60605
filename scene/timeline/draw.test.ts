import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pictureLayer, textLayer } from '../layers/testing.ts';
import { draw, resourcesAt } from './draw.ts';
import { type Opener, openResources, type Resource } from './resources.ts';
import type { Surface } from './scene-context.ts';
import { TIMELINE } from './testing.ts';
import { FRAME_RATES, rational, subtract, timeOfFrame } from './time.ts';
import type { Timeline, TimelineLayer } from './timeline.ts';

/** A canvas whose every pixel has this colour. */
function plain(color: string): Canvas {
  const canvas = createCanvas(8, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 8, 8);
  return canvas;
}

function surface(width: number, height: number): Surface<Canvas, Path2D> {
  const canvas = createCanvas(width, height);
  return { image: canvas, context: canvas.getContext('2d') };
}

/** Sources are colours; each line of text is a box of its width and of the height of the font. */
function testOpener() {
  const counts = { opened: 0, closed: 0, canvases: 0 };
  const opener: Opener<Canvas, Path2D> = {
    image: async ({ source }) => {
      if (source === 'missing') return undefined;
      if (source === 'broken') throw new Error('broken');
      counts.opened += 1;
      return { image: plain(source), width: 8, height: 8, close: () => void (counts.closed += 1) };
    },
    outlines: async (texts) =>
      texts.map(({ text }) =>
        text === 'missing'
          ? undefined
          : { path: 'M0 0H1000V-1000H0Z', width: 1000, ascent: 1000, descent: 0 },
      ),
    path: (data) => new Path2D(data),
    canvas: (width, height) => {
      counts.canvases += 1;
      return surface(width, height);
    },
  };
  return { counts, opener };
}

const RATE = FRAME_RATES['29.97'];
const document = (...layers: TimelineLayer[]): Timeline => ({
  width: 100,
  height: 80,
  rate: RATE,
  frames: 10,
  background: '#000000',
  layers,
});
const whole = { x: 50, y: 40, width: 100, height: 80, from: 0, frames: 10 };

/** The colours at points of a frame, as `[r, g, b]`; the canvas has two pixels to a unit. */
async function colors(drawn: Timeline, t: ReturnType<typeof rational>, ...points: [number, number][]) {
  const { opener } = testOpener();
  const images = await openResources(resourcesAt(drawn, t), opener);
  const canvas = createCanvas(drawn.width * 2, drawn.height * 2);
  const context = canvas.getContext('2d');
  draw(drawn, t, context, images);
  return points.map(([x, y]) => Array.from(context.getImageData(2 * x, 2 * y, 1, 1).data.slice(0, 3)));
}

const RED = [255, 0, 0];
const BLACK = [0, 0, 0];

describe('a layer', () => {
  it('is shown from its first frame to its last one, to the frame', async () => {
    const layer = { ...pictureLayer({ source: '#ff0000' }), ...whole, from: 3, frames: 2 };
    const shown = async (t: ReturnType<typeof rational>) =>
      (await colors(document(layer), t, [50, 40]))[0]?.[0] === 255;
    const justBefore = (frame: number) => subtract(timeOfFrame(frame, RATE), rational(1, 1_000_000_000));
    expect(await shown(justBefore(3))).toBe(false);
    expect(await shown(timeOfFrame(3, RATE))).toBe(true);
    expect(await shown(justBefore(5))).toBe(true);
    expect(await shown(timeOfFrame(5, RATE))).toBe(false);
    expect(resourcesAt(document(layer), timeOfFrame(5, RATE))).toEqual([]);
  });

  it('with a mask shows what lies in it, in units of the document', async () => {
    const mask = { shape: 'ellipse', x: 50, y: 40, width: 40, height: 40, rotation: 0, radius: 0 } as const;
    const layer = { ...pictureLayer({ source: '#ff0000' }), ...whole, mask };
    const found = await colors(document(layer), rational(0), [50, 40], [32, 40], [32, 22], [20, 40]);
    expect(found).toEqual([RED, RED, BLACK, BLACK]);
  });

  it('of several parts is faded as a whole', async () => {
    const layer = {
      ...textLayer({ text: 'a', color: '#ff0000', plate: '#ff0000', fontSize: 40, opacity: 0.5 }),
      ...whole,
    };
    const [words, plate] = await colors(document(layer), rational(0), [50, 40], [4, 40]);
    expect(words).toEqual(plate);
  });

  it('places lines of text where their box says', async () => {
    const layer = {
      ...textLayer({ text: 'a\nmissing\nb', color: '#ff0000', align: 'right', fontSize: 20 }),
      ...whole,
    };
    // Inner right edge 92, lines of 26 from 3; each box is 20 wide and is centred in its line.
    const found = await colors(document(layer), rational(0), [90, 16], [70, 16], [90, 42], [90, 68], [90, 4]);
    expect(found).toEqual([RED, BLACK, BLACK, RED, BLACK]);
  });

  it('of text is shown by its stand-in, as a whole, until all of its outlines are there', async () => {
    const { opener } = testOpener();
    const shown = async (text: string) => {
      const layer = { ...textLayer({ text, color: '#ff0000', fontSize: 20 }), ...whole };
      const images = await openResources(resourcesAt(document(layer), rational(0)), {
        ...opener,
        standIn: () => plain('#0000ff'),
      });
      const context = createCanvas(100, 80).getContext('2d');
      draw(document(layer), rational(0), context, images);
      return Array.from(context.getImageData(50, 15, 1, 1).data.slice(0, 3));
    };
    expect(await shown('a\n\nmissing')).toEqual([0, 0, 255]);
    expect(await shown('a\n\nb')).toEqual(RED);
  });

  it('whose image is missing leaves the others as they are', async () => {
    const missing = { ...pictureLayer({ source: 'missing' }), ...whole };
    const there = { ...pictureLayer({ source: '#ff0000' }), ...whole };
    expect(await colors(document(there, missing), rational(0), [50, 40])).toEqual([RED]);
  });
});

describe('what a drawing needs', () => {
  it('is opened once, however many layers need it, and closed together', async () => {
    const { counts, opener } = testOpener();
    const resources: Resource[] = [
      { kind: 'image', source: 'red' },
      { kind: 'image', source: 'red' },
      { kind: 'image', source: 'red', at: rational(1, 3) },
      { kind: 'image', source: 'red', at: rational(2, 6) },
    ];
    const images = await openResources(resources, opener);
    expect(counts.opened).toBe(2);
    images.close();
    expect(counts.closed).toBe(2);
  });

  it('is closed again if one of it fails', async () => {
    const { counts, opener } = testOpener();
    const sources = ['red', 'broken', 'blue'].map((source): Resource => ({ kind: 'image', source }));
    await expect(openResources(sources, opener)).rejects.toThrow('broken');
    expect([counts.opened, counts.closed]).toEqual([2, 2]);
  });

  it('shares one canvas among the layers that are drawn by way of one', async () => {
    const { counts, opener } = testOpener();
    const colored = {
      ...TIMELINE,
      layers: TIMELINE.layers.map((layer) => ('source' in layer ? { ...layer, source: 'red' } : layer)),
    };
    for (const frame of [0, 1]) {
      const t = timeOfFrame(frame, colored.rate);
      const images = await openResources(resourcesAt(colored, t), opener);
      draw(colored, t, createCanvas(320, 180).getContext('2d'), images);
      images.close();
    }
    expect(counts.canvases).toBe(2);
  });
});
