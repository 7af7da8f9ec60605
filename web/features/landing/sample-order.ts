import type { Language } from '@inkreel/contract/site.ts';
import type { Sample } from '@inkreel/contract/tools/define-tool.ts';

/**
 * The samples of a landing page in display order: the tallest first, since it is the largest thing that a phone shows
 * and the only one loaded with the page; then as the catalogue has them, with those whose words are in the reader's
 * language before the others.
 */
export function sampleOrder(samples: readonly Sample[], language: Language): Sample[] {
  const own = ({ input, text }: Sample) =>
    text !== undefined || /\p{Script=Han}/u.test(String(input['prompt'])) === (language === 'zh');
  const [first, ...others] = [...samples.filter(own), ...samples.filter((sample) => !own(sample))];
  if (!first) return [];
  const tallest = others
    .filter(own)
    .reduce((tall, one) => (steepness(one) > steepness(tall) ? one : tall), first);
  return [tallest, ...[first, ...others].filter((sample) => sample !== tallest)];
}

const steepness = ({ width, height }: Sample) => height / width;
