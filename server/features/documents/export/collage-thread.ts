import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { drawCollage } from '@inkreel/scene/collage/draw-collage.ts';
import type { ExportFormat } from '@inkreel/scene/collage/export-size.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { askForTurns } from '../../../decoding/turn-port.ts';
import { familiesFor } from './fonts.ts';
import { openInTurn } from './open-in-turn.ts';

/** The data that the thread is started with. */
export interface CollageRequest {
  collage: CollageDocument;
  size: Size;
  format: ExportFormat;
  /** Local paths of the sources; those that are missing leave their cells empty. */
  paths: Readonly<Record<string, string>>;
  /** Where it asks for turns to decode. */
  turns: MessagePort;
}

/** Bytes of a pixel on a canvas. */
const PIXEL_BYTES = 4;

/** Quality of JPEG and WebP, 0 to 100: the editor's value. */
const QUALITY = 92;

const { collage, size, format, paths, turns } = workerData as CollageRequest;
const takeTurn = askForTurns(turns);

/** One turn for each image, until it is drawn, and one to write the file: others have theirs in between. */
async function draw(): Promise<Uint8Array> {
  const canvas = createCanvas(size.width, size.height);
  const words = collage.layers.map((layer) => (layer.kind === 'text' ? layer.text : '')).join('');
  const look = { size, format, families: familiesFor(words) };
  await drawCollage<Canvas>(canvas.getContext('2d'), collage, look, async (source) => {
    const path = paths[source];
    return path === undefined ? undefined : openInTurn(path, takeTurn);
  });
  const pixels = size.width * size.height;
  const end = await takeTurn({ bytes: pixels * PIXEL_BYTES, pixels });
  try {
    if (format === 'png') return await canvas.encode('png');
    return await canvas.encode(format === 'jpg' ? 'jpeg' : 'webp', QUALITY);
  } finally {
    end();
  }
}

const bytes = await draw();
const own = Uint8Array.from(bytes);
parentPort?.postMessage(own, [own.buffer]);
