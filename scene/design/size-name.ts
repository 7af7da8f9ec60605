import type { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignSize } from './sizes.ts';

type Texts = Pick<(typeof designTexts)['en']['sizes'], 'pixels' | 'presets'>;

/** What a size is called: as a person named it, by its preset, or by its pixels. */
export const sizeName = (size: DesignSize, texts: Texts): string =>
  size.name ?? (size.preset === undefined ? texts.pixels(size) : texts.presets[size.preset]);
