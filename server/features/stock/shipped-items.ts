import type { StockItem } from '@inkreel/contract/api/stock.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { STOCK_SAMPLES, STOCK_SAMPLES_PATH, type StockSample } from '@inkreel/contract/stock-samples.ts';
import { type StockFilter, wordsOf } from './store.ts';

/**
 * The photographs that came with the product and match the filter. Their addresses are pages of the site, not stored
 * files: `keepShipped` stores one for a person who names it in a run.
 */
export function shippedItems(
  { kind, search }: Pick<StockFilter, 'kind' | 'search'>,
  language: Language,
): StockItem[] {
  if (kind !== undefined && kind !== 'image') return [];
  const words = wordsOf(search);
  return STOCK_SAMPLES.filter((sample) => {
    const text = textOf(sample);
    return words.every((word) => text.includes(word));
  }).map((sample) => itemOf(sample, language));
}

/** Names and tags in both languages, in lower case. */
function textOf({ name, tags }: StockSample): string {
  return [...Object.values(name), ...Object.values(tags).flat()].join(' ').toLowerCase();
}

function itemOf(sample: StockSample, language: Language): StockItem {
  const path = `${STOCK_SAMPLES_PATH}${sample.file}.webp`;
  return {
    id: sample.id,
    name: sample.name[language],
    tags: [...sample.tags[language]],
    kind: 'image',
    file: {
      kind: 'image',
      domain: '',
      path,
      full_path: path,
      content_type: 'image/webp',
      size: sample.size,
      width: sample.width,
      height: sample.height,
      playback: null,
      placeholder: null,
      thumbnail: `${STOCK_SAMPLES_PATH}${sample.file}-320.webp`,
    },
    project_id: null,
    public: true,
    created_at: null,
  };
}
