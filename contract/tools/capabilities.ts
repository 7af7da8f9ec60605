import type { Quality } from '../pricing.ts';
import type { Accent, SpeechLanguage, SubtitleLanguage, VoiceEmotion } from '../speech.ts';
import type { Placement } from './kinds/placement.ts';
import type { TextBox } from './kinds/texts.ts';

/** Words, chance and number of candidates, as most capabilities take them. */
interface Seeded {
  seed: number;
  count: number;
}
type Box = { left: number; top: number; width: number; height: number };
/** A clip; `seconds` is its length as it was measured when it was uploaded, which its price and its cost depend on. */
interface Clip {
  video_url: string;
  seconds: number;
}
/** A part of a frame, in shares of its width and height from 0 to 1, for as long as it is said: seconds from the start. */
export interface SubtitleArea extends Box {
  /** What is inside is taken out, or stays whatever the others say. */
  mode: 'remove' | 'keep';
  start?: number | undefined;
  end?: number | undefined;
}
/** A line of subtitles: seconds from the start of the clip. */
export interface SubtitleLine {
  start: number;
  end: number;
  text: string;
  /** In the language that is translated to; where it is there, nothing else is written. */
  translation?: string | undefined;
  speaker?: string | undefined;
  /** Where it stands, instead of the style's place. */
  place?: SubtitlePlace | undefined;
  /** The line as it was spoken before: its dubbing takes this sound, and no voice speaks it again. */
  speech_url?: string | undefined;
}
export type SubtitlePlace = 'bottom' | 'middle' | 'top';
export type SubtitleFontKind = 'sans' | 'serif';
/** `fade`: comes and goes softly. `sweep`: is filled with another color while it is spoken. */
export type SubtitleEffect = 'none' | 'fade' | 'sweep';
/** The moving frame: engines make the size of theirs that is nearest. */
type Film = Seeded & {
  width: number;
  height: number;
  seconds: number;
  quality: Quality;
  /** Whether it has to have sound; some engines always make some. */
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
  /** A form that offers no candidates says nothing of them: then it is one. */
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
    /** What each box is to say; nothing where a language is named. */
    texts?: TextBox[] | undefined;
    /** The language to translate to, or `OWN_WORDS`, which it also is where nothing is said. */
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
  /** Speech as timed segments; of a video, its sound is read. */
  transcribe: {
    media_url: string;
    seconds: number;
    /** ISO 639-1; without it the engine finds out. */
    language?: string | undefined;
    /** Whether the segments are to say who speaks. */
    speakers: boolean;
  };
  /** Subtitles that are written in the pictures, as timed lines: in these areas, or wherever they are found. */
  read_subtitles: Clip & { language: SubtitleLanguage; areas?: SubtitleArea[] | undefined };
  /** When somebody speaks; of a video, its sound is heard. */
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
    /** Whose mouth is moved, where several people are seen. */
    face_url?: string | undefined;
    /** Where that face is in the first frame with one, in shares of it. */
    face_at?: Box | undefined;
    /**
     * Where the lengths differ. The sound is longer: the picture begins again, or holds its last frame, or the sound is cut.
     * The picture is longer: it ends with the sound, whatever is said.
     */
    fit: 'loop' | 'hold' | 'cut';
  };
  /** Without areas to remove, wherever text is found. */
  remove_subtitles: Clip & { areas: SubtitleArea[]; language: SubtitleLanguage; quality: Quality };
  /** A video with translated subtitles. */
  translate_subtitles: Clip & {
    /** Without it the engine finds out. */
    language?: SubtitleLanguage | undefined;
    to: string;
    /** Where the lines are known already. */
    lines?: SubtitleLine[] | undefined;
    /** 001 to 015 (specification, section 3). */
    style: string;
    /** Each replaces what the style has. */
    place?: SubtitlePlace | undefined;
    font?: SubtitleFontKind | undefined;
    effect?: SubtitleEffect | undefined;
    /** Height of the letters, in per cent of the video's shorter side. */
    size?: number | undefined;
    /** Between the text and the edge of the picture, in per cent of its height. */
    margin?: number | undefined;
    bilingual: boolean;
    /** The old ones are taken out: in these areas, or wherever text is found. */
    remove: boolean;
    areas?: SubtitleArea[] | undefined;
  };
  /** A video with translated speech. */
  translate_audio: Clip & {
    language?: string | undefined;
    to: string;
    lines?: SubtitleLine[] | undefined;
    /** A voice's id by speaker, or a copy of the speaker's own; where nothing is said, the engine chooses. */
    voices?: { speaker: string; voice: string }[] | undefined;
    /** A voice's id for those that `voices` does not name. */
    voice?: string | undefined;
    clone: boolean;
    /** Whether music and effects stay under the new speech. */
    background: boolean;
    /** How loud they stay, in per cent of what they were. */
    background_level: number;
    /** Whether they are lowered further while somebody speaks. */
    duck: boolean;
    /** How many times faster than usual a line may be spoken so that it fits. */
    fastest: number;
    subtitles: boolean;
    /** The new sound alone, to be listened to before the video is made. */
    draft: boolean;
    /** The files of all lines that were spoken before; found by the product. */
    speech_urls?: string[] | undefined;
  };
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
