import { compatibleTexts } from '../aisdk/compatible-texts.ts';
import type { TextProvider } from '../aisdk/text-engine.ts';
import type { CompatibleConfig } from './provider.ts';

/**
 * Texts of a server with OpenAI's interface.
 * @param isPublic whether a numeric address is on the public internet; without it none is
 */
export function ownServerTexts(
  { key, baseUrl, textModel = '', visionModel, isPrivate }: CompatibleConfig,
  isPublic: (address: string) => boolean = () => false,
): TextProvider {
  return compatibleTexts({
    name: 'compatible',
    baseUrl,
    key,
    models: { text: textModel, vision: visionModel },
    mayReach: isPrivate ? undefined : isPublic,
  });
}
