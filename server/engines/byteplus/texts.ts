import { compatibleTexts } from '../aisdk/compatible-texts.ts';
import type { TextAccess, TextProvider } from '../aisdk/text-engine.ts';

/**
 * The usual models, which take pictures too: abroad https://docs.byteplus.com/en/docs/ModelArk/1399009; Ark in China
 * has the same model under another name.
 */
const TEXT_MODEL = 'seed-1-6-250915';
const CHINA = { host: /\.volces\.com$/u, model: 'doubao-seed-1-6-251015' };

/** Seed's texts. Reasoning is charged and not shown, so it is switched off. */
export function byteplusTexts({ key, baseUrl, textModel }: TextAccess): TextProvider {
  const usual = CHINA.host.test(new URL(baseUrl).hostname) ? CHINA.model : TEXT_MODEL;
  const model = textModel ?? usual;
  return compatibleTexts({
    name: 'ark',
    baseUrl,
    key,
    models: { text: model, vision: model },
    extra: { thinking: { type: 'disabled' } },
  });
}
