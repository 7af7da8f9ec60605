/** Formats of document photographs, printed at 300 dots an inch. Has no imports. */
export interface IdFormat {
  width: number;
  height: number;
  /** Pixels from the chin to the top of the hair. */
  head: number;
  /** Pixels from the upper edge to the top of the hair. */
  above: number;
}

const DOTS_PER_MM = 300 / 25.4;
const format = (widthMm: number, heightMm: number, headMm: number, aboveMm: number): IdFormat => ({
  width: Math.round(widthMm * DOTS_PER_MM),
  height: Math.round(heightMm * DOTS_PER_MM),
  head: headMm * DOTS_PER_MM,
  above: aboveMm * DOTS_PER_MM,
});

/** By the tool's template. The names contain the printed width and height in millimetres. */
const FORMATS: Readonly<Record<string, IdFormat>> = {
  id_25x35: format(25, 35, 22, 3.5),
  id_33x48: format(33, 48, 30, 4.5),
  id_35x45: format(35, 45, 33, 4),
  id_35x49: format(35, 49, 31, 5),
  id_51x51: format(51, 51, 31, 7),
};

/** Templates of document photographs. */
export const ID_TEMPLATES: readonly string[] = Object.keys(FORMATS);

/** The format of a template; undefined for every other kind of portrait. */
export const idFormat = (template: string): IdFormat | undefined =>
  Object.hasOwn(FORMATS, template) ? FORMATS[template] : undefined;
