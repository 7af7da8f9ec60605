import { HEAD } from '../documents/parts/define-parts.ts';
import type { Part, Parts } from '../documents/parts/part.ts';
import type { StoryRole } from '../story/characters.ts';

export const ANNA = '0190b3a4-0000-7000-8000-000000000001';
export const BO = '0190b3a4-0000-7000-8000-000000000002';
export const COAT = '0190b3a4-0000-7000-8000-000000000011';
const DRESS = '0190b3a4-0000-7000-8000-000000000010';

/** Anna has a primary look in a dress and one in a coat; Bo has none. */
export const storyRoles = (): StoryRole[] => [
  {
    id: ANNA,
    name: 'Anna',
    description: 'A girl of nine.',
    traits: { age: 'child' },
    voice: { id: 'amy', emotion: 'neutral', speed: 100 },
    looks: [
      {
        id: DRESS,
        prompt: '',
        traits: { age: 'child', clothes: 'dress' },
        image: null,
        url: null,
        isPrimary: true,
      },
      {
        id: COAT,
        prompt: 'in winter',
        traits: { clothes: 'coat' },
        image: null,
        url: null,
        isPrimary: false,
      },
    ],
  },
  { id: BO, name: 'Bo', description: 'An old man', traits: { age: 'elderly' }, voice: null, looks: [] },
];

/** A story in a picture book's style: scenes on a beach, with shots of Anna, and a line of hers in each. */
export function storyParts({ scenes = 2, shots = 3, anna = ANNA } = {}): Part[] {
  const parts: Part[] = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', language: 'en', style: 'picture_book', ratio: '16:9' },
    { id: 'beach', kind: 'place', parent: null, index: 'a1', name: 'Beach', prompt: 'A wide beach' },
  ];
  for (let scene = 0; scene < scenes; scene += 1) {
    const id = `s${scene}`;
    parts.push({
      id,
      kind: 'scene',
      parent: null,
      index: `a${scene + 2}`,
      place: 'beach',
      prompt: 'At dusk',
    });
    for (let shot = 0; shot < shots; shot += 1) {
      const place = `a${shot}`;
      parts.push(
        {
          id: `${id}-shot${shot}`,
          kind: 'shot',
          parent: id,
          index: place,
          text: `They walk ${shot}`,
          roles: [{ role: anna }],
        },
        {
          id: `${id}-line${shot}`,
          kind: 'line',
          parent: id,
          index: place,
          type: 'speech',
          role: anna,
          text: `Hello ${shot}`,
          shot: `${id}-shot${shot}`,
        },
      );
    }
  }
  return parts;
}

export const partsMap = (parts: readonly Part[]): Parts => new Map(parts.map((part) => [part.id, part]));
