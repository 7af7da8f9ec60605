import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImageFacts } from '../../decoding/decoder.ts';
import { type DecodeTurns, inDecodeTurn } from '../decode-turn.ts';
import type { EngineHost } from '../define-engine.ts';
import { type Instruction, type Marking, markedRed, type Sides } from '../instructions/instruction.ts';
import { type Canvas, chooseCanvas, type Place, placeIn, type Size } from './canvas.ts';
import type { ImageModelFacts, ImageModels } from './image-model.ts';
import {
  type Finish,
  finishPicture,
  fitPicture,
  type Mask,
  markedCopy,
  maskOfPad,
  padPicture,
  readMask,
  sentMask,
} from './pictures.ts';

/** How results are converted to the requested form; stored with the operation, so plain JSON. */
export interface Plan {
  canvas: Canvas;
  place?: Place;
  target: Size;
  /** URLs of the parts to restore, and how. */
  kept?: { base: string; mask?: string; pad?: Sides; grow: number; feather: number };
}

/** The input of a model. */
export interface ImageRequest {
  model: ImageModelFacts;
  prompt: string;
  images: Uint8Array[];
  mask?: Uint8Array;
  plan: Plan;
}

export interface PictureDeps extends Pick<EngineHost, 'downloadToPath'> {
  /** Memory budget for pictures while they are passed on. */
  folder: string;
}

/** Maximum pixels of a result without a mask: models add no detail beyond. */
const MOST_PIXELS = 2048 ** 2;

/**
 * The model for an instruction: the one that fills a mask if it accepts instructions, or else the one that
 * edits.
 */
export function modelFor(
  models: ImageModels,
  { pictures, mask, pad, pointsOut, fill }: Instruction,
): ImageModelFacts {
  if (pictures.length === 0) return models.draw;
  const hasArea = pad !== undefined || (mask !== undefined && !pointsOut);
  return hasArea && fill !== undefined && models.fill ? models.fill : models.edit;
}

/** How a model learns which area may change: by the prompt alone, or also by the mask or a marked copy. */
function markingFor(model: ImageModelFacts, { pad, pointsOut }: Instruction): Marking {
  if (pad) return () => (model.mask ? 'in the transparent area of image 1' : 'in the grey border of image 1');
  if (model.mask && !pointsOut) return () => 'in the transparent area of the mask of image 1';
  return markedRed;
}

/** Prepares pictures, mask and prompt for a model. Submits nothing. */
export async function prepareRequest(
  deps: PictureDeps,
  models: ImageModels,
  write: (marked?: Marking) => Instruction,
  turns: DecodeTurns,
): Promise<ImageRequest> {
  const plain = write();
  const model = modelFor(models, plain);
  const instruction = write(markingFor(model, plain));
  const isFill = model === models.fill && model !== models.edit && instruction.fill !== undefined;
  const prompt = isFill ? (instruction.fill ?? '') : instruction.prompt;
  const [base, ...references] = instruction.pictures;
  if (base === undefined || instruction.size)
    return drawRequest(deps, model, { ...instruction, prompt }, turns);
  return inFolder(deps, async (bring) => {
    const found = await bring(base);
    const padded = instruction.pad;
    const sent = padded ? `${found}.padded.png` : found;
    const inside = await inDecodeTurn(found, turns, async (facts) => {
      if (padded) await padPicture(found, padded, 'grey', sent);
      return uprightSize(facts);
    });
    const size = padded ? withPad(inside, padded) : inside;
    const canvas = chooseCanvas(model.sizes, size);
    const place = placeIn(canvas, size);
    const image = await inDecodeTurn(sent, turns, () => fitPicture(sent, canvas, place));
    const grow = instruction.grow ? Math.max(2, Math.round(longest(size) / 256)) : 0;
    const maskFile = instruction.mask === undefined ? undefined : await bring(instruction.mask);
    const mask = padded
      ? await maskOfPad(padded, inside)
      : maskFile === undefined
        ? undefined
        : await inDecodeTurn(maskFile, turns, () => readMask(maskFile, size, grow));
    const others = [];
    for (const address of references) {
      const file = await bring(address);
      others.push(await inDecodeTurn(file, turns, (facts) => referencePicture(file, facts, model)));
    }
    const isTold = mask !== undefined && model.mask !== undefined && !instruction.pointsOut;
    const isMarked = mask !== undefined && !isTold && !padded;
    const strict = mask !== undefined && !instruction.pointsOut;
    return {
      model,
      prompt,
      images: [image, ...others, ...(isMarked ? [await markedCopy(image, mask, canvas, place)] : [])],
      ...(isTold ? { mask: await sentMask(mask, model.mask ?? 'white', canvas, place) } : {}),
      plan: {
        canvas,
        place,
        target: strict ? size : atMostPixels(size),
        ...(strict ? { kept: keptOf(instruction, base, grow, size) } : {}),
      },
    };
  });
}

function keptOf(
  { mask, pad }: Instruction,
  base: string,
  grow: number,
  size: Size,
): NonNullable<Plan['kept']> {
  const feather = pad ? Math.max(4, longest(size) / 100) : Math.max(1, grow / 2);
  return { base, ...(mask === undefined ? {} : { mask }), ...(pad ? { pad } : {}), grow, feather };
}

/** A request for a new picture; its input pictures are references. */
async function drawRequest(
  deps: PictureDeps,
  model: ImageModelFacts,
  { pictures, prompt, size = { width: 1024, height: 1024 } }: Instruction,
  turns: DecodeTurns,
): Promise<ImageRequest> {
  const canvas = chooseCanvas(model.sizes, size);
  return inFolder(deps, async (bring) => {
    const images = [];
    for (const address of pictures) {
      const file = await bring(address);
      images.push(await inDecodeTurn(file, turns, (facts) => referencePicture(file, facts, model)));
    }
    return { model, prompt, images, plan: { canvas, target: size } };
  });
}

/** A reference keeps its proportions; its size is one that the model makes. */
async function referencePicture(file: string, facts: ImageFacts, model: ImageModelFacts): Promise<Buffer> {
  const size = uprightSize(facts);
  const { width, height } = chooseCanvas(model.sizes, size);
  const scale = Math.min(1, Math.sqrt((width * height) / (size.width * size.height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = { width: side(size.width), height: side(size.height) };
  return fitPicture(file, canvas, { left: 0, top: 0, ...canvas });
}

/**
 * Finishes a picture that a model made.
 * @throws AppError image_unreadable if it is not a picture
 */
export async function finishMade(
  deps: PictureDeps,
  made: string,
  plan: Plan,
  turns: DecodeTurns,
  to: string,
): Promise<void> {
  const { canvas, place, target, kept } = plan;
  await inFolder(deps, async (bring) => {
    const finish: Finish = { canvas, place, target };
    if (kept) finish.kept = await keptPixels(bring, kept, target, turns);
    await inDecodeTurn(made, turns, () => finishPicture(made, finish, to));
  });
}

async function keptPixels(
  bring: (address: string) => Promise<string>,
  { base, mask, pad, grow, feather }: NonNullable<Plan['kept']>,
  size: Size,
  turns: DecodeTurns,
): Promise<NonNullable<Finish['kept']>> {
  const found = await bring(base);
  if (pad) {
    const padded = `${found}.padded.png`;
    const inside = await inDecodeTurn(found, turns, async (facts) => {
      await padPicture(found, pad, 'mirror', padded);
      return uprightSize(facts);
    });
    return { base: padded, mask: await maskOfPad(pad, inside), feather };
  }
  const maskFile = await bring(mask ?? '');
  const read: Mask = await inDecodeTurn(maskFile, turns, () => readMask(maskFile, size, grow));
  return { base: found, mask: read, feather };
}

/** Materializes pictures for the duration of the work. */
export async function inFolder<Value>(
  { folder, downloadToPath }: PictureDeps,
  work: (bring: (address: string) => Promise<string>) => Promise<Value>,
): Promise<Value> {
  const own = path.join(folder, randomUUID());
  await mkdir(own, { recursive: true });
  try {
    return await work(async (address) => {
      const file = path.join(own, randomUUID());
      await downloadToPath(address, file);
      return file;
    });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

const longest = ({ width, height }: Size) => Math.max(width, height);

/** Pixels of a picture as shown. */
export function uprightSize({ autoOrient, pageHeight }: ImageFacts): Size {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

function withPad({ width, height }: Size, { left, top, right, bottom }: Sides): Size {
  return { width: width + left + right, height: height + top + bottom };
}

function atMostPixels({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
