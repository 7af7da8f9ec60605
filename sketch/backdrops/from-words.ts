import { type Picture, pictureOf } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { resamplePicture } from '@inkreel/server/engines/builtin/pixels/resample.ts';
import type { Brief, Place } from '../brief.ts';
import { parse } from '../language/parse.ts';
import { wordsUnderstood } from '../language/words-understood.ts';
import type { Backdrop } from '../request.ts';
import { sketch } from '../sketch.ts';
import { colorIn } from './color-in.ts';
import { country, sunOf } from './country.ts';
import { onSurface } from './on-surface.ts';
import type { ShareListener, Size } from './size.ts';
import { tableTop } from './table-top.ts';

const COUNTRY: ReadonlySet<Place> = new Set([
  'mountain',
  'lake',
  'sea',
  'river',
  'desert',
  'snowland',
  'field',
  'forest',
  'beach',
]);
/** Longest side that the illustrator draws. */
const DRAWN_SIDE = 1536;

/**
 * Draws the backdrop of a prompt: a table or sweep if it mentions only surfaces, studios or light, a
 * landscape, or else an illustrated place.
 */
export function fromWords(prompt: string, size: Size & { seed: number }, report: ShareListener): Backdrop {
  const { seed } = size;
  const staged = parse(onSurface(prompt), { seed, style: 'ultra_realistic' });
  const others = staged.subjects.filter(({ span }) => span.start < prompt.length);
  const [place] = staged.places;
  const still = place === 'table' || place === 'studio' || !staged.placeAsked;
  if (staged.surface !== 'plain' || (still && others.length === 0)) {
    const color = colorIn(prompt);
    const scene = tableTop(
      {
        surface: staged.surface,
        light: staged.light,
        wall: staged.surface === 'plain' ? color?.value : undefined,
      },
      size,
      report,
    );
    const missing = others.map(({ words }) => words);
    return {
      ...scene,
      ...told(staged, prompt, missing, staged.surface === 'plain' ? color?.words : undefined),
    };
  }
  const brief = parse(prompt, { seed, style: 'ultra_realistic' });
  if (brief.subjects.length === 0 && COUNTRY.has(brief.places[0] ?? 'room')) {
    return { ...country(brief, size, report), ...told(brief, prompt, [], undefined) };
  }
  return illustrated(prompt, size, report);
}

function illustrated(prompt: string, size: Size & { seed: number }, report: ShareListener): Backdrop {
  const { seed } = size;
  const factor = Math.min(1, DRAWN_SIDE / Math.max(size.width, size.height));
  const drawnSize = {
    width: Math.max(256, Math.round(size.width * factor)),
    height: Math.max(256, Math.round(size.height * factor)),
  };
  let told = 0;
  const { raster, brief, notDrawn } = sketch(
    { prompt, ...drawnSize, seed, style: 'movie_stills' },
    (_, share) => {
      told = Math.max(told, Math.min(0.95, share * 0.9));
      report(told);
    },
  );
  const picture = fitted(pictureOf(raster), size);
  return {
    picture,
    ground: {
      horizon: size.height * 0.5,
      focal: Math.max(size.width, size.height),
      stand: size.height * 0.91,
      gloss: 0,
      roughness: 1,
    },
    light: sunOf(brief),
    understood: wordsUnderstood(brief, notDrawn),
    notDrawn,
  };
}

function fitted(picture: Picture, size: Size): Picture {
  return picture.width === size.width && picture.height === size.height
    ? picture
    : resamplePicture(picture, size);
}

/**
 * The words of the prompt that the backdrop shows: the parser's without the box, and the colour of the wall.
 */
function told(
  brief: Brief,
  prompt: string,
  missing: readonly string[],
  color: string | undefined,
): Pick<Backdrop, 'understood' | 'notDrawn'> {
  const notDrawn = [...brief.notDrawn, ...missing].filter((words) => words !== color);
  const read = {
    subjects: [],
    understood: brief.understood.filter(({ span }) => span.start < prompt.length),
  };
  const understood = wordsUnderstood(read, notDrawn).filter((words) => words !== color);
  return { understood: color === undefined ? understood : [color, ...understood], notDrawn };
}
