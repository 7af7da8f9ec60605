/** The measures of a four-legged animal. Lengths are in units of which the body is about 60 to 100 long. */

export type Ears = 'point' | 'flop' | 'round' | 'long' | 'leaf' | 'fan' | 'none';
export type Tail =
  | 'long'
  | 'bushy'
  | 'short'
  | 'tuft'
  | 'curl'
  | 'horse'
  | 'plume'
  | 'ringed'
  | 'taper'
  | 'none';
export type Coat =
  | 'plain'
  | 'patches'
  | 'stripes'
  | 'spots'
  | 'rosettes'
  | 'giraffe'
  | 'fleece'
  | 'spines'
  | 'panda'
  | 'scales';
export type Horns = 'antlers' | 'cow' | 'goat' | 'ram' | 'rhino' | 'unicorn' | 'giraffe' | 'tusks';

export interface QuadrupedShape {
  /** From hip to shoulder, and the radii of rump, belly and chest. */
  length: number;
  rump: number;
  belly: number;
  chest: number;
  /** From the body's middle to the ground, and half the thickness of a leg. */
  leg: number;
  legWidth: number;
  hoof: boolean;
  /** Length of the neck, degrees above the horizontal, and half its thickness. */
  neck: number;
  neckAngle: number;
  neckWidth: number;
  /** Skull radius, muzzle length beyond it and half its thickness. */
  head: number;
  muzzle: number;
  muzzleWidth: number;
  ears: Ears;
  earSize: number;
  tail: Tail;
  tailSize: number;
  coat: string;
  /** Belly, chest and muzzle; ears and tail tips; pattern; legs; mane. */
  light: string;
  tip: string;
  pattern: Coat;
  patternColor: string;
  legs: string;
  mane?: string;
  maneKind?: 'lion' | 'horse' | 'none';
  nose: string;
  horns?: Horns;
  /** Number of humps, or a trunk instead of a muzzle. */
  humps?: number;
  trunk?: boolean;
  whiskers?: boolean;
  /** White cheeks and muzzle, or a dark band over the eyes. */
  face?: 'cheeks' | 'mask' | 'blaze' | 'eyepatch' | 'bare';
  /** Default pose. */
  rests?: 'sit';
  ridden?: boolean;
}
