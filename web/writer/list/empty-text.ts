import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { newId } from '../../lib/new-id.ts';

/** The parts of a new text: its settings, and a title to be written. */
export const emptyText = (): Part[] => [
  { id: HEAD, kind: HEAD, parent: null, index: 'a0' },
  {
    id: newId(),
    kind: 'block',
    parent: null,
    index: 'a1',
    node: { type: 'heading', attrs: { level: 1 } },
  },
];
