import { writeFile } from 'node:fs/promises';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { PICTURE_LANGUAGES } from '@inkreel/contract/tools/picture-languages.ts';
import { fitInput, type InputLimits } from '../hosted/fit-input.ts';
import type { HostedService } from '../hosted/serve-calls.ts';
import type { GhostcutBody, GhostcutClient } from './client.ts';

/** api-guide/03-media-requirements.md; 50 MB a file, which a JPEG of this size does not reach. */
const PICTURE: InputLimits = { longest: 2000, shortest: 32, bytes: 20_000_000 };

/**
 * Translates all text of a picture, see api-guide/81-image-processing.md: the service detects, translates and draws it.
 */
export function translatePicture(
  client: () => Pick<GhostcutClient, 'send'>,
): HostedService<CapabilityInput['translate_picture'], GhostcutBody> {
  return {
    facts: { models: ['image/translate'], without: 'the words of a person' },
    values: { language: PICTURE_LANGUAGES },
    refuse: ({ language }) => (language === undefined ? 'value_needs_engine' : undefined),
    calls: async ({ image_url, language = '' }, { bring, turns, signal }) => {
      const file = await bring(image_url);
      const { jpeg, full } = await fitInput(file, PICTURE, turns);
      await writeFile(`${file}.jpg`, jpeg);
      const url = await client().send(`${file}.jpg`, { extension: 'jpg', kind: 'image', signal });
      const body = {
        downloadInfo: JSON.stringify({ url }),
        translateOn: 1,
        srcLang: 'auto',
        tgtLang: language,
        // Text on packages is translated too.
        commodityFilterOn: 0,
        synthesisOn: 1,
      };
      return [{ body, plan: { enlarged: { base: image_url, size: full } } }];
    },
  };
}
