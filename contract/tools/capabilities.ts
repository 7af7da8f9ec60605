import type { Quality } from '../pricing.ts';
import type { Accent, SpeechLanguage, SubtitleLanguage, VoiceEmotion } from '../speech.ts';
import type { Placement } from './kinds/placement.ts';
import type { TextBox } from './kinds/texts.ts';

/** Prompt, seed and number of candidates, which most capabilities take. */
interface Seeded {
  seed: number;
  count: number;
}
type Box = { left: number; top: number; width: number; height: number };
/** A clip; `seconds` is its length as measured at upload, on which price and cost depend. */
interface Clip {
  video_url: string;
  seconds: number;
}
/** A part of a frame, as fractions of its width and height from 0 to 1, for a time range in seconds. */
export interface SubtitleArea extends Box {
  /** Its content is removed, or protected from all other areas. */
  mode: 'remove' | 'keep';
  start?: number | undefined;
  end?: number | undefined;
}
/** A line of subtitles: seconds from the start of the clip. */
export interface SubtitleLine {
  start: number;
  end: number;
  text: string;
  /** In the target language; if present, only this is drawn. */
  translation?: string | undefined;
  speaker?: string | undefined;
  /** Its place, instead of the style's. */
  place?: SubtitlePlace | undefined;
  /** Speech made for the line earlier: the dubbing reuses it. */
  speech_url?: string | undefined;
}
export type SubtitlePlace = 'bottom' | 'middle' | 'top';
export type SubtitleFontKind = 'sans' | 'serif';
/** `fade`: comes and goes softly. `sweep`: is filled with another color while it is spoken. */
export type SubtitleEffect = 'none' | 'fade' | 'sweep';
/** Size of the video: engines make their nearest supported size. */
type Film = Seeded & {
  width: number;
  height: number;
  seconds: number;
  quality: Quality;
  /** Whether sound is required; some engines always make it. */
  sound: boolean;
};

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
  /** `grow`: a few pixels around the mask may change too. */
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
  /** Style 0 to 9, or `REFERENCE_STYLE` for that of a picture; likeness in per cent. */
  repaint: { image_url: string; style: number; style_ref_url?: string | undefined; likeness: number };
  /** A form without candidates leaves this out: then it is one. */
  edit_by_words: {
    seed?: number | undefined;
    count?: number | undefined;
    image_url: string;
    prompt: string;
    mask_url?: string | undefined;
    reference_urls?: string[] | undefined;
  };
  /** Mode 0 to 4, strength in per cent, longest side of the video in pixels. */
  camera_move: { image_url: string; mode: number; seconds: number; strength: number; size: number };
  /** The prompt has one scene per line; candidates use the lines in turn. */
  character_picture: Seeded & {
    character: string;
    prompt: string;
    style?: string | undefined;
    reference_url?: string | undefined;
    width: number;
    height: number;
  };
  /** Freedom in per cent: 0 follows the lines exactly. */
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
    /** The text of each box; none if a language is named. */
    texts?: TextBox[] | undefined;
    /** The language to translate to, or `OWN_WORDS`, the default. */
    language?: string | undefined;
  };
  hair: {
    image_url: string;
    hair?: number | undefined;
    color?: string | undefined;
    /** Mask of the hair; without it the hair is detected. */
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
    /** The previous messages, oldest first. */
    history?: { role: 'user' | 'assistant'; text: string; image_urls?: string[] | undefined }[] | undefined;
    /** Maximum tokens of the answer. */
    max_tokens?: number | undefined;
    /** 0 to 2; left out for models that take none. */
    temperature?: number | undefined;
    /** Answers with JSON of the schema of `split_script` in place of plain text. */
    format?: 'script' | undefined;
  };
  /** Splits a script into scenes and lines; the language is that of its descriptions. */
  split_script: { text: string; language?: string | undefined };
  /** Speed in per cent of the voice's own (specification, section 9: 100 by default). */
  text_to_speech: {
    text: string;
    /** A voice's id, as the engine that has it names it; without one, the engine's usual voice. */
    voice?: string | undefined;
    language?: SpeechLanguage | undefined;
    /** Of Chinese. */
    accent?: Accent | undefined;
    emotion?: VoiceEmotion | undefined;
    /** How it is to be spoken, in words. */
    style?: string | undefined;
    speed: number;
  };
  /** Speech as timed segments; of a video, its sound is used. */
  transcribe: {
    media_url: string;
    seconds: number;
    /** ISO 639-1; without it the engine finds out. */
    language?: string | undefined;
    /** Whether the segments name their speaker. */
    speakers: boolean;
  };
  /** Burnt-in subtitles as timed lines: in these areas, or wherever they are found. */
  read_subtitles: Clip & { language: SubtitleLanguage; areas?: SubtitleArea[] | undefined };
  /** When someone speaks; of a video, its sound is used. */
  find_speech: { media_url: string; seconds: number };
  text_to_video: Film & { prompt: string };
  /** The picture is the first frame. */
  image_to_video: Film & {
    image_url: string;
    last_image_url?: string | undefined;
    prompt?: string | undefined;
  };
  /** `seconds`: of the sound. */
  talking_portrait: {
    image_url: string;
    audio_url: string;
    seconds: number;
    frame: '1:1' | '3:4';
    /** How much the head moves (specification, section 3: style level). */
    style: 'normal' | 'calm' | 'active';
  };
  retalk: Clip & {
    audio_url: string;
    audio_seconds: number;
    /** The person to make speak, if several people are visible. */
    face_url?: string | undefined;
    /** Place of that face in the first frame with a face, in shares of the frame. */
    face_at?: Box | undefined;
    /**
     * For differing lengths. If the sound is longer, the video loops or holds its last frame, or the sound is
     * cut. A longer video always ends with the sound.
     */
    fit: 'loop' | 'hold' | 'cut';
  };
  /** Without areas, text is removed wherever it is found. */
  remove_subtitles: Clip & { areas: SubtitleArea[]; language: SubtitleLanguage; quality: Quality };
  /** A video with translated subtitles. */
  translate_subtitles: Clip & {
    /** Without it the engine finds out. */
    language?: SubtitleLanguage | undefined;
    to: string;
    /** The lines, if they are known already. */
    lines?: SubtitleLine[] | undefined;
    /** 001 to 015 (specification, section 3). */
    style: string;
    /** Each overrides the style. */
    place?: SubtitlePlace | undefined;
    font?: SubtitleFontKind | undefined;
    effect?: SubtitleEffect | undefined;
    /** Height of the letters, in per cent of the video's shorter side. */
    size?: number | undefined;
    /** Between the text and the edge of the picture, in per cent of its height. */
    margin?: number | undefined;
    bilingual: boolean;
    /** Removes old subtitles: in these areas, or wherever text is found. */
    remove: boolean;
    areas?: SubtitleArea[] | undefined;
  };
  /** A video with translated speech. */
  translate_audio: Clip & {
    language?: string | undefined;
    to: string;
    lines?: SubtitleLine[] | undefined;
    /** A voice's id by speaker, or a copy of the speaker's voice; otherwise the engine chooses. */
    voices?: { speaker: string; voice: string }[] | undefined;
    /** A voice's id for speakers that `voices` does not name. */
    voice?: string | undefined;
    clone: boolean;
    /** Whether music and effects stay under the new speech. */
    background: boolean;
    /** Their volume, in per cent of the original. */
    background_level: number;
    /** Whether they are ducked while someone speaks. */
    duck: boolean;
    /** The largest factor by which a line may be sped up to fit. */
    fastest: number;
    subtitles: boolean;
    /** The new sound alone, to be listened to before the video is made. */
    draft: boolean;
    /** The files of all lines spoken earlier; filled in by the product. */
    speech_urls?: string[] | undefined;
  };
  /** Runs in the browser: no engine is asked. */
  collage: Record<string, never>;
}
export type Capability = keyof CapabilityInput;

/** Capabilities that need an AI model: their tools are unavailable until one is connected. */
export const MODEL_CAPABILITIES: ReadonlySet<Capability> = new Set([
  'try_on_shoe',
  'replace_model',
  'replace_clothes',
  'replace_object',
]);
