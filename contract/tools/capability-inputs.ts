import { z } from 'zod';
import { ruleSchema } from '../fields/schema.ts';
import { EXPORT_FORMATS } from '../film/film-runs.ts';
import { FITS } from '../media-fit.ts';
import { QUALITY_FACTORS, type Quality } from '../pricing.ts';
import { ACCENTS, SPEECH_LANGUAGES, SUBTITLE_LANGUAGES, VOICE_EMOTIONS } from '../speech.ts';
import { SHOT_SIZES } from '../story/shot-sizes.ts';
import { TRAITS_RULE, type Traits } from '../story/traits.ts';
import { VISIBLE_LABELS } from '../visible-label.ts';
import type { Placement } from './kinds/placement.ts';
import { TEXT_BOX, type TextBox } from './kinds/texts.ts';

const url = z.string().min(1);
const text = z.string();
const number = z.number();
const flag = z.boolean();
/** Who made the files of a film, as in the provenance of generated files. */
const filmProvenance = z.object({
  what: text,
  engine: text,
  builtin: flag,
  composite: z.enum(['generated', 'own']),
});
const quality = z.literal(Object.keys(QUALITY_FACTORS) as Quality[]);
const box = z.object({ left: number, top: number, width: number, height: number });
const placement: z.ZodType<Placement> = z.object({ x: number, y: number, scale: number });

/** Seed and number of candidates, which most capabilities take. */
const seeded = { seed: number, count: number };
/** Pixels of the result. */
const sized = { width: number, height: number };
/** A clip; `seconds` is its length as measured at upload, on which price and cost depend. */
const clip = { video_url: url, seconds: number };
/** Size of the video: engines make their nearest supported size. */
const film = {
  ...seeded,
  ...sized,
  seconds: number,
  quality,
  /** Whether sound is required; some engines always make it. */
  sound: flag,
};

/** A part of a frame, as fractions of its width and height from 0 to 1, for a time range in seconds. */
export const subtitleArea = box.extend({
  /** Its content is removed, or protected from all other areas. */
  mode: z.literal(['remove', 'keep']),
  start: number.optional(),
  end: number.optional(),
});
export const subtitlePlace = z.literal(['bottom', 'middle', 'top']);
export const subtitleFontKind = z.literal(['sans', 'serif']);
/** `fade`: comes and goes softly. `sweep`: is filled with another color while it is spoken. */
export const subtitleEffect = z.literal(['none', 'fade', 'sweep']);
/** A line of subtitles: seconds from the start of the clip. */
export const subtitleLine = z.object({
  start: number,
  end: number,
  text,
  /** In the target language; if present, only this is drawn. */
  translation: text.optional(),
  speaker: text.optional(),
  /** Its place, instead of the style's. */
  place: subtitlePlace.optional(),
  /** Speech made for the line earlier: the dubbing reuses it. */
  speech_url: url.optional(),
});

const traits = ruleSchema<Traits>(TRAITS_RULE);
/** Somebody in a shot; fixed traits win over the words. */
const storyCharacter = z.object({
  name: text,
  description: text,
  traits: traits.optional(),
  /** Pictures that show what the character looks like, the best first. */
  reference_urls: z.array(url).optional(),
});

const replaceBackground = z.object({
  ...seeded,
  ...sized,
  image_url: url,
  keep_url: url.optional(),
  erase_url: url.optional(),
  box: box.optional(),
  scene: text.optional(),
  prompt: text.optional(),
  background_url: url.optional(),
  placement: placement.optional(),
  shadow: flag,
  match: flag,
});

/**
 * What an engine can be asked to do, each with the schema of its input after the tool has parsed its form. Tools name
 * one, and are checked against it when they load (`fit-capability.ts`); engines say which they serve
 * (`server/engines/routing.ts`). Files are named by the product's own addresses.
 */
export const CAPABILITY_INPUTS = {
  text_to_image: z.object({ ...seeded, ...sized, prompt: text, style: text.optional(), quality }),
  /** `grow`: a few pixels around the mask may change too. */
  remove_object: z.object({ ...seeded, image_url: url, mask_url: url, grow: flag }),
  replace_object: z.object({ ...seeded, image_url: url, mask_url: url, prompt: text }),
  extend: z.object({
    ...seeded,
    image_url: url,
    left: number,
    top: number,
    right: number,
    bottom: number,
    prompt: text.optional(),
  }),
  /** `factor` 0: to `longest` pixels on the longest side. Sharpness in per cent, 0 is faithful. */
  upscale: z.object({ image_url: url, factor: number, longest: number, sharpness: number, clean: flag }),
  remove_background: z.object({
    image_url: url,
    keep_url: url.optional(),
    erase_url: url.optional(),
    box: box.optional(),
    background: text.optional(),
  }),
  replace_background: replaceBackground,
  product_picture: replaceBackground.extend({ padding: number }),
  /** Style 0 to 9, or `REFERENCE_STYLE` for that of a picture; likeness in per cent. */
  repaint: z.object({ image_url: url, style: number, style_ref_url: url.optional(), likeness: number }),
  /** A form without candidates leaves this out: then it is one. */
  edit_by_words: z.object({
    seed: number.optional(),
    count: number.optional(),
    image_url: url,
    prompt: text,
    mask_url: url.optional(),
    reference_urls: z.array(url).optional(),
  }),
  /** Mode 0 to 4, strength in per cent, longest side of the video in pixels. */
  camera_move: z.object({ image_url: url, mode: number, seconds: number, strength: number, size: number }),
  /** The prompt has one scene per line; candidates use the lines in turn. */
  character_picture: z.object({
    ...seeded,
    ...sized,
    character: text,
    prompt: text,
    style: text.optional(),
    reference_url: url.optional(),
  }),
  /** A shot of a story: what happens, who is there and where. */
  draw_shot: z.object({
    ...seeded,
    ...sized,
    quality,
    style: text.optional(),
    prompt: text,
    size: z.literal(SHOT_SIZES).optional(),
    /** Angle and movement, in words. */
    camera: text.optional(),
    characters: z.array(storyCharacter),
    place: z.object({ name: text, description: text, reference_url: url.optional() }).optional(),
  }),
  /** The look of a character: the whole figure on plain ground under even light. */
  draw_look: z.object({
    ...seeded,
    ...sized,
    style: text.optional(),
    name: text,
    prompt: text,
    traits: traits.optional(),
    reference_urls: z.array(url).optional(),
  }),
  /** Freedom in per cent: 0 follows the lines exactly. */
  draw_from_lines: z.object({
    ...seeded,
    ...sized,
    drawing_url: url,
    prompt: text,
    style: text.optional(),
    freedom: number,
  }),
  translate_picture: z.object({
    image_url: url,
    /** The text of each box; none if a language is named. */
    texts: z.array(ruleSchema<TextBox>(TEXT_BOX)).optional(),
    /** The language to translate to, or `OWN_WORDS`, the default. */
    language: text.optional(),
  }),
  hair: z.object({
    image_url: url,
    hair: number.optional(),
    color: text.optional(),
    /** Mask of the hair; without it the hair is detected. */
    mask_url: url.optional(),
    /** Per cent. */
    strength: number,
  }),
  /** Strengths in per cent. */
  emotion: z.object({ image_url: url, emotion: text, strength: number }),
  age: z.object({ image_url: url, age: text, strength: number }),
  portrait: z.object({ ...seeded, image_url: url, template: text, background: text }),
  try_on_shoe: z.object({ ...seeded, model_url: url, shoe_urls: z.array(url), prompt: text.optional() }),
  replace_model: z.object({ ...seeded, image_url: url, mask_url: url.optional(), prompt: text }),
  replace_clothes: z.object({
    ...seeded,
    model_url: url,
    top_url: url.optional(),
    bottom_url: url.optional(),
    refine: flag,
  }),
  write_text: z.object({
    prompt: text,
    instructions: text.optional(),
    /** Pictures that go with the prompt. */
    image_urls: z.array(url).optional(),
    /** The previous messages, oldest first. */
    history: z
      .array(z.object({ role: z.literal(['user', 'assistant']), text, image_urls: z.array(url).optional() }))
      .optional(),
    /** Maximum tokens of the answer. */
    max_tokens: number.optional(),
    /** 0 to 2; left out for models that take none. */
    temperature: number.optional(),
    /** Answers with JSON of the schema of `split_script` in place of plain text. */
    format: z.literal('script').optional(),
  }),
  /** Splits a script into scenes and lines; the language is that of its descriptions. */
  split_script: z.object({ text, language: text.optional() }),
  /** Speed in per cent of the voice's own (specification, section 9: 100 by default). */
  text_to_speech: z.object({
    text,
    /** A voice's id, as the engine that has it names it; without one, the engine's usual voice. */
    voice: text.optional(),
    language: z.literal(SPEECH_LANGUAGES).optional(),
    /** Of Chinese. */
    accent: z.literal(ACCENTS).optional(),
    emotion: z.literal(VOICE_EMOTIONS).optional(),
    /** How it is to be spoken, in words. */
    style: text.optional(),
    speed: number,
  }),
  /** Speech as timed segments; of a video, its sound is used. */
  transcribe: z.object({
    media_url: url,
    seconds: number,
    /** ISO 639-1; without it the engine finds out. */
    language: text.optional(),
    /** Whether the segments name their speaker. */
    speakers: flag,
  }),
  /** Burnt-in subtitles as timed lines: in these areas, or wherever they are found. */
  read_subtitles: z.object({
    ...clip,
    language: z.literal(SUBTITLE_LANGUAGES),
    areas: z.array(subtitleArea).optional(),
  }),
  /** When someone speaks; of a video, its sound is used. */
  find_speech: z.object({ media_url: url, seconds: number }),
  text_to_video: z.object({ ...film, prompt: text }),
  /** The picture is the first frame. */
  image_to_video: z.object({
    ...film,
    image_url: url,
    last_image_url: url.optional(),
    prompt: text.optional(),
  }),
  /** `seconds`: of the sound. */
  talking_portrait: z.object({
    image_url: url,
    audio_url: url,
    seconds: number,
    frame: z.literal(['1:1', '3:4']),
    /** How much the head moves (specification, section 3: style level). */
    style: z.literal(['normal', 'calm', 'active']),
  }),
  retalk: z.object({
    ...clip,
    audio_url: url,
    audio_seconds: number,
    /** The person to make speak, if several people are visible. */
    face_url: url.optional(),
    /** Place of that face in the first frame with a face, in shares of the frame. */
    face_at: box.optional(),
    /**
     * For differing lengths. If the sound is longer, the video loops or holds its last frame, or the sound is
     * cut. A longer video always ends with the sound.
     */
    fit: z.literal(FITS),
  }),
  /** Without areas, text is removed wherever it is found. */
  remove_subtitles: z.object({
    ...clip,
    areas: z.array(subtitleArea),
    language: z.literal(SUBTITLE_LANGUAGES),
    quality,
  }),
  /** A video with translated subtitles. */
  translate_subtitles: z.object({
    ...clip,
    /** Without it the engine finds out. */
    language: z.literal(SUBTITLE_LANGUAGES).optional(),
    to: text,
    /** The lines, if they are known already. */
    lines: z.array(subtitleLine).optional(),
    /** What they are to be taken from if they are not known. */
    lines_from: z.literal(['speech', 'picture']).optional(),
    /** 001 to 015 (specification, section 3). */
    style: text,
    /** Each overrides the style. */
    place: subtitlePlace.optional(),
    font: subtitleFontKind.optional(),
    effect: subtitleEffect.optional(),
    /** Height of the letters, in per cent of the video's shorter side. */
    size: number.optional(),
    /** Between the text and the edge of the picture, in per cent of its height. */
    margin: number.optional(),
    bilingual: flag,
    /** Removes old subtitles: in these areas, or wherever text is found. */
    remove: flag,
    areas: z.array(subtitleArea).optional(),
  }),
  /** A video with translated speech. */
  translate_audio: z.object({
    ...clip,
    language: text.optional(),
    to: text,
    lines: z.array(subtitleLine).optional(),
    /** What they are to be taken from if they are not known. */
    lines_from: z.literal(['speech', 'picture']).optional(),
    /** A voice's id by speaker, or a copy of the speaker's voice; otherwise the engine chooses. */
    voices: z.array(z.object({ speaker: text, voice: text })).optional(),
    /** A voice's id for speakers that `voices` does not name. */
    voice: text.optional(),
    clone: flag,
    /** Whether music and effects stay under the new speech. */
    background: flag,
    /** Their volume, in per cent of the original. */
    background_level: number,
    /** Whether they are ducked while someone speaks. */
    duck: flag,
    /** The largest factor by which a line may be sped up to fit. */
    fastest: number,
    subtitles: flag,
    /** The new sound alone, to be listened to before the video is made. */
    draft: flag,
    /** The files of all lines spoken earlier; filled in by the product. */
    speech_urls: z.array(url).optional(),
  }),
  /** The video of a film: `film` are its parts as JSON, whose `sources` are the files at the same places. */
  export_film: z.object({
    film: text,
    sources: z.array(text),
    media_urls: z.array(url),
    seconds: number,
    /** Pixels of the shorter side. */
    height: number,
    /** MP4 without one. */
    format: z.enum(EXPORT_FORMATS).optional(),
    /** Frames a second; the film's own without it. */
    frame_rate: number.optional(),
    document_id: text,
    title: text,
    description: text,
    cover_url: url.optional(),
    /** What its files were made by, and the visible label that it is drawn with; filled in by the product. */
    provenance: filmProvenance.optional(),
    label: z.enum(VISIBLE_LABELS).optional(),
  }),
  /** Runs in the browser: no engine is asked. */
  collage: z.object({}),
};
