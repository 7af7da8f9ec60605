import { compatibleTexts } from '../aisdk/compatible-texts.ts';
import type { TextProvider } from '../aisdk/text-engine.ts';
import { DASHSCOPE_PRICES, priceRegionOf } from './prices.ts';

/** The usual models: https://help.aliyun.com/en/model-studio/qwen-vl-compatible-with-openai and @ai-sdk/alibaba 2.0.58. */
const TEXT_MODEL = 'qwen-plus';
const VISION_MODEL = 'qwen3-vl-plus';

/** Qwen's texts, through Model Studio's OpenAI-compatible mode. */
export function dashscopeTexts({
  key,
  baseUrl,
  textModel = TEXT_MODEL,
  visionModel = VISION_MODEL,
}: {
  key: string;
  baseUrl: string;
  textModel: string | undefined;
  visionModel: string | undefined;
}): TextProvider {
  const host = baseUrl.replace(/\/api\/v1$/u, '');
  return compatibleTexts({
    name: 'qwen',
    baseUrl: `${host}/compatible-mode/v1`,
    key,
    models: { text: textModel, vision: visionModel },
    prices: DASHSCOPE_PRICES,
    region: priceRegionOf(baseUrl),
  });
}
