import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { hashText, type PersonLook } from '../brief.ts';
import { factOf, type LookFacts, type Setting, type Token } from './facts.ts';
import { negatedTokens } from './negation.ts';
import { scan } from './scan.ts';

const SKINS = ['#f6d0b1', '#f1c3a0', '#e9b48d', '#c98d63', '#8d5a3b', '#f7d8bf'] as const;
const HAIR_COLORS = ['#2c2224', '#3b2a22', '#5a3825', '#7a4a2b', '#1f1d24', '#8e5a33'] as const;
const OUTFIT_COLORS = [
  '#d9583b',
  '#3d7ea6',
  '#6a994e',
  '#e0a030',
  '#8e6bb0',
  '#c9577f',
  '#2f8f83',
  '#4b5fa5',
] as const;
const ACCENTS = ['#e94f64', '#2a9d8f', '#f4a261', '#577590', '#ffd166'] as const;
const TROUSERS = ['#3a4a6b', '#4a4e58', '#7a5a46', '#2f3e46'] as const;
const USUAL_COLORS: Partial<Record<PersonLook['outfit'], string>> = {
  raincoat: '#f6c21c',
  spacesuit: '#eef1f4',
  chef: '#f7f7f5',
  suit: '#2e3440',
  doctor: '#f4f6f7',
  armour: '#aeb6bf',
};

/** Everyday clothes by how cold it is; raincoats only if it rains. */
const WARDROBE = {
  cold: ['coat', 'hoodie', 'coat'],
  wet: ['raincoat', 'coat', 'raincoat'],
  mild: ['tshirt', 'hoodie', 'tshirt'],
  hot: ['tshirt', 'tshirt', 'tshirt'],
} as const;
const INDOORS: ReadonlySet<Setting['place']> = new Set([
  'room',
  'kitchen',
  'bedroom',
  'library',
  'cafe',
  'classroom',
  'office',
  'stage',
]);

function climateOf({ weather, season, place }: Partial<Setting>): keyof typeof WARDROBE {
  if (place && INDOORS.has(place)) return 'mild';
  if (weather === 'rain' || weather === 'storm') return 'wet';
  if (weather === 'snow' || season === 'winter' || place === 'snowland') return 'cold';
  return place === 'beach' || place === 'desert' ? 'hot' : 'mild';
}

/** Later facts win over earlier ones; accessories add up. */
export function mergeLooks(looks: readonly LookFacts[]): LookFacts {
  const accessories = new Set(looks.flatMap((look) => look.accessories ?? []));
  return {
    ...Object.assign({}, ...looks),
    ...(accessories.size > 0 ? { accessories: [...accessories] } : {}),
  };
}

function hairStyles(
  gender: PersonLook['gender'],
  age: PersonLook['age'],
): readonly PersonLook['hairStyle'][] {
  if (gender === 'male') return ['short', 'short', 'messy', 'side'];
  return age === 'elder' ? ['bun'] : ['bob', 'pigtails', 'ponytail', 'long', 'bob'];
}

/**
 * Completes the stated traits of a person. All draws are made in a fixed order from the seed, whether needed or
 * not, so that naming one more trait changes that trait and nothing else.
 */
export function completeLook(
  facts: LookFacts,
  seed: number,
  setting: Partial<Setting> = {},
  taken: ReadonlySet<string> = new Set(),
): PersonLook {
  const random = createRandom(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], draw: number): Value =>
    values[Math.floor(draw * values.length)] as Value;
  const draws = Array.from({ length: 9 }, () => random());
  const [sex = 0, skin = 0, hair = 0, style = 0, kind = 0, dyed = 0, accent = 0, trousers = 0, dressed = 0] =
    draws;
  const gender = facts.gender ?? (sex < 0.5 ? 'female' : 'male');
  const age = facts.age ?? 'adult';
  const climate = climateOf(setting);
  const plain: PersonLook['outfit'] = pick(WARDROBE[climate], kind);
  const outfit =
    facts.outfit ?? (climate !== 'cold' && gender === 'female' && dressed < 0.45 ? 'dress' : plain);
  const dyes = OUTFIT_COLORS.filter((color) => !taken.has(color));
  const accessories = [...(facts.accessories ?? [])];
  const bearded = accessories.includes('beard') || (age === 'elder' && gender === 'male' && sex < 0.8);
  return {
    gender,
    age,
    skin: facts.skin ?? pick(SKINS, skin),
    hairColor: facts.hairColor ?? (age === 'elder' ? '#d9d6d0' : pick(HAIR_COLORS, hair)),
    hairStyle: facts.hairStyle ?? pick(hairStyles(gender, age), style),
    outfit,
    outfitColor:
      facts.outfitColor ??
      USUAL_COLORS[outfit] ??
      (taken.has(pick(OUTFIT_COLORS, dyed))
        ? pick(dyes.length > 0 ? dyes : OUTFIT_COLORS, dyed)
        : pick(OUTFIT_COLORS, dyed)),
    accentColor: facts.accentColor ?? pick(ACCENTS, accent),
    trouserColor: facts.trouserColor ?? pick(TROUSERS, trousers),
    accessories: bearded && !accessories.includes('beard') ? [...accessories, 'beard'] : accessories,
    pose: facts.pose ?? 'stand',
    mood: facts.mood ?? 'happy',
  };
}

/** The traits that one token states about a person, in the colour that precedes it. */
export function lookFacts(token: Token, color: string | undefined): LookFacts {
  const look = factOf(token, 'look');
  const pose = factOf(token, 'pose');
  const dyed = look?.dyes && color ? { [look.dyes]: color } : {};
  return { ...look?.look, ...dyed, ...(pose ? { pose: pose.person } : {}) };
}

/**
 * The look from a description alone: the same words and the same seed always give the same person.
 * Serves a character that keeps its look through many pictures.
 */
export function lookOf(words: string, seed: number): PersonLook {
  const tokens = scan(words);
  const negated = negatedTokens(tokens);
  const own: LookFacts[] = [];
  const said: LookFacts[] = [];
  let color: string | undefined;
  for (const [index, token] of tokens.entries()) {
    if (negated.has(index)) continue;
    const person = factOf(token, 'person');
    if (person) own.push(person.look, color ? { outfitColor: color } : {});
    said.push(lookFacts(token, color));
    const dye = factOf(token, 'color');
    if (dye) color = dye.hex;
    else if (!factOf(token, 'of') && !factOf(token, 'size') && !factOf(token, 'filler')) color = undefined;
  }
  return completeLook(mergeLooks([...own, ...said]), hashText(`${seed}|${words.trim().toLowerCase()}`));
}
