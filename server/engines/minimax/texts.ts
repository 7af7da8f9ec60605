import type { TextAccess, TextProvider } from '../aisdk/text-engine.ts';
import { MINIMAX_PRICES } from './prices.ts';

/**
 * The usual model: @ai-sdk/minimax 3.0.45. The source does not state whether it takes pictures, so it gets none.
 */
const TEXT_MODEL = 'minimax-m3';

/** MiniMax's texts, through its Anthropic-compatible interface; reasoning is switched off. */
export function minimaxTexts({ key, baseUrl, textModel = TEXT_MODEL }: TextAccess): TextProvider {
  return {
    models: { text: textModel },
    secrets: [key],
    prices: MINIMAX_PRICES,
    connect: async (fetch) => {
      const { createMiniMax } = await import('@ai-sdk/minimax');
      const provider = createMiniMax({ apiKey: key, baseURL: `${baseUrl}/anthropic/v1`, fetch });
      return (id) => provider.languageModel(id);
    },
    options: () => ({ minimax: { thinking: { type: 'disabled' } } }),
  };
}
