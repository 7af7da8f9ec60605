import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import { chooseCanvas, type Place, type Size, type SizeRule } from '../aisdk/canvas.ts';
import { uprightSize } from '../aisdk/image-request.ts';
import { readMask, sentMask } from '../aisdk/pictures.ts';
import { inDecodeTurn } from '../decode-turn.ts';
import { type FittedInput, fitInput, type InputLimits } from '../hosted/fit-input.ts';
import type { Call, CallKit, HostedService } from '../hosted/serve-calls.ts';
import { INSTRUCTIONS } from '../instructions/edits.ts';
import { SUBMIT, type VisualCall } from './client.ts';

type Services = { [C in keyof CapabilityInput]?: HostedService<CapabilityInput[C], VisualCall> };

/** A picture has at most 4.7 MB in base64: https://www.volcengine.com/docs/6793/1330693. */
const BYTES = 3_400_000;
const PICTURE: InputLimits = { longest: 2048, shortest: 128, bytes: BYTES };
/** A haircut needs less than 2048 pixels a side: its table of `hair_type`. */
const PORTRAIT: InputLimits = { longest: 2040, shortest: 128, bytes: BYTES };
/** Sides of an extended picture. */
const EXTENDED = 1920;
/** Maximum characters of a prompt. */
const PROMPT = 800;
const SEEDS = 2 ** 31;
const FPS = 30;
/** Sizes of a picture with a character: its examples have 1024 and 1328 pixels a side. */
const CHARACTER: SizeRule = {
  kind: 'free',
  step: 8,
  longest: 1536,
  least: 768 ** 2,
  most: 1328 ** 2,
  ratio: 3,
};

const HAIR_TYPES = [101, 201, 301, 401, 402, 403, 502, 503, 603, 801, 901, 1001, 1101, 1201, 1301];
const EMOTIONS = [
  'jiuwo',
  'liwo',
  'big_smile_white_teeth',
  'classic_white_teeth',
  'cool',
  'sad',
  'tight_smile',
];
/** The two supported ages. */
const AGES: Readonly<Record<string, number>> = { child: 5, elderly: 70 };

/**
 * The product's capabilities that Volcengine's visual interface serves. Fields: its official SDKs for Go, Python and
 * Java (service visual), and https://www.volcengine.com/docs/6793/1330693 for cut-outs.
 */
export const VISUAL_SERVICES: Services = {
  hair: {
    facts: { models: ['HairStyle'] },
    answersAtOnce: true,
    values: { hair: HAIR_TYPES },
    refuse: ({ hair, color }) =>
      hair === undefined || color !== undefined ? 'value_needs_engine' : undefined,
    calls: ({ image_url, hair }, kit) =>
      portraitCall(kit, image_url, 'HairStyle', { req_key: 'hair_style', hair_type: hair }),
  },
  emotion: {
    facts: { models: ['EmotionPortrait'] },
    answersAtOnce: true,
    values: { emotion: EMOTIONS },
    calls: ({ image_url, emotion }, kit) =>
      portraitCall(kit, image_url, 'EmotionPortrait', {
        req_key: 'emotion_portrait',
        target_emotion: emotion,
      }),
  },
  age: {
    facts: { models: ['AllAgeGeneration'] },
    answersAtOnce: true,
    values: { age: Object.keys(AGES) },
    calls: ({ image_url, age }, kit) =>
      portraitCall(kit, image_url, 'AllAgeGeneration', {
        req_key: 'all_age_generation',
        target_age: AGES[age],
      }),
  },
  camera_move: {
    facts: { models: ['Img2Video3D'] },
    answersAtOnce: true,
    calls: async ({ image_url, mode, seconds, size }, kit) => {
      const { jpeg } = await fitted(kit, image_url, PICTURE);
      const render_spec = {
        mode,
        long_side: size,
        frame_num: seconds * FPS,
        fps: FPS,
        use_flow: -1,
        speed_shift: [],
      };
      const json = { req_key: 'img2video3d', ...base64Of(jpeg), render_spec };
      return [{ body: { action: 'Img2Video3D', json }, plan: { asMade: 'video/mp4' } }];
    },
  },
  remove_background: {
    facts: { models: ['SaliencySeg'] },
    answersAtOnce: true,
    refuse: ({ keep_url, erase_url, box }) =>
      keep_url || erase_url || box ? 'value_needs_engine' : undefined,
    calls: async ({ image_url, background }, kit) => {
      const { jpeg, full } = await fitted(kit, image_url, PICTURE);
      const json = {
        req_key: 'saliency_seg',
        ...base64Of(jpeg),
        only_mask: 3,
        rgb: [-1, -1, -1],
        refine_mask: 2,
      };
      const plan = { cutout: { base: image_url, size: full, background } };
      return [{ body: { action: 'SaliencySeg', json }, plan }];
    },
  },
  remove_object: {
    facts: { models: ['i2i_inpainting'] },
    calls: ({ grow, ...input }, kit) =>
      maskedCalls(kit, input, grow, {
        req_key: 'i2i_inpainting',
        steps: 30,
        strength: 0.8,
        scale: 7,
      }),
  },
  replace_object: {
    facts: { models: ['i2i_inpainting_edit'], characters: PROMPT },
    refuse: ({ prompt }) => tooLong(prompt),
    calls: ({ prompt, ...input }, kit) =>
      maskedCalls(kit, input, false, {
        req_key: 'i2i_inpainting_edit',
        custom_prompt: prompt,
        steps: 25,
        scale: 5,
      }),
  },
  extend: {
    facts: { models: ['i2i_outpainting'], pixels: EXTENDED ** 2, characters: PROMPT },
    refuse: ({ prompt = '' }) => tooLong(prompt),
    calls: extendCalls,
  },
  character_picture: {
    facts: { models: ['seed3l_single_ip'], characters: PROMPT },
    refuse: (input) =>
      input.reference_url === undefined
        ? 'value_needs_engine'
        : scenesOf(input)
            .map(tooLong)
            .find((refused) => refused !== undefined),
    calls: characterCalls,
  },
};

const tooLong = (prompt: string) => (prompt.length > PROMPT ? ('value_needs_engine' as const) : undefined);

async function fitted({ bring, turns }: CallKit, address: string, limits: InputLimits): Promise<FittedInput> {
  return fitInput(await bring(address), limits, turns);
}

const base64Of = (...files: readonly Buffer[]) => ({
  binary_data_base64: files.map((file) => file.toString('base64')),
});

const whole = (size: Size): Place => ({ left: 0, top: 0, ...size });

/** An edit of one portrait, with a direct answer. */
async function portraitCall(
  kit: CallKit,
  address: string,
  action: string,
  { req_key, ...told }: VisualCall['json'],
): Promise<Call<VisualCall>[]> {
  const { jpeg, sent, full } = await fitted(kit, address, PORTRAIT);
  const json = { req_key, ...base64Of(jpeg), ...told };
  return [{ body: { action, json }, plan: { canvas: sent, place: whole(sent), target: full } }];
}

/** An edit within a mask; each candidate is a work. Pixels outside the mask are restored. */
async function maskedCalls(
  kit: CallKit,
  input: { image_url: string; mask_url: string; count: number; seed: number },
  grows: boolean,
  { req_key, ...told }: VisualCall['json'],
): Promise<Call<VisualCall>[]> {
  const { image_url, mask_url, count, seed } = input;
  const { jpeg, sent, full } = await fitted(kit, image_url, PICTURE);
  const grow = grows ? Math.max(2, Math.round(Math.max(full.width, full.height) / 256)) : 0;
  const file = await kit.bring(mask_url);
  const mask = await inDecodeTurn(file, kit.turns, () => readMask(file, full, grow));
  const inColour = await sentMask(mask, 'white', sent, whole(sent));
  const white = await sharp(inColour).toColourspace('b-w').png().toBuffer();
  const kept = { base: image_url, mask: mask_url, grow, feather: Math.max(1, grow / 2) };
  return Array.from({ length: count }, (_, index) => ({
    body: {
      action: SUBMIT,
      json: { req_key, ...base64Of(jpeg, white), ...told, seed: (seed + index) % SEEDS },
    },
    plan: { canvas: sent, place: whole(sent), target: full, kept },
  }));
}

/** Extends a picture by shares of its sides; its pixels are restored. */
async function extendCalls(
  { image_url, prompt = '', left, top, right, bottom, count, seed }: CapabilityInput['extend'],
  kit: CallKit,
): Promise<Call<VisualCall>[]> {
  const pad = { left, top, right, bottom };
  const file = await kit.bring(image_url);
  const extended = ({ width, height }: Size) => ({
    width: width + left + right,
    height: height + top + bottom,
  });
  const full = await inDecodeTurn(file, kit.turns, async (facts) => uprightSize(facts));
  const target = extended(full);
  const scale = Math.min(1, EXTENDED / Math.max(target.width, target.height));
  const longest = Math.max(1, Math.floor(Math.max(full.width, full.height) * scale));
  const { jpeg } = await fitInput(file, { longest, shortest: 1, bytes: BYTES }, kit.turns);
  const canvas = { width: Math.round(target.width * scale), height: Math.round(target.height * scale) };
  const feather = Math.max(4, Math.max(target.width, target.height) / 100);
  const told = {
    custom_prompt: prompt,
    steps: 30,
    strength: 0.8,
    scale: 7,
    top: top / full.height,
    bottom: bottom / full.height,
    left: left / full.width,
    right: right / full.width,
    max_height: EXTENDED,
    max_width: EXTENDED,
  };
  return Array.from({ length: count }, (_, index) => ({
    body: {
      action: SUBMIT,
      json: { req_key: 'i2i_outpainting', ...base64Of(jpeg), ...told, seed: (seed + index) % SEEDS },
    },
    plan: { canvas, place: whole(canvas), target, kept: { base: image_url, pad, grow: 0, feather } },
  }));
}

/** The prompt of each scene: one line is one scene. */
function scenesOf(input: CapabilityInput['character_picture']): string[] {
  const lines = input.prompt.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const scenes = lines.length > 0 ? lines.slice(0, input.count) : [input.prompt];
  return scenes.map((prompt) => INSTRUCTIONS.character_picture({ ...input, prompt, count: 1 }).prompt);
}

/** The character of a picture in other scenes; candidates use the scenes in turn. */
async function characterCalls(
  input: CapabilityInput['character_picture'],
  kit: CallKit,
): Promise<Call<VisualCall>[]> {
  const { reference_url = '', width, height, count, seed } = input;
  const { jpeg } = await fitted(kit, reference_url, PICTURE);
  const target = { width, height };
  const canvas = chooseCanvas(CHARACTER, target);
  const scenes = scenesOf(input);
  return Array.from({ length: count }, (_, index) => ({
    body: {
      action: SUBMIT,
      json: {
        req_key: 'seed3l_single_ip',
        ...base64Of(jpeg),
        prompt: scenes[index % scenes.length],
        width: canvas.width,
        height: canvas.height,
        seed: (seed + index) % SEEDS,
      },
    },
    plan: { canvas, target },
  }));
}
