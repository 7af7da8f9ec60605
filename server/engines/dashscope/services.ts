import { type Capability, type CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { sizeAfter } from '@inkreel/contract/tools/upscale-size.ts';
import sharp from 'sharp';
import type { Size } from '../aisdk/canvas.ts';
import { factsOf, type ImageModelFacts, type ImageModels } from '../aisdk/image-model.ts';
import { type ImageRequest, type PictureDeps, prepareRequest } from '../aisdk/image-request.ts';
import { fitInput, type InputLimits } from '../hosted/fit-input.ts';
import type { Call, CallKit, HostedService } from '../hosted/serve-calls.ts';
import { INSTRUCTIONS } from '../instructions/edits.ts';
import { GENERAL_INSTRUCTIONS } from '../instructions/general.ts';
import type { Instruction, Marking, Write } from '../instructions/instruction.ts';
import type { RouteFacts } from '../route-facts.ts';
import { EDIT_PATH, editBody, IMAGE_PATH } from './client.ts';
import { MODEL, MOST_PICTURES, SEEDS } from './edit-pictures.ts';

/** A task of a model: its path and its body. */
export interface DashscopeCall {
  path: string;
  body: object;
}

/** Fills masks and enlarges; Beijing only: https://www.alibabacloud.com/help/en/model-studio/wanx-image-edit. */
export const FILL_MODEL = 'wanx2.1-imageedit';
/** Maximum characters of its prompt. */
const FILL_PROMPT = 800;
/** The prompt for enlarging, from its documents. */
const ENLARGE_PROMPT = '图像超分。';
/** Supported factors of enlargement. */
const MOST_TIMES = 4;
const ENLARGED: InputLimits = { longest: 4096, shortest: 512, bytes: 7_000_000 };

/** Sizes and pictures: https://www.alibabacloud.com/help/en/model-studio/wan-image-edit-2-5. */
const DRAW: ImageModelFacts = {
  id: MODEL,
  sizes: { kind: 'free', step: 16, longest: 4096, least: 768 ** 2, most: 2048 ** 2, ratio: 8 },
  pictures: MOST_PICTURES,
  perCall: 4,
};
/** The better edition, for the best quality. */
const BEST: ImageModelFacts = { ...DRAW, id: 'wan2.7-image-pro' };
/** Capabilities with a choice of quality. */
const HAS_BEST: ReadonlySet<Capability> = new Set(['text_to_image', 'draw_shot']);
/** Its pictures have sides from 512 to 4096 pixels. */
const FILL: ImageModelFacts = {
  id: FILL_MODEL,
  sizes: { kind: 'free', step: 16, longest: 2048, least: 3.5 * 512 ** 2, most: 2048 ** 2, ratio: 3.5 },
  pictures: 1,
  perCall: 4,
  mask: 'white',
};

/** Served from a prompt, even without a model that fills masks. */
const WRITES = GENERAL_INSTRUCTIONS;
/** Served within a mask, exact to the pixel, if that model is offered. */
const MASKED = { replace_object: INSTRUCTIONS.replace_object };

/**
 * Services of Model Studio besides edits from a prompt.
 * @param china whether the key belongs to Beijing, the region of the models for a single kind of edit
 */
export function dashscopeServices(
  pictures: PictureDeps,
  china: boolean,
): Partial<Record<Capability, HostedService<never, DashscopeCall>>> {
  const writes = Object.entries({ ...WRITES, ...(china ? MASKED : {}) }) as [Capability, Write<never>][];
  const usual: ImageModels = { draw: DRAW, edit: DRAW, ...(china ? { fill: FILL } : {}) };
  const services = writes.map(([capability, write]) => [
    capability,
    {
      facts: factsWith(factsOf(usual, capability), capability, china),
      refuse: (input: never) =>
        china && fillOf(write(input)).length > FILL_PROMPT ? 'value_needs_engine' : undefined,
      calls: (input: never, { turns }: CallKit) => {
        const isBest = HAS_BEST.has(capability) && (input as { quality?: string }).quality === 'best';
        const models = isBest ? { ...usual, draw: BEST } : usual;
        return writtenCalls(pictures, models, (marked) => write(input, marked, MOST_PICTURES), turns);
      },
    },
  ]);
  return {
    ...Object.fromEntries(services),
    upscale: { facts: { models: [FILL_MODEL] }, calls: enlargeCalls },
  };
}

/** The facts of its models with the maximum prompt, and its better edition. */
function factsWith(facts: RouteFacts, capability: Capability, china: boolean): RouteFacts {
  const models = HAS_BEST.has(capability) ? [...new Set([...facts.models, BEST.id])] : facts.models;
  return { ...facts, models, ...(china && models.includes(FILL_MODEL) ? { characters: FILL_PROMPT } : {}) };
}

/** The prompt for a mask or a frame; none if there is neither. */
const fillOf = ({ mask, pad, fill = '' }: Instruction): string => (mask || pad ? fill : '');

/** One task that makes all candidates. */
async function writtenCalls(
  pictures: PictureDeps,
  models: ImageModels,
  write: (marked?: Marking) => Instruction,
  turns: CallKit['turns'],
): Promise<Call<DashscopeCall>[]> {
  const request = await prepareRequest(pictures, models, write, turns);
  const { count, seed } = write();
  const told = { n: count, seed: seed % SEEDS };
  const call = request.mask ? await fillCall(request, request.mask, told) : await drawCall(request, told);
  return [{ body: call, plan: request.plan }];
}

async function drawCall(
  { model, prompt, images, plan: { canvas } }: ImageRequest,
  { n, seed }: { n: number; seed: number },
): Promise<DashscopeCall> {
  const addresses = await Promise.all(images.map(asJpeg));
  const size = `${canvas.width}*${canvas.height}`;
  return {
    path: EDIT_PATH,
    body: editBody({ model: model.id, prompt, pictures: addresses, size, count: n, seed }),
  };
}

async function fillCall(
  { model, prompt, images: [image = new Uint8Array()] }: ImageRequest,
  mask: Uint8Array,
  { n, seed }: { n: number; seed: number },
): Promise<DashscopeCall> {
  return {
    path: IMAGE_PATH,
    body: {
      model: model.id,
      input: {
        function: 'description_edit_with_mask',
        prompt,
        base_image_url: await asJpeg(image),
        mask_image_url: dataAddress('image/png', mask),
      },
      parameters: { n, seed, watermark: false },
    },
  };
}

/** Enlarges by a whole factor at the provider, and to the exact size here. */
async function enlargeCalls(
  { image_url, factor, longest }: CapabilityInput['upscale'],
  { bring, turns }: CallKit,
): Promise<Call<DashscopeCall>[]> {
  const { jpeg, sent, full } = await fitInput(await bring(image_url), ENLARGED, turns);
  const size = sizeAfter(full, { factor, longest });
  const body = {
    model: FILL_MODEL,
    input: {
      function: 'super_resolution',
      prompt: ENLARGE_PROMPT,
      base_image_url: dataAddress('image/jpeg', jpeg),
    },
    parameters: { upscale_factor: timesOf(sent, size), n: 1, watermark: false },
  };
  return [{ body: { path: IMAGE_PATH, body }, plan: { enlarged: { base: image_url, size } } }];
}

const timesOf = (from: Size, to: Size): number =>
  Math.max(1, Math.min(MOST_TIMES, Math.ceil(Math.max(to.width / from.width, to.height / from.height))));

/** Pictures have 10 MB at most. */
async function asJpeg(picture: Uint8Array): Promise<string> {
  const jpeg = await sharp(picture)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return dataAddress('image/jpeg', jpeg);
}

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
