import type { Placement } from './kinds/placement.ts';
import type { TextBox } from './kinds/texts.ts';

/** Words, chance and number of candidates, as most capabilities take them. */
interface Seeded {
  seed: number;
  count: number;
}
type Box = { left: number; top: number; width: number; height: number };

/**
 * What an engine can be asked to do, each with its input after the tool has parsed its form. Tools name one; engines say
 * which they serve (`server/engines/routing.ts`). Files are named by the product's own addresses.
 */
export interface CapabilityInput {
  text_to_image: Seeded & {
    prompt: string;
    width: number;
    height: number;
    style?: string | undefined;
    quality: 'draft' | 'standard' | 'best';
  };
  /** `grow`: a few pixels round the mask may change too. */
  remove_object: Seeded & { image_url: string; mask_url: string; grow: boolean };
  replace_object: Seeded & { image_url: string; mask_url: string; prompt: string };
  extend: Seeded & {
    image_url: string;
    left: number;
    top: number;
    right: number;
    bottom: number;
    prompt?: string | undefined;
  };
  /** `factor` 0: to `longest` pixels on the longest side. Sharpness in per cent, 0 is faithful. */
  upscale: { image_url: string; factor: number; longest: number; sharpness: number; clean: boolean };
  remove_background: {
    image_url: string;
    keep_url?: string | undefined;
    erase_url?: string | undefined;
    box?: Box | undefined;
    background?: string | undefined;
  };
  replace_background: Seeded & {
    image_url: string;
    keep_url?: string | undefined;
    erase_url?: string | undefined;
    box?: Box | undefined;
    scene?: string | undefined;
    prompt?: string | undefined;
    background_url?: string | undefined;
    placement?: Placement | undefined;
    width: number;
    height: number;
    shadow: boolean;
    match: boolean;
  };
  product_picture: CapabilityInput['replace_background'] & { padding: number };
  /** Style 0 to 9, likeness in per cent. */
  repaint: { image_url: string; style: number; likeness: number };
  edit_by_words: Seeded & {
    image_url: string;
    prompt: string;
    mask_url?: string | undefined;
    reference_urls?: string[] | undefined;
  };
  /** Mode 0 to 4, strength in per cent, longest side of the video in pixels. */
  camera_move: { image_url: string; mode: number; seconds: number; strength: number; size: number };
  /** The prompt has a scene a line; candidates take turns. */
  character_picture: Seeded & {
    character: string;
    prompt: string;
    style?: string | undefined;
    reference_url?: string | undefined;
    width: number;
    height: number;
  };
  /** Freedom in per cent: 0 follows the lines. */
  draw_from_lines: Seeded & {
    drawing_url: string;
    prompt: string;
    style?: string | undefined;
    freedom: number;
    width: number;
    height: number;
  };
  translate_picture: {
    image_url: string;
    texts: TextBox[];
    language?: string | undefined;
  };
  hair: {
    image_url: string;
    hair?: number | undefined;
    color?: string | undefined;
    /** The hair as it was painted; without it the hair is looked for. */
    mask_url?: string | undefined;
    /** Per cent. */
    strength: number;
  };
  /** Strengths in per cent. */
  emotion: { image_url: string; emotion: string; strength: number };
  age: { image_url: string; age: string; strength: number };
  portrait: Seeded & { image_url: string; template: string; background: string };
  try_on_shoe: Seeded & { model_url: string; shoe_urls: string[]; prompt?: string | undefined };
  replace_model: Seeded & { image_url: string; mask_url?: string | undefined; prompt: string };
  replace_clothes: Seeded & {
    model_url: string;
    top_url?: string | undefined;
    bottom_url?: string | undefined;
    refine: boolean;
  };
  write_text: {
    prompt: string;
    instructions?: string | undefined;
    /** Pictures that go with the prompt. */
    image_urls?: string[] | undefined;
    /** What was said before, oldest first. */
    history?: { role: 'user' | 'assistant'; text: string; image_urls?: string[] | undefined }[] | undefined;
    /** Tokens of the answer at most. */
    max_tokens?: number | undefined;
    /** 0 to 2; models that take none are not told. */
    temperature?: number | undefined;
    /** Answers with JSON of the schema of `split_script` in place of plain text. */
    format?: 'script' | undefined;
  };
  /** Scenes and lines of a script, told apart; the language is that of its descriptions. */
  split_script: { text: string; language?: string | undefined };
  /** Runs in the browser: no engine is asked. */
  collage: Record<string, never>;
}
export type Capability = keyof CapabilityInput;

/** What rules alone cannot do: their tools wait for an AI model, wherever none is connected. */
export const MODEL_CAPABILITIES: ReadonlySet<Capability> = new Set([
  'try_on_shoe',
  'replace_model',
  'replace_clothes',
  'replace_object',
]);
