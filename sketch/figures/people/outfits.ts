/** How each outfit is cut. Colours come from the look. */
import type { PersonLook } from '../../brief.ts';
import { darker, lighter, mix } from '../tones.ts';

export interface Outfit {
  sleeve: 'none' | 'short' | 'long' | 'wide';
  /** Where the hem of the upper garment hangs: 0 at the hips, 1 at the ground. */
  hem: number;
  /** How far the hem flares beyond the hips, in hip widths. */
  flare: number;
  /** Colour of the legs and of the shoes. */
  legs: string;
  shoes: string;
  boots: boolean;
  top: string;
  sleeves: string;
  gloves: string | undefined;
  /** Half the width added to arms and torso by thick cloth, as a share. */
  bulk: number;
}

/** The cut of a look's outfit with its colours. */
export function outfitOf(look: PersonLook): Outfit {
  const main = look.outfitColor;
  const shoes = darker(look.trouserColor, 0.55);
  const base: Outfit = {
    sleeve: 'long',
    hem: 0.1,
    flare: 0.04,
    legs: look.trouserColor,
    shoes,
    boots: false,
    top: main,
    sleeves: main,
    gloves: undefined,
    bulk: 0.15,
  };
  switch (look.outfit) {
    case 'tshirt':
      return { ...base, sleeve: 'short', shoes: '#f0ece4' };
    case 'hoodie':
      return { ...base, hem: 0.12, bulk: 0.32, shoes: '#f0ece4' };
    case 'coat':
      return { ...base, hem: 0.6, flare: 0.16, bulk: 0.3, boots: true };
    case 'raincoat':
      return {
        ...base,
        hem: 0.5,
        flare: 0.34,
        bulk: 0.36,
        boots: true,
        shoes: mix(look.accentColor, '#c8372d', 0.5),
      };
    case 'suit':
      return { ...base, hem: 0.16, legs: main, shoes: '#2a2224' };
    case 'dress':
      return {
        ...base,
        sleeve: 'short',
        hem: 0.5,
        flare: 0.62,
        legs: look.skin,
        shoes: darker(look.accentColor, 0.3),
      };
    case 'gown':
      return {
        ...base,
        sleeve: 'short',
        hem: 0.97,
        flare: 1.15,
        legs: look.skin,
        shoes: look.accentColor,
        gloves: '#f6f1ea',
      };
    case 'kimono':
      return { ...base, sleeve: 'wide', hem: 0.94, flare: 0.12, legs: '#f3efe6', shoes: '#6b4630' };
    case 'hanfu':
      return { ...base, sleeve: 'wide', hem: 0.96, flare: 0.5, legs: '#f3efe6', shoes: '#3a2f38' };
    case 'spacesuit':
      return {
        ...base,
        hem: 0.06,
        legs: main,
        sleeves: main,
        shoes: darker(main, 0.25),
        boots: true,
        gloves: darker(main, 0.2),
        bulk: 0.62,
      };
    case 'chef':
      return { ...base, hem: 0.16, top: '#f8f5ef', sleeves: '#f8f5ef', bulk: 0.24, shoes: '#2e2a2c' };
    case 'armour':
      return {
        ...base,
        hem: 0.16,
        flare: 0.2,
        legs: darker(main, 0.18),
        shoes: darker(main, 0.3),
        boots: true,
        gloves: darker(main, 0.15),
        bulk: 0.42,
      };
    case 'apron':
      return { ...base, top: lighter(look.trouserColor, 0.62), sleeves: lighter(look.trouserColor, 0.62) };
    case 'uniform':
      return { ...base, hem: 0.14, boots: true, shoes: '#2a2628', legs: darker(main, 0.12) };
    case 'swimwear':
      return {
        ...base,
        sleeve: 'none',
        hem: look.gender === 'male' ? 0.3 : 0.06,
        legs: look.skin,
        shoes: look.skin,
        top: look.gender === 'male' ? look.skin : main,
      };
    case 'doctor':
      return {
        ...base,
        hem: 0.42,
        flare: 0.12,
        top: '#f7f7f4',
        sleeves: '#f7f7f4',
        bulk: 0.24,
        shoes: '#f0ece4',
      };
    case 'overalls':
      return {
        ...base,
        top: look.accentColor,
        sleeves: look.accentColor,
        legs: main,
        boots: true,
        shoes: '#5b4030',
      };
  }
}
