import { writeFile } from 'node:fs/promises';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { PICTURE_LANGUAGES } from '@inkreel/contract/tools/picture-languages.ts';
import { fitInput, type InputLimits } from '../hosted/fit-input.ts';
import type { HostedService } from '../hosted/serve-calls.ts';
import { IMAGE_PATH } from './client.ts';
import type { MediaCall } from './media-provider.ts';
import type { Store } from './media-services.ts';

/** Beijing only: https://help.aliyun.com/zh/model-studio/qwen-mt-image-api. */
export const TRANSLATION_MODEL = 'qwen-mt-image';
/** Pixels and bytes of a picture: `image_url` of the same page, as async-dashscope 0.12.0 quotes it. */
const PICTURE: InputLimits = { longest: 8192, shortest: 32, bytes: 10_000_000 };
const MOST_RATIO = 10;

/**
 * Translates all text of a picture: the model detects, translates and draws it. Its answer is a JPEG, to which the
 * picture's size and opacity are restored.
 * @param store puts a file into the provider's storage for a model
 */
export function translatePicture(
  store: Store,
): HostedService<CapabilityInput['translate_picture'], MediaCall> {
  return {
    facts: {
      models: [TRANSLATION_MODEL],
      without: 'the words of a person; between two languages of which neither is Chinese or English',
    },
    values: { language: PICTURE_LANGUAGES },
    refuse: ({ language }) => (language === undefined ? 'value_needs_engine' : undefined),
    calls: async ({ image_url, language }, { bring, turns, signal }) => {
      const file = await bring(image_url);
      const { jpeg, sent, full } = await fitInput(file, PICTURE, turns);
      const ratio = Math.max(sent.width, sent.height) / Math.min(sent.width, sent.height);
      if (ratio > MOST_RATIO)
        return { notTaken: 'media_proportions', detail: `${sent.width} x ${sent.height}` };
      await writeFile(`${file}.jpg`, jpeg);
      const input = {
        image_url: await store({ file: `${file}.jpg`, model: TRANSLATION_MODEL, extension: 'jpg', signal }),
        source_lang: 'auto',
        target_lang: language,
        // Text on objects, such as packages, is translated too.
        ext: { config: { imageSegment: false } },
      };
      const body = { model: TRANSLATION_MODEL, input };
      return [
        {
          body: { kind: 'picture', path: IMAGE_PATH, body, usage: { picture: 1 } },
          plan: { enlarged: { base: image_url, size: full } },
        },
      ];
    },
  };
}
