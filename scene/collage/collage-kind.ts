import { defineDocument } from '@inkreel/contract/documents/define-document.ts';
import type { CollageDocument } from './collage-document.ts';
import { parseCollage } from './parse-collage.ts';

/**
 * The collage as a saved document. Content of version 1 comes from browsers only and contains its version
 * number.
 */
export const collageKind = defineDocument<CollageDocument>({
  kind: 'collage',
  version: 2,
  upgrades: {
    1: (content) => {
      const { version: _, ...rest } = content as Record<string, unknown>;
      return rest;
    },
  },
  parse: parseCollage,
  sources: ({ cells }) => cells.map(({ source }) => source),
});
