import type { Picture, Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief, PersonLook, SketchStage, SketchStyle } from './brief.ts';

/** Width and height in pixels. The same request with the same seed, an unsigned 32-bit number, gives the same bytes. */
interface Sized {
  width: number;
  height: number;
  seed: number;
}

/** A picture from a prompt, 256 to 1536 pixels a side. */
export interface PromptRequest extends Sized {
  kind: 'prompt';
  prompt: string;
  /** Chosen; without it the prompt decides. */
  style?: SketchStyle | undefined;
}

/** A described character in a scene, which may leave it out: "reading under a tree" is enough. */
export interface CharacterRequest extends Sized {
  kind: 'character';
  character: string;
  scene: string;
  style?: SketchStyle | undefined;
}

/** Somebody of a story: the same name, words and traits are the same person in every shot and look. */
export interface StoryCharacter {
  name: string;
  description: string;
  /** Traits that win over the words; accessories replace all that the words name. */
  traits?: CharacterTraits | undefined;
}

export type CharacterTraits = Partial<
  Pick<
    PersonLook,
    'age' | 'gender' | 'skin' | 'hairStyle' | 'hairColor' | 'outfit' | 'outfitColor' | 'accessories'
  >
>;

/** A shot of a story. Without a place the prompt decides where it is. */
export interface ShotRequest extends Sized {
  kind: 'shot';
  /** What happens; characters are named as in `characters`. */
  prompt: string;
  characters: readonly StoryCharacter[];
  place?: { name: string; description: string } | undefined;
  /** How near it is; by default as composed. */
  size?: ShotSize | undefined;
  style?: SketchStyle | undefined;
}

export type ShotSize = 'wide' | 'full' | 'medium' | 'close' | 'detail';

/** The whole figure of a character on plain ground under even light; the seed varies the stance alone. */
export interface LookRequest extends Sized {
  kind: 'look';
  character: StoryCharacter;
  style?: SketchStyle | undefined;
}

/** A prompt with figures at the places of drawn lines. */
export interface LinesRequest extends Sized {
  kind: 'lines';
  prompt: string;
  lines: Picture;
  /** From 0 (follows the lines) to 1 (the rules alone compose). */
  freedom: number;
  style?: SketchStyle | undefined;
}

/** A background from a prompt, of any size: a table or sweep, a landscape, or an illustrated place. */
export interface BackdropRequest extends Sized {
  kind: 'backdrop';
  prompt: string;
}

/** A landscape from a prompt, with the distance slightly out of focus. */
export interface CountryRequest extends Sized {
  kind: 'country';
  prompt: string;
}

/** An empty table or paper sweep, lit for a product. */
export interface TableRequest extends Sized, TableTop {
  kind: 'table';
}

export interface TableTop {
  surface: Brief['surface'];
  light: Brief['light'];
  /** `#rrggbb` of the wall, of the sweep as well; random if missing. */
  wall?: string | undefined;
  /** Selects the kind of a surface (light or dark wood, ...), 0 to 1; random if missing. */
  kindOfSurface?: number | undefined;
}

type DrawingRequest = PromptRequest | CharacterRequest | ShotRequest | LookRequest | LinesRequest;
export type SceneRequest = BackdropRequest | CountryRequest | TableRequest;
export type DrawRequest = DrawingRequest | SceneRequest;

/** The understood words, in the language of the prompt. */
interface Told {
  understood: string[];
  /** Words of the prompt that are not shown, in prompt order. */
  notDrawn: string[];
}

export interface Drawing extends Told {
  raster: Raster;
}

/** A background for a subject. */
export interface Backdrop extends Told {
  picture: Picture;
  ground: Ground;
  light: BackdropLight;
}

/** The ground of a backdrop, seen by a level camera. All in pixels of the backdrop. */
export interface Ground {
  /** Row of the horizon; may lie outside the picture. */
  horizon: number;
  /** Focal length. */
  focal: number;
  /** Row on which a subject stands. */
  stand: number;
  /** Reflectivity of the ground, 0 to 1, and its blur. */
  gloss: number;
  roughness: number;
}

export interface BackdropLight {
  /** Right, up, and away from the eye. */
  toward: readonly [right: number, up: number, away: number];
  /** Tangent of the lamp's angular radius: 0 for the sun without haze, 0.5 for a softbox. */
  softness: number;
  /** How dark the shadow of the lamp is, 0 to 1. */
  strength: number;
}

export type Drawn<R extends DrawRequest> = R extends DrawingRequest ? Drawing : Backdrop;

/** Called between steps and inside long loops; `share` of the whole, from 0 to 1, which never decreases. */
export type ProgressListener = (stage: SketchStage, share: number) => void;
