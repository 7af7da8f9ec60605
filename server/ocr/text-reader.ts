import { readFile } from 'node:fs/promises';
import type { Picture } from '../engines/builtin/pixels/picture.ts';
import { resamplePicture } from '../engines/builtin/pixels/resample.ts';
import type { ModelFile, Tensor } from '../inference/frames.ts';
import { createModelProcess, type ModelProcessOptions } from '../inference/model-process.ts';
import { planeOfTensor, tensorOfPicture } from '../inference/picture-tensor.ts';
import { charactersOf, decodeCharacters, type ReadCharacters } from './decode-characters.ts';
import { findLines } from './find-lines.ts';
import { joinParts } from './join-parts.ts';
import { DETECTION_INPUT, type OcrFiles, RECOGNITION_INPUT } from './models.ts';
import { inReadingOrder } from './order.ts';
import { boundsOf, type Quad } from './quad.ts';
import { isUpright, LINE_HEIGHT, straighten, turned } from './straighten.ts';

/** In pixels of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of text that was read; lengths in pixels of the picture. */
export interface TextLine {
  text: string;
  /** From 0 to 1, the mean of its characters. */
  sure: number;
  /** Its corners, in the direction of the line. */
  quad: Quad;
  /** The upright rectangle around it. */
  box: Area;
}

export interface ReadOptions {
  /** Reads only this part of the picture, at a larger scale. */
  area?: Area | undefined;
  /** Called repeatedly; an error that it throws ends the process and is thrown on. */
  tick?: (() => void) | undefined;
  /** Lines of lower confidence are left out, from 0 to 1. */
  least?: number | undefined;
}

export interface TextReader {
  /**
   * The lines of text in a picture, in reading order. The process is started by the first request.
   * @throws ModelFailure; what `tick` throws
   */
  read(picture: Picture, options?: ReadOptions): Promise<TextLine[]>;
  /**
   * Where lines of text are, without reading them: a fraction of the work.
   * @throws ModelFailure; what `tick` throws
   */
  find(picture: Picture, options?: ReadOptions): Promise<Quad[]>;
  /** Ends the process. */
  close(): void;
}

export interface TextReaderOptions extends ModelProcessOptions {
  files: OcrFiles;
  /** How long one answer may take, in milliseconds. */
  answerMs?: number;
}

/** Longest side of the network's input, in pixels: smaller pictures are enlarged, larger ones reduced. */
const SIDE = { least: 736, most: 1280 };
/** Largest factor by which a picture is enlarged. */
const ENLARGED = 2;
/** Both sides of the network's input are multiples of this. */
const MULTIPLE = 32;
/** Lines per batch of the network. */
const BATCH = 6;
/** Minimum width of a batch, in pixels: short lines are padded on the right to the width of the training. */
const NARROWEST = 320;
/** Lines of lower confidence are texture (`drop_score` of PaddleOCR). */
const LEAST = 0.5;
/** A line of lower confidence is also read upside down. */
const DOUBTFUL = 0.8;
const ANSWER_MS = 60_000;

/** A reader of Chinese and English, by PP-OCRv4 in a separate process. */
export function createTextReader({ files, answerMs = ANSWER_MS, ...options }: TextReaderOptions): TextReader {
  const process = createModelProcess(options);
  let known: Promise<string[]> | undefined;
  const ask = async (model: ModelFile, feed: Tensor, tick: () => void) => {
    tick();
    return process.ask({ model, feeds: [feed], tick, until: performance.now() + answerMs });
  };

  const find = async (picture: Picture, { area, tick = nothing }: ReadOptions): Promise<Quad[]> => {
    const part = areaIn(picture, area);
    const view = viewOf(picture, part);
    const answer = await ask(files.detection, tensorOfPicture(view, DETECTION_INPUT), tick);
    const map = planeOfTensor(answer);
    const toPicture = ({ x, y }: { x: number; y: number }) => ({
      x: part.x + ((x + 0.5) * part.width) / map.width,
      y: part.y + ((y + 0.5) * part.height) / map.height,
    });
    return findLines(map).map(({ quad: [a, b, c, d] }) => [
      toPicture(a),
      toPicture(b),
      toPicture(c),
      toPicture(d),
    ]);
  };

  const recognize = async (pictures: readonly Picture[], tick: () => void): Promise<ReadCharacters[]> => {
    known ??= readFile(files.characters, 'utf8').then(charactersOf);
    const characters = await known;
    const read: ReadCharacters[] = [];
    // Batches have lines of similar length, since a batch is as wide as its widest line.
    const order = pictures.map((_, at) => at).sort((a, b) => widthAt(pictures, a) - widthAt(pictures, b));
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const answer = await ask(files.recognition, batchOf(batch.map((at) => pictures[at] as Picture)), tick);
      for (const [index, characteristics] of decodeCharacters(answer, characters).entries())
        read[batch[index] as number] = characteristics;
    }
    return read;
  };

  return {
    find: (picture, options = {}) => find(picture, options),
    read: async (picture, options = {}) => {
      const { tick = nothing, least = LEAST } = options;
      const found = await find(picture, options);
      const quads = joinParts(found.map((quad) => (isUpright(quad) ? turned(quad, 1) : quad)));
      const read = await recognize(
        quads.map((quad) => straighten(picture, quad)),
        tick,
      );
      const doubtful = read.flatMap(({ sure }, at) => (sure < DOUBTFUL ? [at] : []));
      const again = await recognize(
        doubtful.map((at) => straighten(picture, turned(quads[at] as Quad, 2))),
        tick,
      );
      for (const [index, at] of doubtful.entries()) {
        const other = again[index] as ReadCharacters;
        if (other.sure > (read[at] as ReadCharacters).sure) read[at] = other;
      }
      const lines = read.map((each, at) => {
        const quad = quads[at] as Quad;
        return { ...each, quad, box: boundsOf(quad) };
      });
      return inReadingOrder(lines.filter(({ text, sure }) => text !== '' && sure >= least));
    },
    close: () => process.close(),
  };
}

const nothing = () => undefined;
const widthAt = (pictures: readonly Picture[], at: number) => (pictures[at] as Picture).width;

/** The part of an area inside the picture, in whole pixels. */
function areaIn({ width, height }: Picture, area: Area = { x: 0, y: 0, width, height }): Area {
  const x = Math.max(0, Math.min(width - 1, Math.floor(area.x)));
  const y = Math.max(0, Math.min(height - 1, Math.floor(area.y)));
  const right = Math.max(x + 1, Math.min(width, Math.ceil(area.x + area.width)));
  const bottom = Math.max(y + 1, Math.min(height, Math.ceil(area.y + area.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** A part of a picture at the size of the network's input, with white under transparent parts. */
function viewOf(picture: Picture, { x, y, width, height }: Area): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * picture.width + x) * 4;
    data.set(picture.data.subarray(from, from + width * 4), row * width * 4);
  }
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 255) continue;
    for (let part = at; part < at + 3; part += 1)
      data[part] = 255 + (((data[part] as number) - 255) * alpha) / 255;
    data[at + 3] = 255;
  }
  const longest = Math.max(width, height);
  const scale = Math.min(ENLARGED, Math.max(SIDE.least, Math.min(SIDE.most, longest)) / longest);
  const side = (length: number) => Math.max(MULTIPLE, Math.round((length * scale) / MULTIPLE) * MULTIPLE);
  return resamplePicture({ width, height, data }, { width: side(width), height: side(height) });
}

/** Lines as one tensor, each padded with zeros to the width of the widest. */
function batchOf(pictures: readonly Picture[]): Tensor {
  const width = Math.max(NARROWEST, ...pictures.map((picture) => picture.width));
  const plane = LINE_HEIGHT * width;
  const numbers = new Float32Array(pictures.length * 3 * plane);
  for (const [at, picture] of pictures.entries()) {
    const { bytes } = tensorOfPicture(picture, RECOGNITION_INPUT);
    const own = new Float32Array(bytes.buffer);
    for (let row = 0; row < 3 * LINE_HEIGHT; row += 1)
      numbers.set(own.subarray(row * picture.width, (row + 1) * picture.width), at * 3 * plane + row * width);
  }
  return {
    type: 'float32',
    dims: [pictures.length, 3, LINE_HEIGHT, width],
    bytes: new Uint8Array(numbers.buffer),
  };
}
