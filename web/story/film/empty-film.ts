import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { newId } from '../../lib/new-id.ts';
import { FILM_SIZE } from './core/film-view.ts';

/** The parts of a new film: its settings, and one track for pictures. */
export function emptyFilm(): Part[] {
  return [
    {
      id: HEAD,
      kind: HEAD,
      parent: null,
      index: 'a0',
      ...FILM_SIZE,
      ratio: '16:9',
      rate: { numerator: 24, denominator: 1 },
      background: '#000000',
    },
    { id: newId(), kind: 'track', parent: null, index: 'a1', type: 'video' },
  ];
}
