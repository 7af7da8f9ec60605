import type { TextAccess, TextProvider } from '../aisdk/text-engine.ts';
import { GOOGLE_PRICES } from './prices.ts';

/** The usual model: @ai-sdk/google 4.0.121; it takes pictures too. */
const TEXT_MODEL = 'gemini-3.5-flash';

/** Gemini's texts. */
export function googleTexts({ key, baseUrl, textModel = TEXT_MODEL }: TextAccess): TextProvider {
  return {
    models: { text: textModel, vision: textModel },
    secrets: [key],
    prices: GOOGLE_PRICES,
    connect: async (fetch) => {
      const { createGoogle } = await import('@ai-sdk/google');
      const provider = createGoogle({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.chat(id);
    },
  };
}
