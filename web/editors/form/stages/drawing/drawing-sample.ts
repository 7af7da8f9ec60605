import type { Language } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FormValues } from '../../../kit/form-values.ts';

/** A sample drawing to begin with. */
export interface DrawingSample {
  url: string;
  thumbnail: string;
  /** What is drawn. */
  name: string;
  /** The prompt and settings of its run. */
  input: FormValues;
}

/** Settings of a sample's run that belong to its drawing. */
const TAKEN = ['freedom', 'style'];

/** The drawings that a tool's samples were made from. */
export function drawingSamples(tool: Pick<Tool, 'id' | 'samples'>, language: Language): DrawingSample[] {
  return tool.samples.flatMap(({ before, text, input }) => {
    if (before === undefined || text === undefined) return [];
    const taken = TAKEN.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]);
    const prompt = language === 'en' ? (input['prompt'] ?? text.en) : text[language];
    return [
      {
        url: `/samples/${tool.id}/${before}`,
        thumbnail: `/samples/${tool.id}/${before.replace('.webp', '-320.webp')}`,
        name: text[language],
        input: { ...Object.fromEntries(taken), prompt },
      },
    ];
  });
}

/**
 * The form with a sample's prompt, which replaces an empty one or another sample's, never the person's.
 */
export function wordsOfSample(
  { input }: DrawingSample,
  values: FormValues,
  samples: readonly DrawingSample[],
): FormValues {
  const own = String(values['prompt'] ?? '').trim();
  return own === '' || samples.some((sample) => sample.input['prompt'] === own) ? input : {};
}
