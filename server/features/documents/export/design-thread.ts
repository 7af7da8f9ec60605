import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Design } from '@inkreel/scene/design/design.ts';
import { type DesignView, drawDesignFrom } from '@inkreel/scene/design/draw-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { type Outline, resourceKey } from '@inkreel/scene/timeline/resources.ts';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { askForTurns } from '../../../decoding/turn-port.ts';
import { writeAvif } from './avif-tiles.ts';
import { openInTurn } from './open-in-turn.ts';
import { designOpener } from './scene-opener.ts';

export type DesignFormat = 'png' | 'jpg' | 'webp' | 'avif';

/** The data that the thread is started with. */
export interface DesignRequest {
  design: Pick<Design, 'background' | 'layers'>;
  size: Size;
  view: DesignView;
  format: DesignFormat;
  /** 1 to 100; ignored for PNG. */
  quality: number;
  /** Embedded as metadata. */
  xmp: string | undefined;
  /** Local paths of the sources; those that are missing leave their layers out. */
  paths: Readonly<Record<string, string>>;
  /** Outlines of all texts, by their keys. */
  outlines: ReadonlyMap<string, Outline>;
  /** Where it asks for turns to decode. */
  turns: MessagePort;
}

/** Bytes of a pixel on a canvas. */
const PIXEL_BYTES = 4;
/** Chroma subsampling saves a third; from this quality on it would be visible. */
const FINE = 90;

const request = workerData as DesignRequest;
const takeTurn = askForTurns(request.turns);

/** One turn for each image, until it is drawn, and one to write the file: others have theirs in between. */
async function draw(): Promise<Uint8Array> {
  const { design, size, view, format, paths, outlines } = request;
  const { width, height } = size;
  const context = createCanvas(width, height).getContext('2d');
  const opener = designOpener(
    async (source) => {
      const path = paths[source];
      return path === undefined ? undefined : openInTurn(path, takeTurn);
    },
    async (lines) => lines.map((line) => outlines.get(resourceKey(line))),
  );
  const background = design.background ?? (format === 'jpg' ? '#ffffff' : null);
  await drawDesignFrom({ ...design, background }, context, opener, view);
  const pixels = width * height;
  const end = await takeTurn({ bytes: pixels * PIXEL_BYTES, pixels });
  try {
    const { data } = context.getImageData(0, 0, width, height);
    return await encode(Buffer.from(data.buffer, data.byteOffset, data.byteLength), request);
  } finally {
    end();
  }
}

function encode(rgba: Buffer, { size, format, quality, xmp }: DesignRequest): Promise<Buffer> {
  const chromaSubsampling = quality >= FINE ? '4:4:4' : '4:2:0';
  if (format === 'avif') return writeAvif({ rgba, ...size }, { quality, chromaSubsampling, xmp });
  const image = sharp(rgba, { raw: { ...size, channels: 4 }, limitInputPixels: false });
  if (xmp !== undefined) image.withXmp(xmp);
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 2 }).toBuffer();
  return image.removeAlpha().jpeg({ quality, chromaSubsampling }).toBuffer();
}

const bytes = await draw();
const own = Uint8Array.from(bytes);
parentPort?.postMessage(own, [own.buffer]);
