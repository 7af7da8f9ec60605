import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { newId } from '../../lib/new-id.ts';

/** The parts of a new story: its settings, and one scene with one shot to be written. */
export function emptyStory(language: Language): Part[] {
  const scene = newId();
  return [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', language, style: 'picture_book', ratio: '16:9' },
    { id: scene, kind: 'scene', parent: null, index: 'a1' },
    { id: newId(), kind: 'shot', parent: scene, index: 'a0', seconds: STORY_LIMITS.seconds.usual },
  ];
}
