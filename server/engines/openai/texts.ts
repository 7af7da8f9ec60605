import type { TextAccess, TextProvider } from '../aisdk/text-engine.ts';
import { OPENAI_PRICES } from './prices.ts';

/** The usual model: @ai-sdk/openai 4.0.118; it takes pictures too. */
const TEXT_MODEL = 'gpt-5.4-mini';
/** Reasoning models, set to little reasoning, since it is charged and not shown. */
const THINKING = /^(gpt-5(?!.*chat)|o\d)/u;

/** OpenAI's texts. */
export function openaiTexts({ key, baseUrl, textModel = TEXT_MODEL }: TextAccess): TextProvider {
  return {
    models: { text: textModel, vision: textModel },
    secrets: [key],
    prices: OPENAI_PRICES,
    connect: async (fetch) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const provider = createOpenAI({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.chat(id);
    },
    options: (model) => (THINKING.test(model) ? { openai: { reasoningEffort: 'low' } } : {}),
  };
}
