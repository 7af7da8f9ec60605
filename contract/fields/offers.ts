/** What screens beside the form show of a tool's fields; apart from `field.ts`, since editors load that at their start. */
import type { Language } from '../site.ts';
import type { Field } from '../tools/kinds/index.ts';
import { kindOf, mediumOf, optionSetOf } from './field.ts';
import type { Medium, QualityTier } from './kind.ts';

interface Fields {
  fields: readonly Field[];
}

/** The values on offer that the tool's own file names, with their names; of a field that sets `name` alone if it is given. */
export const namedValues = (
  { fields }: Fields,
  language: Language,
  name?: string,
): { name: string; value: string | number; text: string }[] =>
  fields.flatMap((field) => {
    const set = optionSetOf(field);
    if (set === undefined || (name !== undefined && set.name !== name)) return [];
    return set.values.flatMap((value) => {
      const text = kindOf(field).valueName?.(field, value)?.[language];
      return text === undefined ? [] : [{ name: set.name, value, text }];
    });
  });

/** The quality tiers that the tool's own file names. */
export const qualityTiers = ({ fields }: Fields): readonly QualityTier[] =>
  fields.flatMap((field) => kindOf(field).tiers?.(field) ?? []);

/** Files under `web/public/samples/` for the sound or the video that a tool takes. */
export const mediaSamples = ({ fields }: Fields, kind: Medium['kind']): string[] =>
  fields.flatMap((field) => {
    const medium = mediumOf(field);
    return medium?.kind === kind ? medium.samples : [];
  });
