import { FILM_LIMITS, type LutPart } from '@inkreel/contract/documents/film-document.ts';
import { ADJUSTMENTS, type Adjustment } from '@inkreel/contract/documents/image-adjustments.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { newId } from '../../../lib/new-id.ts';
import { clipsOf } from '../core/film-view.ts';
import type { FilmCore } from './film-core.ts';

/** The largest file that is read as a look-up table, in bytes. */
const LARGEST_FILE = 12 * 1024 * 1024;

/** What changes the colours of clips. */
export function createColoring({ document, edit, view }: FilmCore) {
  const setColors = (id: string, fields: Readonly<Record<string, Json>>, name?: string) =>
    edit([{ do: 'set', id, fields }], name === undefined ? undefined : `${name} ${id}`);
  const luts = (): LutPart[] => [...document.state.get().parts.values()].filter(({ kind }) => kind === 'lut');
  return {
    luts,
    /** 0 leaves it as it is. */
    adjust: (id: string, name: Adjustment, value: number) => {
      const { adjust = {} } = clipsOf(view.get()).get(id)?.part ?? {};
      const next = Object.fromEntries(
        ADJUSTMENTS.map((each) => [each, each === name ? value : (adjust[each] ?? 0)] as const).filter(
          ([, amount]) => amount !== 0,
        ),
      );
      setColors(id, { adjust: Object.keys(next).length > 0 ? next : null }, `adjust ${name}`);
    },
    setLook: (id: string, look: string | undefined) =>
      setColors(id, { look: look ?? null, ...(look === undefined && { look_strength: null }) }),
    setLookStrength: (id: string, strength: number) =>
      setColors(id, { look_strength: strength === 1 ? null : strength }, 'look'),
    resetColors: (id: string) => setColors(id, { adjust: null, look: null, look_strength: null }),
    /** Gives the colours of a clip to all pictures of the film. */
    colorEverywhere: (id: string) => {
      const { adjust, look, look_strength: strength } = clipsOf(view.get()).get(id)?.part ?? {};
      const fields = { adjust: adjust ?? null, look: look ?? null, look_strength: strength ?? null };
      edit(
        view
          .get()
          .tracks.filter(({ part }) => !part.locked)
          .flatMap(({ clips }) => clips.filter(({ kind }) => kind === 'image' || kind === 'video'))
          .map((clip) => ({ do: 'set', id: clip.id, fields })),
      );
    },
    /** A look-up table of a file, which the clip then has. @returns whether it is one, and had room */
    addLut: async (id: string, file: File): Promise<boolean> => {
      if (file.size > LARGEST_FILE || luts().length >= FILM_LIMITS.luts) return false;
      const { readCube } = await import('@inkreel/scene/colors/read-cube.ts');
      const read = readCube(await file.text());
      if (!read) return false;
      const lut = newId();
      const name = (read.title || file.name.replace(/\.cube$/iu, '')).slice(0, 200);
      const table = btoa(String.fromCharCode(...read.bytes));
      return edit([
        { do: 'add_lut', id: lut, name, table },
        { do: 'set', id, fields: { look: lut } },
      ]);
    },
  };
}
