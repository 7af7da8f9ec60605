import type { TextProvider } from './text-engine.ts';

export interface CompatibleTexts extends Omit<TextProvider, 'connect' | 'options' | 'secrets'> {
  /** The package's name for it, one word. */
  name: string;
  baseUrl: string;
  /** Empty if the server requires none. */
  key: string;
  /** Additional fields of the provider in the body of each call. */
  extra?: Readonly<Record<string, string | boolean | { [name: string]: string }>>;
}

/** Texts of a provider that speaks OpenAI's interface for chats. */
export function compatibleTexts({ name, baseUrl, key, extra, ...facts }: CompatibleTexts): TextProvider {
  return {
    ...facts,
    secrets: [key],
    connect: async (fetch) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name,
        baseURL: baseUrl,
        ...(key === '' ? {} : { apiKey: key }),
        fetch,
        includeUsage: true,
      });
      return (id) => provider.languageModel(id);
    },
    ...(extra ? { options: () => ({ [name]: { ...extra } }) } : {}),
  };
}
