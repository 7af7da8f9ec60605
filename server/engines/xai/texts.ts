import type { TextAccess, TextProvider } from '../aisdk/text-engine.ts';
import { XAI_PRICES } from './prices.ts';

/** The usual model: @ai-sdk/xai 5.0.12; it takes pictures too, and does not reason before it answers. */
const TEXT_MODEL = 'grok-4.20-non-reasoning';

/** Grok's texts; xAI stores none of them. */
export function xaiTexts({ key, baseUrl, textModel = TEXT_MODEL }: TextAccess): TextProvider {
  return {
    models: { text: textModel, vision: textModel },
    secrets: [key],
    prices: XAI_PRICES,
    connect: async (fetch) => {
      const { createXai } = await import('@ai-sdk/xai');
      const provider = createXai({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.languageModel(id);
    },
    options: () => ({ xai: { store: false } }),
  };
}
